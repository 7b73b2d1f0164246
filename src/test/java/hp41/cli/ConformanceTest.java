package hp41.cli;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Document;
import hp41.lab.JsonTree;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;

/**
 * Checks every recorded function against the result of the real machine: as a program line with
 * {@code hp41 step}, and typed with {@code hp41 calc --json}. The table in the documentation counts
 * the recordings.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ConformanceTest {

  private static final Path TABLE = Path.of("..", "emulator", "docs", "conformance.md");

  /** The number of rows that were tested, and the rows that differ. */
  private record ComparedRows(int rows, List<String> differences) {

    int equal() {
      return rows - differences.size();
    }
  }

  private final Map<String, ComparedRows> executed = new HashMap<>();
  private final Map<String, ComparedRows> typed = new HashMap<>();

  @Test
  void everyRecordingIsTested() throws IOException {
    assertThat(RecordedFunctions.captions().keySet())
        .containsExactlyInAnyOrderElementsOf(RecordedFunctions.files());
  }

  @Tag("slow")
  @TestFactory
  Stream<DynamicTest> functionsGiveWhatTheyGaveOnTheMachine() {
    return RecordedFunctions.captions().entrySet().stream()
        .flatMap(
            file ->
                Stream.of(
                    DynamicTest.dynamicTest(
                        file.getValue() + ", executed",
                        () -> assertThat(executed(file.getKey()).differences()).isEmpty()),
                    DynamicTest.dynamicTest(
                        file.getValue() + ", typed",
                        () -> assertThat(typed(file.getKey()).differences()).isEmpty())));
  }

  @Tag("slow")
  @Test
  void tableInTheDocumentationCountsTheRecordings() throws IOException {
    Document.isWritten(TABLE, table());
  }

  private String table() {
    StringBuilder text =
        new StringBuilder(
            """
            # Conformance

            This table shows how many recordings of the machine's own microcode the calculator
            reproduces in all ten digits, with X, Y, LASTX, ALPHA, errors and flags. Each recording was
            executed as a program line (`hp41 step`) and typed (`hp41 calc --json`), except number lines
            of programs, which cannot be typed. A test generates the table and fails if a number
            decreases; `mvn test -Dhp41.update=true` updates it.

            | functions | rows | equal | typed | equal |
            |---|--:|--:|--:|--:|
            """);
    int[] sums = new int[4];
    for (Map.Entry<String, String> file : RecordedFunctions.captions().entrySet()) {
      ComparedRows executed = executed(file.getKey());
      ComparedRows typed = typed(file.getKey());
      int[] figures = {executed.rows(), executed.equal(), typed.rows(), typed.equal()};
      text.append(line(file.getValue(), figures));
      for (int i = 0; i < sums.length; i++) {
        sums[i] += figures[i];
      }
    }
    return text.append(line("all", sums)).toString();
  }

  private static String line(String caption, int[] figures) {
    return "| %s | %,d | %,d | %,d | %,d |\n"
        .formatted(caption, figures[0], figures[1], figures[2], figures[3]);
  }

  private ComparedRows executed(String file) {
    return executed.computeIfAbsent(file, ConformanceTest::execute);
  }

  private ComparedRows typed(String file) {
    return typed.computeIfAbsent(file, ConformanceTest::type);
  }

  private static ComparedRows execute(String file) {
    List<RecordedFunction> rows = RecordedFunctions.of(file);
    String questions = rows.stream().map(RecordedFunction::asked).collect(Collectors.joining("\n"));
    return outcome(rows, Run.of(questions, "step"), List.of("answer"));
  }

  private static ComparedRows type(String file) {
    List<RecordedFunction> rows =
        RecordedFunctions.of(file).stream().filter(RecordedFunction::canBeTyped).toList();
    List<Run> runs = rows.stream().map(row -> Run.of(row.typed(), "calc", "--json")).toList();
    String answers = runs.stream().map(Run::out).collect(Collectors.joining());
    String complaints = runs.stream().map(Run::err).collect(Collectors.joining());
    return outcome(rows, new Run(0, answers, complaints), List.of("skip"));
  }

  private static ComparedRows outcome(List<RecordedFunction> rows, Run run, List<String> leftOut) {
    List<String> answers = run.lines();
    assertThat(answers.size()).as(run.err()).isEqualTo(rows.size());
    List<String> differences = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      RecordedFunction row = rows.get(i);
      Map<String, String> expected = new LinkedHashMap<>(row.expected());
      expected.keySet().removeAll(leftOut);
      Map<String, String> seen = seen(JsonTree.object("answer", answers.get(i)), expected);
      if (!seen.equals(expected)) {
        differences.add(
            "line %d %s: %s instead of %s".formatted(row.line(), row.words(), seen, expected));
      }
    }
    return new ComparedRows(rows.size(), differences);
  }

  /** Returns the result in the form of the expected value. */
  private static Map<String, String> seen(Map<String, Object> state, Map<String, String> expected) {
    Map<String, String> seen = new LinkedHashMap<>();
    expected.forEach((name, content) -> seen.put(name, seen(state, name)));
    return seen;
  }

  private static String seen(Map<String, Object> state, String name) {
    if (name.startsWith("R")) {
      return content(((Map<?, ?>) state.get("registers")).get(name.substring(1)));
    } else if (name.startsWith("F")) {
      boolean set =
          ((List<?>) state.get("flags")).toString().matches(".*\\b" + name.substring(1) + "\\b.*");
      return set ? "1" : "0";
    }
    return switch (name) {
      case "error" -> state.containsKey(name) ? (String) state.get(name) : "";
      case "answer", "display" -> (String) state.get("display");
      case "skip" -> (String) state.get("next");
      case RecordedFunction.ALPHA -> characters((String) state.get("alpha_hex"));
      default -> content(state.get(name));
    };
  }

  private static String characters(String hex) {
    return new String(HexFormat.of().parseHex(hex), StandardCharsets.ISO_8859_1);
  }

  /** Returns the content of a register; registers that are zero are not in the output. */
  private static String content(Object content) {
    if (content instanceof Map<?, ?> text) {
      return '"' + (String) text.get("text") + '"';
    }
    return content == null ? "0.000000000E+00" : (String) content;
  }
}
