package hp41.machine;

/**
 * Observes the execution of program lines and can stop a running program between two lines.
 * Implementations must not change the machine.
 */
public interface LineWatch {

  /** Called before lines are executed. Keys may have changed memory since the last line. */
  void begin();

  /**
   * Returns whether the program stops before a line.
   *
   * @param pointer the pointer to the line
   */
  boolean stopsBefore(int pointer);

  /**
   * Returns whether the program stops after a line.
   *
   * @param pointer the pointer to the line before it was executed
   * @param line the executed instruction
   * @param outcome what follows after the instruction
   */
  boolean stopsAfter(int pointer, Instruction line, Outcome outcome);
}
