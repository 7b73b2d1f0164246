package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.keyboard.Key;
import hp41.keyboard.Pace;
import hp41.listing.Assembler;
import hp41.listing.ProgramLoader;
import hp41.machine.Peripherals;
import hp41.memory.Alarms;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Alarms that come due while the calculator is idle, off, or runs a program. */
class AlarmsDueTest {

  private static final Duration SECOND = Duration.ofSeconds(1);

  private final VirtualClock clock = new VirtualClock(Instant.parse("2026-01-15T10:30:00Z"));
  private final List<Integer> tones = new ArrayList<>();
  private Calculator calculator = calculator(Pace.FULL);
  private Typist typist = new Typist(calculator, clock);

  private Calculator calculator(Pace pace) {
    return new Calculator(Model.CX, Set.of(), new Outside(), pace);
  }

  private final class Outside implements Peripherals {

    @Override
    public InstantSource clock() {
      return clock;
    }

    @Override
    public void tone(int hertz, int milliseconds) {
      tones.add(milliseconds);
    }

    @Override
    public Optional<byte[]> program(String name) {
      return Optional.empty();
    }
  }

  private void load(String... lines) {
    new ProgramLoader(calculator.machine().memory())
        .load(new Assembler(Accessory.known()).assemble(String.join("\n", lines)).programs());
  }

  /** An alarm ten seconds from the beginning. */
  private void alarm(String message) {
    calculator.type("0 ENTER 0 ENTER 10.3010 \"" + message + "\" XYZALM CLX");
  }

  private void pass(long milliseconds) {
    typist.pass(Duration.ofMillis(milliseconds));
  }

  private String display() {
    return calculator.display().toString();
  }

  private int alarms() {
    return new Alarms(calculator.machine().memory()).all().size();
  }

  @Test
  void aMessageBlinksAndSoundsUntilItGivesUpAndIsPastDue() {
    alarm("TEA");
    pass(9_900);
    assertThat(display()).isEqualTo(" 0.0000");
    pass(200);
    assertThat(display()).isEqualTo("TEA");
    pass(650);
    assertThat(display()).isEmpty();
    pass(20_000);
    assertThat(tones).hasSize(17).startsWith(540, 650);
    assertThat(display()).isEqualTo("TEA");
    assertThat(calculator.snapshot().message()).isEqualTo("TEA");
    assertThat(alarms()).isOne();
  }

  @Test
  void backAndOnSettleItAtOnce() {
    for (Key key : List.of(Key.BACK, Key.ON)) {
      alarm("TEA");
      pass(11_000);
      calculator.press(key);
      assertThat(display()).isEqualTo(" 0.0000");
      assertThat(calculator.isOn()).isTrue();
      assertThat(alarms()).isZero();
      clock.advance(Duration.ofHours(24).minus(Duration.ofSeconds(11)));
      calculator.type("10.3000 SETIME 1.152026 SETDATE CLX");
    }
  }

  @Test
  void stoKeepsItAndOtherKeysSilenceIt() {
    alarm("TEA");
    pass(11_000);
    calculator.press(Key.STO);
    for (int tenth = 0; tenth < 27; tenth++) {
      assertThat(display()).isEqualTo("TEA");
      pass(100);
    }
    pass(100);
    assertThat(display()).isEqualTo(" 0.0000");
    assertThat(alarms()).isOne();
    assertThat(tones).hasSize(1);
  }

  @Test
  void anyOtherKeyIsNotDone() {
    alarm("TEA");
    pass(11_000);
    calculator.press(Key.COS);
    assertThat(display()).isEqualTo("TEA");
    pass(2_800);
    assertThat(display()).isEqualTo(" 0.0000");
    assertThat(alarms()).isZero();
  }

  @Test
  void withoutAMessageItShowsWhenItWasDue() {
    alarm("");
    pass(10_100);
    assertThat(display()).isEqualTo("10:30AM 01/15");
  }

  @Test
  void aNumberBeingKeyedIsThereAgainAfterwards() {
    alarm("TEA");
    calculator.press(Key.FIVE);
    pass(10_100);
    calculator.press(Key.BACK);
    assertThat(display()).isEqualTo(" 5_");
    calculator.press(Key.SIX);
    assertThat(display()).isEqualTo(" 56_");
  }

  @Test
  void itSwitchesTheCalculatorOn() {
    alarm("TEA");
    calculator.type("OFF");
    assertThat(calculator.isOn()).isFalse();
    assertThat(calculator.untilDue()).isPresent();
    pass(10_100);
    assertThat(display()).isEqualTo(" 0.0000");
    pass(700);
    assertThat(display()).isEqualTo("TEA");
  }

