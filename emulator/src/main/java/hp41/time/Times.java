package hp41.time;

/**
 * How long the machine takes, in microseconds: times that are not in its tables of words, fitted to
 * recordings in which the display was looked at every 24 ms. The recordings are named with each
 * group; they lie with the tests, which compare them step by step.
 */
public final class Times {

  // A key that is held: keys-mainframe.tsv, keys-cx.tsv.

  /** How long a finger stays on a key, as in the recordings: the name is seen meanwhile. */
  public static final long TAP = 395_000;

  /** The display is blank before the name of a function shows. */
  public static final long KEY_BLANK = 160_000;

  /** What was searched for stands so long at least before it is done. */
  public static final long NAME_STANDS = 75_000;

  /** The name of what was found is written, key or no key. */
  public static final long NAME_WRITING = 25_000;

  /** From the name to NULL. */
  public static final long UNTIL_NULL = 1_110_000;

  /** NULL stays when the key is let go. */
  public static final long NULL_STANDS = 300_000;

  /** The display blinks at a key that does not fit. */
  public static final long PROMPT_BLINK = 66_000;

  /** Longer than the search itself until the local label on a key shows. */
  public static final long LABEL_FOUND = 29_500;

  /** And until the display goes blank where a key has none. */
  public static final long LABEL_IN_VAIN = 29_000;

  /** A function that was found by its name takes longer to begin. */
  public static final long FOUND_BY_NAME = 85_000;

  /** Functions up to here leave the display alone meanwhile. */
  public static final long SHORT = 45_000;

  /** A key that comes so soon behind another is taken for the same: the contacts may bounce. */
  public static final long KEY_SEEN_UP = 30_000;

  // What stands and scrolls: keys-mainframe.tsv, keys-cx.tsv.

  /** From one step of a scroll to the next. */
  public static final long SCROLL_STEP = 584_000;

  /** The beginning of a text stands a little shorter. */
  public static final long SCROLL_FIRST_STEP = 572_000;

  /** A character of a message is written. */
  public static final long WRITE_CHARACTER = 6_000;

  /** A long ALPHA is put together; fitted over the scrolls in keys-cx.tsv. */
  public static final long ALPHA_COLLECT = 113_500;

  /** And a null in front of it is skipped. */
  public static final long ALPHA_NULL = 4_300;

  /** And a point or colon put to the character before it. */
  public static final long ALPHA_POINT = 15_000;

  /** A character of an ALPHA that fits, where a program stops. */
  public static final long ALPHA_CHARACTER = 12_700;

  /** As much of that as a number takes too. */
  public static final long ALPHA_LIKE_NUMBER = 19_000;

  // Program lines: keys-mainframe.tsv, keys-cx.tsv.

  /** A free register is counted for 00 REG and .END. REG. */
  public static final long COUNT_REGISTER = 2_300;

  /** SST begins to count them at .END. */
  public static final long END_BEFORE_SST = 115_000;

  /** BST does. */
  public static final long END_BEFORE_BST = 20_000;

  /** R/S does, and does not show them. */
  public static final long END_BEFORE_RUN = 260_000;

  /** What has been counted stands. */
  public static final long END_STANDS = 200_000;

  /** SST shows a line whose number is known. */
  public static final long SST_SHOWS = 230_000;

  /** R/S does. */
  public static final long RUN_SHOWS = 374_000;

  /** Where the number of the line is not known, the machine counts, */
  public static final long COUNT_LINES = 22_000;

  /** and so long for each line. */
  public static final long COUNT_LINE = 3_800;

  /** A character of a text or a label in it is written, */
  public static final long LINE_TEXT = 16_000;

  /** a digit, */
  public static final long LINE_DIGIT = 11_500;

  /** another operand, or what stands in front of a label. */
  public static final long LINE_OPERAND = 19_000;

  /** R/S writes a line that will scroll. */
  public static final long RUN_WRITE_LONG = 60_000;

  /** A text line is written in PRGM mode. */
  public static final long WRITE_TEXT_LINE = 210_000;

  /** The beginning of any other long line stands. */
  public static final long WRITE_LONG_LINE = 120_000;

  /** An END that is keyed parts a program in two. */
  public static final long INSERT_END = 200_000;

  /** GTO .nnn finds its line. */
  public static final long GO_TO_LINE = 90_000;

  // Packing: keys-cx.tsv, programs of different lengths.

  /** Packing begins. */
  public static final long PACK_BEGIN = 165_000;

  /** It ends where nothing has changed. */
  public static final long PACK_NOTHING = 80_000;

  /** A byte is moved. */
  public static final long PACK_BYTE = 16_800;

  /** A byte in front of the first change is passed over. */
  public static final long PACK_PASSED_BYTE = 1_200;

  /** GTO .. until PACKING shows. */
  public static final long BEFORE_PACKING = 130_000;

  /** A function that finds no room, until PACKING shows. */
  public static final long TRY_AGAIN_MOVING = 820_000;

  /** And until TRY AGAIN does. */
  public static final long TRY_AGAIN_PACKING = 585_000;

  /** CLP packs. */
  public static final long CLP_PACKING = 450_000;

  // Running programs: keys-mainframe.tsv, keys-cx.tsv; lines themselves are in the table of words.

  /** R/S until the first line. */
  public static final long START = 47_000;

