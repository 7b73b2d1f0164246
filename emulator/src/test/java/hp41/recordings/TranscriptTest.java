package hp41.recordings;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Compares sequences of keys with recordings of the machine. */
class TranscriptTest {

  private static final Duration SECOND_LOOK = Duration.ofMillis(118);

  static final Instant NEW_CENTURY = Instant.parse("1900-01-01T00:00:00Z");
  static final Instant USUAL_TIME = Instant.parse("2026-01-15T10:30:00Z");

  /** Transcripts whose recording ended before the calculator waited. */
  private static final Map<String, Long> LIMITS =
      Map.of(
          "run-stop-key", 4_740L,
          "run-loop-stop", 9_480L,
          "run-view-loop", 9_480L,
          "cat2", 3_160L,
          "cat4", 3_160L,
          "catalog3", 4_740L,
          "getkey-cx", 1_260L,
          "stopwatch-cx", 9_480L);

  private static final long USUAL_LIMIT = 63_000;
  private static final KnownDifferences KNOWN = KnownDifferences.named("transcripts");

  private static final Map<String, Map<String, List<List<Step>>>> TABLES =
      Map.of(
          "keys-mainframe", byKind("keys-mainframe"),
          "keys-cx", byKind("keys-cx"),
          "keys-random", byKind("keys-random"),
          "keys-modes", byKind("keys-modes"),
          "keys-themes", byKind("keys-themes"),
          "keys-rules", byKind("keys-rules"),
          "keys-getkey", byKind("keys-getkey"));

  @TestFactory
  Stream<DynamicTest> keysOfTheMainframeDoWhatTheyDoOnTheMachine() {
    return tests("keys-mainframe", NEW_CENTURY, false);
  }

  @TestFactory
  Stream<DynamicTest> keysDoWhatTheyDoOnTheMachine() {
    return tests("keys-cx", USUAL_TIME, true);
  }

  @TestFactory
  Stream<DynamicTest> randomKeysDoWhatTheyDoOnTheMachine() {
    return tests("keys-random", USUAL_TIME, true);
  }

  @TestFactory
  Stream<DynamicTest> whatTakesTheKeyboardDoesWhatItDoesOnTheMachine() {
    return tests("keys-modes", USUAL_TIME, false);
  }

  @TestFactory
  Stream<DynamicTest> everydayKeysDoWhatTheyDoOnTheMachine() {
    return tests("keys-themes", USUAL_TIME, true);
  }

  @TestFactory
  Stream<DynamicTest> keysForOneRuleEachDoWhatTheyDoOnTheMachine() {
    return tests("keys-rules", USUAL_TIME, true);
  }

  @TestFactory
  Stream<DynamicTest> keysAroundGetKeyDoWhatTheyDoOnTheMachine() {
    return tests("keys-getkey", USUAL_TIME, false);
  }

  private static Stream<DynamicTest> tests(String table, Instant start, boolean frozen) {
    return tests(table, steps -> differences(table, steps, start, frozen));
  }

  /** Returns the differences in the transcripts of a table. */
  static Stream<DynamicTest> tests(String table, Function<List<Step>, List<String>> differences) {
    return Table.tests(TABLES.get(table), differences);
  }

  private static List<String> differences(
      String table, List<Step> steps, Instant start, boolean frozen) {
    Transcript transcript =
        new Transcript(start, frozen, limit(steps), Optional.empty(), longer(table));
    return KNOWN.unknown(table + " " + steps.get(0).transcript(), transcript.follow(steps));
  }

  /** Returns the time from the look at the display of a held key to its release, for a table. */
  static Duration longer(String table) {
    return table.equals("keys-cx") ? SECOND_LOOK : Duration.ZERO;
  }

  /** Returns the longest time that a transcript waited for the calculator. */
  static Duration limit(List<Step> steps) {
    return Duration.ofMillis(LIMITS.getOrDefault(steps.get(0).transcript(), USUAL_LIMIT));
  }

  /** Returns the transcripts of a table by the part of their names before the last hyphen. */
  private static Map<String, List<List<Step>>> byKind(String table) {
    Map<String, List<Step>> transcripts = new LinkedHashMap<>();
    for (Map<String, String> row : Table.named(table)) {
      Step step = Step.of(row);
      transcripts.computeIfAbsent(step.transcript(), name -> new ArrayList<>()).add(step);
    }
    Map<String, List<List<Step>>> kinds = new LinkedHashMap<>();
    transcripts.forEach(
        (name, steps) ->
            kinds
                .computeIfAbsent(name.replaceFirst("-[^-]*$", ""), kind -> new ArrayList<>())
                .add(steps));
    return kinds;
  }
}
