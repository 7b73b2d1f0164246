package hp41.command.options;

import hp41.WholeFile;
import hp41.paper.PaperKind;
import hp41.printer.PrintedLine;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Paper that is a picture, made of the lines at the end; it holds the first 10,000. */
final class PicturePaper implements Paper {

  private static final int MOST_LINES = 10_000;

  private final Path path;
  private final PaperKind kind;
  private final Consumer<String> complaints;
  private final List<PrintedLine> lines = new ArrayList<>();
  private boolean full;

  /**
   * A picture in a file; {@code complaints} is told when it is full, or cannot be written.
   *
   * @throws IOException if that is known already
   */
  PicturePaper(Path path, PaperKind kind, Consumer<String> complaints) throws IOException {
    WholeFile.named(path).check();
    this.path = path;
    this.kind = kind;
    this.complaints = complaints;
  }

  @Override
  public void print(PrintedLine line) {
    if (lines.size() < MOST_LINES) {
      lines.add(line);
    } else if (!full) {
      full = true;
      complaints.accept(
          "%s: a picture holds %,d lines, and the others are left out; a .txt takes all"
              .formatted(path, MOST_LINES));
    }
  }

  @Override
  public int end() {
    try {
      WholeFile.named(path).write(kind.content(lines));
      return full ? ExitCode.LIMIT : ExitCode.DONE;
    } catch (IOException unwritable) {
      complaints.accept(Paper.unwritable(path, unwritable));
      return ExitCode.FILE;
    }
  }
}
