package hp41.microcode;

import hp41.nut.Nut;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;

/**
 * Executes as many words as the elapsed time allows, and presses the queued keys in between. Times
 * are in processor words, including sleep.
 */
final class MicrocodeScheduler {

  private final Nut nut;
  private final KeyPressQueue keyPresses;
  private final MicrocodeDebugger debugger;
  private final InstantSource clock;
  private long time;
  private Instant origin;
  private Instant last;
  private long originTime;

  MicrocodeScheduler(
      Nut nut, KeyPressQueue keyPresses, MicrocodeDebugger debugger, InstantSource clock) {
    this.nut = nut;
    this.keyPresses = keyPresses;
    this.debugger = debugger;
    this.clock = clock;
    synchronize();
  }

  long time() {
    return time;
  }

  /** Restarts the measurement of elapsed time. */
  void synchronize() {
    origin = clock.instant();
    last = origin;
    originTime = time;
  }

  /** Returns the microseconds since {@link #untilNow} was called. */
  long idleMicros() {
    return ChronoUnit.MICROS.between(last, clock.instant());
  }

  /** Executes the words for the elapsed time, at the speed of a real HP-41. */
  void untilNow() {
    last = clock.instant();
    long nanos = Duration.between(origin, last).toNanos();
    long end = originTime + nanos / Nut.WORD_NANOS;
    while (time < end) {
      keyPresses.move(time);
      long stop = Math.min(end, Math.max(time + 1, keyPresses.next()));
      long executed = run(stop - time);
      time = isStill() ? stillUntil(stop, executed) : time + executed;
    }
  }

  /** Returns the time after sleep began: the next key press may follow at once. */
  private long stillUntil(long stop, long executed) {
    long fell = time + executed;
    return keyPresses.isIdle() ? stop : Math.max(fell, Math.min(stop, keyPresses.next()));
  }

  /**
   * Executes a number of words at once, fewer if the processor sleeps and no key press is queued.
   */
  void atOnce(long words) {
    long left = words;
    while (left > 0 && !isAtRest()) {
      keyPresses.move(time);
      long executed = run(Math.min(left, Math.max(1, keyPresses.next() - time)));
      left -= executed;
      time += executed;
      if (nut.isAsleep() && !isAtRest()) {
        time = Math.max(time, keyPresses.next());
      }
    }
    synchronize();
  }

  private long run(long words) {
    long before = nut.words();
    debugger.run(words);
    return nut.words() - before;
  }

  /** Returns whether the processor sleeps or is stopped by the debugger. */
  boolean isStill() {
    return nut.isAsleep() || debugger.isStopped();
  }

  /**
   * Returns whether the processor sleeps with no key press queued, or is stopped by the debugger.
   */
  boolean isAtRest() {
    return debugger.isStopped()
        || nut.isAsleep() && (keyPresses.isIdle() || keyPresses.isHolding());
  }
}
