package hp41.command;

/** What the process tells its caller. */
final class ExitCode {

  /** Done. */
  static final int DONE = 0;

  /** The calculator stopped with an error message. */
  static final int CALCULATOR_ERROR = 1;

  /** The command line is wrong. */
  static final int USAGE = 2;

  /** A file cannot be read, parsed or written. */
  static final int FILE = 3;

  /** A limit on lines or time was reached. */
  static final int LIMIT = 4;

  private ExitCode() {}
}
