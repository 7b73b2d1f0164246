package hp41.module;

import java.io.Serial;

/** Thrown if programs cannot be written to a file of the requested format. */
public final class ProgramWriteException extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  /**
   * Creates an exception.
   *
   * @param message the reason, shown to the user
   */
  public ProgramWriteException(String message) {
    super(message, null, false, false);
  }
}
