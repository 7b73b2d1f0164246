package hp41.recordings;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Calculator;
import hp41.FileBench;
import hp41.KeptFolder;
import hp41.Model;
import hp41.Plugged;
import hp41.event.Event;
import hp41.event.PrintedLine;
import hp41.key.Key;
import hp41.memory.Word;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.lang3.Strings;
import org.junit.jupiter.api.DynamicTest;

/**
 * Steps on the machine's microcode that began with MEMORY LOST, and the state after them: the
 * display, the program line, the changed registers, the lines on the paper and the files of the
 * cards. If a table has no column for paper or files, there must be none.
 */
final class Scene {

  private static final int P = 8;
  private static final long ALPHA_IN_P = 0xFFFFFF;

  private final FileBench bench;
  private final Calculator calculator;

  private Scene(Optional<EngineUnderTest> engine, Plugged plugged) {
    bench = new FileBench(new KeptFolder(), null, Model.CX, plugged);
    calculator = bench.calculator();
    calculator.engine(engine.map(EngineUnderTest::image));
  }

  /** Returns the scenes of a table. Scratch registers are not compared. */
  static Stream<DynamicTest> tests(
      String table, List<Integer> scratch, Optional<EngineUnderTest> engine, Plugged plugged) {
    return Table.named(table).stream()
        .map(
            row ->
                DynamicTest.dynamicTest(
                    row.get("steps"),
                    () ->
                        assertThat(new Scene(engine, plugged).played(row.get("steps"), scratch))
                            .isEqualTo(wanted(row))));
  }

  private static Map<String, String> wanted(Map<String, String> row) {
    Map<String, String> wanted = new HashMap<>(Map.of("paper", "", "files", ""));
    wanted.putAll(row);
    return wanted;
  }

  private Map<String, String> played(String steps, List<Integer> scratch) {
    long[] before = calculator.image().registers();
    for (String step : steps.split(";")) {
      play(step);
    }
    return Map.of(
        "steps", steps,
        "display", calculator.display().toString().strip(),
        "line", calculator.programLine(),
        "words", changes(before, calculator.image().registers(), scratch),
        "paper", paper(),
        "files", files());
  }

  /** Plays a step: a card that is inserted or clipped, keys after a k, the PRGM key, or words. */
  private void play(String step) {
    if (step.startsWith("card ")) {
      calculator.insertCard(step.substring(5));
    } else if (step.startsWith("secure ")) {
      bench.cards().secure(step.substring(7), true);
    } else if (step.startsWith("k ") || step.equals("PRGM")) {
      for (String key : Strings.CS.removeStart(step, "k ").split(" ")) {
        calculator.press(Key.of(key).orElseThrow());
        calculator.run();
      }
    } else {
      assertThat(calculator.type(step)).isEmpty();
    }
    calculator.run();
  }

  private static String changes(long[] before, long[] after, List<Integer> scratch) {
    return IntStream.iterate(0x1FF, it -> it >= 0, it -> it - 1)
        .filter(it -> !scratch.contains(it))
        .filter(it -> digits(it, before) != digits(it, after))
        .mapToObj(it -> "%03X=%s".formatted(it, Word.hex(digits(it, after))))
        .collect(Collectors.joining(" "));
  }

  private static long digits(int address, long[] registers) {
    return registers[address] & (address == P ? ALPHA_IN_P : -1);
  }

  private String paper() {
    return calculator.takeEvents().stream()
        .filter(Event.Printed.class::isInstance)
        .map(it -> '|' + line(((Event.Printed) it).line()))
        .collect(Collectors.joining());
  }

  private static String line(PrintedLine line) {
    if (!line.isGraphic()) {
      return line.text();
    }
    String dots =
        line.columns()
            .chars()
            .mapToObj("%02X"::formatted)
            .collect(Collectors.joining())
            .replaceFirst("(00)+$", "");
    return '#' + dots;
  }

  private String files() {
    return bench.cards().files().stream()
        .map(it -> it + "=" + bench.cards().read(it).orElseThrow().length)
        .collect(Collectors.joining(" "));
  }
}
