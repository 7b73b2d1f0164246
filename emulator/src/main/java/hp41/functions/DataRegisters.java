package hp41.functions;

import hp41.event.CalculatorError;
import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.memory.LoopCounter;
import hp41.memory.RawCounter;
import hp41.memory.Word;
import hp41.number.Counter;
import hp41.number.Decimal;
import hp41.number.NonNormalized;

/**
 * Functions that store into and recall from registers. The most frequent ones are behaviours of
 * their own, which find their register and enable stack lift themselves.
 */
public final class DataRegisters {

  /** The time that CLRG needs for each register, in words. */
  private static final int CLEARED = 17;

  private DataRegisters() {}

  public static void recall(Machine machine, Operand operand) {
    machine.push(Operands.read(machine, Operands.address(machine, operand)));
  }

  public static void store(Machine machine, Operand operand) {
    machine.memory().write(Operands.address(machine, operand), machine.stack().x());
    machine.stackLift(true);
  }

  public static void exchange(Machine machine, Operand operand) {
    int address = Operands.address(machine, operand);
    long word = Operands.read(machine, address);
    machine.memory().write(address, machine.stack().x());
    machine.stack().x(word);
    machine.stackLift(true);
  }

  /** ISG: increments a counter. It skips a line in programs only. */
  public static void increment(Machine machine, Operand operand) {
    count(machine, operand, true);
  }

  /** DSE: decrements a counter. It skips a line in programs only. */
  public static void decrement(Machine machine, Operand operand) {
    count(machine, operand, false);
  }

  private static void count(Machine machine, Operand operand, boolean up) {
    int address = Operands.address(machine, operand);
    long word = machine.memory().read(address);
    long counted = up ? LoopCounter.increment(word) : LoopCounter.decrement(word);
    boolean above;
    if (counted != Word.NONE) {
      above = LoopCounter.isAbove(counted, word);
    } else if (!Word.isNormalized(word)
        && Word.isNumeric(word)
        && RawCounter.hasPointInDigits(word)) {
      RawCounter raw = RawCounter.of(word, up);
      counted = raw.count();
      above = raw.above();
    } else {
      Decimal counter = counter(machine, word);
      Decimal count = up ? Counter.increment(counter) : Counter.decrement(counter);
      counted = Word.of(count);
      above = Counter.isAbove(count, counter);
    }
    machine.memory().write(address, counted);
    if (above == up && machine.inProgram()) {
      machine.skip();
    }
    machine.stackLift(true);
  }

  private static Decimal counter(Machine machine, long word) {
    Decimal number = machine.number(word);
    if (!Word.isNormalized(word) && NonNormalized.of(word).isVanishing()) {
      return Decimal.ZERO;
    }
    return number;
  }

  /** CLRG: clears all data registers, in a time proportional to their number. */
  public static void clearAll(Machine machine) {
    machine.labels().addSkipTime(CLEARED * machine.program().size());
    for (int address = machine.program().curtain(); address < machine.memory().top(); address++) {
      machine.memory().write(address, 0);
    }
  }

  /**
   * ΣREG nn: sets the first statistics register. The last one is normalized, even if it is a status
   * register.
   *
   * @throws CalculatorError NONEXISTENT if the last statistics register does not exist, which
   *     includes blocks from status register a on
   */
  public static void firstStatisticsRegister(Machine machine, int address) {
    int last = address + Sums.REGISTERS - 1;
    if (!machine.memory().exists(last) || last >= machine.memory().top()) {
      throw CalculatorError.NONEXISTENT;
    }
    Operands.normalized(machine, last);
    machine.program().statistics(address);
  }
}
