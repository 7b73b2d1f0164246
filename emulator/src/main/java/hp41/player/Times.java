package hp41.player;

import hp41.display.Cells;
import hp41.memory.Alpha;

/**
 * Durations of the machine's actions in microseconds, for those that do not follow from its word
 * counts. They are fitted to recordings of the display, which was sampled every 24 ms. Each group
 * names its recordings; the tests compare the durations with them step by step.
 */
public final class Times {

  // Keys that are held down: keys-mainframe.tsv, keys-cx.tsv.

  /** How long a key is down in the recordings. Its function's name is visible during this time. */
  public static final long TAP = 395_000;

  /** The time from the key until the name of its function or label is written, without searches. */
  public static final long KEY_NAMED = 43_000;

  /** The additional time for each character of a name, counted from {@link #USUAL_NAME}. */
  public static final long NAME_CHARACTER = 2_400;

  /** The length of the names for which the times of keys were measured. */
  public static final int USUAL_NAME = 3;

  /** Additional time to find the program that is assigned to a key; measured on the microcode. */
  public static final long ASSIGNED_PROGRAM = 43_000;

  /** Blank display before the name of a function is shown for the second time. */
  public static final long KEY_BLANK = 160_000;

  /** Minimum time for which the name of a found function or label is shown before it runs. */
  public static final long NAME_MINIMUM = 75_000;

  /** Writing the name of a found function or label, whether or not a key is down. */
  public static final long NAME_WRITING = 5_000;

  /** The time from the name until NULL is shown. */
  public static final long UNTIL_NULL = 1_107_000;

  /** Writing NULL, which the release of the key no longer prevents. */
  public static final long NULL_WRITING = 13_000;

  /** The time for which NULL is shown after the key is released. */
  public static final long NULL_AFTER_RELEASE = 300_000;

  /** Blink of the display for a key that is not accepted in a prompt. */
  public static final long PROMPT_BLINK = 66_000;

  /** Additional time until a function that was found by its name starts. */
  public static final long FOUND_BY_NAME = 85_000;

  /** Functions up to this duration do not change the display while they run. */
  public static final long SHORT_FUNCTION = 45_000;

  /** A second key press within this time is ignored as contact bounce. */
  public static final long KEY_DEBOUNCE = 30_000;

  // Messages and scrolling: keys-mainframe.tsv, keys-cx.tsv.

  /** Interval between two steps of a scroll. */
  public static final long SCROLL_STEP = 584_000;

  /** First step of a scroll, which is a little shorter. */
  public static final long SCROLL_FIRST_STEP = 582_000;

  /** Writing one character of a message. */
  public static final long WRITE_CHARACTER = 6_000;

  /**
   * The time from the key ALPHA until a long ALPHA text is collected; measured on the microcode.
   */
  public static final long ALPHA_KEY = 116_000;

  /** Collecting a long ALPHA text; fitted to the scrolls in keys-cx.tsv. */
  public static final long ALPHA_COLLECT = 113_500;

  /** Skipping a null before the ALPHA text; measured on the microcode. */
  public static final long ALPHA_NULL = 4_500;

  /**
   * Joining a point or colon of the ALPHA text to the character before it; measured on the
   * microcode.
   */
  public static final long ALPHA_POINT = 12_500;

  /**
   * The time from the last line of a program until a long ALPHA text is collected; measured on the
   * microcode.
   */
  public static final long ALPHA_SETTLES = 96_500;

  /** Writing one character of an ALPHA text that fits the display, when a program stops. */
  public static final long ALPHA_CHARACTER = 13_500;

  /** The part of the ALPHA time that a number needs as well. */
  public static final long ALPHA_LIKE_NUMBER = 19_000;

  // Program lines: keys-mainframe.tsv, keys-cx.tsv.

  /** Showing 00 REG before the count starts; measured on the microcode. */
  public static final long TOP_BEFORE_COUNT = 78_000;

  /** Showing .END. in PRGM mode before the count starts; measured on the microcode. */
  public static final long END_BEFORE_COUNT = 134_000;

  /** The time for which the counted number is shown. */
  public static final long END_SHOWN = 200_000;

  /** Writing a text line in PRGM mode. */
  public static final long WRITE_TEXT_LINE = 210_000;

