package hp41.cli.options;

import hp41.AtomicFile;
import hp41.Calculator;
import hp41.files.AppendingFile;
import hp41.files.FileTrouble;
import hp41.files.Output;
import hp41.machine.Event;
import hp41.print.PaperKind;
import hp41.printer.PrintedLine;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Where the lines that the printer prints are written. */
public interface Paper {

  /** So many bytes tell whether a file is of another kind. */
  int BEGINNING = 4096;

  /** Prints a line. */
  public void print(PrintedLine line);

  /** Prints what the calculator has printed since its events were last taken. */
  public default void printAll(Calculator calculator) {
    for (Event event : calculator.takeEvents()) {
      if (event instanceof Event.Printed printed) {
        print(printed.line());
      }
    }
  }

  /** Comes to an end when all has been printed; tells the exit code, 0 if nothing is wrong. */
  public default int end() {
    return ExitCode.DONE;
  }

  /** Paper that runs into a stream, each line as text. */
  public static Paper into(Output stream) {
    return line -> line.rows().forEach(stream::print);
  }

  /**
   * Paper that is a file, a picture if its name ends in {@code .svg}, {@code .png} or {@code .pdf}.
   *
   * @param complaints is told what goes wrong while it is printed
   * @throws Failure if it cannot be written, or if there is a file of another kind
   */
  public static Paper in(Path file, Consumer<String> complaints) {
    PaperKind kind = PaperKind.of(file.toString()).orElse(PaperKind.TXT);
    try {
      if (isOther(file, kind)) {
        throw new Failure(
            ExitCode.FILE,
            "%s: there is a file that no printer has written; name another file, or delete it first"
                .formatted(file));
      }
      return kind == PaperKind.TXT
          ? new TextPaper(file, AppendingFile.open(file), complaints)
          : new PicturePaper(file, kind, complaints);
    } catch (IOException unwritable) {
      throw new Failure(ExitCode.FILE, unwritable(file, unwritable));
    }
  }

  private static boolean isOther(Path file, PaperKind kind) throws IOException {
    if (!Files.isRegularFile(file)) {
      return false;
    }
    try (InputStream content = Files.newInputStream(file)) {
      byte[] beginning = content.readNBytes(BEGINNING);
      return beginning.length > 0 && !kind.isKindOf(beginning);
    }
  }

  /** Says why paper in a file cannot be written. */
  public static String unwritable(Path file, IOException why) {
    return file + ": " + FileTrouble.unwritten(why);
  }

  /** Paper that is a file of text; each line is there as soon as it was printed. */
  final class TextPaper implements Paper {

    private final Path path;
    private final AppendingFile file;
    private final Consumer<String> complaints;
    private int exitCode = ExitCode.DONE;

    /** Paper in a file; {@code complaints} is told when it can be written no longer. */
    TextPaper(Path path, AppendingFile file, Consumer<String> complaints) {
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
      AtomicFile.named(path).check();
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
        AtomicFile.named(path).write(kind.content(lines));
        return full ? ExitCode.LIMIT : ExitCode.DONE;
      } catch (IOException unwritable) {
        complaints.accept(Paper.unwritable(path, unwritable));
        return ExitCode.FILE;
      }
    }
  }
}
