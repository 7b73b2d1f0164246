package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.key.Key;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Alarms that come due while the calculator is idle or off, or a key is down. */
class AlarmsDueTest extends AlarmBench {

  @Test
  void aMessageBlinksAndSoundsUntilItGivesUpAndIsPastDue() {
    alarm("TEA");
    pass(9_900);
    assertThat(display()).isEqualTo(" 0.0000");
    pass(800);
    assertThat(display()).isEqualTo("TEA");
    pass(1_300);
    assertThat(display()).isEmpty();
    pass(20_000);
    assertThat(tones).hasSize(34).startsWith(284, 237, 284, 332);
    assertThat(display()).isEqualTo("TEA");
    assertThat(calculator.snapshot().message()).isEqualTo("TEA");
    assertThat(alarms()).isOne();
  }

  @Test
  void aLongMessageStaysAtItsBeginning() {
    alarm("ABCDEFGHIJKLMN");
    pass(40_000);
    assertThat(display()).isEqualTo("ABCDEFGHIJKL");
  }

  @Test
  void twoTonesSayThatTheTimeIsNotInTheFuture() {
    calculator.type("0 ENTER 0 ENTER 10.3001 XYZALM");
    assertThat(tones).isEmpty();
    calculator.type("0 ENTER 0 ENTER 10.3000 XYZALM");
    assertThat(tones).hasSize(2);
    calculator.type("CF 26 0 ENTER 1.142026 ENTER 23 XYZALM");
    assertThat(tones).hasSize(2);
    assertThat(alarms()).isEqualTo(3);
  }

  @Test
  void twoTonesSayThatTheClockWasSetBehindAnAlarm() {
    alarm("TEA");
    for (String setting : List.of("11 SETIME", "1 T+X", "1.152026 SETDATE", "12 CORRECT")) {
      tones.clear();
      calculator.type(setting);
      assertThat(tones).as(setting).hasSize(2);
    }
    tones.clear();
    calculator.type("1.142026 SETDATE");
    assertThat(tones).isEmpty();
  }

  @Test
  void anAlarmOfThePastSoundsBeforeTheNextOneThatIsDue() {
    calculator.type("0 ENTER 0 ENTER 10.29 \"PAST\" XYZALM");
    alarm("TEA");
    pass(12_000);
    assertThat(calculator.snapshot().message()).isEmpty();
    assertThat(tones).hasSize(6);
    pass(60_000);
    assertThat(tones).hasSize(4 + 34 + 34);
    tones.clear();
    calculator.type("0 ENTER 0 ENTER 11.30 XYZALM");
    assertThat(tones).isEmpty();
  }

  @Test
  void twoTonesSayThatAnEarlierAlarmIsDueUnlessItWasMissed() {
    calculator.type("0 ENTER 0 ENTER 10.29 XYZALM 0 ENTER 0 ENTER 11.30 XYZALM");
    assertThat(tones).hasSize(4);
    calculator.type("CLRALMS");
    alarm("TEA");
    pass(40_000);
    tones.clear();
    calculator.type("0 ENTER 0 ENTER 11.30 XYZALM");
    assertThat(tones).isEmpty();
    assertThat(alarms()).isEqualTo(2);
  }

  @Test
  void theCodeOfACharacterThatFillsAlphaSoundsATone() {
    calculator.type("\"ABCDEFGHIJKLMNOPQRSTUV\" 65 XTOA");
    assertThat(tones).isEmpty();
    calculator.type("XTOA XTOA");
    assertThat(tones).hasSize(2);
    calculator.type("\"ABC\" ASTO X \"ABCDEFGHIJKLMNOPQRSTUVW\" XTOA");
    assertThat(tones).hasSize(2);
  }

  @Test
  void aMissedAlarmSoundsAgainWhenTheCalculatorIsSwitchedOff() {
    alarm("TEA");
    pass(40_000);
    calculator.type("5");
    for (int time = 0; time < 2; time++) {
      calculator.press(Key.ON);
      pass(1_000);
      assertThat(display()).isEqualTo("TEA");
      pass(25_000);
      assertThat(calculator.isOn()).isFalse();
      assertThat(alarms()).isOne();
      calculator.press(Key.ON);
      assertThat(display()).isEqualTo(" 5.0000");
    }
    calculator.press(Key.ON);
    pass(4_000);
    calculator.press(Key.ENTER);
    pass(5_000);
    assertThat(calculator.isOn()).isFalse();
    assertThat(alarms()).isZero();
  }

