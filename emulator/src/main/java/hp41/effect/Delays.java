package hp41.effect;

/**
 * Durations for which entries wait. Like the other durations of the machine, they are fitted to
 * recordings of the display, which each group names.
 */
public final class Delays {

  // Catalogs: keys-cx.tsv, keys-modes.tsv.

  /** How long catalogs 4, 5 and 6 wait for a key. */
  public static final Delay CATALOG_TIMEOUT = Delay.always(120_000_000);

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

  /** Catalog 1. */
  public static final Tempo PROGRAMS = Tempo.of(177_000, 99_000, 182_000, 152_000);

  /** Catalogs 2 and 3, and a directory of mass storage. */
  public static final Tempo FUNCTIONS = Tempo.of(84_000, 83_000, 182_000, 82_000);

  /** Catalog 4. */
  public static final Tempo FILES = Tempo.of(100_000, 0, 1_290_000, 130_000);

  /** Catalog 6. */
  public static final Tempo ASSIGNED_KEYS = Tempo.of(49_000, 0, 440_000, 165_000);

  // The text editor: keys-cx.tsv, keys-modes.tsv.

  /** Blink interval between cursor and character. */
  public static final Delay EDITOR_BLINK = Delay.always(650_000);

  /** Showing a record. */
  public static final Delay EDITOR_SHOW = Delay.computed(81_000);

  /** Reading one character of a record. */
  public static final Delay EDITOR_READ = Delay.computed(15_000);

  /** Deleting a record. */
  public static final Delay EDITOR_DELETE = Delay.computed(100_000);

  /** GTO skipping one record. */
  public static final Delay EDITOR_SEEK = Delay.computed(20_000);

  // The stopwatch: keys-cx.tsv, keys-modes.tsv.

  /** From SW until the stopwatch is shown. */
  public static final Delay STOPWATCH_OPEN = Delay.computed(119_000);

  /** From a key until its effect is shown. */
  public static final Delay STOPWATCH_SHOW = Delay.computed(60_000);

  /** Additional time if the last register warning is shown. */
  public static final Delay STOPWATCH_WARN = Delay.computed(336_000);

  /** Interval between two updates: tenths of a second. */
  public static final Delay STOPWATCH_TICK = Delay.always(100_000);

  // Clock and alarms: keys-modes.tsv.

  /** From an alarm until the machine is awake. */
  public static final Delay ALARM_WAKE = Delay.always(170_000);

  /** Until the message is shown. */
  public static final Delay ALARM_SHOWS = Delay.always(650_000);

  /** Additional time to write the time. */
  public static final Delay ALARM_WRITES_TIME = Delay.always(120_000);

  /** From the message until keys are accepted. */
  public static final Delay ALARM_READS_KEYS = Delay.always(1_320_000);

  /** Message off while it blinks. */
  public static final Delay ALARM_DARK = Delay.always(160_000);

  /** Message on without a tone. */
  public static final Delay ALARM_LIT = Delay.always(512_000);

  /** Message on with a tone. */
  public static final Delay ALARM_WITH_TONE = Delay.always(650_000);

  /** How long the message is shown after the last key. */
  public static final Delay ALARM_AFTER_KEY = Delay.always(2_650_000);

  /** ALMCAT until the time of the first alarm is shown. */
  public static final Delay ALMCAT_OPEN = Delay.computed(261_000);

  /** SST until the time of the next alarm is shown. */
  public static final Delay ALMCAT_STEP = Delay.computed(190_000);

  /** How long the time is shown. */
  public static final Delay ALMCAT_TIME = Delay.always(602_000);

  /** Writing the message. */
  public static final Delay ALMCAT_WRITE = Delay.always(36_000);

  /** How long the message is shown. */
  public static final Delay ALMCAT_MESSAGE = Delay.always(627_000);

  /** How long the last message is shown. */
  public static final Delay ALMCAT_LAST = Delay.always(1_300_000);

  /** Blank display between two alarms. */
  public static final Delay ALMCAT_DARK = Delay.always(156_000);

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
   * @param pause how long keys are then read: R/S stops the catalog, and any other key that is down
   *     ends the pause
   * @param writing the time to write the next entry, during which keys are not read
   */
  public record Tempo(Delay delay, Delay search, Delay pause, Delay writing) {

    private static Tempo of(long delay, long search, long pause, long writing) {
      return new Tempo(
          Delay.always(delay), Delay.always(search), Delay.always(pause), Delay.always(writing));
    }

    /** Returns the interval between two entries. */
    public Delay interval() {
      return search.plus(pause).plus(writing);
    }
  }
}
