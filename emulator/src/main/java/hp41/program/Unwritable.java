package hp41.program;

import java.io.Serial;

/** Programs that cannot be put into a file of the wanted kind. */
public final class Unwritable extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  /** They cannot, for this reason. */
  public Unwritable(String message) {
    super(message, null, false, false);
  }
}
