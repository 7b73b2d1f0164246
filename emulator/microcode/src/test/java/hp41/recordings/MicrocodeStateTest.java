package hp41.recordings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Recordings of functions and programs, executed by the microcode that made them. */
class MicrocodeStateTest {

  @TestFactory
  Stream<DynamicTest> functions() {
    Optional<EngineUnderTest> engine = MicrocodeUnderTest.cx();
    return Table.tests(StateTest.BY_FUNCTION, row -> StateTest.differences(row, engine));
  }

  @TestFactory
  Stream<DynamicTest> littlePrograms() {
    Optional<EngineUnderTest> engine = MicrocodeUnderTest.cx();
    return Table.tests(
        ShortProgramsTest.BY_TENS, row -> ShortProgramsTest.differences(row, engine));
  }

  @TestFactory
  Stream<DynamicTest> words() {
    Optional<EngineUnderTest> engine = MicrocodeUnderTest.cx();
    return MemoryWordsTest.ROWS.stream()
        .map(
            row ->
                DynamicTest.dynamicTest(
                    row.get("what"),
                    () -> assertThat(MemoryWordsTest.differences(row, engine)).isEmpty()));
  }
}
