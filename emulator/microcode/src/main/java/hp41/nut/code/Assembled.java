package hp41.nut.code;

import hp41.listing.Diagnostic;
import hp41.module.PlugInImage;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;

/**
 * What has become of a listing of microcode.
 *
 * @param problems all that was found, in the order of the lines
 * @param image the pages; empty if the listing cannot be used
 * @param labels the addresses of its labels
 * @param lines which line of the listing each word comes from, by page and address
 */
public record Assembled(
    List<Diagnostic> problems,
    Optional<PlugInImage> image,
    Map<String, Integer> labels,
    SortedMap<CodePosition, Integer> lines) {

  /**
   * Where an instruction is.
   *
   * @param page the number of the page in the listing, 0 the first
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

  /** The image as a MOD1 file; empty if the listing cannot be used. */
  public Optional<byte[]> mod() {
    return image.map(PlugInImage::mod);
  }
}
