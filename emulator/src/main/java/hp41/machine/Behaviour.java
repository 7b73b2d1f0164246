package hp41.machine;

/** What a function does to the machine. */
@FunctionalInterface
public interface Behaviour {

  /**
   * Does it.
   *
   * @throws CalculatorError if it cannot be done; nothing has changed then
   */
  void execute(Machine machine, Operand operand);
}
