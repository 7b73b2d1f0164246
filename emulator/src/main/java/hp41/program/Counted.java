package hp41.program;

/** A number with the thing that it counts, such as {@code 1 line} and {@code 2 lines}. */
public final class Counted {

  private Counted() {}

  /**
   * Returns the number and the thing.
   *
   * @param thing in the singular; its plural ends with s
   */
  public static String of(long number, String thing) {
    return of(String.valueOf(number), thing);
  }

  /** Returns a number as it is written, and the thing; only 1 is followed by the singular. */
  public static String of(String number, String thing) {
    return number + " " + thing + (number.equals("1") ? "" : "s");
  }
}
