package hp41.app;

/** The exit codes of the process. */
public final class ExitCode {

  /** Success. */
  public static final int DONE = 0;

  /** The calculator stopped with an error message. */
  public static final int CALCULATOR_ERROR = 1;

  /** The command line is wrong. */
  public static final int USAGE = 2;

  /** A file cannot be read, parsed or written. */
  public static final int FILE = 3;

  /** A limit on lines or time was reached. */
  public static final int LIMIT = 4;

  private ExitCode() {}
}
