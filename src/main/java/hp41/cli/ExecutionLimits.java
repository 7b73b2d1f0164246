package hp41.cli;

import hp41.Calculator;
import hp41.cli.options.ExitCode;
import hp41.cli.options.Failure;
import hp41.cli.options.OptionValues;
import hp41.microcode.Microcode;
import hp41.program.Counted;
import java.time.Duration;
import java.util.Optional;

/** Counts lines and time of an execution, which may be limited; microcode must return. */
final class ExecutionLimits {

  /** Says that microcode will never come to an end. */
  private static final String HUNG =
      "the microcode does not return: it ran for an hour of the machine's time and neither rested"
          + " nor came to a program line";

  private final Calculator calculator;
  private final long maxLines;
  private final Optional<Duration> timeout;
  private final long linesBefore;
  private long nanos;
  private long since;

  /**
   * Limits of an execution that begins now.
   *
   * @param maxLines the number of lines that may be executed
   * @param timeout how long may be computed
   */
  ExecutionLimits(Calculator calculator, long maxLines, Optional<Duration> timeout) {
    this.calculator = calculator;
    this.maxLines = maxLines;
    this.timeout = timeout;
    linesBefore = calculator.linesExecuted();
  }

  /** Returns that microcode will never come to an end, if that is so. */
  static Optional<String> hung(Calculator calculator) {
    return Microcode.of(calculator).filter(Microcode::isHung).map(it -> HUNG);
  }

  /** Ends the verb if microcode will never come to an end that was started by certain words. */
  static void checkReturns(Calculator calculator, String words) {
    hung(calculator)
        .ifPresent(
            problem -> {
              throw new Failure(ExitCode.LIMIT, words.strip() + ": " + problem);
            });
  }

  /** The calculator computes from now on. */
  void resume() {
    since = System.nanoTime();
  }

  /** The calculator waits from now on. */
  void rest() {
    nanos += System.nanoTime() - since;
  }

  private long lines() {
    return calculator.linesExecuted() - linesBefore;
  }

  /** How many lines may still be executed. */
  long linesLeft() {
    return maxLines - lines();
  }

  /** Returns which limit has been reached, or that microcode does not return; empty if neither. */
  String reached() {
    if (linesLeft() <= 0) {
      return "stopped after " + Counted.of(maxLines, "line");
    }
    Duration passed = Duration.ofNanos(nanos + System.nanoTime() - since);
    return timeout
        .filter(limit -> passed.compareTo(limit) > 0)
        .map(limit -> "stopped after " + Counted.of(OptionValues.Seconds.text(limit), "second"))
        .or(() -> hung(calculator))
        .orElse("");
  }

  /** Lines and time so far. */
  JsonObject json() {
    return new JsonObject().put("lines", lines()).put("nanos", nanos);
  }
}
