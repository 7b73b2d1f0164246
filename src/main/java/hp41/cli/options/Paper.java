package hp41.cli.options;

import hp41.Calculator;
import hp41.app.ExitCode;
import hp41.app.Failure;
import hp41.disk.AtomicFile;
import hp41.event.Event;
import hp41.event.PrintedLine;
import hp41.files.AppendingFile;
import hp41.files.FileTrouble;
import hp41.files.Output;
import hp41.print.PaperKind;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** The destination of printed lines. */
public interface Paper {

  /** The number of bytes that are checked to recognize a file of another kind. */
  int BEGINNING = 4096;

  /** Prints a line. */
  public void print(PrintedLine line);

  /** Prints everything that the calculator has printed since its events were last taken. */
  public default void printAll(Calculator calculator) {
    for (Event event : calculator.takeEvents()) {
      if (event instanceof Event.Printed printed) {
        print(printed.line());
      }
    }
  }

  /** Ends the paper after the last line; returns the exit code, 0 for success. */
  public default int end() {
    return ExitCode.DONE;
  }

  /** Returns paper that writes each line to a stream as text. */
  public static Paper into(Output stream) {
    return line -> line.rows().forEach(stream::print);
  }

  /**
   * Returns paper that is written to a file, as a picture if the name ends in {@code .svg}, {@code
   * .png} or {@code .pdf}.
   *
   * @param complaints receives errors while printing
   * @throws Failure if the file cannot be written, or a file of another kind exists
   */
  public static Paper in(Path file, Consumer<String> complaints) {
    PaperKind kind = PaperKind.of(file.toString()).orElse(PaperKind.TXT);
    try {
      if (isOther(file, kind)) {
        throw new Failure(
            ExitCode.FILE,
            "%s: the file exists and was not written by a printer; use another name, or delete it first"
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

  /** Returns the error message for paper that cannot be written to a file. */
  public static String unwritable(Path file, IOException why) {
    return file + ": " + FileTrouble.unwritten(why);
  }

  /** Paper in a text file; each line is written at once. */
  final class TextPaper implements Paper {

    private final Path path;
    private final AppendingFile file;
    private final Consumer<String> complaints;
    private int exitCode = ExitCode.DONE;

    /** Creates paper in a file; {@code complaints} receives the first error. */
    TextPaper(Path path, AppendingFile file, Consumer<String> complaints) {
      this.path = path;
      this.file = file;
      this.complaints = complaints;
    }

    @Override
    public void print(PrintedLine line) {
      line.rows().forEach(file::print);
      reportError();
    }

    private void reportError() {
      file.takeError()
          .ifPresent(
              error -> {
                complaints.accept(Paper.unwritable(path, error));
                exitCode = ExitCode.FILE;
              });
    }

    @Override
    public int end() {
      file.close();
      reportError();
      return exitCode;
    }
  }

  /** Paper in a picture file, which is written at the end. It contains at most 10,000 lines. */
  final class PicturePaper implements Paper {

    private static final int MAX_LINES = 10_000;

    private final Path path;
    private final PaperKind kind;
    private final Consumer<String> complaints;
    private final List<PrintedLine> lines = new ArrayList<>();
    private boolean full;

    /**
     * Creates paper in a picture file; {@code complaints} receives an error if the picture is full
     * or cannot be written.
     *
     * @throws IOException if the file cannot be written
     */
    PicturePaper(Path path, PaperKind kind, Consumer<String> complaints) throws IOException {
      AtomicFile.named(path).check();
      this.path = path;
      this.kind = kind;
      this.complaints = complaints;
    }

    @Override
    public void print(PrintedLine line) {
      if (lines.size() < MAX_LINES) {
        lines.add(line);
      } else if (!full) {
        full = true;
        complaints.accept(
            "%s: a picture contains at most %,d lines, the others are left out; a .txt file has all"
                .formatted(path, MAX_LINES));
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
