package hp41.compiler;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Accessory;
import hp41.Internals;
import hp41.Rounds;
import hp41.functions.mainframe.Mainframe;
import hp41.listing.Assembler;
import hp41.listing.Fixtures;
import hp41.machine.CalculatorFunction;
import hp41.machine.Translation;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Checks that compiled code does the same as the interpreter. */
class TranslationTest {

  private static final int LINES = 1_000;
  private static final int REGISTERS = 30;

  @Test
  void compiledRandomProgramsMatchTheInterpreter() {
    assertThat(run(1, 400)).as("share of the lines that were translated").isGreaterThan(0.35);
  }

  /** The first seed and the number of programs are system properties. */
  @Tag("slow")
  @Test
  void manyCompiledRandomProgramsMatchTheInterpreter() {
    run(Long.getLong("hp41.seed", 1_000_000), Integer.getInteger("hp41.programs", 100_000));
  }

  @Test
  void compiledRandomProgramsInModulesMatchTheInterpreter() {
    assertThat(runInModules(1, 200)).as("share that was translated").isGreaterThan(0.5);
  }

  @Tag("slow")
  @Test
  void manyCompiledRandomProgramsInModulesMatchTheInterpreter() {
    runInModules(
        Long.getLong("hp41.seed", 1_000_000), Integer.getInteger("hp41.programs", 100_000) / 4);
  }

  private static double runInModules(long first, int programs) {
    Twins twins = new Twins();
    for (long seed = first; seed < first + programs; seed++) {
      Random random = new Random(seed);
      byte[] program = new RandomProgram(random).withDistances(5 + random.nextInt(80));
      twins.runInModule(program, RandomProgram.data(random, 12), LINES, random, "seed " + seed);
    }
    return twins.share();
  }

  private static double run(long first, int programs) {
    Twins twins = new Twins();
    for (long seed = first; seed < first + programs; seed++) {
      Random random = new Random(seed);
      byte[] program = new byte[1 + random.nextInt(120)];
      if (random.nextInt(10) == 0) {
        random.nextBytes(program);
      } else {
        program = new RandomProgram(random).bytes(5 + random.nextInt(80));
      }
      twins.run(program, RandomProgram.data(random, 12), LINES, random, "seed " + seed);
    }
    return twins.share();
  }

  /** Each function of a program line is tested, because the compiler may translate more of them. */
  @Tag("random")
  @TestFactory
  Stream<DynamicTest> everyFunctionInAHotLoopMatchesTheInterpreter() {
    return Stream.of(
            Mainframe.module().functions().stream(),
            Mainframe.lines().stream(),
            Stream.of(Accessory.values())
                .flatMap(it -> Internals.functions(it).stream())
                .flatMap(it -> it.functions().stream()))
        .flatMap(it -> it)
        .filter(it -> it.code() != 0 && it.programmable())
        .map(it -> DynamicTest.dynamicTest(it.name(), () -> assertFunctionMatches(it)));
  }

  /**
   * Executes the function in a loop, with random words in the stack and in the registers and random
   * operands.
   */
  private static void assertFunctionMatches(CalculatorFunction function) {
    Twins twins = new Twins();
    for (int seed = 0; seed < Rounds.of(60); seed++) {
      Random random = new Random(seed);
      byte[] program = new RandomProgram(random).loop(function.code());
      twins.run(program, RandomProgram.data(random, 12), LINES, random, function + " " + seed);
    }
    assertThat(twins.share() > 0 || function.translation() == Translation.NONE).isTrue();
  }

  @Tag("random")
  @TestFactory
  Stream<DynamicTest> compiledThirdPartyProgramsMatchTheInterpreter() {
    Path folder = Fixtures.recordedPrograms();
    return Fixtures.tests(folder, file -> assertProgramMatches(bytes(file)), ".raw");
  }

  @Tag("random")
  @TestFactory
  Stream<DynamicTest> compiledBundledProgramsMatchTheInterpreter() {
    return Fixtures.tests(
        Fixtures.top().resolve("programs"), file -> assertProgramMatches(assembled(file)), ".txt");
  }

  private static void assertProgramMatches(byte[] program) {
    Twins twins = new Twins();
    for (int seed = 0; seed < Rounds.of(8); seed++) {
      Random random = new Random(seed);
      long[] data = RandomProgram.data(random, REGISTERS);
      twins.run(program, data, 10 * LINES, random, "seed " + seed);
    }
  }

  private static byte[] bytes(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static byte[] assembled(Path file) {
    try {
      List<byte[]> programs =
          new Assembler(Fixtures.MAINFRAME).assemble(Files.readString(file)).programs();
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      programs.forEach(bytes::writeBytes);
      return bytes.toByteArray();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