  /** Writing the start of any other long line. */
  public static final long WRITE_LONG_LINE = 120_000;

  /** Inserting an END, which splits a program in two. */
  public static final long INSERT_END = 200_000;

  /** GTO .nnn until the line is found. */
  public static final long GO_TO_LINE = 90_000;

  // Packing: keys-cx.tsv, programs of different lengths.

  /** Start of packing. */
  public static final long PACK_BEGIN = 165_000;

  /** End of packing if nothing has changed. */
  public static final long PACK_NOTHING = 80_000;

  /** Moving one byte. */
  public static final long PACK_BYTE = 16_800;

  /** Skipping one byte before the first change. */
  public static final long PACK_PASSED_BYTE = 1_200;

  /** GTO .. until PACKING is shown. */
  public static final long BEFORE_PACKING = 130_000;

  /** A function that finds no room, until PACKING is shown. */
  public static final long TRY_AGAIN_MOVING = 820_000;

  /** The time from PACKING until TRY AGAIN is shown. */
  public static final long TRY_AGAIN_PACKING = 585_000;

  /** Packing after CLP. */
  public static final long CLP_PACKING = 450_000;

  // Running programs: keys-mainframe.tsv, keys-cx.tsv. The durations of lines are in the table
  // of word counts.

  /** The time from R/S until the first line runs. */
  public static final long START = 25_000;

  /** Additional time of each line while a key is down; measured on the microcode. */
  public static final long LINE_WHILE_DOWN = 2_407;

  /** The time from a pause, key or alarm until the next line runs. */
  public static final long RESUME = 13_000;

  /** The time from the key that GETKEYX answers at once until the next line runs. */
  public static final long KEY_ANSWERED = 32_000;

  /**
   * The time from the error of a program until keys are accepted, without counting the lines before
   * the failed one.
   */
  public static final long ERROR_BACK = 85_000;

  /**
   * How often the lines before the failed line are counted after an error; measured on the
   * microcode.
   */
  public static final int ERROR_COUNTS = 2;

  /** The time from the release of a key that EMDIR waited for until its line ends. */
  public static final long LIST_ENDS = 115_000;

  /** The time for which GETKEY and GETKEYX read the keyboard if they do not wait. */
  public static final long KEY_READING = 50_000;

  /** The time from the timeout of GETKEY or GETKEYX until the next line runs. */
  public static final long KEY_TIMED_OUT = 7_000;

  /** Additional time of GETKEYX if the key was down already. */
  public static final long KEY_WAS_DOWN = 55_000;

  /** The time from the release of the key that a function waited for until the next line runs. */
  public static final long KEY_RELEASED = 15_000;

  /** Duration of PSE after its last key on a 41CX. */
  private static final long PAUSE_EXTENDED = 1_208_000;

  /** Duration of PSE after its last key on a 41C or 41CV; measured on the microcode. */
  private static final long PAUSE_BASIC = 1_268_000;

  /** END that stops a program and goes to its top; accurate to 15 ms. */
  private static final long TO_TOP = 22_500;

  /** Additional time of such an END for each label and END in memory. */
  private static final long TO_TOP_GLOBAL = 7_000;

  /** Writing the display after a program has stopped by itself; R/S shows it without this delay. */
  public static final long WRITE = 51_000;

  /** Writing X after a keyed function; measured on the microcode. */
  public static final long WRITE_AFTER_KEY = 59_000;

  /** Writing a message that the instruction of a key leaves. */
  public static final long WRITE_MESSAGE = 70_000;

  /** The time by which the search of GTO for an unknown label is shorter than that of XEQ. */
  public static final long UNKNOWN_LABEL = 178_000;

  /**
   * The time by which the search of CLP and COPY for an unknown program is shorter than that of
   * XEQ.
   */
  public static final long UNKNOWN_PROGRAM = 70_000;

  /** Writing the display after a program has stopped with a message; measured on the microcode. */
  public static final long WRITE_NOTHING = 11_000;

  /** Additional time if X is displayed. */
  public static final long WRITE_X = 15_000;

  // Power: keys-cx.tsv.

  /** Auto-start (flag 11): from the tone until the program starts. */
  public static final long AUTO_START = 320_000;

