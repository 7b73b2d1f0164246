package hp41.app;

import java.io.Serial;

/** Ends a verb with an exit code and an error message of one line. */
public final class Failure extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  private final int exitCode;

  /** Creates a failure. Nothing is printed if the message is empty. */
  public Failure(int exitCode, String message) {
    super(message, null, false, false);
    this.exitCode = exitCode;
  }

  public int exitCode() {
    return exitCode;
  }
}
