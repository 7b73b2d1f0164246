package hp41.functions;

import hp41.machine.CalculatorError;
import hp41.machine.Machine;
import hp41.memory.Word;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/** Comparisons of X with the register whose number, or letter in the stack, is in Y. */
public final class RegisterTests {

  private static final String LEVELS = "TZYXL";
  private static final int LARGEST = 999;

  private RegisterTests() {}

  /** A test of the order of X and the register; text is greater than any number. */
  public static Predicate<Machine> order(IntPredicate wanted) {
    return machine -> {
      long register = Operands.read(machine, address(machine));
      return wanted.test(compare(machine.stack().x(), register));
    };
  }

  private static int address(Machine machine) {
    long y = machine.stack().y();
    if (Word.isText(y)) {
      String letter = Word.text(y);
      if (letter.length() != 1 || LEVELS.indexOf(letter) < 0) {
        throw CalculatorError.DATA_ERROR;
      }
      return LEVELS.indexOf(letter);
    }
    int number = Word.toDecimal(y).wholeUpTo(LARGEST);
    if (number > LARGEST) {
      throw CalculatorError.DATA_ERROR;
    }
    return Operands.dataRegister(machine, number);
  }

  private static int compare(long x, long register) {
    if (Word.isText(x) && Word.isText(register)) {
      return Word.text(x).compareTo(Word.text(register));
    } else if (Word.isText(x) || Word.isText(register)) {
      return Word.isText(x) ? 1 : -1;
    }
    return Word.toDecimal(x).compareTo(Word.toDecimal(register));
  }
}
