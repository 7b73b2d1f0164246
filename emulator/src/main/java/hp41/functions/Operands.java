package hp41.functions;

import hp41.event.CalculatorError;
import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.machine.Operand.Postfix;
import hp41.memory.Memory;
import hp41.memory.Scratch;
import hp41.memory.Word;
import hp41.number.Decimal;

/** Resolves operands to registers, flags and digits. */
public final class Operands {

  private static final int LARGEST_DIGIT = 9;
  private static final int LARGEST_INDIRECT = 999;

  private Operands() {}

  /**
   * Returns the address of the register that an operand refers to.
   *
   * @throws CalculatorError NONEXISTENT if there is no such register
   */
  public static int address(Machine machine, Operand operand) {
    Postfix postfix = (Postfix) operand;
    int direct = postfix.number();
    if (!postfix.isIndirect()) {
      return postfix.isStatus() ? status(machine, direct) : dataRegister(machine, direct);
    }
    return dataRegister(machine, indirect(machine, direct));
  }

  private static int status(Machine machine, int operand) {
    int address = operand - Postfix.STATUS;
    if (Scratch.contains(address)) {
      new Scratch(machine.memory()).settle();
    }
    return address;
  }

  /**
   * Returns the address of a data register.
   *
   * @throws CalculatorError NONEXISTENT if there is no such register
   */
  public static int dataRegister(Machine machine, int number) {
    int address = machine.program().curtain() + number;
    if (address >= machine.memory().top()) {
      throw noRegister(machine, number);
    }
    return address;
  }

  /** Returns the error that there are too few data registers. */
  static CalculatorError noRegister(Machine machine, int number) {
    return CalculatorError.NONEXISTENT.withReason(
        "there is no R%02d, SIZE is %03d", number, machine.program().size());
  }

  /** Returns the number in a data register. */
  public static Decimal dataNumber(Machine machine, int number) {
    return machine.number(read(machine, dataRegister(machine, number)));
  }

  /** Returns the number of an operand, or for IND the number in the register. */
  public static int number(Machine machine, Operand operand) {
    Postfix postfix = (Postfix) operand;
    return postfix.isIndirect() ? indirect(machine, postfix.number()) : postfix.number();
  }

  /**
   * Returns a one-digit operand. Only a number from a register is checked: above 9 it is a DATA
   * ERROR. A register with a single digit of any value is accepted (observed on the machine: FIX
   * IND d with B as its first digit).
   */
  public static int digit(Machine machine, Operand operand) {
    int digit = number(machine, operand);
    if (digit > LARGEST_DIGIT
        && ((Postfix) operand).isIndirect()
        && Word.digits(indirectWord(machine, operand), 2, 0) != 0) {
      throw CalculatorError.DATA_ERROR;
    }
    return digit;
  }

  /**
   * Returns the integer part of a number without its sign.
   *
   * @throws CalculatorError DATA ERROR if it is greater than the limit
   */
  public static int whole(Decimal number, int limit) {
    int whole = number.wholeUpTo(limit);
    if (whole > limit) {
      throw CalculatorError.DATA_ERROR;
    }
    return whole;
  }

  /**
   * Returns the integer part of a number without its sign as a count.
   *
   * @throws CalculatorError DATA ERROR if it is zero or greater than the limit
   */
  public static int count(Decimal number, int limit) {
    int count = whole(number, limit);
    if (count == 0) {
      throw CalculatorError.DATA_ERROR;
    }
    return count;
  }

  /** Returns the word in the register that an indirect operand refers to. */
  public static long indirectWord(Machine machine, Operand operand) {
    return read(machine, address(machine, new Postfix(((Postfix) operand).number())));
  }

  private static int indirect(Machine machine, int register) {
    int number =
        machine.whole(read(machine, address(machine, new Postfix(register))), LARGEST_INDIRECT);
    if (number > LARGEST_INDIRECT) {
      throw CalculatorError.NONEXISTENT;
    }
    return number;
  }

  /** Returns the word in a register. A data register is normalized first, as on the machine. */
  public static long read(Machine machine, int address) {
    return Memory.isStatus(address) ? machine.memory().read(address) : normalized(machine, address);
  }

  /** Normalizes a register and returns its word. */
  public static long normalized(Machine machine, int address) {
    long word = machine.memory().read(address);
    long normalized = Word.normalized(word);
    if (normalized != word) {
      machine.memory().write(address, normalized);
    }
    return normalized;
  }
}
