package hp41.player;

import hp41.machine.Instruction;
import hp41.machine.Operand;

/**
 * Durations of finding, counting and writing the current program line, in microseconds. Like those
 * of {@link Times}, they are fitted to keys-mainframe.tsv and keys-cx.tsv, or measured on the
 * microcode.
 */
final class LineTimes {

  /** Counting one free register for 00 REG and .END. REG. */
  private static final long COUNT_REGISTER = 2_054;

  /** The time from SST at .END. until the lines are counted. */
  private static final long END_BEFORE_SST = 289_000;

  /** The time from BST at .END. until the lines are counted. */
  private static final long END_BEFORE_BST = 185_000;

  /** The time from R/S at .END. until the lines are counted; the result is not shown. */
  private static final long END_BEFORE_RUN = 434_000;

  /** The time from SST until a line with a known number is shown. */
  private static final long SST_SHOWS = 230_000;

  /** The time from R/S until a line with a known number is shown. */
  private static final long RUN_SHOWS = 374_000;

  /**
   * The time from R/S, if it is still down, until a line begins to be written; measured on the
   * microcode.
   */
  private static final long RUN_WRITES = 343_000;

  /**
   * The time from SST, if it is still down, until a line begins to be written; measured on the
   * microcode.
   */
  private static final long SST_WRITES = 197_000;

  /** Writing the number and the function of a line; measured on the microcode. */
  private static final long LINE_WRITTEN = 47_000;

  /**
   * The time from R/S until lines are counted, if R/S is still down then; measured on the
   * microcode.
   */
  private static final long RUN_COUNTS = 182_000;

  /** The time from SST until lines are counted; measured on the microcode. */
  private static final long SST_COUNTS = 105_000;

  /** Starting to count lines if the line number is unknown; measured on the microcode. */
  private static final long COUNT_LINES = 28_000;

  /** Writing one character of a text or label. */
  private static final long LINE_TEXT = 16_000;

  /** Writing one digit. */
  private static final long LINE_DIGIT = 11_500;

  /** Writing a local label; measured on the microcode. */
  private static final long LINE_LABEL = 12_000;

  /** The additional time to write a function of a module; measured on the microcode. */
  private static final long LINE_MODULE = 17_000;

  /** Writing any other operand, or the prefix of a label. */
  private static final long LINE_OPERAND = 19_000;

  /** Writing the line number before a line; measured on the microcode. */
  private static final long LINE_NUMBER = 20_000;

  /** A line that fills the display counts as shown this long before its last step ends. */
  private static final long LONG_LINE_EARLIER = 20_000;

  private LineTimes() {}

  /** Returns how long it takes to count the free registers. */
  static long countingRegisters(int free) {
    return COUNT_REGISTER * free;
  }

  /**
   * Returns how long it takes to count the number of a line.
   *
   * @param before the time for the lines before it
   */
  static long counting(long before) {
    return COUNT_LINES + before;
  }

  /**
   * Returns the time from R/S or SST at .END. until the number of free registers has been counted.
   *
   * @param run whether the key is R/S
   * @param counting the time to count lines and registers
   */
  static long countedForward(boolean run, long counting) {
    return (run ? END_BEFORE_RUN : END_BEFORE_SST) + counting;
  }

  /** Returns the time from BST at .END. until the registers have been counted. */
  static long countedBack(long counting) {
    return END_BEFORE_BST + counting;
  }

  /**
   * Returns the time from R/S or SST until the line is shown.
   *
   * @param counting the time to count lines before that
   */
  static long shows(boolean run, long counting) {
    return (run ? RUN_SHOWS : SST_SHOWS) + counting;
  }

  /** Returns the time until the line begins to be written, if the key is still down. */
  static long writes(boolean run, long shows) {
    return shows + (run ? RUN_WRITES - RUN_SHOWS : SST_WRITES - SST_SHOWS);
  }

  /** Returns the time until a line has been written. */
  static long written(Instruction line, long writes) {
    return writes + LINE_WRITTEN + writing(line, 0);
  }

  /**
   * Returns the time from the key until the lines begin to be counted, if R/S is still down then.
   */
  static long beginsToCount(boolean run) {
    return run ? RUN_COUNTS : 0;
  }

  /** Returns the time until lines have been counted. */
  static long endsToCount(boolean run, long counting) {
    return (run ? RUN_COUNTS : SST_COUNTS) + counting;
  }

  /** Returns the time until a long line begins to be written, if the key is still down. */
  static long longLineWrites(long begins) {
    return begins - LINE_NUMBER;
  }

  /** Returns the time until a long line counts as shown. */
  static long longLineEnds(long begins, long writing, int steps) {
    return begins + writing + steps * Times.SCROLL_STEP - LONG_LINE_EARLIER;
  }

  /** Returns the additional time to write the name of a program that is assigned to a key. */
  static long naming(String name) {
    return LINE_TEXT * name.length();
  }

  /**
   * Returns how much longer than the name of a short function it takes to write a line.
   *
   * @param hidden the number of characters at its end that are not written
   */
  static long writing(Instruction line, int hidden) {
    Operand operand = line.operand();
    if (operand instanceof Operand.Text text) {
      return LINE_TEXT * (text.characters().length() - hidden);
    } else if (operand instanceof Operand.Name name) {
      return LINE_OPERAND + LINE_TEXT * (name.text().length() - hidden);
    } else if (operand instanceof Operand.Global label) {
      return LINE_OPERAND + LINE_TEXT * (label.name().length() - hidden);
    } else if (operand instanceof Operand.Digits number) {
      return LINE_DIGIT * (number.codes().length() - 1 - hidden);
    } else if (operand instanceof Operand.Local) {
      return LINE_LABEL;
    } else if (operand == Operand.NONE) {
      return line.function().isXrom() ? LINE_MODULE : 0;
    }
    return LINE_OPERAND;
  }
}
