package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalTime;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the accuracy factor on both engines, and CORRECT, which computes it. */
class CorrectTest {

  static final Duration DAY = Duration.ofDays(1);

  final VirtualClock wall = new VirtualClock(Instant.parse("2026-01-15T10:30:00Z"));
  private final VirtualClock pauses = new VirtualClock(Instant.EPOCH);
  final Calculator calculator = new Calculator(Model.CX, new SilentPeripherals(pauses, wall));

  @ParameterizedTest
  @CsvFileSource(resources = "/vectors/correct.csv", delimiter = ';')
  void itReckonsAsTheMachineDoes(String typed, String factor) {
    assertThat(factorAfter(typed)).isEqualTo(factor);
  }

  private String factorAfter(String typed) {
    calculator.type("FIX 1");
    for (String words : (typed + " RCLAF").split("\\|")) {
      type(words);
      wall.advance(DAY);
    }
    return x();
  }

  final String x() {
    return calculator.snapshot().stack().get(3).text().strip();
  }

  final void type(String words) {
    for (String word : words.trim().split(" ")) {
      calculator.type(word);
      while (!calculator.isIdle()) {
        pauses.advance(calculator.untilDue().orElse(Duration.ZERO));
        calculator.proceed(1000);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"10.3010, 10:30:10.100", "10.2950, 10:29:50.100", "0.3000, 00:30:00.100"})
  void itSetsTheClock(String time, LocalTime after) {
    wall.advance(DAY);
    calculator.type(time + " CORRECT");
    assertThat(Inside.of(calculator).time().now().toLocalTime()).isEqualTo(after);
  }
}
