package hp41.compiler;

import java.util.Random;

/**
 * Two machines with the same memory: one interprets, the other compiles every program at once.
 * After each run their states must be equal.
 */
final class Twins {

  private static final int[] PIECES = {40, 400, 1_000};

  private final Twin interpreter = Twin.interpreting();
  private final Twin compiler = Twin.compiling();

  /**
   * Runs a program on both machines in pieces of random length, with random flags and a random
   * stack.
   *
   * @param lines the total number of lines to execute
   * @param what the description of the program for failure messages
   */
  void run(byte[] program, long[] data, int lines, Random random, String what) {
    long[] status = RandomProgram.status(random);
    interpreter.begin(program, data, status);
    compiler.begin(program, data, status);
    compare(lines, random, what);
  }

  /** Runs a program in a module like {@link #run}. */
  void runInModule(byte[] program, long[] data, int lines, Random random, String what) {
    long[] status = RandomProgram.status(random);
    interpreter.beginInModule(program, data, status);
    compiler.beginInModule(program, data, status);
    compare(lines, random, what);
  }

  private void compare(int lines, Random random, String what) {
    int most = PIECES[random.nextInt(PIECES.length)];
    for (int left = lines; left > 0; ) {
      int piece = 1 + random.nextInt(most);
      left -= piece;
      interpreter.run(piece);
      compiler.run(piece);
      compiler.assertLike(interpreter, what);
    }
  }

  /** Returns the share of lines that were executed in compiled code. */
  double share() {
    return compiler.share();
  }
}
