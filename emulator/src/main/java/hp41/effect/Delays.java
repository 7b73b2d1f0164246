package hp41.effect;

/**
 * Durations for which entries wait. Like the other durations of the machine, they are fitted to
 * recordings of the display, which each group names.
 */
public final class Delays {

  // Catalogs: keys-cx.tsv, keys-modes.tsv.

  /** The time for which catalogs 4, 5 and 6 wait for a key. */
  public static final Delay CATALOG_TIMEOUT = Delay.always(125_250_000);

  /** Searching a label or END from the last END upward, for each entry passed. */
  public static final Delay GLOBAL_SEEK = Delay.computed(7_200);

  /** Counting the bytes before an END. */
  public static final Delay END_MEASURE = Delay.computed(3_000);

  /** Counting one of the free registers after .END. */
  public static final Delay END_COUNT = Delay.computed(1_940);

  /** Correction for the last entry of catalog 1, which is shown for a shorter time. */
  public static final Delay LAST_PROGRAM = Delay.always(-109_000);

  /** Skipping one function of a module to reach the next module. */
  public static final Delay PASS_FUNCTION = Delay.computed(27_400);

  /** Skipping one function of the time module. */
  public static final Delay PASS_TIME_FUNCTION = Delay.computed(16_400);

  /** Catalog 6 checking one key. */
  public static final Delay KEY_CHECK = Delay.computed(13_000);

  /** SST or BST until a stopped catalog shows the next item; measured on the microcode. */
  public static final Delay CATALOG_STEP = Delay.computed(116_000);

  /** Catalog 1. */
  public static final Tempo PROGRAMS = Tempo.of(177_000, 99_000, 182_000, 152_000);

  /** Catalogs 2 and 3, and a directory of mass storage. */
  public static final Tempo FUNCTIONS = Tempo.of(84_000, 83_000, 182_000, 82_000);

  /** Catalog 1 of a 41C or 41CV; measured on the microcode. */
  public static final Tempo BASIC_PROGRAMS = Tempo.slow(102_000, 149_000);

  /** Each character but the first of a label in catalog 1 of a 41C or 41CV. */
  public static final Delay LABEL_CHARACTER = Delay.always(15_700);

  /** Catalogs 2 and 3 of a 41C or 41CV; measured on the microcode. */
  public static final Tempo BASIC_FUNCTIONS = Tempo.slow(88_000, 89_000);

  /** Catalog 4. */
  public static final Tempo FILES = Tempo.of(100_000, 0, 1_290_000, 130_000);

  /** Catalog 6. */
  public static final Tempo ASSIGNED_KEYS = Tempo.of(49_000, 0, 440_000, 165_000);

  // The text editor: keys-cx.tsv, keys-modes.tsv.

  /** Blink interval between cursor and character. */
  public static final Delay EDITOR_BLINK = Delay.always(646_000);

  /** Showing a record. */
  public static final Delay EDITOR_SHOW = Delay.computed(81_000);

  /** Reading one character of a record. */
  public static final Delay EDITOR_READ = Delay.computed(15_000);

  /** Deleting a record. */
  public static final Delay EDITOR_DELETE = Delay.computed(100_000);

  /** The time from a key that does not fit until its tone is over; measured on the microcode. */
  public static final Delay EDITOR_SOUNDS = Delay.always(345_000);

  /**
   * The time from the release of a key that does not fit until the record is shown again; measured
   * on the microcode.
   */
  public static final Delay EDITOR_REFUSED = Delay.always(975_000);

  /** GTO skipping one record. */
  public static final Delay EDITOR_SEEK = Delay.computed(20_000);

  // The stopwatch: keys-cx.tsv, keys-modes.tsv.

  /** The time from SW until the stopwatch is shown. */
  public static final Delay STOPWATCH_OPEN = Delay.computed(119_000);

  /** The time from a key until its effect is shown. */
  public static final Delay STOPWATCH_SHOW = Delay.computed(60_000);

  /** Additional time if the last register warning is shown. */
  public static final Delay STOPWATCH_WARN = Delay.computed(336_000);

  /** Interval between two updates: tenths of a second. */
  public static final Delay STOPWATCH_TICK = Delay.always(100_000);

  // Alarms: measured on the microcode.

  /** The time from an alarm until the machine is awake, if it was off. */
  public static final Delay ALARM_WAKE = Delay.always(146_000);

  /** The time until the alarm sounds. */
  public static final Delay ALARM_BEGINS = Delay.always(78_000);

