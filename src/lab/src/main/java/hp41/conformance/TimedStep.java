package hp41.conformance;

import hp41.keypad.VirtualKeypad.KeyPress;
import java.time.Duration;
import java.util.Optional;

/**
 * A key or a time.
 *
 * @param isCompared whether the calculators are compared after it
 */
record TimedStep(Optional<KeyPress> press, Duration time, boolean isCompared) {

  /** Returns a key after which the calculators are compared. */
  static TimedStep compared(KeyPress press) {
    return new TimedStep(Optional.of(press), Duration.ZERO, true);
  }

  /** Performs the step on a calculator. */
  void perform(ComparedCalculator calculator) {
    press.ifPresentOrElse(calculator::strike, () -> calculator.skip(time));
  }
}
