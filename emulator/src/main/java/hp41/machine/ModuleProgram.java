package hp41.machine;

import hp41.event.CalculatorError;
import java.util.OptionalInt;

/**
 * The behaviour of a module function that is a user code program: it calls the program in the
 * module, as XEQ calls one in memory. Catalogs and program lines show the name of such a function
 * like the name of a program.
 *
 * @param code the code of the function, its XROM number
 */
public record ModuleProgram(int code) implements Behaviour {

  @Override
  public void execute(Machine machine, Operand operand) {
    int start = start(machine, code).orElseThrow(() -> CalculatorError.NONEXISTENT);
    machine.call();
    machine.jump(start);
    machine.stackLift(true);
  }

  /** Returns the pointer to the label of a function, if the module is plugged in. */
  static OptionalInt start(Machine machine, int code) {
    return machine.program().userCode(ModuleDefinition.xrom(code), ModuleDefinition.number(code));
  }
}
