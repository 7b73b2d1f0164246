package hp41.command.options;

import hp41.files.GrowingFile;
import hp41.printer.PrintedLine;
import java.nio.file.Path;
import java.util.function.Consumer;

/** Paper that is a file of text; each line is there as soon as it was printed. */
final class TextPaper implements Paper {

  private final Path path;
  private final GrowingFile file;
  private final Consumer<String> complaints;
  private int exitCode = ExitCode.DONE;

  /** Paper in a file; {@code complaints} is told when it can be written no longer. */
  TextPaper(Path path, GrowingFile file, Consumer<String> complaints) {
    this.path = path;
    this.file = file;
    this.complaints = complaints;
  }

  @Override
  public void print(PrintedLine line) {
    line.rows().forEach(file::print);
    tellTrouble();
  }

  private void tellTrouble() {
    file.takeTrouble()
        .ifPresent(
            trouble -> {
              complaints.accept(Paper.unwritable(path, trouble));
              exitCode = ExitCode.FILE;
            });
  }

  @Override
  public int end() {
    file.close();
    tellTrouble();
    return exitCode;
  }
}
