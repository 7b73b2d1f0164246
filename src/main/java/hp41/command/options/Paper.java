package hp41.command.options;

import hp41.Calculator;
import hp41.files.FileTrouble;
import hp41.files.GrowingFile;
import hp41.machine.Event;
import hp41.output.Output;
import hp41.paper.PaperKind;
import hp41.printer.PrintedLine;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;

/** Where the lines that the printer prints are written. */
public interface Paper {

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
   * @throws Failure if it cannot be written
   */
  public static Paper in(Path file, Consumer<String> complaints) {
    PaperKind kind = PaperKind.of(file.toString()).orElse(PaperKind.TXT);
    try {
      return kind == PaperKind.TXT
          ? new TextPaper(file, GrowingFile.open(file), complaints)
          : new PicturePaper(file, kind, complaints);
    } catch (IOException unwritable) {
      throw new Failure(ExitCode.FILE, unwritable(file, unwritable));
    }
  }

  /** Says why paper in a file cannot be written. */
  public static String unwritable(Path file, IOException why) {
    return file + ": " + FileTrouble.unwritten(why);
  }
}
