package hp41.cli;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Rounds;
import hp41.app.ExitCode;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks {@code hp41 step} with random objects, with each END, and with its own output. */
class StepFuzzTest {

  private static final int OBJECTS = 400;

  private static final List<String> NAMES =
      List.of(
          "line",
          "bytes",
          "setup",
          "memory",
          "size",
          "t",
          "x",
          "l",
          "alpha",
          "alpha_hex",
          "flags",
          "registers",
          "lift",
          "clock",
          "stopwatch",
          "stopwatch_running",
          "next",
          "display",
          "registres",
          "");

  private static final List<String> VALUES =
      List.of(
          "null",
          "true",
          "-1",
          "5",
          "1e400",
          "1.5",
          "\"\"",
          "\"+\"",
          "\"END\"",
          "\"LBL 01\\nGTO 01\"",
          "\"1/X\"",
          "\"RTN\\nEND\\nOFF\"",
          "\"C00020\"",
          "\"41 42\"",
          "\"2026-01-15T10:30\"",
          "[]",
          "[1,55]",
          "[56]",
          "[\"+\",null]",
          "{}",
          "{\"00\":1,\"99\":\"1E99\"}",
          "{\"text\":\"AB\",\"hex\":\"4142\"}",
          "{\"raw\":\"1F000000000000\"}",
          "{\"raw\":\"FFFFFFFFFFFFFF\",\"text\":1}");

  @Test
  @Tag("random")
  void randomObjectsAreExecutedOrRefused() {
    long seed = System.nanoTime();
    for (int i = 0; i < Rounds.of(OBJECTS); i++) {
      Random random = new Random(seed + i);
      String json = object(random);
      Run run = Run.of(json, "step", "--max-lines", "500");
      String what = "seed %d: %s: %s".formatted(seed + i, json, run.err());
      assertThat(run.exitCode()).as(what).isIn(ExitCode.DONE, ExitCode.FILE, ExitCode.LIMIT);
      assertThat(run.err()).as(what).doesNotContain("internal error");
      assertThat(run.err().isEmpty()).as(what).isEqualTo(run.exitCode() == ExitCode.DONE);
    }
  }

  private static String object(Random random) {
    List<String> fields = new ArrayList<>();
    boolean bytes = random.nextBoolean();
    fields.add(bytes ? "\"bytes\":\"" + bytes(random) + "\"" : "\"line\":\"" + line(random) + "\"");
    for (int more = random.nextInt(4); more > 0; more--) {
      fields.add("\"" + any(NAMES, random) + "\":" + any(VALUES, random));
    }
    return "{" + String.join(",", fields) + "}";
  }

  private static String any(List<String> all, Random random) {
    return all.get(random.nextInt(all.size()));
  }

  private static String line(Random random) {
    return any(List.of("+", "END", ".END.", "RTN", "STOP", "OFF", "GTO 01", "XEQ IND X"), random);
  }

  /** Returns random bytes, of which every third line is an END or another long line. */
  private static String bytes(Random random) {
    byte[] bytes = new byte[1 + random.nextInt(6)];
    random.nextBytes(bytes);
    if (bytes.length >= 3 && random.nextInt(3) == 0) {
      bytes[bytes.length - 3] = (byte) (0xC0 + random.nextInt(14));
    }
    return HexFormat.of().formatHex(bytes);
  }

  @Test
  void eachEndStopsOnTopOfItsProgram() {
    Random random = new Random(41);
    IntStream.rangeClosed(0xC0, 0xCD)
        .mapToObj(code -> "%02X%02X%02X".formatted(code, random.nextInt(256), random.nextInt(0xF0)))
        .forEach(StepFuzzTest::checkEnd);
    checkEnd("C00020");
    checkEnd("C0002D");
  }

  private static void checkEnd(String bytes) {
    Run run = Run.of("{\"bytes\":\"" + bytes + "\",\"x\":\"7\"}", "step");
    assertThat(run.exitCode()).as(bytes + run.err()).isEqualTo(ExitCode.DONE);
    assertThat(run.out()).as(bytes).contains("\"x\":\"7.0", "\"next\":\"jump\"");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\"line\":\"END\"", "\"bytes\":\"C00020\"", "\"line\":\".END.\""})
  void endReturnsToLineZero(String end) {
    assertThat(Run.of("{" + end + "}", "step").out()).contains("\"line\":\"00 REG ");
    assertThat(Run.of("{\"memory\":\"LBL 99\\nEND\"," + end + "}", "step").exitCode()).isZero();
  }

  @Test
  void linesBeforeAnEndAreExecuted() {
    assertThat(Run.of("{\"bytes\":\"40 C00020 41\",\"x\":\"2\",\"y\":\"3\"}", "step").out())
        .contains("\"x\":\"5.0", "\"next\":\"next\"");
  }

  /** The output of a line is the state from which the next one is executed. */
  @Test
  void outputIsAValidInput() {
    String first =
        Run.of(
                "{\"line\":\"STO 05\",\"setup\":\"\\\"AB\\\\xFE\\\"\\nSF 05\\nASTO 07\","
                    + "\"x\":\"1E-5\",\"registers\":{\"09\":{\"raw\":\"1F000000000000\"}}}",
                "step")
            .out();
    String again = first.replaceAll("\"line\":\"[^\"]*\"", "\"line\":\"LBL 00\"");
    assertThat(again).isNotEqualTo(first);
    Run second = Run.of(again, "step");
    assertThat(second.err()).isEmpty();
    assertThat(state(second.out())).isEqualTo(state(first));
  }

  private static String state(String json) {
    return json.replaceAll("\"(?:in|line)\":\"[^\"]*\"", "");
  }
}