  @ParameterizedTest
  @EnumSource(Pace.class)
  void twoArrowsCallAProgramFromARunningOne(Pace pace) {
    calculator = calculator(pace);
    typist = new Typist(calculator, clock);
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
    assertThat(tones).hasSize(1);
    calculator.press(Key.RUN_STOP);
    calculator.type("ALMNOW");
    typist.pass(SECOND);
    assertThat(display()).isEqualTo(" 7.0000");
    assertThat(alarms()).isZero();
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

  @ParameterizedTest
  @CsvSource({"FULL,PSE", "AUTHENTIC,PSE", "AUTHENTIC,CLA"})
  void aMessageHoldsARunningProgramUp(Pace pace, String line) {
    calculator = calculator(pace);
    typist = new Typist(calculator, clock);
    load("LBL \"RUN\"", "LBL 01", "1", "+", line, "GTO 01");
    alarm("TEA");
    calculator.type("XEQ \"RUN\"");
    pass(10_500);
    assertThat(display()).isEqualTo("TEA");
    String x = calculator.snapshot().stack().get(3).digits();
    pass(5_000);
    assertThat(calculator.snapshot().stack().get(3).digits()).isEqualTo(x);
    calculator.press(Key.BACK);
    pass(5_000);
    assertThat(calculator.isRunning()).isTrue();
    assertThat(calculator.snapshot().stack().get(3).digits()).isNotEqualTo(x);
  }

  @Test
  void thePauseOfAProgramBeginsAgainAfterAMessage() {
    load("LBL \"RUN\"", "PSE", "5", "STOP");
    alarm("TEA");
    pass(9_500);
    calculator.type("XEQ \"RUN\"");
    pass(1_000);
    assertThat(display()).isEqualTo("TEA");
    calculator.press(Key.BACK);
    pass(1_100);
    assertThat(calculator.isRunning()).isTrue();
    pass(400);
    assertThat(calculator.isRunning()).isFalse();
    assertThat(display()).isEqualTo(" 5.0000");
  }

  @ParameterizedTest
  @EnumSource(Pace.class)
  void aProgramGoesOnWhenAMessageInItsPauseGivesUp(Pace pace) {
    calculator = calculator(pace);
    typist = new Typist(calculator, clock);
    load("LBL \"RUN\"", "PSE", "5", "STOP");
    alarm("TEA");
    pass(9_400);
    calculator.type("XEQ \"RUN\"");
    pass(1_000);
    assertThat(display()).isEqualTo("TEA");
    pass(30_000);
    assertThat(calculator.isRunning()).isFalse();
    assertThat(display()).isEqualTo(" 5.0000");
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
    pass(100);
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

  @ParameterizedTest
  @EnumSource(Pace.class)
  void aProgramRunsAgainWhenMemoryIsReplacedUnderAMessage(Pace pace) {
    calculator = calculator(pace);
    typist = new Typist(calculator, clock);
    load("LBL \"RUN\"", "LBL 01", "PSE", "GTO 01", "LBL \"FIVE\"", "5", "STOP");
    Image before = calculator.image();
    alarm("TEA");
    calculator.type("XEQ \"RUN\"");
    pass(10_500);
    assertThat(display()).isEqualTo("TEA");
    calculator.restore(before);
    assertThat(calculator.isRunning()).isFalse();
    calculator.type("XEQ \"FIVE\"");
    pass(2_000);
    assertThat(calculator.isRunning()).isFalse();
    assertThat(display()).isEqualTo(" 5.0000");
  }

  @Test
  void theStopwatchCountsDownToAnAlarm() {
    calculator.type("-0.0005 SETSW RUNSW CLX");
    pass(4_900);
    assertThat(display()).isEqualTo(" 0.0000");
    pass(200);
    assertThat(display()).isEqualTo("TIMER ALARM");
    calculator.press(Key.BACK);
    assertThat(display()).isEqualTo(" 0.0000");
  }

  @Test
  void aRepeatedAlarmComesAgain() {
    calculator.type("0.0020 ENTER 0 ENTER 10.3010 \"TEA\" XYZALM CLX");
    for (int time = 0; time < 3; time++) {
      pass(10_500);
      assertThat(display()).isEqualTo("TEA");
      calculator.press(Key.BACK);
      pass(9_500);
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
}
