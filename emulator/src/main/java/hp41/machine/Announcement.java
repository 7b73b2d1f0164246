package hp41.machine;

/** What the machine tells that is no error; errors are {@link CalculatorError}s. */
public final class Announcement {

  /** There are no alarms, or no assigned keys. */
  public static final String CAT_EMPTY = "CAT EMPTY";

  /** There are no files. */
  public static final String DIR_EMPTY = "DIR EMPTY";

  /** Everything is as new. */
  public static final String MEMORY_LOST = "MEMORY LOST";

  /** A key was held so long that it does nothing. */
  public static final String NULL = "NULL";

  /** Memory is being packed. */
  public static final String PACKING = "PACKING";

  /** A test from the keyboard is true. */
  public static final String YES = "YES";

  /** A test from the keyboard is false. */
  public static final String NO = "NO";

  private Announcement() {}
}
