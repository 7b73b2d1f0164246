package hp41.machine;

/** The action of a function. */
@FunctionalInterface
public interface Behaviour {

  /**
   * Executes the function.
   *
   * @throws hp41.event.CalculatorError if the function cannot be executed; nothing has changed then
   */
  void execute(Machine machine, Operand operand);
}
