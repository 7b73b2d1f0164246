package hp41.terminal;

import hp41.screen.Stroke;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/**
 * Strokes that have come and are not done yet. They are done in their order; but what ends a run
 * overtakes those that wait for its end.
 */
final class Typeahead {

  private final BlockingQueue<Stroke> arriving = new LinkedBlockingQueue<>();
  private final Deque<Stroke> arrived = new ArrayDeque<>();

  /** Takes a stroke in; may be called from any thread. */
  void add(Stroke stroke) {
    arriving.add(stroke);
  }

  /** Drops all strokes. */
  void clear() {
    arriving.clear();
    arrived.clear();
  }

  /** The stroke to be done now; empty if there is none but those that must wait. */
  Optional<Stroke> next(Predicate<Stroke> mustWait) {
    arriving.drainTo(arrived);
    Stroke first = arrived.peek();
    if (first == null || !mustWait.test(first)) {
      return Optional.ofNullable(arrived.poll());
    }
    Optional<Stroke> urgent = arrived.stream().filter(Typeahead::endsRun).findFirst();
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
    long nanos = patience.map(Duration::toNanos).orElse(Long.MAX_VALUE);
    if (next.isPresent() || nanos <= 0) {
      return next;
    }
    Stroke late =
        patience.isEmpty()
            ? arriving.take()
            : arriving.poll(nanos + 1_000_000, TimeUnit.NANOSECONDS);
    if (late != null) {
      arrived.add(late);
    }
    return next(mustWait);
  }

  private static boolean endsRun(Stroke stroke) {
    return stroke instanceof Stroke.Gone
        || (stroke instanceof Stroke.Line line && WholeLine.stops(line));
  }
}
