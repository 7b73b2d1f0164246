package hp41.functions;

import hp41.machine.CalculatorError;
import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.machine.Operand.Postfix;
import hp41.memory.Memory;
import hp41.memory.Word;
import hp41.number.Decimal;

/** From what stands behind a function's name to the register, flag or digit that is meant. */
public final class Operands {

  private static final int LARGEST_DIGIT = 9;
  private static final int LARGEST_INDIRECT = 999;

  private Operands() {}

  /** The address of the register meant. One that is not there: NONEXISTENT. */
  public static int address(Machine machine, Operand operand) {
    Postfix postfix = (Postfix) operand;
    int direct = postfix.number();
    if (!postfix.isIndirect()) {
      return postfix.isStatus() ? direct - Postfix.STATUS : dataRegister(machine, direct);
    }
    return dataRegister(machine, indirect(machine, direct));
  }

  /** The address of data register {@code number}. */
  public static int dataRegister(Machine machine, int number) {
    int address = machine.program().curtain() + number;
    if (address >= machine.memory().top()) {
      throw CalculatorError.NONEXISTENT;
    }
    return address;
  }

  /** The number in a data register. */
  public static Decimal dataNumber(Machine machine, int number) {
    return machine.number(read(machine, dataRegister(machine, number)));
  }

  /** The number that stands behind the name, or in the register named there. */
  public static int number(Machine machine, Operand operand) {
    Postfix postfix = (Postfix) operand;
    return postfix.isIndirect() ? indirect(machine, postfix.number()) : postfix.number();
  }

  /**
   * A one-digit number; only one taken from a register is checked: DATA ERROR above 9. A single
   * digit there passes whatever it is (observed on the machine: FIX IND d with a B for the first).
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

  /** The whole part of a number without its sign. Greater than the limit: DATA ERROR. */
  public static int whole(Decimal number, int limit) {
    int whole = number.wholeUpTo(limit);
    if (whole > limit) {
      throw CalculatorError.DATA_ERROR;
    }
    return whole;
  }

  /** The same of a number that counts something: zero is DATA ERROR, too. */
  public static int count(Decimal number, int limit) {
    int count = whole(number, limit);
    if (count == 0) {
      throw CalculatorError.DATA_ERROR;
    }
    return count;
  }

  /** The word in the register that an indirect operand names. */
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

  /** The word in a register; a data register is first put into proper form, as the machine does. */
  public static long read(Machine machine, int address) {
    return Memory.isStatus(address) ? machine.memory().read(address) : normalized(machine, address);
  }

  /** The word in a register, which is put into proper form. */
  public static long normalized(Machine machine, int address) {
    long word = machine.memory().read(address);
    long normalized = Word.normalized(word);
    if (normalized != word) {
      machine.memory().write(address, normalized);
    }
    return normalized;
  }
}
