package hp41.number;

/**
 * DATA ERROR: the function has no value for these numbers. It carries no stack trace, so that
 * throwing it is cheap.
 */
public final class DomainError extends RuntimeException {

  /** The only one there is. */
  public static final DomainError INSTANCE = new DomainError();

  private static final long serialVersionUID = 1L;

  private DomainError() {
    super("DATA ERROR", null, false, false);
  }
}
