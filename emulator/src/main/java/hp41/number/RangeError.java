package hp41.number;

/**
 * OUT OF RANGE that flag 24 does not suppress, for example a negative variance in SDEV. Any other
 * overflow is a result instead of an exception, see {@link Decimal#isOutOfRange()}.
 */
public final class RangeError extends RuntimeException {

  /** The only instance. */
  public static final RangeError INSTANCE = new RangeError();

  private static final long serialVersionUID = 1L;

  private RangeError() {
    super("OUT OF RANGE", null, false, false);
  }
}
