package hp41.functions;

import hp41.machine.CalculatorError;
import hp41.machine.Machine;
import hp41.memory.Memory;
import hp41.memory.Word;
import hp41.number.Counter;
import hp41.number.Decimal;
import hp41.number.NonNormalized;

/** What stores into registers and recalls from them. */
final class Registers {

  private Registers() {}

  static void recall(Machine machine, int address) {
    machine.push(Operands.read(machine, address));
  }

  static void store(Machine machine, int address) {
    machine.memory().write(address, machine.stack().x());
  }

  static void exchange(Machine machine, int address) {
    long word = Operands.read(machine, address);
    machine.memory().write(address, machine.stack().x());
    machine.stack().x(word);
  }

  static void view(Machine machine, int address) {
    ProgramControl.view(machine, Operands.read(machine, address));
  }

  /** ISG: outside a program the counter changes, and there is nothing to skip. */
  static void increment(Machine machine, int address) {
    long word = machine.memory().read(address);
    count(machine, address, Counter.increment(counter(machine, word)));
  }

  /** DSE: as ISG. */
  static void decrement(Machine machine, int address) {
    long word = machine.memory().read(address);
    count(machine, address, Counter.decrement(counter(machine, word)));
  }

  private static void count(Machine machine, int address, Counter counter) {
    machine.memory().write(address, Word.of(counter.value()));
    if (counter.skip() && machine.inProgram()) {
      machine.skip();
    }
  }

  private static Decimal counter(Machine machine, long word) {
    Decimal number = machine.number(word);
    boolean vanishes = !Word.isNormalized(word) && NonNormalized.of(word).isVanishing();
    return vanishes ? Decimal.ZERO : number;
  }

  /** CLRG; the machine takes its time for each register. */
  static void clearAll(Machine machine) {
    machine.labels().passed(machine.program().size());
    for (int address = machine.program().curtain(); address < machine.memory().top(); address++) {
      machine.memory().write(address, 0);
    }
  }

  /**
   * ΣREG nn: the six statistics registers begin here. A data register missing: NONEXISTENT. The
   * last of them is put into proper form, even a status register.
   */
  static void firstStatisticsRegister(Machine machine, int address) {
    int last = address + Sums.REGISTERS - 1;
    if (address >= Memory.MAIN && last >= machine.memory().top()) {
      throw CalculatorError.NONEXISTENT;
    }
    Operands.normalized(machine, last);
    machine.program().statistics(address);
  }
}
