package hp41.recordings;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Roms;
import hp41.microcode.SystemRom;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The recordings of functions and programs, executed by the microcode that they came from. */
class MicrocodeStateTest {

  @TestFactory
  Stream<DynamicTest> functions() {
    Optional<SystemRom> rom = Optional.of(Roms.cx());
    return StateTest.BY_FUNCTION.entrySet().stream()
        .map(
            e ->
                DynamicTest.dynamicTest(
                    e.getKey(),
                    () ->
                        assertThat(e.getValue())
                            .flatExtracting(row -> StateTest.differences(row, rom))
                            .isEmpty()));
  }

  @TestFactory
  Stream<DynamicTest> littlePrograms() {
    Optional<SystemRom> rom = Optional.of(Roms.cx());
    return LittleProgramsTest.BY_TENS.entrySet().stream()
        .map(
            ten ->
                DynamicTest.dynamicTest(
                    ten.getKey(),
                    () ->
                        assertThat(ten.getValue())
                            .flatExtracting(row -> LittleProgramsTest.differences(row, rom))
                            .isEmpty()));
  }

  @TestFactory
  Stream<DynamicTest> words() {
    Optional<SystemRom> rom = Optional.of(Roms.cx());
    return WordsTest.ROWS.stream()
        .map(
            row ->
                DynamicTest.dynamicTest(
                    row.get("what"), () -> assertThat(WordsTest.differences(row, rom)).isEmpty()));
  }
}
