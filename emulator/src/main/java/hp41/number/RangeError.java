package hp41.number;

/**
 * OUT OF RANGE that flag 24 does not turn into the largest number, as SDEV reports a negative
 * variance. Any other overflow is no exception but a result, see {@link Decimal#isOutOfRange()}.
 */
public final class RangeError extends RuntimeException {

  /** The only one there is. */
  public static final RangeError INSTANCE = new RangeError();

  private static final long serialVersionUID = 1L;

  private RangeError() {
    super("OUT OF RANGE", null, false, false);
  }
}