  @Test
  void anAlarmThatTheClockHasPassedOverSoundsWhenTheCalculatorIsSwitchedOff() {
    alarm("TEA");
    calculator.type("11 SETIME");
    assertThat(tones).hasSize(2);
    tones.clear();
    calculator.press(Key.ON);
    pass(20_000);
    assertThat(tones).hasSize(34);
    assertThat(calculator.isOn()).isFalse();
    assertThat(alarms()).isOne();
  }

  @Test
  void backAndOnSettleItAtOnce() {
    for (Key key : List.of(Key.BACK, Key.ON)) {
      alarm("TEA");
      pass(12_300);
      calculator.press(key);
      assertThat(display()).isEqualTo(" 0.0000");
      assertThat(calculator.isOn()).isTrue();
      assertThat(alarms()).isZero();
      clock.advance(Duration.ofHours(24).minus(Duration.ofMillis(12_300)));
      calculator.type("10.3000 SETIME 1.152026 SETDATE CLX");
    }
  }

  @Test
  void stoKeepsItAndOtherKeysSilenceIt() {
    alarm("TEA");
    pass(12_300);
    calculator.press(Key.STO);
    for (int tenth = 0; tenth < 27; tenth++) {
      assertThat(display()).isEqualTo("TEA");
      pass(100);
    }
    pass(100);
    assertThat(display()).isEqualTo(" 0.0000");
    assertThat(alarms()).isOne();
    assertThat(tones).hasSize(2);
  }

  @Test
  void anyOtherKeyIsNotDone() {
    alarm("TEA");
    pass(12_300);
    calculator.press(Key.COS);
    assertThat(display()).isEqualTo("TEA");
    pass(2_800);
    assertThat(display()).isEqualTo(" 0.0000");
    assertThat(alarms()).isZero();
  }

  @Test
  void aKeyCountsOnlyWhenTheMessageBlinks() {
    alarm("TEA");
    pass(11_800);
    calculator.press(Key.COS);
    pass(400);
    assertThat(alarms()).isOne();
    assertThat(display()).isEqualTo("TEA");
    pass(500);
    assertThat(display()).isEmpty();
    calculator.press(Key.COS);
    assertThat(alarms()).isOne();
    pass(2_800);
    assertThat(display()).isEqualTo(" 0.0000");
    assertThat(alarms()).isZero();
  }

  @Test
  void keysKeepTheMessageAndShowTheRestOfIt() {
    alarm("RDBZ KTWC XDA");
    pass(12_300);
    for (int time = 0; time < 3; time++) {
      calculator.keyDown(Key.SIN);
      assertThat(display()).isEqualTo("RDBZ KTWC XD");
      calculator.keyUp();
      assertThat(display()).isEqualTo("A");
      pass(2_500);
    }
    pass(300);
    assertThat(display()).isEqualTo(" 0.0000");
  }

  @Test
  void whatWaitsForAnOperandIsGivenUp() {
    alarm("TEA");
    calculator.press(Key.RCL);
    pass(12_300);
    calculator.press(Key.BACK);
    assertThat(display()).isEqualTo(" 0.0000");
  }

  @Test
  void noneComesWhileTheAlarmsAreLookedAt() {
    alarm("TEA");
    calculator.type("ALMCAT");
    pass(500);
    calculator.press(Key.RUN_STOP);
    pass(20_000);
    assertThat(tones).isEmpty();
    calculator.press(Key.BACK);
    pass(800);
    assertThat(display()).isEqualTo("TEA");
  }

  @Test
  void catalogReportsThatItIsEmptyWhenTheLastAlarmIsRemoved() {
    alarm("TEA");
    calculator.type("ALMCAT");
    pass(500);
    calculator.press(Key.RUN_STOP);
    calculator.press(Key.SHIFT);
    calculator.press(Key.SQRT);
    pass(500);
    assertThat(display()).isEqualTo("CAT EMPTY");
  }

