package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.key.Key;
import hp41.key.Pace;
import hp41.keypad.VirtualKeypad;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Alarms that come due while a program runs. */
class AlarmsInProgramsTest extends AlarmBench {

  @ParameterizedTest
  @EnumSource(Pace.class)
  void twoArrowsCallAProgramFromARunningOne(Pace pace) {
    begin(pace);
    load("LBL \"UP\"", "1000", "+", "END", "LBL \"RUN\"", "LBL 01", "PSE", "GTO 01");
    alarm("^^UP");
    calculator.type("XEQ \"RUN\"");
    pass(30_000);
    assertThat(calculator.isRunning()).isTrue();
    calculator.press(Key.RUN_STOP);
    pass(1_000);
    assertThat(calculator.snapshot().stack().get(3).text()).isEqualTo(" 1,000.0000");
    assertThat(alarms()).isZero();
  }

  @Test
  void oneArrowIsButHeardWhileAProgramRuns() {
    load("LBL \"UP\"", "7", "END", "LBL \"RUN\"", "LBL 01", "PSE", "GTO 01");
    alarm("^UP");
    calculator.type("XEQ \"RUN\"");
    pass(30_000);
    assertThat(tones).hasSize(2);
    calculator.press(Key.RUN_STOP);
    calculator.type("ALMNOW");
    pass(1_000);
    assertThat(display()).isEqualTo(" 7.0000");
    assertThat(alarms()).isZero();
  }

  @Test
  void controlAlarmWithoutANameOnlyEnds() {
    calculator.type("\"^^\" 0 ENTER 0 ENTER 10 XYZALM ALMNOW 7");
    assertThat(display()).isEqualTo(" 7.0000");
    assertThat(alarms()).isZero();
  }

  @ParameterizedTest
  @CsvSource({"FULL,PSE", "AUTHENTIC,PSE", "AUTHENTIC,CLA"})
  void aMessageHoldsARunningProgramUp(Pace pace, String line) {
    begin(pace);
    load("LBL \"RUN\"", "LBL 01", "1", "+", line, "GTO 01");
    alarm("TEA");
    calculator.type("XEQ \"RUN\"");
    pass(12_500);
    assertThat(display()).isEqualTo("TEA");
    String x = calculator.snapshot().stack().get(3).digits();
    pass(5_000);
    assertThat(calculator.snapshot().stack().get(3).digits()).isEqualTo(x);
    calculator.press(Key.BACK);
    pass(5_000);
    assertThat(calculator.isRunning()).isTrue();
    // X is 1 in each round between two of the lines.
    for (int look = 0;
        look < 100 && calculator.snapshot().stack().get(3).digits().equals(x);
        look++) {
      pass(10);
    }
    assertThat(calculator.snapshot().stack().get(3).digits()).isNotEqualTo(x);
  }

  @Test
  void aMessageWaitsForTheEndOfAPause() {
    load("LBL \"RUN\"", "PSE", "5", "STOP");
    alarm("TEA");
    pass(9_500);
    calculator.type("XEQ \"RUN\"");
    pass(1_000);
    assertThat(tones).isEmpty();
    pass(3_000);
    assertThat(display()).isEqualTo("TEA");
    assertThat(calculator.isRunning()).isTrue();
    calculator.press(Key.BACK);
    pass(400);
    assertThat(calculator.isRunning()).isFalse();
    assertThat(display()).isEqualTo(" 5.0000");
  }

  @ParameterizedTest
  @EnumSource(Pace.class)
  void aProgramWaitsAfterAPauseUntilAMessageIsAcknowledged(Pace pace) {
    begin(pace);
    pauseUnderAlarm();
    pass(4_000);
    assertThat(display()).isEqualTo("TEA");
    calculator.press(Key.ENTER);
    pass(2_000);
    assertThat(display()).isEqualTo("TEA");
    pass(4_000);
    assertThat(calculator.isRunning()).isFalse();
    assertThat(display()).isEqualTo(" 5.0000");
  }

  @ParameterizedTest
  @EnumSource(Pace.class)
  void aProgramGoesOnWhenAMessageAfterItsPauseEnds(Pace pace) {
    begin(pace);
    pauseUnderAlarm();
    pass(3_000);
    assertThat(display()).isEqualTo("TEA");
    pass(30_000);
    assertThat(calculator.isRunning()).isFalse();
    assertThat(display()).isEqualTo("TEA");
    calculator.press(Key.BACK);
    assertThat(display()).isEqualTo(" 5.0000");
  }

  @ParameterizedTest
  @EnumSource(Pace.class)
  void aProgramRunsAgainWhenMemoryIsReplacedUnderAMessage(Pace pace) {
    begin(pace);
    load("LBL \"RUN\"", "LBL 01", "PSE", "GTO 01", "LBL \"FIVE\"", "5", "STOP");
    Image before = calculator.image();
    alarm("TEA");
    calculator.type("XEQ \"RUN\"");
    pass(12_300);
    assertThat(display()).isEqualTo("TEA");
    calculator.restore(before);
    assertThat(calculator.isRunning()).isFalse();
    calculator.type("XEQ \"FIVE\"");
    pass(2_000);
    assertThat(calculator.isRunning()).isFalse();
    assertThat(display()).isEqualTo(" 5.0000");
  }

  private void begin(Pace pace) {
    calculator = calculator(pace);
    keypad = new VirtualKeypad(calculator, clock);
  }

  /** Starts a program in whose pause an alarm is due. */
  private void pauseUnderAlarm() {
    load("LBL \"RUN\"", "PSE", "5", "STOP");
    alarm("TEA");
    pass(9_400);
    calculator.type("XEQ \"RUN\"");
  }
}
