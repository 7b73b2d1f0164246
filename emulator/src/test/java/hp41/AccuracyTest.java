package hp41;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hp41.keyboard.Pace;
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
  private final Calculator calculator =
      new Calculator(Model.CX, Plugged.NOTHING, new SilentPeripherals(wall), Pace.FULL);

  private TimeChip chip() {
    return Inside.of(calculator).time();
  }

  private long millisSince(LocalDateTime time) {
    return ChronoUnit.MILLIS.between(time, chip().now());
  }

  private String x() {
    return calculator.snapshot().stack().get(3).text().strip();
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
    wall.advance(Duration.ofMillis(300));
    calculator.proceed(1);
    wall.advance(Duration.ofMillis(700));
    calculator.proceed(1);
    assertThat(calculator.display()).hasToString("TEA");
  }

  @ParameterizedTest
  @CsvSource({
    "10.3010, 0, 0.8",
    "10.2950, 0, -0.8",
    "10.3000, 0, 0.0",
    "10.3000, 5.2, 5.2",
    "10.3010, 0.8, 0.4",
    "10.2930, 0, -0.3",
    "0.3000, 0, -0.1"
  })
  void correctReckonsItFromWhatTheClockWasWrong(String time, String before, String after) {
    calculator.type("FIX 1 10.295990 SETIME");
    wall.advance(DAY);
    calculator.type(before + " SETAF");
    calculator.type(time + " CORRECT RCLAF");
    assertThat(x()).isEqualTo(after);
    calculator.type("FIX 4 TIME");
    assertThat(chip().now().toLocalTime().toString()).startsWith(clockTime(time));
  }

  private static String clockTime(String time) {
    String digits = "0".repeat(7 - time.length()) + time;
    return digits.substring(0, 2) + ":" + digits.substring(3, 5) + ":" + digits.substring(5, 7);
  }

  @Test
  void anotherDateOrZoneIsNoSetting() {
    calculator.type("10.295990 SETIME");
    wall.advance(DAY);
    calculator.type("1 T+X 2.012026 SETDATE 11.3010 CORRECT RCLAF FIX 1");
    assertThat(x()).isEqualTo("0.8");
  }

  @Test
  void aClockThatWasNeverSetIsCorrectedAlone() {
    wall.advance(DAY);
    calculator.type("10.3010 CORRECT RCLAF FIX 1");
    assertThat(x()).isEqualTo("0.0");
    assertThat(chip().now().toLocalTime().toString()).startsWith("10:30:10");
  }

  @Test
  void itIsKeptWhileTheCalculatorIsOff() {
    calculator.type("0.1 SETAF");
    Image image = calculator.image();
    wall.advance(DAY);
    Calculator other =
        new Calculator(Model.CX, Plugged.NOTHING, new SilentPeripherals(wall), Pace.FULL);
    other.restore(image);
    assertThat(Inside.of(other).time().now()).isEqualTo(chip().now());
    assertThat(millisSince(BEGINNING.plus(DAY))).isEqualTo(84_375);
  }
}
