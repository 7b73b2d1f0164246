package hp41.compiled;

/** Some lines of a program, translated. */
interface Passage {

  /**
   * Executes lines from the head of this number on, until others than these follow, the lines run
   * out or one has to be executed by the interpreter.
   *
   * @return the number of the head to go on at, or {@code ~line} for a line that the interpreter
   *     has to execute
   */
  int run(Course course, int head);
}
