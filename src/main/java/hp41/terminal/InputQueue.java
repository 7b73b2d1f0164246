package hp41.terminal;

import hp41.keymap.KeyMap;
import hp41.screen.Stroke;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A queue of strokes. They are handled in order, with two exceptions: a line that stops the running
 * program, and the end of input, are handled before strokes that wait for the end of the run; and a
 * stroke that leaves the application is handled after a grace time. While the queue is full, no
 * lines are read, and keys are dropped.
 */
final class InputQueue {

  /** The maximum number of queued lines. */
  static final int MAX_LINES = 1000;

  /**
   * After the queue was full, reading continues when it contains fewer lines than this. The reader
   * is not woken for each line, because switching threads takes longer than most lines.
   */
  static final int FEW_LINES = MAX_LINES / 2;

  /**
   * The maximum number of queued keys: more than a person can type, but less than a terminal can
   * send.
   */
  static final int MAX_KEYS = 1 << 14;

  /**
   * The time for which earlier strokes are still handled before the stroke that leaves the program.
   */
  static final Duration GRACE = Duration.ofMillis(500);

  private static final long FOREVER = Long.MAX_VALUE / 2;

  private final InstantSource clock;
  private final LinkedBlockingDeque<Stroke> arriving = new LinkedBlockingDeque<>();
  private final Deque<Stroke> arrived = new ArrayDeque<>();
  private final AtomicInteger lines = new AtomicInteger();
  private final AtomicInteger keys = new AtomicInteger();
  private final AtomicReference<Runnable> nextRead = new AtomicReference<>(InputQueue::nothing);
  private volatile boolean dropping;
  private Optional<Instant> leaving = Optional.empty();

  InputQueue(InstantSource clock) {
    this.clock = clock;
  }

  /** Returns an executor for tasks that read a line. A task waits while the queue is full. */
  Executor reader(Executor thread) {
    return read -> {
      nextRead.set(() -> thread.execute(read));
      readIfFewer(MAX_LINES);
    };
  }

  private void readIfFewer(int most) {
    if (lines.get() < most) {
      nextRead.getAndSet(InputQueue::nothing).run();
    }
  }

  /** Adds a stroke; may be called from any thread. */
  void add(Stroke stroke) {
    boolean fits = !isKey(stroke) || keys.get() < MAX_KEYS;
    if (fits) {
      count(stroke, 1);
      arriving.add(stroke);
    } else if (!dropping) {
      arriving.add(new Stroke.Dropped());
    }
    dropping = !fits;
  }

  /**
   * Returns whether a stroke counts as a key: a terminal can send very many of them. A stroke that
   * leaves the program does not count.
   */
  private static boolean isKey(Stroke stroke) {
    boolean counted =
        stroke instanceof Stroke.InputLine
            || stroke instanceof Stroke.Ended
            || stroke instanceof Stroke.Resized
            || stroke instanceof Stroke.Dropped;
    return !counted && !KeyMap.leaves(stroke);
  }

  /** Removes all strokes. */
  void clear() {
    arriving.clear();
    arrived.clear();
  }

  /** Returns the next stroke; empty if there is none that can be handled now. */
  Optional<Stroke> next(Predicate<Stroke> mustWait) {
    for (Stroke stroke = arriving.poll(); stroke != null; stroke = arriving.poll()) {
      accept(stroke);
    }
    Optional<Stroke> next = choose(mustWait);
    next.ifPresent(stroke -> count(stroke, -1));
    readIfFewer(FEW_LINES);
    return next;
  }

  private void count(Stroke stroke, int change) {
    if (stroke instanceof Stroke.InputLine) {
      lines.addAndGet(change);
    } else if (isKey(stroke)) {
      keys.addAndGet(change);
    }
  }

  private void accept(Stroke stroke) {
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
   * Waits for the next stroke.
   *
   * @param maxWait the maximum time to wait; empty for no limit
   */
  Optional<Stroke> await(Optional<Duration> maxWait, Predicate<Stroke> mustWait)
      throws InterruptedException {
    Optional<Stroke> next = next(mustWait);
    Optional<Duration> untilLate = leaving.map(end -> Duration.between(clock.instant(), end));
    long nanos =
        Stream.of(maxWait, untilLate)
            .flatMap(Optional::stream)
            .mapToLong(Duration::toNanos)
            .min()
            .orElse(FOREVER);
    if (next.isPresent() || nanos <= 0) {
      return next;
    }
    Stroke late = arriving.poll(nanos + 1_000_000, TimeUnit.NANOSECONDS);
    Optional.ofNullable(late).ifPresent(this::accept);
    return next(mustWait);
  }

  private static boolean endsRun(Stroke stroke) {
    return stroke instanceof Stroke.Gone
        || (stroke instanceof Stroke.InputLine line && WholeLine.stops(line));
  }

  private static void nothing() {}
}
