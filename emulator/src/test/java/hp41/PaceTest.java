package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.key.Key;
import hp41.key.Pace;
import hp41.keypad.VirtualKeypad;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that the pace changes durations and nothing else. */
class PaceTest {

  private static final String COUNT_DOWN =
      "LBL \"C\" 20 STO 00 0 LBL 01 RCL 00 + TONE 9 VIEW 00 PSE DSE 00 GTO 01 \"ALL DONE NOW 1\" AVIEW";

  private final VirtualClock clock = new VirtualClock(Instant.EPOCH);
  private final Calculator calculator = new Calculator(Model.CX, new SilentPeripherals(clock));
  private final VirtualKeypad keypad = new VirtualKeypad(calculator, clock);

  @Test
  void programGoesOnAtTheOtherPace() {
    program("LBL \"L\" LBL 01 1 + GTO 01");
    calculator.type("XEQ \"L\"");
    calculator.proceed(30_000);
    calculator.pace(Pace.AUTHENTIC);
    long before = calculator.linesExecuted();
    pass(Duration.ofSeconds(10));
    assertThat(calculator.linesExecuted() - before).isBetween(200L, 600L);
    calculator.pace(Pace.FULL);
    pass(Duration.ofMillis(200));
    calculator.proceed(30_000);
    assertThat(calculator.linesExecuted() - before).isGreaterThan(20_000);
  }

  /**
   * A thousand passes through the loop took 93.7 s on the microcode, after the label of the loop
   * was found.
   */
  @Test
  void aLoopTakesItsTimeAsOnTheMachine() {
    program("LBL \"L\" LBL 01 DSE X GTO 01");
    calculator.pace(Pace.AUTHENTIC);
    millis(2);
    long once = millis(1);
    assertThat(millis(101)).isLessThan(once + 9_510).isGreaterThan(once + 9_230);
  }

  private long millis(int passes) {
    calculator.type(passes + " XEQ \"L\"");
    long start = clock.millis();
    while (calculator.isRunning() && clock.millis() < start + 60_000) {
      keypad.pass(Duration.ofMillis(10));
    }
    return clock.millis() - start;
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void anyChangesOnTheWayLeadToTheSameEnd(long seed) {
    Random random = new Random(seed);
    program(COUNT_DOWN);
    calculator.type("XEQ \"C\"");
    for (int i = 0; i < 2_000 && calculator.isRunning(); i++) {
      calculator.pace(random.nextBoolean() ? Pace.FULL : Pace.AUTHENTIC);
      pass(Duration.ofMillis(random.nextInt(400)));
    }
    assertThat(calculator.isRunning()).isFalse();
    keypad.pass(Duration.ofSeconds(20));
    assertThat(calculator.snapshot().stack().get(3).text()).isEqualTo(" 210.0000");
    assertThat(calculator.linesExecuted()).isEqualTo(4 + 20 * 8 - 1 + 2);
    assertThat(calculator.snapshot().message()).isEqualTo("ALL DONE NOW 1");
  }

  /** At authentic speed, a tapped key is released later, and acts when it is. */
  @ParameterizedTest
  @EnumSource(Pace.class)
  void tappedKeyIsBusyUntilItHasActed(Pace pace) {
    program("LBL \"S\" 7 STOP 2 * STOP");
    calculator.pace(pace);
    calculator.type("XEQ \"S\"");
    passWhileBusy();
    for (Key key : List.of(Key.RUN_STOP, Key.SQRT)) {
      calculator.tap(key);
      passWhileBusy();
    }
    assertThat(calculator.snapshot().stack().get(3).text()).isEqualTo(" 3.7417");
  }

  /** Whatever follows a tapped key, the calculator waits for input in the end. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void tappedKeysAreNotBusyForever(long seed) {
    Random random = new Random(seed);
    program("LBL \"S\" 7 STOP 2 * STOP");
    calculator.pace(Pace.AUTHENTIC);
    Image image = calculator.image();
    for (int i = 0; i < 300; i++) {
      calculator.tap(Key.values()[random.nextInt(Key.values().length)]);
      keypad.pass(Duration.ofMillis(random.nextInt(600)));
      switch (random.nextInt(6)) {
        case 0 -> calculator.type("XEQ \"S\"");
        case 1 -> calculator.restore(image);
        case 2 -> calculator.resume();
        case 3 -> calculator.keyDown(Key.SEVEN);
        case 4 -> calculator.pace(random.nextBoolean() ? Pace.FULL : Pace.AUTHENTIC);
        default -> calculator.keyUp();
      }
    }
    calculator.keyUp();
    keypad.pass(Duration.ofSeconds(60));
    boolean busyWithMore = calculator.isRunning() || calculator.isListing();
    assertThat(calculator.isBusy()).isEqualTo(busyWithMore);
  }

  private void passWhileBusy() {
    for (int i = 0; i < 10_000 && calculator.isBusy(); i++) {
      keypad.pass(Duration.ofMillis(10));
    }
    assertThat(calculator.isBusy()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"LBL \"L\" LBL 01 GTO 01", "LBL \"L\" LBL 01 PSE GTO 01"})
  void runStopStopsAtBothPacesAndBetweenThem(String loop) {
    program(loop);
    for (Pace pace : Pace.values()) {
      calculator.type("XEQ \"L\"");
      pass(Duration.ofSeconds(2));
      calculator.pace(pace);
      pass(Duration.ofMillis(300));
      calculator.press(Key.RUN_STOP);
      assertThat(calculator.isRunning()).as("%s", pace).isFalse();
    }
  }

  /** At full speed a program may never end, and its lines take no time. */
  private void pass(Duration time) {
    if (calculator.pace() == Pace.AUTHENTIC) {
      keypad.pass(time);
    } else {
      clock.advance(time);
      calculator.proceed(50);
    }
  }

  private void program(String lines) {
    calculator.press(Key.PRGM);
    assertThat(calculator.type(lines)).isEmpty();
    calculator.press(Key.PRGM);
  }
}
