package hp41.functions;

import hp41.machine.CalculatorError;
import hp41.machine.Machine;
import hp41.memory.Memory;
import hp41.memory.Word;
import hp41.number.Decimal;
import hp41.number.Statistics;

/** Statistics on the six registers from ΣREG on: Σx, Σx², Σy, Σy², Σxy, n. */
final class Sums {

  static final int REGISTERS = 6;

  private Sums() {}

  /** The address of the first statistics register. One of the six not there: NONEXISTENT. */
  static int first(Machine machine) {
    Memory memory = machine.memory();
    int address = machine.program().statistics();
    int last = address + REGISTERS - 1;
    if (!memory.exists(address) || !memory.exists(last) || last >= memory.top()) {
      throw CalculatorError.NONEXISTENT;
    }
    return address;
  }

  static void clear(Machine machine) {
    int address = first(machine);
    for (int i = 0; i < REGISTERS; i++) {
      machine.memory().write(address + i, 0);
    }
  }

  private static Statistics read(Machine machine) {
    int address = first(machine);
    Decimal[] sums = new Decimal[REGISTERS];
    for (int i = 0; i < REGISTERS; i++) {
      sums[i] = machine.number(machine.memory().read(address + i));
    }
    return new Statistics(sums[0], sums[1], sums[2], sums[3], sums[4], sums[5]);
  }

  private static void write(Machine machine, Statistics sums) {
    int address = first(machine);
    Decimal[] values = {
      sums.sumX(), sums.sumXX(), sums.sumY(), sums.sumYY(), sums.sumXY(), sums.n()
    };
    for (int i = 0; i < REGISTERS; i++) {
      machine.memory().write(address + i, Word.of(values[i]));
    }
  }

  /** Σ+ and Σ−: X becomes n. */
  static void accumulate(Machine machine, boolean negated) {
    Decimal x = machine.x();
    Decimal y = machine.y();
    Statistics before = read(machine);
    Statistics after = negated ? before.minus(y, x) : before.plus(y, x);
    write(machine, after);
    machine.stack().saveLastX();
    machine.stack().x(Word.of(after.n()));
  }

  static void mean(Machine machine) {
    Shapes.replaceXAndY(machine, read(machine).mean());
  }

  static void standardDeviation(Machine machine) {
    Shapes.replaceXAndY(machine, read(machine).standardDeviation());
  }
}
