package hp41.recordings;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Calculator;
import hp41.Internals;
import hp41.Model;
import hp41.SilentPeripherals;
import hp41.VirtualClock;
import hp41.key.Key;
import hp41.key.Pace;
import hp41.keypad.VirtualKeypad;
import hp41.listing.Assembler;
import hp41.memory.Word;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Compares registers digit by digit with the machine after some keys: the bits of ENDs, the program
 * counter between nulls, and the headers of files. A recording has only those digits of a register
 * that the machine does not use for scratch.
 */
class MemoryWordsTest {

  private static final Instant WALL = Instant.parse("2026-01-15T10:30:00Z");
  private static final Duration SETTLED = Duration.ofSeconds(20);

  static final List<Map<String, String>> ROWS = Table.named("words");

  @TestFactory
  Stream<DynamicTest> keysLeaveTheWordsTheyLeftOnTheMachine() {
    return ROWS.stream()
        .map(
            row ->
                DynamicTest.dynamicTest(
                    row.get("what"),
                    () -> assertThat(differences(row, Optional.empty())).isEmpty()));
  }

  /** Returns the differences, on the machine's microcode if its image is given. */
  static List<String> differences(Map<String, String> row, Optional<EngineUnderTest> engine) {
    VirtualClock clock = new VirtualClock(Instant.EPOCH);
    Calculator calculator =
        Calculator.builder(Model.CX, new SilentPeripherals(clock, InstantSource.fixed(WALL)))
            .pace(Pace.AUTHENTIC)
            .build();
    calculator.engine(engine.map(EngineUnderTest::image));
    String listing = row.get("listing").replace(" ; ", "\n");
    if (!listing.isEmpty()) {
      calculator.load(new Assembler(Internals.known(calculator)).assemble(listing).programs());
    }
    VirtualKeypad keypad = new VirtualKeypad(calculator, clock);
    for (String key : row.get("keys").split(" ")) {
      keypad.press(Key.of(key).orElseThrow(), VirtualKeypad.HOLD, SETTLED);
    }
    return differences(row, calculator);
  }

  private static List<String> differences(Map<String, String> row, Calculator calculator) {
    List<String> differences = new ArrayList<>();
    compare("display", calculator.display().toString().strip(), row.get("display"), differences);
    long[] registers = calculator.image().registers();
    for (String word : row.get("words").split(" ")) {
      String[] parts = word.split("=");
      String digits = Word.hex(registers[Integer.parseInt(parts[0], 16)]);
      compare(parts[0], digits.substring(0, parts[1].length()), parts[1], differences);
    }
    return differences;
  }

  private static void compare(String what, String is, String want, List<String> differences) {
    if (!is.equals(want)) {
      differences.add("%s %s instead of %s".formatted(what, is, want));
    }
  }
}
