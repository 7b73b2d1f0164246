package hp41.command;

import hp41.barcode.PdfSheet;
import hp41.barcode.Sheet;
import hp41.barcode.SvgSheet;
import hp41.format.LifImage;
import hp41.format.ProgramFile;
import hp41.format.ProgramFile.Format;
import hp41.format.Unwritable;
import hp41.machine.InstructionSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** Kinds of files that can be written, and how their names end. */
enum OutputKind {
  text(Format.TEXT, Set.of("txt", "41", "rpn", "lst", "focal", "hp41")),
  raw(Format.RAW, Set.of("raw")),
  p41(Format.P41, Set.of("p41")),
  bin(Format.BIN, Set.of("bin")),
  dat(Format.DAT, Set.of("dat")),
  lif(Format.LIF, Set.of("lif")),
  /** Bar code for the wand, all pages one below the other. */
  svg(programs -> SvgSheet.of(sheet(programs)), "svg"),
  /** Bar code for the wand, to be printed. */
  pdf(programs -> PdfSheet.of(sheet(programs)), "pdf");

  private static final String FILE_OF_IMAGE = "(?i).*\\.lif:[^/:]*";

  /** A full HP-41CX takes eleven. */
  private static final int MOST_PAGES = 1000;

  private final Content content;
  private final Set<String> endings;

  /** What a file holds. */
  private interface Content {
    byte[] of(List<byte[]> programs, InstructionSet functions);
  }

  OutputKind(Format format, Set<String> endings) {
    this.content = (programs, functions) -> ProgramFile.write(format, programs, functions);
    this.endings = endings;
  }

  OutputKind(Function<List<byte[]>, byte[]> content, String ending) {
    this.content = (programs, functions) -> content.apply(programs);
    this.endings = Set.of(ending);
  }

  /** The kind that a name tells. */
  static Optional<OutputKind> of(String name) {
    if (name.matches(FILE_OF_IMAGE)) {
      return Optional.of(lif);
    }
    String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    return Stream.of(values()).filter(kind -> kind.endings.contains(ending)).findFirst();
  }

  /**
   * Writes programs into a file of this kind.
   *
   * @throws Unwritable if such a file cannot hold them
   */
  void write(String name, List<byte[]> programs, InstructionSet functions, boolean padded)
      throws IOException {
    if (this == lif) {
      addTo(name, programs);
    } else {
      boolean raw = this == OutputKind.raw && padded;
      byte[] written = raw ? ProgramFile.paddedRaw(programs) : content.of(programs, functions);
      OutputFile.write(Path.of(name), written);
    }
  }

  private static void addTo(String name, List<byte[]> programs) throws IOException {
    int colon = name.lastIndexOf(':');
    boolean named = name.matches(FILE_OF_IMAGE) || colon >= 0 && Files.exists(image(name, colon));
    Path file = named ? image(name, colon) : Path.of(name);
    LifImage image = Files.isRegularFile(file) ? ProgramSource.image(file) : LifImage.blank();
    LifImage more =
        named ? image.with(name.substring(colon + 1), only(programs)) : image.with(programs);
    OutputFile.write(file, more.content());
  }

  private static Path image(String name, int colon) {
    return Path.of(name.substring(0, colon));
  }

  private static byte[] only(List<byte[]> programs) {
    if (programs.size() != 1) {
      throw new Unwritable(
          "one name is for one program, and there are %d: without :NAME they get their own"
              .formatted(programs.size()));
    }
    return programs.get(0);
  }

  private static Sheet sheet(List<byte[]> programs) {
    int pages = Sheet.pages(programs);
    if (pages > MOST_PAGES) {
      throw new Unwritable(
          "these programs take %d pages as bar code, and a file holds at most %d; convert fewer"
              .formatted(pages, MOST_PAGES));
    }
    return Sheet.of(programs);
  }
}
