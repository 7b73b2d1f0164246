package hp41.microcode;

import hp41.nut.Nut;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;

/**
 * Lets the processor execute as much as there is time for, and moves the finger when it is to. Time
 * is in words of the processor, those that it sleeps counted.
 */
final class MicrocodeScheduler {

  private final Nut nut;
  private final KeyPressQueue finger;
  private final MicrocodeDebugger debugger;
  private final InstantSource clock;
  private long time;
  private Instant origin;
  private Instant last;
  private long originTime;

  MicrocodeScheduler(
      Nut nut, KeyPressQueue finger, MicrocodeDebugger debugger, InstantSource clock) {
    this.nut = nut;
    this.finger = finger;
    this.debugger = debugger;
    this.clock = clock;
    synchronize();
  }

  long time() {
    return time;
  }

  /** From now on time counts from now. */
  void synchronize() {
    origin = clock.instant();
    last = origin;
    originTime = time;
  }

  /** Microseconds since it last executed what there was time for. */
  long idleMicros() {
    return ChronoUnit.MICROS.between(last, clock.instant());
  }

  /** Executes what there has been time for, as fast as the machine does. */
  void untilNow() {
    last = clock.instant();
    long nanos = Duration.between(origin, last).toNanos();
    long end = originTime + nanos / Nut.WORD_NANOS;
    while (time < end) {
      finger.move(time);
      long stop = Math.min(end, Math.max(time + 1, finger.next()));
      long executed = run(stop - time);
      time = isStill() ? stillUntil(stop, executed) : time + executed;
    }
  }

  /** It fell asleep on the way: then the finger may move at once. */
  private long stillUntil(long stop, long executed) {
    long fell = time + executed;
    return finger.isIdle() ? stop : Math.max(fell, Math.min(stop, finger.next()));
  }

  /** Executes so many words at once, or until it sleeps and no key waits. */
  void atOnce(long words) {
    long left = words;
    while (left > 0 && !isAtRest()) {
      finger.move(time);
      long executed = run(Math.min(left, Math.max(1, finger.next() - time)));
      left -= executed;
      time += executed;
      if (nut.isAsleep() && !isAtRest()) {
        time = Math.max(time, finger.next());
      }
    }
    synchronize();
  }

  private long run(long words) {
    long before = nut.words();
    debugger.run(words);
    return nut.words() - before;
  }

  /** Whether nothing is executed before a key or the clock wakes it, or somebody lets it go on. */
  boolean isStill() {
    return nut.isAsleep() || debugger.isStopped();
  }

  /** Whether it sleeps, and no key waits to be pressed. */
  boolean isAtRest() {
    return debugger.isStopped() || nut.isAsleep() && (finger.isIdle() || finger.isHolding());
  }
}
