package hp41.compiler;

/** One or more basic blocks of a program, compiled into one method. */
interface CompiledBlock {

  /**
   * Executes lines from the start of a basic block on. Returns when execution leaves the compiled
   * blocks, when the budget of lines is used up, or when the interpreter has to execute a line.
   *
   * @param context the registers and counters that compiled code uses
   * @param block the number of the basic block to start with
   * @return the number of the basic block to continue with, {@code ~line} for a line that the
   *     interpreter has to execute, or {@link Jumps#AT_COUNTER}
   */
  int run(ExecutionContext context, int block);
}
