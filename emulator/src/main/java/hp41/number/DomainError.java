package hp41.number;

/**
 * DATA ERROR: the function is not defined for its arguments. The exception has no stack trace, so
 * that throwing it is cheap.
 */
public final class DomainError extends RuntimeException {

  /** The only instance. */
  public static final DomainError INSTANCE = new DomainError();

  private static final long serialVersionUID = 1L;

  private DomainError() {
    super("DATA ERROR", null, false, false);
  }
}
