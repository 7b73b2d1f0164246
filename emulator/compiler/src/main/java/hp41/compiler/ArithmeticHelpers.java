package hp41.compiler;

import hp41.machine.CalculatorError;
import hp41.machine.Instruction;
import hp41.machine.Timing;
import hp41.memory.Adder;
import hp41.memory.LoopCounter;
import hp41.memory.Memory;
import hp41.memory.Stack;
import hp41.memory.Word;
import hp41.number.Arithmetic;
import hp41.number.Decimal;
import hp41.number.DomainError;
import hp41.number.RangeError;

/**
 * What translated lines compute with words: what the interpreter would, or {@link Word#NONE} where
 * that is not as simple.
 */
final class ArithmeticHelpers {

  private static final int LARGEST_INDIRECT = 999;
  private static final long ONE = Word.of(Decimal.ONE);
  private static final long MINUS_ONE = Word.of(Decimal.MINUS_ONE);

  /** What {@link #sign} says of what is no number. */
  private static final int NO_SIGN = 2;

  private ArithmeticHelpers() {}

  static long add(long y, long x) {
    return Adder.sum(y, x);
  }

  static long subtract(long y, long x) {
    return Adder.difference(y, x);
  }

  static long multiply(long y, long x) {
    return Word.isNormalized(x) && Word.isNormalized(y)
        ? result(Arithmetic.multiply(Word.toDecimal(y), Word.toDecimal(x)))
        : Word.NONE;
  }

  static long divide(long y, long x) {
    return x != 0 && Word.isNormalized(x) && Word.isNormalized(y)
        ? result(Arithmetic.divide(Word.toDecimal(y), Word.toDecimal(x)))
        : Word.NONE;
  }

  static long modulo(long y, long x) {
    return Word.isNormalized(x) && Word.isNormalized(y)
        ? result(Arithmetic.modulo(Word.toDecimal(y), Word.toDecimal(x)))
        : Word.NONE;
  }

  private static long result(Decimal number) {
    return number.isOutOfRange() ? Word.NONE : Word.of(number);
  }

  static long negate(long x) {
    return Word.isNormalized(x) ? Word.negated(x) : Word.NONE;
  }

  static long absolute(long x) {
    return Word.isNormalized(x) ? Word.withDigits(x, 13, 13, 0) : Word.NONE;
  }

  static long sign(long x) {
    if (Word.isText(x)) {
      return 0;
    }
    int sign = order(x);
    return sign == NO_SIGN ? Word.NONE : sign < 0 ? MINUS_ONE : ONE;
  }

  static long integerPart(long x) {
    return Word.isNormalized(x) ? result(Word.toDecimal(x).integerPart()) : Word.NONE;
  }

  static long fraction(long x) {
    return Word.isNormalized(x) ? result(Word.toDecimal(x).fraction()) : Word.NONE;
  }

  static long square(long x) {
    return Word.isNormalized(x) ? result(Arithmetic.square(Word.toDecimal(x))) : Word.NONE;
  }

  static long squareRoot(long x) {
    return order(x) == 0 || order(x) == 1
        ? result(Arithmetic.squareRoot(Word.toDecimal(x)))
        : Word.NONE;
  }

  static long reciprocal(long x) {
    return x != 0 && Word.isNormalized(x)
        ? result(Arithmetic.reciprocal(Word.toDecimal(x)))
        : Word.NONE;
  }

  /** −1, 0 or 1 for a number; something else for what is none as functions give them. */
  static int order(long x) {
    if (x == 0) {
      return 0;
    }
    if (!Word.isNormalized(x)) {
      return NO_SIGN;
    }
    return Word.digit(x, 13) == 0 ? 1 : -1;
  }

  /** Whether both words are numbers as functions give them, and can be compared. */
  static boolean areNumbers(long y, long x) {
    return Word.isNormalized(x) && Word.isNormalized(y);
  }

  /** Whether a word is recalled from a data register as it is. */
  static boolean isPlain(long word) {
    return Word.isText(word) || Word.isNormalized(word);
  }

  /** The address of the data register whose number a word holds, or −1. */
  static int indirect(ExecutionContext course, long word) {
    if (Word.isText(word)) {
      return -1;
    }
    int number = Word.wholeUpTo(word, LARGEST_INDIRECT);
    int address = course.curtain + number;
    return number > LARGEST_INDIRECT || address >= course.top ? -1 : address;
  }

  static long increment(ExecutionContext course, long word) {
    return counted(course, word, LoopCounter.increment(word));
  }

  static long decrement(ExecutionContext course, long word) {
    return counted(course, word, LoopCounter.decrement(word));
  }

  private static long counted(ExecutionContext course, long word, long count) {
    if (count != Word.NONE && LoopCounter.hasDecimals(word)) {
      course.words += Timing.LIMITED;
    }
    return count;
  }

  /** Executes a line as it is; if that gives an error, nothing has happened. */
  static boolean execute(ExecutionContext course, int line) {
    Instruction instruction = course.instructions[line];
    try {
      instruction.function().behaviour().execute(course.machine, instruction.operand());
      return true;
    } catch (CalculatorError | DomainError | RangeError error) {
      return false;
    }
  }

  /** Writes the stack back. */
  static void keep(Memory memory, long t, long z, long y, long x, long last) {
    memory.write(Stack.T, t);
    memory.write(Stack.Z, z);
    memory.write(Stack.Y, y);
    memory.write(Stack.X, x);
    memory.write(Stack.LAST_X, last);
  }
}
