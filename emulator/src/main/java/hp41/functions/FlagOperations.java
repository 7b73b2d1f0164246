package hp41.functions;

import hp41.event.CalculatorError;
import hp41.machine.Behaviour;
import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.memory.Flags;
import hp41.memory.Word;
import hp41.number.Decimal;
import hp41.number.DisplayFormat;
import hp41.number.DisplayFormat.FormatStyle;
import hp41.number.NonNormalized;

/**
 * Functions that set, clear and test flags: single flags, flags 00 to 07 as a number, or several
 * flags as the text that RCLFLAG returns.
 */
public final class FlagOperations {

  /** A number that is too large to be a flag number. */
  private static final int FOUR_DIGITS = 1_000;

  private static final int BYTE = 8;
  private static final int LARGEST_BYTE = 255;

  /** The flags 00 to 43 in a flag text: digits 10–0, after 1FF. */
  private static final int SAVED_FLAGS = 44;

  private static final int MARK = 0x1FF;

  private FlagOperations() {}

  /** Sets or clears one of the flags 00–29. */
  public static Behaviour write(boolean value) {
    return (machine, operand) -> {
      machine.flags().set(flag(machine, operand, Flags.SETTABLE), value);
      machine.stackLift(true);
    };
  }

  /** Tests one of the flags 00–55. */
  public static Behaviour test(boolean expected) {
    return (machine, operand) -> {
      boolean set = machine.flags().get(flag(machine, operand, Flags.COUNT));
      machine.answer(set == expected);
      machine.stackLift(true);
    };
  }

  /** Tests and clears one of the flags 00–29. */
  public static Behaviour testAndClear(boolean expected) {
    return (machine, operand) -> {
      boolean set = machine.flags().getAndClear(flag(machine, operand, Flags.SETTABLE));
      machine.answer(set == expected);
      machine.stackLift(true);
    };
  }

  private static int flag(Machine machine, Operand operand, int limit) {
    int flag = Operands.number(machine, operand);
    if (flag >= limit) {
      throw CalculatorError.NONEXISTENT;
    }
    return flag;
  }

  /** FIX, SCI and ENG: sets the display format. */
  public static Behaviour format(FormatStyle style) {
    return (machine, operand) -> {
      machine.flags().displayFormat(style, Operands.digit(machine, operand));
      machine.stackLift(true);
    };
  }

  /** RND: rounds X to the display format. */
  public static void round(Machine machine) {
    DisplayFormat format = machine.flags().displayFormat();
    Decimal rounded = format.round(machine.x());
    long x = machine.stack().x();
    Shapes.replaceX(
        machine,
        Word.isNormalized(x) ? machine.result(rounded) : NonNormalized.of(x).rounded(x, format));
  }

  /** {@code X<>F}: exchanges X with flags 00 to 07. Flag 00 is the lowest bit. */
  public static void exchange(Machine machine) {
    int bits = Operands.whole(machine.x(), LARGEST_BYTE);
    int before = 0;
    for (int flag = 0; flag < BYTE; flag++) {
      before |= machine.flags().get(flag) ? 1 << flag : 0;
      machine.flags().set(flag, (bits >> flag & 1) != 0);
    }
    machine.stack().x(Word.of(Decimal.of(before)));
    machine.printer().hideResult();
  }

  /** RCLFLAG: pushes flags 00 to 43 as a flag text. */
  public static void recall(Machine machine) {
    long word = MARK;
    for (int flag = 0; flag < SAVED_FLAGS; flag++) {
      word = word << 1 | (machine.flags().get(flag) ? 1 : 0);
    }
    machine.push(word);
  }

  /**
   * STOFLAG: restores all flags of the flag text in X, or those of the flag text in Y in the range
   * bb.ee in X.
   */
  public static void store(Machine machine) {
    long x = machine.stack().x();
    if (isFlags(x)) {
      store(machine, x, 0, SAVED_FLAGS - 1);
      return;
    }
    long y = machine.stack().y();
    if (!isFlags(y) || Word.isText(x)) {
      throw CalculatorError.DATA_ERROR;
    }
    Decimal range = Word.toDecimal(x);
    int first = range.wholeUpTo(FOUR_DIGITS);
    if (first >= FOUR_DIGITS) {
      throw CalculatorError.DATA_ERROR;
    }
    int last = range.decimals(1, 2);
    if (first >= SAVED_FLAGS || last >= SAVED_FLAGS) {
      throw CalculatorError.NONEXISTENT;
    }
    store(machine, y, first, Math.max(first, last));
  }

  private static boolean isFlags(long word) {
    return Word.digits(word, 13, 11) == MARK;
  }

  private static void store(Machine machine, long word, int first, int last) {
    Flags flags = machine.flags();
    for (int flag = first; flag <= last; flag++) {
      flags.set(flag, (word >>> SAVED_FLAGS - 1 - flag & 1) != 0);
    }
  }
}
