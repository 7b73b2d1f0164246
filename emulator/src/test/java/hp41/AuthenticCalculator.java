package hp41;

import hp41.key.Key;
import hp41.key.Pace;
import hp41.keypad.VirtualKeypad;
import hp41.listing.Assembler;
import java.time.Duration;
import java.time.Instant;

/** A calculator at the speed of a real HP-41, for tests of the times of events. */
abstract class AuthenticCalculator {

  final VirtualClock clock = new VirtualClock(Instant.parse("2026-01-15T10:30:00Z"));
  final Calculator calculator =
      Calculator.builder(Model.CX, new SilentPeripherals(clock)).pace(Pace.AUTHENTIC).build();
  final VirtualKeypad keypad = new VirtualKeypad(calculator, clock);

  void pass(long milliseconds) {
    keypad.pass(Duration.ofMillis(milliseconds));
  }

  void press(String key, long held) {
    calculator.keyDown(Key.of(key).orElseThrow());
    pass(held);
    calculator.keyUp();
  }

  String display() {
    return calculator.display().toString();
  }

  /** Loads programs whose lines are separated by semicolons; apostrophes are quotes. */
  void load(String lines) {
    String listing = lines.replace("; ", "\n").replace('\'', '"');
    calculator.load(new Assembler(Internals.known(calculator)).assemble(listing).programs());
  }

  /**
   * Returns the milliseconds from the release of R/S until programs have stopped.
   *
   * @param held how long R/S is down, in milliseconds
   */
  long duration(String lines, long held) {
    load(lines);
    press("R/S", held);
    return untilStopped();
  }

  /** Returns the milliseconds until the program has stopped. */
  long untilStopped() {
    long start = clock.millis();
    while (calculator.isRunning() || clock.millis() == start) {
      pass(1);
    }
    return clock.millis() - start;
  }
}
