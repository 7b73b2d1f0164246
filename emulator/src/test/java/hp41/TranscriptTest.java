package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Typist.Change;
import hp41.Typist.Seen;
import hp41.display.Annunciator;
import hp41.keyboard.Key;
import hp41.keyboard.Pace;
import hp41.memory.CharacterSet;
import hp41.memory.Word;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Keys pressed one after the other show and do what they did on the machine. */
class TranscriptTest {

  private static final Instant START = Instant.parse("1900-01-01T00:00:00Z");

  /** Need the modules of the CX. */
  private static final Set<String> OTHER_MODULES =
      Set.of("time-cx", "xfun-cx", "getkey-cx", "cat6");

  /** Where the recording ended before the calculator waited. */
  private static final Map<String, Long> LIMITS =
      Map.of("run-stop-key", 4_740L, "run-loop-stop", 9_480L, "run-view-loop", 9_480L);

  private static final long USUAL_LIMIT = 63_000;
  private static final long TOLERANCE_MILLIS = 120;
  private static final double TOLERANCE = 0.2;
  private static final String GOOSE = "⟶";
  private static final String STILL_RUNNING = "(still running)@-1";
  private static final Pattern HALF_WRITTEN = Pattern.compile("| +\\d\\d\\b.*|\\(off\\)");

  private record Step(
      String transcript,
      int number,
      String key,
      String held,
      String display,
      String annunciators,
      String x,
      String changes) {

    static Step of(String line) {
      String[] cells = line.split("\t", -1);
      return new Step(
          cells[0],
          Integer.parseInt(cells[1]),
          cells[2],
          cells[3],
          cells[4],
          cells[5],
          cells[6],
          cells.length > 7 ? cells[7] : "");
    }

    String id() {
      return transcript + " " + number;
    }

    Key pressed() {
      return Key.of(key.split("@")[0]).orElseThrow();
    }

    Duration hold() {
      return key.contains("@") ? Duration.ofMillis(Long.parseLong(key.split("@")[1])) : Typist.HOLD;
    }

    /** Whether X could be read: not in the middle of a running program. */
    boolean hasX() {
      return !x.isEmpty() && !display.contains(GOOSE);
    }
  }

  @TestFactory
  Stream<DynamicTest> keysDoWhatTheyDoOnTheMachine() {
    Map<String, List<Step>> transcripts =
        lines()
            .skip(1)
            .map(Step::of)
            .collect(
                Collectors.groupingBy(Step::transcript, LinkedHashMap::new, Collectors.toList()));
    return transcripts.entrySet().stream()
        .filter(transcript -> !OTHER_MODULES.contains(transcript.getKey()))
        .map(
            transcript ->
                DynamicTest.dynamicTest(transcript.getKey(), () -> follow(transcript.getValue())));
  }

  private static Stream<String> lines() {
    try (InputStream in = TranscriptTest.class.getResourceAsStream("/vectors/keys-mainframe.tsv")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void follow(List<Step> steps) {
    VirtualClock clock = new VirtualClock(START);
    Calculator calculator = new Calculator(Model.CX, new SilentPeripherals(clock), Pace.AUTHENTIC);
    Typist typist = new Typist(calculator, clock);
    List<String> differences = new ArrayList<>();
    for (Step step : steps) {
      Duration limit = Duration.ofMillis(LIMITS.getOrDefault(step.transcript(), USUAL_LIMIT));
      Seen seen = typist.press(step.pressed(), step.hold(), limit);
      compare(step, calculator, seen, differences);
    }
    assertThat(differences).isEmpty();
  }

  private static void compare(
      Step step, Calculator calculator, Seen seen, List<String> differences) {
    Snapshot snapshot = calculator.snapshot();
    String display = calculator.isDark() ? "(off)" : snapshot.display().toString();
    String lit =
        snapshot.annunciators().stream().map(Annunciator::text).collect(Collectors.joining(" "));
    if (!HALF_WRITTEN.matcher(step.held()).matches()) {
      note("held", step, step.held(), seen.held(), differences);
    }
    note("display", step, step.display(), display, differences);
    note("annunciators", step, step.annunciators(), lit, differences);
    if (step.hasX()) {
      note("X", step, step.x(), content(calculator.machine().stack().x()), differences);
    }
    if (!step.changes().isEmpty()) {
      compareChanges(step, seen.changes(), differences);
    }
  }

  private static void note(
      String what, Step step, String want, String got, List<String> differences) {
    boolean goose = want.contains(GOOSE) && got.contains(GOOSE);
    if (!want.equals(got) && !goose) {
      differences.add(
          "%s, key %s, %s: %s instead of %s".formatted(step.id(), step.key(), what, got, want));
    }
  }

  /** Changes are compared without those of the goose, which flies at its own times. */
  private static void compareChanges(Step step, List<Change> seen, List<String> differences) {
    String recorded = step.changes().replace(" ; " + STILL_RUNNING, "");
    List<Change> want =
        Stream.of(recorded.split(" ; "))
            .map(TranscriptTest::change)
            .filter(TranscriptTest::isText)
            .toList();
    List<Change> got = seen.stream().filter(TranscriptTest::isText).toList();
    boolean same = want.size() == got.size();
    for (int i = 0; same && i < want.size(); i++) {
      same = isNear(want.get(i), got.get(i));
    }
    if (!same) {
      differences.add("%s, changes: %s instead of %s".formatted(step.id(), got, want));
    }
  }

  private static boolean isText(Change change) {
    return !change.text().contains(GOOSE);
  }

  private static boolean isNear(Change want, Change got) {
    double tolerance = Math.max(TOLERANCE_MILLIS, TOLERANCE * want.millis());
    return want.text().equals(got.text()) && Math.abs(want.millis() - got.millis()) <= tolerance;
  }

  private static Change change(String recorded) {
    int at = recorded.lastIndexOf('@');
    return new Change(recorded.substring(0, at), Long.parseLong(recorded.substring(at + 1)));
  }

  private static String content(long word) {
    return Word.isText(word)
        ? '"' + CharacterSet.glyphs(Word.text(word)) + '"'
        : Word.toDecimal(word).toString();
  }
}
