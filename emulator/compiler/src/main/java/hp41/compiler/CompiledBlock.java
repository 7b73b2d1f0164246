package hp41.compiler;

/** Some lines of a program, translated. */
interface CompiledBlock {

  /**
   * Executes lines from the head of this number on, until others than these follow, the lines run
   * out or one has to be executed by the interpreter.
   *
   * @return the number of the head to go on at, or {@code ~line} for a line that the interpreter
   *     has to execute
   */
  int run(ExecutionContext course, int head);
}
