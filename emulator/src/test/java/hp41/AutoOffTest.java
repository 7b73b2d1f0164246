package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.key.Key;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that the calculator switches itself off after about ten minutes without a key. */
class AutoOffTest {

  private final VirtualClock clock = new VirtualClock(Instant.EPOCH);
  final Calculator calculator = new Calculator(Model.CX, new SilentPeripherals(clock));

  private boolean isOnAfter(Duration time) {
    clock.advance(time);
    calculator.proceed(1);
    return calculator.isOn();
  }

  private void press(Key key) {
    calculator.press(key);
    calculator.proceed(1);
  }

  @Test
  void switchesOffAfterTenMinutesWithoutAKey() {
    press(Key.FIVE);
    assertThat(isOnAfter(Duration.ofSeconds(599))).isTrue();
    press(Key.FIVE);
    assertThat(isOnAfter(Duration.ofSeconds(599))).isTrue();
    assertThat(isOnAfter(Duration.ofSeconds(2))).isFalse();
    press(Key.ON);
    assertThat(calculator.display()).hasToString(" 55.0000");
  }

  @ParameterizedTest
  @ValueSource(strings = {"ON", "CLOCK", "SW"})
  void staysOnWhereItIsToldTo(String function) {
    assertThat(calculator.type(function)).isEmpty();
    calculator.proceed(1);
    assertThat(isOnAfter(Duration.ofMinutes(11))).isTrue();
  }

  @Test
  void staysOnWhileAProgramRuns() {
    press(Key.PRGM);
    assertThat(calculator.type("LBL 01 GTO 01")).isEmpty();
    press(Key.PRGM);
    press(Key.RUN_STOP);
    assertThat(isOnAfter(Duration.ofMinutes(11))).isTrue();
  }
}