  /** The time until the message is shown. */
  public static final Delay ALARM_SHOWS = Delay.always(580_000);

  /** Additional time to write the time. */
  public static final Delay ALARM_WRITES_TIME = Delay.always(124_000);

  /** The time from the message until keys are accepted. */
  public static final Delay ALARM_READS_KEYS = Delay.always(1_304_000);

  /** Message off while it blinks. */
  public static final Delay ALARM_DARK = Delay.always(153_000);

  /** Message on without a tone. */
  public static final Delay ALARM_LIT = Delay.always(510_000);

  /** Message on with the first of two tones. */
  public static final Delay ALARM_FIRST_TONE = Delay.always(316_000);

  /** Message on with the second tone. */
  public static final Delay ALARM_SECOND_TONE = Delay.always(341_000);

  /** The time for which the message is shown after the last key. */
  public static final Delay ALARM_AFTER_KEY = Delay.always(2_636_000);

  /** The time from the end of an alarm until the machine does something else. */
  public static final Delay ALARM_ENDS = Delay.computed(90_000);

  // The catalog of alarms: keys-modes.tsv.

  /** The time for which the catalog of alarms waits for a key. */
  public static final Delay ALMCAT_TIMEOUT = Delay.always(124_780_000);

  /** The time from ALMCAT until the time of the first alarm is shown. */
  public static final Delay ALMCAT_OPEN = Delay.computed(225_000);

  /** The time from SST until the time of the next alarm is shown. */
  public static final Delay ALMCAT_STEP = Delay.computed(190_000);

  /** The time for which the time is shown. */
  public static final Delay ALMCAT_TIME = Delay.always(602_000);

  /** Writing the message. */
  public static final Delay ALMCAT_WRITE = Delay.always(36_000);

  /** The time for which the message is shown. */
  public static final Delay ALMCAT_MESSAGE = Delay.always(610_000);

  /** Blank display between two alarms. */
  public static final Delay ALMCAT_DARK = Delay.always(172_000);

  /** The time from a key that hurries the catalog until the display becomes dark. */
  public static final Delay ALMCAT_HURRY = Delay.always(138_000);

  /** The time for which the last alarm is shown longer than the others. */
  public static final Delay ALMCAT_LAST = Delay.always(765_000);

  private static final long SECOND_NANOS = 1_000_000_000;

  private Delays() {}

  /** Returns the time until the next second, from the nanoseconds since midnight. */
  public static Delay untilSecond(long nanos) {
    return Delay.always((SECOND_NANOS - nanos % SECOND_NANOS) / 1_000 + 1);
  }

  /**
   * The pace of a running catalog.
   *
   * @param delay the time until the first entry is shown
   * @param search the time to find the next entry while the present one is shown
   * @param pause how long keys are read after each entry. R/S stops the catalog. Any other key that
   *     is down ends the pause, or makes it longer, as {@code down} says
   * @param down how long the pause is if a key is down; {@link Delay#NONE} if the key ends it
   * @param writing the time to write the next entry, during which keys are not read
   */
  public record Tempo(Delay delay, Delay search, Delay pause, Delay down, Delay writing) {

    /**
     * The number of parts of a pause. After each part, the machine checks whether a key is down.
     */
    public static final int PARTS = 24;

    private static final long SLOW_SEARCH = 10_000;
    private static final long SLOW_PAUSE = 244_800;
    private static final long SLOW_DOWN = 813_600;

    private static Tempo of(long delay, long search, long pause, long writing) {
      return new Tempo(
          Delay.always(delay),
          Delay.always(search),
          Delay.always(pause),
          Delay.NONE,
          Delay.always(writing));
    }

    /** Returns the pace of a catalog whose items are shown longer while a key is down. */
    private static Tempo slow(long delay, long writing) {
      return new Tempo(
          Delay.always(delay),
          Delay.always(SLOW_SEARCH),
          Delay.always(SLOW_PAUSE),
          Delay.always(SLOW_DOWN),
          Delay.always(writing));
    }

    /** Returns whether an item is shown longer while a key is down. */
    public boolean isSlow() {
      return down.always() > 0;
    }

    /** Returns a part of the pause. */
    public Delay part(boolean isDown) {
      return Delay.always((isDown ? down : pause).always() / PARTS);
    }

    /** Returns the interval between two entries. */
    public Delay interval() {
      return search.plus(pause).plus(writing);
    }
  }
}
