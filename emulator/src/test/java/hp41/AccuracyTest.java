package hp41;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hp41.machine.TimeChip;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The clock and its accuracy factor. */
class AccuracyTest {

  private static final LocalDateTime BEGINNING = LocalDateTime.of(2026, 1, 15, 10, 30);
  private static final Duration DAY = Duration.ofDays(1);

  private final VirtualClock wall = new VirtualClock(Instant.parse("2026-01-15T10:30:00Z"));
  private final Calculator calculator = new Calculator(Model.CX, new SilentPeripherals(wall));

  private TimeChip chip() {
    return Inside.of(calculator).time();
  }

  private long millisSince(LocalDateTime time) {
    return ChronoUnit.MILLIS.between(time, chip().now());
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "0.1, 84375", "-0.1, -84375", "1, 8437", "-99.9, -84"})
  void aPulseIsAddedOrLeftOutAsOftenAsItSays(String factor, long millisADay) {
    calculator.type(factor + " SETAF");
    assertThat(millisSince(BEGINNING)).isZero();
    wall.advance(DAY);
    assertThat(millisSince(BEGINNING.plus(DAY))).isCloseTo(millisADay, within(1L));
  }

  @Test
  void changingItMovesNothing() {
    calculator.type("0.1 SETAF");
    wall.advance(DAY);
    LocalDateTime before = chip().now();
    calculator.type("0.5 SETAF");
    assertThat(millisSince(before)).isZero();
    wall.advance(DAY);
    assertThat(millisSince(before.plus(DAY))).isCloseTo(16_875, within(1L));
  }

  @Test
  void alarmsComeByTheClockThatItCorrects() {
    calculator.type("ON 0.1 SETAF 0 ENTER 0 ENTER 11 \"TEA\" XYZALM");
    wall.advance(Duration.ofMinutes(29).plusSeconds(58));
    calculator.proceed(1);
    assertThat(calculator.display()).isNotEqualTo("TEA");
    assertThat(chip().wallTime(BEGINNING.plusMinutes(30)))
        .isBetween(wall.instant().plusMillis(200), wall.instant().plusMillis(300));
    Instant due = wall.instant().plusMillis(300);
    while (!calculator.display().toString().equals("TEA")) {
      wall.advance(Duration.ofMillis(100));
      calculator.proceed(1);
      assertThat(wall.instant()).isBefore(due.plusSeconds(2));
    }
    assertThat(wall.instant()).isAfterOrEqualTo(due);
  }

  @Test
  void itIsKeptWhileTheCalculatorIsOff() {
    calculator.type("0.1 SETAF");
    Image image = calculator.image();
    wall.advance(DAY);
    Calculator other = new Calculator(Model.CX, new SilentPeripherals(wall));
    other.restore(image);
    assertThat(Inside.of(other).time().now()).isEqualTo(chip().now());
    assertThat(millisSince(BEGINNING.plus(DAY))).isEqualTo(84_375);
  }
}
