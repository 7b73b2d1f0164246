package hp41.web.manual;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Writes the guide and the reference as one HTML file, which {@code manual.js} loads. */
public final class ManualBuild {

  /** The guide in reading order, and the reference. */
  private static final List<String> PAGES =
      List.of(
          "src/docs/guide/rpn.md",
          "src/docs/guide/first-steps.md",
          "src/docs/guide/your-first-program.md",
          "src/docs/guide/keys.md",
          "src/docs/guide/debugging.md",
          "src/docs/guide/printing.md",
          "src/docs/guide/files.md",
          "src/docs/guide/synthetic-programming.md",
          "src/docs/web.md",
          "src/docs/terminal.md",
          "programs/README.md",
          "emulator/docs/functions.md",
          "src/docs/modules.md",
          "emulator/docs/numbers.md",
          "emulator/docs/listings.md",
          "emulator/docs/program-files.md",
          "emulator/docs/state-files.md",
          "emulator/docs/cards-and-media.md",
          "src/docs/limits.md");

  private ManualBuild() {}

  /**
   * Writes the manual.
   *
   * @param arguments the folder of the repository, and the file to write
   */
  public static void main(String[] arguments) throws IOException {
    Path root = Path.of(arguments[0]);
    List<Path> pages = PAGES.stream().map(Path::of).toList();
    StringBuilder html = new StringBuilder();
    for (Path page : pages) {
      html.append(new ManualPage(page, pages).html(Files.readString(root.resolve(page))));
    }
    try (Stream<Path> guide = Files.list(root.resolve("src/docs/guide"))) {
      guide
          .map(root::relativize)
          .filter(it -> it.toString().endsWith(".md") && !pages.contains(it))
          .forEach(
              it -> {
                throw new IllegalStateException(it + " is not in the manual");
              });
    }
    Files.createDirectories(Path.of(arguments[1]).getParent());
    Files.writeString(Path.of(arguments[1]), html);
  }
}
