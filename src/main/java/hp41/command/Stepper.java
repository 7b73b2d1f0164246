package hp41.command;

import hp41.Calculator;
import java.time.Duration;

/** Lets a calculator compute as fast as it can, jumping over pauses. */
final class Stepper {

  private static final int CHUNK = 1 << 16;

  private final Calculator calculator;
  private final SkippingClock clock;

  Stepper(Calculator calculator, SkippingClock clock) {
    this.calculator = calculator;
    this.clock = clock;
  }

  /** Whether a program or a catalogue runs, or typed words wait for it. */
  boolean isBusy() {
    return calculator.isRunning() || calculator.isListing() || calculator.isTyping();
  }

  /** Computes until the calculator waits for somebody. */
  void proceedUntilStopped() {
    proceedUntilStopped(Long.MAX_VALUE);
  }

  /** Computes until the calculator waits, for so many lines at most; tells whether it waits. */
  boolean proceedUntilStopped(long maxLines) {
    long before = calculator.linesExecuted();
    long left = maxLines;
    while (left > 0 && isBusy()) {
      proceed(left);
      left = maxLines - (calculator.linesExecuted() - before);
    }
    calculator.finishScroll();
    return !isBusy();
  }

  /** Executes up to so many lines, fewer if the program stops or pauses. */
  void proceed(long lines) {
    clock.skip(calculator.untilDue().orElse(Duration.ZERO));
    calculator.proceed((int) Math.min(CHUNK, lines));
  }
}
