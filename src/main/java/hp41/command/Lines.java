package hp41.command;

import java.io.PrintWriter;

/**
 * Writes line by line, each at once; when nobody reads them any more, there is nothing left to do.
 */
final class Lines {

  private final PrintWriter out;

  Lines(PrintWriter out) {
    this.out = out;
  }

  /** Writes a line. A reader that has gone ends the verb quietly. */
  void print(Object line) {
    out.print(line);
    out.print('\n');
    if (out.checkError()) {
      throw new Failure(ExitCode.DONE, "");
    }
  }
}
