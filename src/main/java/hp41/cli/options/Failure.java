package hp41.cli.options;

import java.io.Serial;

/** Ends a verb with an exit code and a line that says why. */
public final class Failure extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  private final int exitCode;

  /** Ends with this code and this line, or no line if it is empty. */
  public Failure(int exitCode, String message) {
    super(message, null, false, false);
    this.exitCode = exitCode;
  }

  public int exitCode() {
    return exitCode;
  }
}
