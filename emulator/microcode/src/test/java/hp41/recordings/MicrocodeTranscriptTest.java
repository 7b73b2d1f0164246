package hp41.recordings;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Recordings of key presses, played on the microcode that made them. */
class MicrocodeTranscriptTest {

  @TestFactory
  Stream<DynamicTest> keysOfTheMainframe() {
    return tests("keys-mainframe", TranscriptTest.NEW_CENTURY, false);
  }

  @TestFactory
  Stream<DynamicTest> keys() {
    return tests("keys-cx", TranscriptTest.USUAL_TIME, true);
  }

  @TestFactory
  Stream<DynamicTest> randomKeys() {
    return tests("keys-random", TranscriptTest.USUAL_TIME, true);
  }

  @TestFactory
  Stream<DynamicTest> keysInModesWithTheirOwnKeyboard() {
    return tests("keys-modes", TranscriptTest.USUAL_TIME, false);
  }

  @TestFactory
  Stream<DynamicTest> everydayKeys() {
    return tests("keys-themes", TranscriptTest.USUAL_TIME, true);
  }

  @TestFactory
  Stream<DynamicTest> keysForOneRuleEach() {
    return tests("keys-rules", TranscriptTest.USUAL_TIME, true);
  }

  private static Stream<DynamicTest> tests(String table, Instant start, boolean frozen) {
    Optional<EngineUnderTest> engine = MicrocodeUnderTest.cx();
    Duration longer = TranscriptTest.longer(table);
    return TranscriptTest.tests(table, steps -> differences(steps, start, frozen, engine, longer));
  }

  private static List<String> differences(
      List<Step> steps,
      Instant start,
      boolean frozen,
      Optional<EngineUnderTest> engine,
      Duration longer) {
    return new Transcript(start, frozen, TranscriptTest.limit(steps), engine, longer).follow(steps);
  }
}
