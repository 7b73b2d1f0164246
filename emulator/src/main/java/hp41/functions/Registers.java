package hp41.functions;

import hp41.machine.Behaviour;
import hp41.machine.CalculatorError;
import hp41.machine.Machine;
import hp41.memory.Memory;
import hp41.memory.Word;
import hp41.number.Counter;
import hp41.number.Decimal;
import java.util.function.BinaryOperator;
import java.util.function.Function;

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

  /** ST+, ST−, ST×, ST÷: the register is the first operand, X the second. */
  static Behaviour arithmetic(BinaryOperator<Decimal> function) {
    return Shapes.register(
        (machine, address) -> {
          Decimal x = machine.x();
          Decimal content = machine.number(machine.memory().read(address));
          machine.memory().write(address, machine.result(function.apply(content, x)));
        });
  }

  /** ISG, DSE: outside a program the counter changes, and there is nothing to skip. */
  static Behaviour count(Function<Decimal, Counter> function) {
    return Shapes.register(
        (machine, address) -> {
          Decimal content = machine.number(machine.memory().read(address));
          Counter counter = function.apply(content);
          machine.memory().write(address, Word.of(counter.value()));
          if (counter.skip() && machine.inProgram()) {
            machine.skip();
          }
        });
  }

  static void clearAll(Machine machine) {
    for (int address = machine.program().curtain(); address < machine.memory().top(); address++) {
      machine.memory().write(address, 0);
    }
  }

  /** ΣREG nn: the six statistics registers begin here. A data register missing: NONEXISTENT. */
  static void firstStatisticsRegister(Machine machine, int address) {
    if (address >= Memory.MAIN && address + Sums.REGISTERS > machine.memory().top()) {
      throw CalculatorError.NONEXISTENT;
    }
    machine.program().statistics(address);
  }
}
