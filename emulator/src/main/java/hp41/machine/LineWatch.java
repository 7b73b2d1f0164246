package hp41.machine;

/**
 * Looks on while the lines of programs are executed, and may stop a running program between two of
 * them. It must not change the machine.
 */
public interface LineWatch {

  /** Lines are going to be executed; keys may have changed memory since the last. */
  void begin();

  /** Whether the program is to stop in front of the line that a pointer points to. */
  boolean stopsBefore(int pointer);

  /**
   * Whether the program is to stop behind a line.
   *
   * @param pointer pointed to the line before it was executed
   * @param line what was executed
   * @param halt what it asked for by itself
   */
  boolean stopsAfter(int pointer, Instruction line, Halt halt);
}
