package hp41.functions;

import hp41.event.CalculatorError;
import hp41.machine.Machine;
import hp41.memory.Memory;
import hp41.memory.Scratch;
import hp41.memory.Word;
import hp41.number.Decimal;
import hp41.number.Statistics;

/** Statistics functions on the six registers from ΣREG on: Σx, Σx², Σy, Σy², Σxy, n. */
public final class Sums {

  public static final int REGISTERS = 6;

  private Sums() {}

  /**
   * Returns the address of the first statistics register.
   *
   * @throws CalculatorError NONEXISTENT if one of the six does not exist
   */
  public static int first(Machine machine) {
    Memory memory = machine.memory();
    int address = machine.program().statistics();
    int last = address + REGISTERS - 1;
    if (!memory.exists(address) || !memory.exists(last) || last >= memory.top()) {
      throw Operands.noRegister(machine, last - machine.program().curtain());
    }
    return address;
  }

  public static void clear(Machine machine) {
    int address = first(machine);
    for (int i = 0; i < REGISTERS; i++) {
      machine.memory().write(address + i, 0);
    }
  }

  /** Returns the contents of the statistics registers. */
  public static Statistics read(Machine machine) {
    int address = first(machine);
    Decimal[] sums = new Decimal[REGISTERS];
    for (int i = 0; i < REGISTERS; i++) {
      sums[i] = machine.number(machine.memory().read(address + i));
    }
    return new Statistics(sums[0], sums[1], sums[2], sums[3], sums[4], sums[5]);
  }

  /** SDEV: replaces Y and X by the standard deviations. */
  public static void deviate(Machine machine) {
    Statistics sums = read(machine);
    new Scratch(machine.memory()).computed(sums::intermediate);
    Shapes.replaceXAndY(machine, sums.standardDeviation());
  }

  private static void write(Machine machine, int address, Decimal first, Decimal second) {
    machine.memory().write(address, Word.of(first));
    machine.memory().write(address + 1, Word.of(second));
  }

  /**
   * Σ+ and Σ−: adds or subtracts a point and replaces X by n. The machine computes the sums of y
   * first, then those of x, and reads X and Y each time; this matters if stack registers are
   * statistics registers. Text in X or Y is reported before missing registers.
   *
   * @throws CalculatorError ALPHA DATA if X or Y is text
   */
  public static void accumulate(Machine machine, boolean negated) {
    machine.x();
    machine.y();
    int address = first(machine);
    Statistics after = accumulated(machine, negated);
    write(machine, address + 2, after.sumY(), after.sumYY());
    after = Memory.isStatus(address) ? accumulated(machine, negated) : after;
    write(machine, address, after.sumX(), after.sumXX());
    after = Memory.isStatus(address) ? accumulated(machine, negated) : after;
    write(machine, address + 4, after.sumXY(), after.n());
    machine.stack().saveLastX();
    machine.stack().x(Word.of(after.n()));
  }

  private static Statistics accumulated(Machine machine, boolean negated) {
    Decimal x = machine.x();
    Decimal y = machine.y();
    return read(machine).with(y, x, negated);
  }
}