  /** From a pause, a key or an alarm to the next line. */
  public static final long RESUME = 13_000;

  /** From the key that GETKEY waited for to the next line. */
  public static final long KEY_ANSWERED = 28_000;

  /** The wait of a PSE, from its last key on. */
  public static final long PAUSE = 1_232_000;

  /** RTN or END stops a program. */
  public static final long RETURN = 75_000;

  /** What stands when a program has stopped is written. */
  public static final long WRITE = 60_000;

  /** And X alone. */
  public static final long WRITE_X = 15_000;

  // Power: keys-cx.tsv.

  /** Flag 11 sounds, until the program starts. */
  public static final long AUTO_START = 320_000;

  /** SHIFT ON until the clock shows. */
  public static final long SHIFT_ON = 120_000;

  /** It switches itself off: ten minutes, as the manual says. */
  public static final long SWITCH_OFF = 600_000_000;

  // Catalogues: keys-cx.tsv, keys-modes.tsv.

  /** Catalogues 4, 5 and 6 leave by themselves. */
  public static final long CATALOGUE_LEFT = 120_000_000;

  /** A label or END is sought from the last END upwards, so long for each between. */
  public static final long GLOBAL_SEEK = 10_000;

  /** An END is reached so long before it stands. */
  public static final long END_WRITING = 115_000;

  /** The bytes before an END are counted. */
  public static final long END_MEASURE = 24_000;

  /** What is free behind .END. is counted. */
  public static final long END_COUNT = 425_000;

  /** The last entry of catalogue 1 stands shorter. */
  public static final long PROGRAMS_LEAVE = -45_000;

  /** Between two modules a function of the first is passed. */
  public static final long PASS_FUNCTION = 27_400;

  /** In the time module that is faster. */
  public static final long PASS_TIME_FUNCTION = 16_400;

  /** Catalogue 6 looks at a key. */
  public static final long KEY_LOOK = 13_000;

  /** Catalogue 1. */
  public static final Tempo PROGRAMS = new Tempo(195_000, 225_000, 185_000);

  /** Catalogues 2 and 3, and a directory of the mass storage. */
  public static final Tempo FUNCTIONS = new Tempo(100_000, 225_000, 130_000);

  /** Catalogue 4. */
  public static final Tempo FILES = new Tempo(100_000, 1_290_000, 130_000);

  /** Catalogue 6. */
  public static final Tempo ASSIGNED_KEYS = new Tempo(70_000, 427_000, 130_000);

  // The text editor: keys-cx.tsv, keys-modes.tsv.

  /** From cursor to character and back. */
  public static final long EDITOR_BLINK = 650_000;

  /** A record is shown. */
  public static final long EDITOR_SHOW = 81_000;

  /** And a character of it read. */
  public static final long EDITOR_READ = 15_000;

  /** A record is taken out. */
  public static final long EDITOR_DELETE = 100_000;

  /** GTO passes a record. */
  public static final long EDITOR_SEEK = 20_000;

  // The stopwatch: keys-cx.tsv, keys-modes.tsv.

  /** It begins to show. */
  public static final long STOPWATCH_OPEN = 119_000;

  /** What a key has done shows. */
  public static final long STOPWATCH_SHOW = 60_000;

  /** And later where it warns of the last register. */
  public static final long STOPWATCH_WARN = 336_000;

  /** Tenths of a second. */
  public static final long STOPWATCH_TICK = 100_000;

  // Clock and alarms: keys-modes.tsv.

  /** A second that comes so soon behind a key that was let go lets the clock go on. */
  public static final long CLOCK_LET_GO = 80_000;

  /** It wakes up. */
  public static final long ALARM_WAKE = 170_000;

  /** Until the message shows. */
  public static final long ALARM_SHOWS = 650_000;

  /** And longer for a time. */
  public static final long ALARM_WRITES_TIME = 120_000;

  /** Until keys count. */
  public static final long ALARM_LISTENS = 1_970_000;

  /** The message blinks: it is dark, */
  public static final long ALARM_DARK = 160_000;

  /** lit in silence, */
  public static final long ALARM_LIT = 512_000;

  /** and lit with a sound. */
  public static final long ALARM_HEARD = 650_000;

  /** It stands behind the last key. */
  public static final long ALARM_STANDS = 2_650_000;

  /** ALMCAT until the time of the first alarm shows. */
  public static final long ALMCAT_OPEN = 261_000;

  /** SST until that of another does. */
  public static final long ALMCAT_STEP = 190_000;

  /** The time stands. */
  public static final long ALMCAT_TIME = 602_000;

  /** The message is written. */
  public static final long ALMCAT_WRITE = 36_000;

  /** It stands. */
  public static final long ALMCAT_MESSAGE = 627_000;

  /** The last one stands longer. */
  public static final long ALMCAT_LAST = 1_300_000;

  /** Dark between two alarms. */
  public static final long ALMCAT_DARK = 156_000;

  private Times() {}

  /**
   * How fast a catalogue runs.
   *
   * @param delay until the first entry stands
   * @param pause how long an entry stands while the machine looks at the keys: R/S stops at it, and
   *     any other key that is down ends the pause
   * @param search how long it takes after that, without looking at the keys, to show the next one
   */
  public record Tempo(long delay, long pause, long search) {

    /** From one entry to the next. */
    public long stands() {
      return pause + search;
    }
  }
}
