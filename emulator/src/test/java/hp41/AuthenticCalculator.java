package hp41;

import hp41.key.Key;
import hp41.key.Pace;
import java.time.Duration;
import java.time.Instant;

/** A calculator at the speed of a real HP-41, for tests of what happens when. */
abstract class AuthenticCalculator {

  final VirtualClock clock = new VirtualClock(Instant.parse("2026-01-15T10:30:00Z"));
  final Calculator calculator =
      Calculator.builder(Model.CX, new SilentPeripherals(clock)).pace(Pace.AUTHENTIC).build();
  final VirtualKeypad typist = new VirtualKeypad(calculator, clock);

  void pass(long milliseconds) {
    typist.pass(Duration.ofMillis(milliseconds));
  }

  void press(String key, long held) {
    calculator.keyDown(Key.of(key).orElseThrow());
    pass(held);
    calculator.keyUp();
  }
}
