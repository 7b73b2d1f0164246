package hp41.player;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Calculator;
import hp41.Model;
import hp41.peripherals.Peripherals;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks {@link Timeline}. */
class TimelineTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-0400-03-01T00:00:00.000001Z",
        "1600-01-01T00:00:00Z",
        "1969-12-31T23:59:59.999999Z",
        "2026-01-15T10:30:00.123456Z",
        "2300-01-01T00:00:00Z",
        "9999-12-31T23:59:59.999999Z"
      })
  void runsWhateverTheClockOfTheComputerShows(String time) {
    Instant now = Instant.parse(time);
    InstantSource clock = () -> now;
    long micros = new Timeline(clock).now();
    assertThat(Instant.EPOCH.plusSeconds(Math.floorDiv(micros, 1_000_000L)).getEpochSecond())
        .isEqualTo(now.getEpochSecond());
    assertThat(Math.floorMod(micros, 1_000_000L))
        .isEqualTo(TimeUnit.NANOSECONDS.toMicros(now.getNano()));

    assertThat(new Calculator(Model.CX, (Peripherals) () -> clock).type("2 3 +")).isEmpty();
  }
}
