package hp41.nut.code;

import hp41.listing.Diagnostic;
import hp41.module.PlugInImage;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;

/**
 * The result of assembling a microcode listing.
 *
 * @param problems errors and warnings, in the order of the lines
 * @param image the assembled pages; empty if there is an error
 * @param labels the address of each label
 * @param lines the listing line of each word, by page and address
 */
public record Assembled(
    List<Diagnostic> problems,
    Optional<PlugInImage> image,
    Map<String, Integer> labels,
    SortedMap<CodePosition, Integer> lines) {

  /**
   * The place of an instruction.
   *
   * @param page the index of the page in the listing, from 0
   * @param address the address, 0000 to FFFF
   */
  public record CodePosition(int page, int address) implements Comparable<CodePosition> {

    @Override
    public int compareTo(CodePosition other) {
      return page == other.page
          ? Integer.compare(address, other.address)
          : Integer.compare(page, other.page);
    }
  }

  public Assembled {
    problems = List.copyOf(problems);
    labels = Map.copyOf(labels);
  }

  /** Returns the image as a MOD1 file; empty if there is an error. */
  public Optional<byte[]> mod() {
    return image.map(PlugInImage::mod);
  }
}
