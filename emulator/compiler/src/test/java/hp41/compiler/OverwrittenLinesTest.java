package hp41.compiler;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Rounds;
import hp41.memory.Memory;
import hp41.memory.ProgramMemory;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Programs that overwrite their own lines, because R00 or the statistics registers have been moved
 * into program memory. The interpreter and compiled code must execute the new lines. They are
 * compared with a machine that reads each line from memory again.
 */
class OverwrittenLinesTest {

  private static final int LINES = 400;
  private static final int MOST_LOWER = 12;
  private static final int M = 5;
  private static final int N = 6;
  private static final int O = 7;
  private static final int A = 0xB;
  private static final int C = 0xD;
  private static final long TWO = 2L << 48;

  private final Twin rereading = Twin.interpreting();
  private final Twin interpreter = Twin.interpreting();
  private final Twin compiler = Twin.compiling();
  private final List<Twin> twins = List.of(rereading, interpreter, compiler);

  /**
   * RCL M and STO c make the third register of the program R00. N is then stored there again and
   * again: first the word that is there already, which puts 1 into O, then a, which puts 2 into O.
   * The jump back has its distance stored, since there is no label below R00.
   */
  @ParameterizedTest
  @ValueSource(strings = {"30 00 00", "91 F4 00", "CE 00 00", "CE F4 00"})
  void storedWordsReplaceExecutedLines(String store) {
    String program =
        """
        90 75 91 7D 00 00 00
        01 90 76 %s 00
        11 00 00 00 00 00 00
        91 77 90 7B 91 76 00
        B1 A3
        """;
    for (Twin twin : twins) {
      twin.begin(bytes(program.formatted(store)), new long[0]);
      Memory memory = twin.memory();
      memory.write(M, lowered(memory, 0, 3));
      memory.write(N, 0x11_0000_0000_0000L);
      memory.write(A, 0x12_0000_0000_0000L);
    }
    compare(new Random(0), store);
    assertThat(twins).allMatch(twin -> twin.memory().read(O) == TWO);
  }

  @Tag("random")
  @Test
  void compiledProgramsAboveALoweredCurtainMatchTheInterpreter() {
    run(1, Rounds.of(10_000), true);
  }

  @Tag("random")
  @Test
  void compiledProgramsWithStatisticsRegistersInThemMatchTheInterpreter() {
    assertThat(run(100_000, Rounds.of(2_000), false))
        .as("share that was translated")
        .isGreaterThan(0.2);
  }

  /** The program is ΣREG 03, PSIZE with the current size, and ST+ 00. */
  @Test
  void movingStatisticsRegistersAwayFromProgramsKeepsDecodedLines() {
    interpreter.begin(bytes("01 99 03 11 10 10 A6 5E 92 00 B1 00"), new long[] {0});
    interpreter.run(9);
    int version = interpreter.memory().programVersion();
    interpreter.run(LINES);
    assertThat(interpreter.memory().programVersion()).isEqualTo(version);
    ProgramMemory program = new ProgramMemory(interpreter.memory());
    assertThat(program.statistics()).isEqualTo(program.curtain() + 3);
  }

  private double run(int first, int programs, boolean curtain) {
    for (int seed = first; seed < first + programs; seed++) {
      Random random = new Random(seed);
      byte[] program = new RandomProgram(random).bytes(5 + random.nextInt(40));
      long[] data = RandomProgram.data(random, 12);
      int curtainLower = curtain ? 1 + random.nextInt(MOST_LOWER) : 0;
      int statisticsLower = 11 + random.nextInt(MOST_LOWER);
      for (Twin twin : twins) {
        twin.begin(program, data);
        Memory memory = twin.memory();
        memory.write(C, lowered(memory, statisticsLower, curtainLower));
      }
      compare(random, "seed " + seed);
    }
    return compiler.share();
  }

  /** Runs all machines in pieces of random length and compares them after each. */
  private void compare(Random random, String what) {
    for (int left = LINES; left > 0; ) {
      int piece = 1 + random.nextInt(100);
      left -= piece;
      rereading.runRereading(piece);
      interpreter.run(piece);
      compiler.run(piece);
      interpreter.assertLike(rereading, "interpreter, " + what);
      compiler.assertLike(rereading, "translation, " + what);
    }
  }

  /** Returns register c with the addresses of the statistics registers and of R00 lowered. */
  private static long lowered(Memory memory, int statistics, int curtain) {
    return memory.read(C) - ((long) statistics << 44) - ((long) curtain << 12);
  }

  private static byte[] bytes(String hexadecimal) {
    return HexFormat.of().parseHex(hexadecimal.replaceAll("\\s", ""));
  }
}
