package hp41.compiler;

import hp41.event.CalculatorError;
import hp41.machine.Instruction;
import hp41.memory.Adder;
import hp41.memory.Memory;
import hp41.memory.Scratch;
import hp41.memory.Stack;
import hp41.memory.Word;
import hp41.number.Arithmetic;
import hp41.number.Decimal;
import hp41.number.DomainError;
import hp41.number.RangeError;

/**
 * Functions that compiled code calls. Each computes the same word as the interpreter, or returns
 * {@link Word#NONE} if the interpreter has to execute the line, e.g. to report an error.
 */
final class ArithmeticHelpers {

  private static final int LARGEST_INDIRECT = 999;
  private static final long ONE = Word.of(Decimal.ONE);
  private static final long MINUS_ONE = Word.of(Decimal.MINUS_ONE);

  /** The result of {@link #order} for a word that is not a normalized number. */
  private static final int NOT_A_NUMBER = 2;

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
    return sign == NOT_A_NUMBER ? Word.NONE : sign < 0 ? MINUS_ONE : ONE;
  }

  static long integerPart(long x) {
    return Word.isNormalized(x) ? Word.integerPart(x) : Word.NONE;
  }

  static long fraction(long x) {
    return Word.isNormalized(x) ? Word.fraction(x) : Word.NONE;
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

  /**
   * Returns the sign of a number: −1, 0 or 1. Returns a larger value if the word is not a
   * normalized number.
   */
  static int order(long x) {
    if (x == 0) {
      return 0;
    }
    if (!Word.isNormalized(x)) {
      return NOT_A_NUMBER;
    }
    return Word.digit(x, 13) == 0 ? 1 : -1;
  }

  /** Returns whether both words are normalized numbers. */
  static boolean areNumbers(long y, long x) {
    return Word.isNormalized(x) && Word.isNormalized(y);
  }

  /** Returns whether recalling a word from a data register does not change it. */
  static boolean isPlain(long word) {
    return Word.isText(word) || Word.isNormalized(word);
  }

  /**
   * Returns the address of the data register whose number a word contains, or −1 if there is no
   * such register.
   */
  static int indirect(ExecutionContext context, long word) {
    if (Word.isText(word)) {
      return -1;
    }
    int number = Word.wholeUpTo(word, LARGEST_INDIRECT);
    int address = context.curtain + number;
    return number > LARGEST_INDIRECT || address >= context.top ? -1 : address;
  }

  /**
   * Calls the behaviour of a line's function.
   *
   * @return 0, or 1 if the function has requested a stop, or −1 if it reports an error; the
   *     interpreter then executes the line again
   */
  static int execute(ExecutionContext context, int line) {
    Instruction instruction = context.program.graph().instruction(line);
    try {
      instruction.function().behaviour().execute(context.machine, instruction.operand());
      return context.machine.isStopRequested() ? 1 : 0;
    } catch (CalculatorError | DomainError | RangeError error) {
      context.flags.overwriteIfSuppressed(Word.NONE);
      return -1;
    }
  }

  /** Stores the stack and LASTX in memory. */
  static void storeStack(Memory memory, long t, long z, long y, long x, long last) {
    memory.write(Stack.T, t);
    memory.write(Stack.Z, z);
    memory.write(Stack.Y, y);
    memory.write(Stack.X, x);
    memory.write(Stack.LAST_X, last);
  }

  /** Stores the state of the last number line in P. */
  static void settleNumber(Memory memory) {
    new Scratch(memory).settleNumber();
  }
}