  @Test
  void withoutAMessageItShowsWhenItWasDue() {
    alarm("");
    pass(10_900);
    assertThat(display()).isEqualTo("10:30AM 01/15");
  }

  @Test
  void messageEndsTheEntryOfANumber() {
    alarm("TEA");
    calculator.press(Key.FIVE);
    pass(12_300);
    calculator.press(Key.BACK);
    assertThat(display()).isEqualTo(" 5.0000");
    calculator.press(Key.SIX);
    assertThat(display()).isEqualTo(" 6_");
  }

  @Test
  void itSwitchesTheCalculatorOn() {
    alarm("TEA");
    calculator.type("OFF");
    assertThat(calculator.isOn()).isFalse();
    assertThat(calculator.untilDue()).isPresent();
    pass(10_100);
    assertThat(display()).isEqualTo(" 0.0000");
    pass(800);
    assertThat(display()).isEqualTo("TEA");
  }

  @Test
  void arrowsRunAProgramWhenTheCalculatorIsOff() {
    load("LBL \"UP\"", "7", "END");
    for (String arrows : List.of("^", "^^")) {
      alarm(arrows + "UP");
      calculator.type("OFF");
      pass(12_000);
      assertThat(calculator.isOn()).isTrue();
      assertThat(display()).isEqualTo(" 7.0000");
      calculator.type("10.3000 SETIME CLX");
    }
  }

  @Test
  void aProgramThatIsNowhereIsAnError() {
    alarm("^^NONE");
    pass(11_000);
    assertThat(display()).isEqualTo("NONEXISTENT");
    assertThat(alarms()).isZero();
  }

  @Test
  void aMessageWaitsForTheKeyThatIsDown() {
    alarm("TEA");
    pass(9_800);
    calculator.keyDown(Key.SIN);
    pass(500);
    assertThat(display()).isEqualTo("SIN");
    assertThat(tones).isEmpty();
    calculator.keyUp();
    pass(800);
    assertThat(display()).isEqualTo("TEA");
    assertThat(tones).isNotEmpty();
  }

  @Test
  void anAlarmThatIsDeletedMeanwhileDoesNotCome() {
    calculator.type("\"CLRALMS\" 23 PASN");
    alarm("TEA");
    calculator.press(Key.USER);
    pass(9_800);
    calculator.keyDown(Key.SIN);
    pass(500);
    assertThat(display()).isEqualTo("CLRALMS");
    calculator.keyUp();
    pass(100);
    assertThat(alarms()).isZero();
    assertThat(display()).isEqualTo(" 0.0000");
    assertThat(tones).isEmpty();
  }

  @Test
  void theStopwatchCountsDownToAnAlarm() {
    calculator.type("-0.0005 SETSW RUNSW CLX");
    pass(4_900);
    assertThat(display()).isEqualTo(" 0.0000");
    pass(900);
    assertThat(display()).isEqualTo("TIMER ALARM");
    pass(1_500);
    calculator.press(Key.BACK);
    assertThat(display()).isEqualTo(" 0.0000");
  }

  @Test
  void aRepeatedAlarmComesAgain() {
    calculator.type("0.0020 ENTER 0 ENTER 10.3010 \"TEA\" XYZALM CLX");
    for (int time = 0; time < 3; time++) {
      pass(12_500);
      assertThat(display()).isEqualTo("TEA");
      calculator.press(Key.BACK);
      pass(7_500);
    }
    assertThat(alarms()).isOne();
  }

  @Test
  void settingTheClockBeyondAnAlarmLeavesItPastDue() {
    alarm("TEA");
    calculator.type("11 SETIME CLX");
    pass(2_000);
    assertThat(display()).isEqualTo(" 0.0000");
    assertThat(alarms()).isOne();
  }

  @Test
  void anAlarmCanBeThreeCenturiesAhead() {
    calculator.type("1.011900 SETDATE 0 ENTER 12.312199 ENTER 1 XYZALM");
    pass(2_000);
    assertThat(display()).isEqualTo(" 1.0000");
    assertThat(alarms()).isOne();
  }
}
