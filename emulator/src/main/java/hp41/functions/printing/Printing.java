package hp41.functions.printing;

import hp41.functions.Operands;
import hp41.functions.Shapes;
import hp41.functions.Sums;
import hp41.machine.Behaviour;
import hp41.machine.CalculatorError;
import hp41.machine.Machine;
import hp41.machine.Printer;
import hp41.memory.Flags;
import hp41.number.Decimal;
import java.util.function.Consumer;

/** What prints the contents of registers. */
public final class Printing {

  private static final int LARGEST_REGISTER = 999;
  private static final String[] SUMS = {"~X", "~X^2", "~Y", "~Y^2", "~XY", "N"};

  private Printing() {}

  /** A function of the printer's: in a program flag 21 must be set, else PRINTER OFF. */
  public static Behaviour printing(Consumer<Machine> action) {
    return Shapes.action(
        machine -> {
          check(machine);
          action.accept(machine);
        });
  }

  public static void check(Machine machine) {
    if (machine.inProgram() && !machine.flags().get(Flags.PRINTER_ENABLE)) {
      throw CalculatorError.PRINTER_OFF;
    }
  }

  /** PRX. */
  public static void x(Machine machine) {
    machine.printer().printResult(machine.stack().x());
  }

  /** PRA. */
  public static void alpha(Machine machine) {
    machine.printer().print(machine.alpha().text());
  }

  /** PRSTK. */
  public static void stack(Machine machine) {
    machine.printer().printStack(machine.memory());
  }

  /** PRREG. */
  public static void registers(Machine machine) {
    registers(machine, 0, machine.program().size() - 1);
  }

  /** PRREGX: those that bbb.eee in X says. */
  public static void registersByX(Machine machine) {
    Decimal x = machine.x();
    int first = x.wholeUpTo(LARGEST_REGISTER);
    registers(machine, first, Math.max(first, x.decimals(1, 3)));
  }

  /** Prints data registers. One that is not there: NONEXISTENT, and none is printed. */
  public static void registers(Machine machine, int first, int last) {
    int begin = Operands.dataRegister(machine, first);
    Operands.dataRegister(machine, last);
    machine.printer().finishLine();
    for (int number = first; number <= last; number++) {
      print(machine, "R%02d".formatted(number), begin + number - first);
    }
  }

  /** PRΣ. */
  public static void sums(Machine machine) {
    int address = Sums.first(machine);
    machine.printer().finishLine();
    for (int i = 0; i < SUMS.length; i++) {
      print(machine, SUMS[i], address + i);
    }
  }

  private static void print(Machine machine, String name, int address) {
    Printer printer = machine.printer();
    printer.print(name + '=' + printer.text(Operands.read(machine, address)));
  }
}
