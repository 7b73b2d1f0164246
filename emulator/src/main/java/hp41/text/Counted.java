package hp41.text;

/** Formats a number with the thing it counts, such as {@code 1 line} and {@code 2 lines}. */
public final class Counted {

  private Counted() {}

  /**
   * Returns the number followed by the thing in singular or plural.
   *
   * @param thing the singular; its plural ends with s
   */
  public static String of(long number, String thing) {
    return of(String.valueOf(number), thing);
  }

  /**
   * Returns a formatted number followed by the thing. Only {@code "1"} is followed by the singular.
   */
  public static String of(String number, String thing) {
    return number + " " + thing + (number.equals("1") ? "" : "s");
  }
}
