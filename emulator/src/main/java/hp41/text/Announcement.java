package hp41.text;

/**
 * The messages of the machine that are not errors. Errors are in {@code
 * hp41.event.CalculatorError}.
 */
public final class Announcement {

  /** There are no alarms or no assigned keys. */
  public static final String CAT_EMPTY = "CAT EMPTY";

  /** There are no files in extended memory. */
  public static final String DIR_EMPTY = "DIR EMPTY";

  /** Memory was cleared. */
  public static final String MEMORY_LOST = "MEMORY LOST";

  /** A key was held down so long that its function was cancelled. */
  public static final String NULL = "NULL";

  /** Memory is being packed. */
  public static final String PACKING = "PACKING";

  /** A test executed from the keyboard is true. */
  public static final String YES = "YES";

  /** A test executed from the keyboard is false. */
  public static final String NO = "NO";

  private Announcement() {}
}
