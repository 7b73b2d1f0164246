package hp41.cli;

import hp41.Calculator;
import hp41.app.ErrorMessages;
import hp41.app.ExitCode;
import hp41.app.Failure;
import hp41.cli.options.OptionValues;
import hp41.text.Counted;
import java.time.Duration;
import java.util.Optional;

/**
 * Measures the lines and the time of an execution, and enforces limits. It also detects microcode
 * that never returns.
 */
final class ExecutionLimits {

  private final Calculator calculator;
  private final long maxLines;
  private final Optional<Duration> timeout;
  private final long linesBefore;
  private long nanos;
  private long since;

  /**
   * Creates limits for an execution that starts now.
   *
   * @param maxLines the maximum number of lines
   * @param timeout the maximum computing time
   */
  ExecutionLimits(Calculator calculator, long maxLines, Optional<Duration> timeout) {
    this.calculator = calculator;
    this.maxLines = maxLines;
    this.timeout = timeout;
    linesBefore = calculator.linesExecuted();
  }

  /** Throws a {@link Failure} if the microcode that these words started never returns. */
  static void checkReturns(Calculator calculator, String words) {
    ErrorMessages.hung(calculator)
        .ifPresent(
            problem -> {
              throw new Failure(ExitCode.LIMIT, words.strip() + ": " + problem);
            });
  }

  /** Starts the measurement of computing time. */
  void resume() {
    since = System.nanoTime();
  }

  /** Stops the measurement of computing time, while the calculator waits. */
  void rest() {
    nanos += System.nanoTime() - since;
  }

  private long lines() {
    return calculator.linesExecuted() - linesBefore;
  }

  /** Returns the number of lines that may still be executed. */
  long linesLeft() {
    return maxLines - lines();
  }

  /**
   * Returns the message for the limit that has been reached, or for microcode that does not return;
   * empty if neither.
   */
  String reached() {
    if (linesLeft() <= 0) {
      return "stopped after " + Counted.of(maxLines, "line");
    }
    Duration passed = Duration.ofNanos(nanos + System.nanoTime() - since);
    return timeout
        .filter(limit -> passed.compareTo(limit) > 0)
        .map(limit -> "stopped after " + Counted.of(OptionValues.Seconds.text(limit), "second"))
        .or(() -> ErrorMessages.hung(calculator))
        .orElse("");
  }

  /** Returns the lines and the time so far. */
  JsonObject json() {
    return new JsonObject().put("lines", lines()).put("nanos", nanos);
  }
}
