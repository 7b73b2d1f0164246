package hp41.microcode;

import hp41.nut.Nut;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.OptionalLong;
import java.util.stream.LongStream;

/**
 * Executes as many words as the elapsed time allows, and presses the queued keys in between. Times
 * are in processor words, including sleep.
 */
final class MicrocodeScheduler {

  /** The interval at which the display is updated while the processor works. */
  private static final long QUANTUM_MICROS = 20_000;

  private static final long MINUTE_HUNDREDTHS = 6_000;
  private static final long HUNDREDTH_MICROS = 10_000;

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

  /**
   * Returns the microseconds until words are to be executed or a chip requests service; empty if
   * neither is going to happen.
   */
  OptionalLong untilDue(boolean fullSpeed) {
    if (debugger.isStopped()) {
      return OptionalLong.empty();
    }
    if (fullSpeed && !nut.isAsleep()) {
      return OptionalLong.of(0);
    }
    LongStream work =
        nut.isAsleep() && keyPresses.isIdle() ? LongStream.empty() : LongStream.of(QUANTUM_MICROS);
    LongStream chips = LongStream.concat(nut.untilDue().stream(), nut.untilOff().stream());
    long passed = ChronoUnit.MICROS.between(last, clock.instant());
    return LongStream.concat(work, chips.map(it -> it * HUNDREDTH_MICROS))
        .map(micros -> Math.max(0, micros - passed))
        .min();
  }

  /** Returns whether nothing is going to happen within a minute without a key press. */
  boolean isIdle() {
    return debugger.isStopped()
        || nut.isAsleep()
            && keyPresses.isIdle()
            && nut.untilDue().orElse(MINUTE_HUNDREDTHS) >= MINUTE_HUNDREDTHS;
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

  /**
   * Returns the new time after sleep began. It is before {@code stop} if a key press is due
   * earlier.
   */
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
