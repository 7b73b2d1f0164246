package hp41.compiler;

import java.util.Random;

/**
 * Two machines with the same in memory: one executes line after line, the other translates every
 * program as soon as it runs. After each run everything must be the same.
 */
final class Twins {

  private static final int[] PIECES = {40, 400, 1_000};

  private final Twin interpreter = Twin.interpreting();
  private final Twin compiler = Twin.compiling();

  /** Runs a program on both, in pieces of random length, so many lines in all. */
  void run(byte[] program, long[] data, int lines, Random random, String what) {
    interpreter.begin(program, data);
    compiler.begin(program, data);
    int most = PIECES[random.nextInt(PIECES.length)];
    for (int left = lines; left > 0; ) {
      int piece = 1 + random.nextInt(most);
      left -= piece;
      interpreter.run(piece);
      compiler.run(piece);
      compiler.assertLike(interpreter, what);
    }
  }

  /** The share of the lines that were executed in a translation. */
  double share() {
    return compiler.share();
  }
}