  /** SHIFT ON until the clock is shown. */
  public static final long SHIFT_ON = 120_000;

  /** Automatic power-off: ten minutes according to the manual. */
  public static final long SWITCH_OFF = 600_000_000;

  // The clock: keys-modes.tsv.

  /** If a second ends within this time after a key is released, the clock continues. */
  public static final long CLOCK_RELEASE = 80_000;

  private Times() {}

  /** Returns whether a key that goes down this time after the last one is contact bounce. */
  static boolean isBounce(long micros) {
    return micros <= KEY_DEBOUNCE;
  }

  /**
   * Returns the time from a key until the name of its function is shown.
   *
   * @param searching the time that the machine searches before
   */
  static long named(String name, long searching) {
    return KEY_NAMED + NAME_CHARACTER * (name.length() - USUAL_NAME) + searching;
  }

  /** Returns the additional time until the program is shown that is assigned to a key. */
  static long assignedProgram(String name) {
    return ASSIGNED_PROGRAM + LineTimes.naming(name);
  }

  /** Returns the time until NULL is written, if a name is shown after this time. */
  static long untilNull(long named) {
    return named + UNTIL_NULL - NULL_WRITING;
  }

  /** Returns the time until a name is written that has been found, and blinked. */
  static long untilNameWritten(long found, long blank) {
    return found + blank - NAME_WRITING;
  }

  /** Returns the latest moment of a release after which the clock continues. */
  static long clockReleased(long now) {
    return now - CLOCK_RELEASE;
  }

  /** Returns how long it takes to write ALPHA of this length when a program stops. */
  static long alphaWriting(int length) {
    return WRITE
        + ALPHA_NULL * (Alpha.CAPACITY - length)
        + ALPHA_CHARACTER * length
        - ALPHA_LIKE_NUMBER;
  }

  /**
   * Returns how long it takes to collect a long ALPHA text.
   *
   * @param points the points and colons that share a cell with another character
   */
  static long alphaCollecting(int length, int points) {
    return ALPHA_COLLECT + ALPHA_NULL * (Alpha.CAPACITY - length) + ALPHA_POINT * points;
  }

  /**
   * Returns how much longer a program line takes because of a key and the display.
   *
   * @param down whether a key is down
   * @param settling how long it takes to write what a pause shows; {@link #WRITE} for a line
   *     without a pause
   * @param message the message that the line shows, or empty
   */
  static long afterLine(boolean down, long settling, String message) {
    return (down ? LINE_WHILE_DOWN : 0)
        + settling
        - WRITE
        + WRITE_CHARACTER * Math.min(Cells.COUNT, message.length());
  }

  /**
   * Returns the time until the display begins to be written.
   *
   * @param micros the time until it is written
   * @param x whether X is written, not a message
   */
  static long untilWriting(long micros, boolean x) {
    return micros - (x ? WRITE_X : WRITE);
  }

  /**
   * Returns how long packing takes.
   *
   * @param changed whether there is anything to pack
   * @param packed the bytes that are moved
   * @param passed the bytes before them
   */
  static long packing(boolean changed, int packed, int passed) {
    return (changed ? PACK_BEGIN + PACK_BYTE * packed : PACK_NOTHING) + PACK_PASSED_BYTE * passed;
  }

  /** Returns the sum of two durations. */
  static long sum(long one, long other) {
    return one + other;
  }

  /**
   * Returns how long a keyed function takes, including the time to show its result.
   *
   * @param extra how much longer it takes, unless it is short, because it was found by name
   */
  static long keyed(long micros, long extra, long writing) {
    return micros + (isShort(micros) ? 0 : extra) + writing;
  }

  /** Returns whether a function of this duration does not change the display while it runs. */
  static boolean isShort(long micros) {
    return micros <= SHORT_FUNCTION;
  }

  /**
   * Returns how long an END that stops a program takes to go to its top.
   *
   * @param globals the number of labels and ENDs in memory
   */
  static long toTop(int globals) {
    return TO_TOP + TO_TOP_GLOBAL * globals;
  }

  /**
   * Returns the duration of PSE after its last key.
   *
   * @param extended whether the calculator is a 41CX
   */
  static long pause(boolean extended) {
    return extended ? PAUSE_EXTENDED : PAUSE_BASIC;
  }
}
