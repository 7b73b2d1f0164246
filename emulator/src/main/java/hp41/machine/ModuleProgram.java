package hp41.machine;

/**
 * What a function does that is a program of its module's. Catalogues and program lines show its
 * name as that of a program.
 *
 * @param call calls the program as XEQ calls one in memory
 */
public record ModuleProgram(Behaviour call) implements Behaviour {

  @Override
  public void execute(Machine machine, Operand operand) {
    call.execute(machine, operand);
  }
}
