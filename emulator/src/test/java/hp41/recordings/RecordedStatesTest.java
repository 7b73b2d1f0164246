package hp41.recordings;

import hp41.Calculator;
import hp41.Document;
import hp41.Inside;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Writes the states from which functions and programs were recorded, as {@code hp41 verify} uses
 * them for both engines: the kind, the stack lift, and all registers that are not zero. R/S
 * executes the function or program.
 */
class RecordedStatesTest {

  private static final Path FILE =
      Path.of("../src/lab/src/main/resources/hp41/conformance/states.tsv");

  @Test
  void theStatesThatVerifyPlaysAreThoseOfTheRecordings() throws Exception {
    String states =
        Stream.concat(
                rows(StateTest.FILES).flatMap(row -> function(row).stream()),
                rows(ShortProgramsTest.FILES).map(RecordedStatesTest::program))
            .distinct()
            .collect(Collectors.joining("\n", "", "\n"));
    Document.isWritten(FILE, states);
  }

  private static Stream<Map<String, String>> rows(List<String> files) {
    return files.stream().flatMap(file -> Table.named("state/" + file).stream());
  }

  /**
   * Recordings that are executed by keys, wait for a key, or were read at another time are omitted.
   */
  private static Optional<String> function(Map<String, String> row) {
    boolean plain =
        row.get("mode").equals("prog")
            && !row.get("setup").contains("KEY:")
            && row.get("clock").equals(Bench.USUAL_TIME);
    if (!plain) {
      return Optional.empty();
    }
    Bench bench = new Bench(Bench.USUAL_TIME);
    bench.setUp(Setup.named(row.get("setup")));
    bench.insert(HexFormat.of().parseHex(row.get("bytes")));
    return Optional.of(state("function", row, bench));
  }

  private static String program(Map<String, String> row) {
    Bench bench = new Bench(Bench.USUAL_TIME);
    bench.load(bench.programs(ShortProgram.listings(row)));
    if (!row.get("start").equals(ShortProgram.TOP)) {
      bench.goToTop(row.get("start"));
    }
    return state("program", row, bench);
  }

  private static String state(String kind, Map<String, String> row, Bench bench) {
    Calculator calculator = bench.calculator();
    new State(calculator).apply(row);
    long[] registers = calculator.image().registers();
    String words =
        IntStream.range(0, registers.length)
            .filter(it -> registers[it] != 0)
            .mapToObj(it -> "%X=%X".formatted(it, registers[it]))
            .collect(Collectors.joining(" "));
    String lift = Inside.of(calculator).stackLift() ? "on" : "off";
    return String.join("\t", kind, lift, words);
  }
}
