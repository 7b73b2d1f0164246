package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.key.Key;
import hp41.key.Pace;
import hp41.keypad.VirtualKeypad;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Keys in the catalog of alarms. The displays were recorded from the microcode. */
class AlarmCatalogTest extends AlarmBench {

  @BeforeEach
  void openAtTheMessageOfTheFirstOfFourAlarms() {
    calculator = calculator(Pace.AUTHENTIC);
    keypad = new VirtualKeypad(calculator, clock);
    calculator.type("1 ENTER 0 ENTER 11 \"A\" XYZALM 0 ENTER 0 ENTER 12 \"B\" XYZALM");
    calculator.type("0 ENTER 0 ENTER 13 \"C\" XYZALM 0 ENTER 0 ENTER 14 \"D\" XYZALM");
    pass(5_000);
    calculator.type("ALMCAT");
    for (int waited = 0; !display().equals("A") && waited < 5_000; waited += 10) {
      pass(10);
    }
    assertThat(display()).isEqualTo("A");
  }

  private void press(Key key, int hold, int pause) {
    keypad.press(key, Duration.ofMillis(hold), Duration.ofMillis(pause));
  }

  @ParameterizedTest
  @CsvSource({
    "50, 600, '12:00PM 01/15'",
    "50, 1300, B",
    "200, 200, '12:00PM 01/15'",
    "200, 700, ' 1:00PM 01/15'",
    "200, 1300, C",
    "700, 400, ' 2:00PM 01/15'",
    "1300, 400, ' 2:00PM 01/15'",
    "1300, 1300, ' 14.0000'"
  })
  void aKeyLeavesOutTheRestOfAnAlarmForAsLongAsItIsDown(int hold, int pause, String shown) {
    press(Key.FIVE, hold, pause);
    assertThat(display().stripTrailing()).isEqualTo(shown);
  }

  @Test
  void runStopInTheDarkStopsAtTheNextTime() {
    press(Key.FIVE, 50, 120);
    assertThat(display()).isBlank();
    press(Key.RUN_STOP, 50, 3_000);
    assertThat(display()).isEqualTo("12:00PM 01/15");
  }

  @Test
  void theLastAlarmIsShownLongerAndCanBeStopped() {
    press(Key.FIVE, 700, 1_800);
    press(Key.RUN_STOP, 50, 3_000);
    assertThat(display()).isEqualTo("D");
    press(Key.RUN_STOP, 50, 500);
    assertThat(display().stripTrailing()).isEqualTo(" 14.0000");
  }

  @Test
  void aRepeatingAlarmIsMovedToItsNextTimeAndAnotherAlarmStays() {
    press(Key.RUN_STOP, 50, 100);
    press(Key.SHIFT, 50, 100);
    press(Key.SEVEN, 50, 1_500);
    assertThat(display()).isEqualTo("12:00PM 01/15");
    press(Key.RCL, 50, 500);
    assertThat(display()).isEqualTo("A");
    press(Key.SST, 50, 1_500);
    assertThat(display()).isEqualTo("C");
    press(Key.SHIFT, 50, 100);
    press(Key.SEVEN, 50, 1_500);
    assertThat(display()).isEqualTo(" 1:00PM 01/15");
    assertThat(alarms()).isEqualTo(4);
  }
}
