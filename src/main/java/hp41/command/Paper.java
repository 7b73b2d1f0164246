package hp41.command;

import hp41.Calculator;
import hp41.WholeFile;
import hp41.files.FileTrouble;
import hp41.machine.Event;
import hp41.paper.PaperKind;
import hp41.printer.PrintedLine;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Where the lines that the printer prints are written: at once to stdout or stderr, or at the end
 * to a file, which is a picture if its name ends in {@code .svg}, {@code .png} or {@code .pdf}.
 */
final class Paper {

  private final Optional<Lines> stream;
  private final Optional<Path> file;
  private final List<PrintedLine> printed = new ArrayList<>();

  private Paper(Optional<Lines> stream, Optional<Path> file) {
    this.stream = stream;
    this.file = file;
  }

  /** Paper that runs into a stream, each line as text. */
  static Paper into(Lines stream) {
    return new Paper(Optional.of(stream), Optional.empty());
  }

  /** Paper that is kept until it is {@linkplain #save saved} in a file. */
  static Paper keptFor(Path file) {
    return new Paper(Optional.empty(), Optional.of(file));
  }

  /** Prints a line. */
  void print(PrintedLine line) {
    if (file.isPresent()) {
      printed.add(line);
    }
    stream.ifPresent(lines -> line.rows().forEach(lines::print));
  }

  /** Prints what the calculator has printed since its events were last taken. */
  void printAll(Calculator calculator) {
    for (Event event : calculator.takeEvents()) {
      if (event instanceof Event.Printed line) {
        print(line.line());
      }
    }
  }

  /** Writes the file, if there is to be one. */
  void save() {
    if (file.isEmpty()) {
      return;
    }
    PaperKind kind = PaperKind.of(file.get().toString()).orElse(PaperKind.TXT);
    try {
      WholeFile.named(file.get()).write(kind.content(printed));
    } catch (IOException unwritable) {
      throw new Failure(ExitCode.FILE, FileTrouble.message(unwritable));
    }
  }
}
