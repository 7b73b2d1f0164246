package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.key.Key;
import hp41.key.Pace;
import hp41.keypad.VirtualKeypad;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Keys that go down and up at any time while a program runs at the machine's own pace. */
class KeysWhileRunningTest {

  private static final Set<Key> WITHOUT_EFFECT =
      EnumSet.complementOf(EnumSet.of(Key.RUN_STOP, Key.ON));

  /** A time that is longer than any line takes, including a wait for a key. */
  private static final Duration LONGEST_LINE = Duration.ofSeconds(15);

  private final Random random = new Random(41);
  private VirtualClock clock;
  private Calculator calculator;
  private VirtualKeypad keypad;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1 +",
        "VIEW X",
        "TONE 9",
        "XEQ 02",
        "PSE",
        "VIEW X PSE",
        "\"SIXTEEN LETTERS.\" AVIEW",
        "\"SIXTEEN LETTERS.\" AVIEW PSE",
        "GETKEY",
        "2 GETKEYX"
      })
  void theProgramGoesOnOrStops(String lines) {
    for (Key key : Key.values()) {
      start(lines);
      String told = pressAtAnyTime(key);
      goesOnOrStops(told);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"1 +", "VIEW X", "TONE 9", "XEQ 02"})
  void whatNeitherStopsNorSwitchesOffOnlyDelaysTheProgram(String lines) {
    for (Key key : WITHOUT_EFFECT) {
      start(lines);
      String told = pressAtAnyTime(key);
      long next = calculator.linesExecuted() + 1;
      passUntilExecuted(next);
      Snapshot after = calculator.snapshot();

      start(lines);
      passUntilExecuted(next);
      assertThat(after).as(told).isEqualTo(calculator.snapshot());
    }
  }

  private void passUntilExecuted(long lines) {
    while (calculator.linesExecuted() < lines) {
      keypad.pass(calculator.untilDue().orElseThrow());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"1 +", "VIEW X", "TONE 9", "XEQ 02", "PSE"})
  void whatRunStopHasStoppedGoesOn(String lines) {
    for (int i = 0; i < 20; i++) {
      start(lines);
      String told = pressAtAnyTime(Key.RUN_STOP);
      assertThat(calculator.isRunning()).as(told).isFalse();
      keypad.press(Key.RUN_STOP, VirtualKeypad.HOLD, LONGEST_LINE);
      assertThat(calculator.isRunning()).as(told).isTrue();
      goesOnOrStops(told);
    }
  }

  @Test
  void aMessageBeforeAPauseScrollsToItsEndWhenAKeyGoesUpMeanwhile() {
    load("\"MORE THAN TWELVE LETTERS\" AVIEW PSE");
    calculator.pace(Pace.FULL);
    calculator.type("XEQ \"L\"");
    calculator.keyDown(Key.ONE);
    calculator.proceed(10);
    assertThat(calculator.display()).hasToString("MORE THAN TW");
    calculator.keyUp();
    long before = calculator.linesExecuted();
    until(() -> calculator.display().toString().equals("ELVE LETTERS"));
    assertThat(calculator.linesExecuted()).isEqualTo(before);
    assertThat(until(() -> calculator.linesExecuted() > before)).isBetween(1_200L, 1_300L);
  }

  @Test
  void nothingWaitsForAKeyAnyMoreWhenMemoryIsReplaced() {
    load("GETKEY");
    Image before = calculator.image();
    calculator.type("XEQ \"L\"");
    keypad.pass(Duration.ofSeconds(1));
    assertThat(calculator.isRunning()).isTrue();
    calculator.restore(before);
    assertThat(calculator.isRunning()).isFalse();
    calculator.press(Key.ONE);
    assertThat(calculator.display()).hasToString(" 1_");
  }

  @Test
  void inAPauseShiftAndRunStopAskForARegisterToView() {
    start("PSE");
    calculator.press(Key.SHIFT);
    calculator.press(Key.RUN_STOP);
    assertThat(calculator.isRunning()).isFalse();
    assertThat(calculator.display()).hasToString("VIEW __");
  }

  /** As on the microcode: in USER mode an assigned R/S does not stop the program, but acts. */
  @Test
  void anAssignedRunStopActsInAPause() {
    load("PSE 7 STO 05");
    calculator.pace(Pace.FULL);
    assertThat(calculator.type("1 STO 05 ASN CLX 84")).isEmpty();
    calculator.pace(Pace.AUTHENTIC);
    calculator.press(Key.USER);
    calculator.type("2 XEQ \"L\"");
    keypad.pass(Duration.ofMillis(700));
    calculator.keyDown(Key.RUN_STOP);
    keypad.pass(VirtualKeypad.HOLD);
    assertThat(calculator.display()).hasToString("CLX");
    calculator.keyUp();
    assertThat(calculator.isRunning()).isFalse();
  }

  @Test
  void aKeyIsShiftedForTheFunctionOnlyThatWaitedForIt() {
    load("9 GETKEYX RDN STO 01 9 GETKEYX RDN STO 02 STOP");
    calculator.type("XEQ \"L\"");
    keypad.pass(Duration.ofSeconds(1));
    for (Key key : List.of(Key.SHIFT, Key.SIN, Key.SIN)) {
      keypad.press(key, VirtualKeypad.HOLD, Duration.ofSeconds(2));
    }
    assertThat(calculator.isRunning()).isFalse();
    calculator.pace(Pace.FULL);
    calculator.type("RCL 01 RCL 02");
    assertThat(calculator.snapshot().stack().get(2).text()).isEqualTo("-23.0000");
    assertThat(calculator.snapshot().stack().get(3).text()).isEqualTo(" 23.0000");
  }

  /** Lets time pass until a condition is true, and returns the milliseconds. */
  private long until(BooleanSupplier so) {
    Instant begin = clock.instant();
    Instant latest = begin.plus(LONGEST_LINE);
    while (!so.getAsBoolean() && clock.instant().isBefore(latest)) {
      keypad.pass(Duration.ofMillis(5));
    }
    assertThat(so.getAsBoolean()).as("%s", calculator.display()).isTrue();
    return Duration.between(begin, clock.instant()).toMillis();
  }

  private void start(String lines) {
    load(lines);
    calculator.type("XEQ \"L\"");
    keypad.pass(Duration.ofSeconds(1));
    assertThat(calculator.isRunning()).isTrue();
  }

  private void load(String lines) {
    clock = new VirtualClock(Instant.EPOCH);
    calculator =
        Calculator.builder(Model.CX, new SilentPeripherals(clock)).pace(Pace.AUTHENTIC).build();
    keypad = new VirtualKeypad(calculator, clock);
    calculator.press(Key.PRGM);
    assertThat(calculator.type("LBL \"L\" LBL 01 " + lines + " GTO 01 LBL 02 RTN")).isEmpty();
    calculator.press(Key.PRGM);
  }

  /** Presses a key at a random time for a random duration, and returns a description of both. */
  private String pressAtAnyTime(Key key) {
    Duration before = upTo(4_000);
    Duration held = upTo(random.nextBoolean() ? 300 : 3_000);
    keypad.pass(before);
    calculator.keyDown(key);
    keypad.pass(held);
    calculator.keyUp();
    keypad.pass(Duration.ofMillis(600));
    return "%s after %s, held %s".formatted(key, before, held);
  }

  private Duration upTo(int millis) {
    return Duration.ofMillis(random.nextInt(millis));
  }

  private void goesOnOrStops(String told) {
    long before = calculator.linesExecuted();
    keypad.pass(LONGEST_LINE);
    if (calculator.isRunning()) {
      assertThat(calculator.linesExecuted()).as(told).isGreaterThan(before);
    } else {
      assertThat(calculator.isIdle()).as(told).isTrue();
    }
  }
}
