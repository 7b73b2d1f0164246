package hp41.functions;

import hp41.machine.CalculatorError;
import hp41.machine.Machine;
import hp41.number.Decimal;
import java.util.Arrays;

/**
 * Data registers that stand side by side.
 *
 * @param address of the first one
 * @param length how many
 */
public record RegisterRange(int address, int length) {

  private static final int LARGEST = 999;

  /** All of them. */
  public static RegisterRange all(Machine machine) {
    return new RegisterRange(machine.program().curtain(), machine.program().size());
  }

  /** Those that X says: bbb.eee, of which one below bbb means bbb alone. Missing: NONEXISTENT. */
  public static RegisterRange inX(Machine machine) {
    Decimal x = machine.x().abs();
    int first = x.wholeUpTo(LARGEST);
    int last = Math.max(first, x.decimals(1, 3));
    if (last >= machine.program().size()) {
      throw CalculatorError.NONEXISTENT;
    }
    return new RegisterRange(machine.program().curtain() + first, last - first + 1);
  }

  /** What is in them. */
  public long[] read(Machine machine) {
    return Arrays.copyOfRange(machine.memory().words(), address, address + length);
  }

  /** Puts words into them, from the first one on; there may be fewer. */
  public void write(Machine machine, long[] words) {
    for (int i = 0; i < words.length; i++) {
      machine.memory().write(address + i, words[i]);
    }
  }
}
