package hp41.terminal;

import hp41.keymap.KeyMap;
import hp41.screen.Stroke;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Strokes that have come and are not done yet. They are done in their order; but what ends a run
 * overtakes those that wait for its end, and leaving overtakes those that are not done soon. Lines
 * are let in only as long as there is room for them; keys for which there is no room are dropped.
 */
final class InputQueue {

  /** How many lines wait at most. */
  static final int MOST_LINES = 1000;

  /** How many keys wait at most: more than anybody types, and less than a terminal can send. */
  static final int MOST_KEYS = 1 << 14;

  /** For how long strokes are still done that came before the one that leaves. */
  static final Duration GRACE = Duration.ofMillis(500);

  private final InstantSource clock;
  private final BlockingQueue<Stroke> arriving = new LinkedBlockingQueue<>();
  private final Deque<Stroke> arrived = new ArrayDeque<>();
  private final Semaphore room = new Semaphore(MOST_LINES);
  private final Semaphore roomForKeys = new Semaphore(MOST_KEYS);
  private volatile boolean dropping;
  private Optional<Instant> leaving = Optional.empty();

  InputQueue(InstantSource clock) {
    this.clock = clock;
  }

  /**
   * Takes a stroke in; may be called from any thread. A line waits here until there is room for it.
   */
  void add(Stroke stroke) {
    if (stroke instanceof Stroke.InputLine) {
      room.acquireUninterruptibly();
    }
    boolean fits = !isKey(stroke) || roomForKeys.tryAcquire();
    if (fits) {
      arriving.add(stroke);
    } else if (!dropping) {
      arriving.add(new Stroke.Dropped());
    }
    dropping = !fits;
  }

  /** Whether a stroke is one of which a terminal can send very many: none that ends the session. */
  private static boolean isKey(Stroke stroke) {
    boolean counted =
        stroke instanceof Stroke.InputLine
            || stroke instanceof Stroke.Ended
            || stroke instanceof Stroke.Resized
            || stroke instanceof Stroke.Dropped;
    return !counted && !KeyMap.leaves(stroke);
  }

  /** Drops all strokes. */
  void clear() {
    arriving.clear();
    arrived.clear();
  }

  /** The stroke to be done now; empty if there is none but those that must wait. */
  Optional<Stroke> next(Predicate<Stroke> mustWait) {
    List<Stroke> more = new ArrayList<>();
    arriving.drainTo(more);
    more.forEach(this::takeIn);
    Optional<Stroke> next = choose(mustWait);
    next.filter(Stroke.InputLine.class::isInstance).ifPresent(line -> room.release());
    next.filter(InputQueue::isKey).ifPresent(key -> roomForKeys.release());
    return next;
  }

  private void takeIn(Stroke stroke) {
    arrived.add(stroke);
    if (leaving.isEmpty() && KeyMap.leaves(stroke)) {
      leaving = Optional.of(clock.instant().plus(GRACE));
    }
  }

  private Optional<Stroke> choose(Predicate<Stroke> mustWait) {
    Stroke first = arrived.peek();
    boolean late = leaving.filter(end -> !clock.instant().isBefore(end)).isPresent();
    if (!late && (first == null || !mustWait.test(first))) {
      return Optional.ofNullable(arrived.poll());
    }
    Predicate<Stroke> overtakes = late ? KeyMap::leaves : InputQueue::endsRun;
    Optional<Stroke> urgent = arrived.stream().filter(overtakes).findFirst();
    urgent.ifPresent(arrived::remove);
    return urgent;
  }

  /**
   * The same, but if there is none, sleeps until another one comes.
   *
   * @param patience how long to sleep at most; empty for as long as it takes
   */
  Optional<Stroke> await(Optional<Duration> patience, Predicate<Stroke> mustWait)
      throws InterruptedException {
    Optional<Stroke> next = next(mustWait);
    Optional<Duration> untilLate = leaving.map(end -> Duration.between(clock.instant(), end));
    long nanos =
        Stream.of(patience, untilLate)
            .flatMap(Optional::stream)
            .mapToLong(Duration::toNanos)
            .min()
            .orElse(Long.MAX_VALUE);
    if (next.isPresent() || nanos <= 0) {
      return next;
    }
    Stroke late =
        nanos == Long.MAX_VALUE
            ? arriving.take()
            : arriving.poll(nanos + 1_000_000, TimeUnit.NANOSECONDS);
    Optional.ofNullable(late).ifPresent(this::takeIn);
    return next(mustWait);
  }

  private static boolean endsRun(Stroke stroke) {
    return stroke instanceof Stroke.Gone
        || (stroke instanceof Stroke.InputLine line && WholeLine.stops(line));
  }
}
