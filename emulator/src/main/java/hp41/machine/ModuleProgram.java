package hp41.machine;

import java.util.OptionalInt;

/**
 * What a function does that is a program of its module's: calls it where it stands, as XEQ calls
 * one in memory. Catalogues and program lines show its name as that of a program.
 *
 * @param code of the function: its XROM number
 */
public record ModuleProgram(int code) implements Behaviour {

  @Override
  public void execute(Machine machine, Operand operand) {
    int start = start(machine, code).orElseThrow(() -> CalculatorError.NONEXISTENT);
    machine.call();
    machine.jump(start);
    machine.stackLift(true);
  }

  /** The pointer to the label that a function with this code leads to, if it is there. */
  static OptionalInt start(Machine machine, int code) {
    return machine.program().userCode(ModuleDefinition.xrom(code), ModuleDefinition.number(code));
  }
}
