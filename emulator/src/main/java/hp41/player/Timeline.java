package hp41.player;

import java.time.Instant;
import java.time.InstantSource;
import java.util.OptionalLong;
import java.util.PriorityQueue;
import java.util.concurrent.TimeUnit;

/** A queue of actions that are scheduled by the calculator's clock. Times are in microseconds. */
public class Timeline {

  private final InstantSource clock;
  private final PriorityQueue<TimelineEntry> entries = new PriorityQueue<>(Timeline::byTime);
  private long order;

  /** Creates an empty timeline. */
  public Timeline(InstantSource clock) {
    this.clock = clock;
  }

  private record TimelineEntry(
      long micros, long order, boolean awaited, Object owner, Runnable action) {}

  private record Entered(PriorityQueue<TimelineEntry> entries, long order) implements Appointment {

    @Override
    public void cancel() {
      entries.removeIf(entry -> entry.order == order);
    }

    @Override
    public boolean isPending() {
      return entries.stream().anyMatch(entry -> entry.order == order);
    }
  }

  private static int byTime(TimelineEntry one, TimelineEntry other) {
    int byMicros = Long.compare(one.micros, other.micros);
    return byMicros == 0 ? Long.compare(one.order, other.order) : byMicros;
  }

  /** Returns the current time in microseconds since 1970. */
  public long now() {
    // ChronoUnit.MICROS.between would overflow after 292 years, because it computes nanoseconds
    // first.
    Instant now = clock.instant();
    return TimeUnit.SECONDS.toMicros(now.getEpochSecond())
        + TimeUnit.NANOSECONDS.toMicros(now.getNano());
  }

  /**
   * Schedules an action.
   *
   * @param micros the delay in microseconds
   */
  public Appointment after(long micros, Runnable action) {
    return add(micros, true, this, action);
  }

  /**
   * Schedules an action for which {@link #isQuiet()} does not wait.
   *
   * @param micros the delay in microseconds
   */
  public Appointment unawaitedAfter(long micros, Runnable action) {
    return add(micros, false, this, action);
  }

  Appointment add(long micros, boolean awaited, Object owner, Runnable action) {
    long number = order++;
    entries.add(new TimelineEntry(now() + micros, number, awaited, owner, action));
    return new Entered(entries, number);
  }

  /** Cancels the actions of an owner. */
  void cancel(Object owner) {
    entries.removeIf(entry -> entry.owner() == owner);
  }

  /** Returns whether no action is scheduled, apart from unawaited ones. */
  public boolean isQuiet() {
    return entries.stream().noneMatch(TimelineEntry::awaited);
  }

  /** Removes all actions. */
  public void clear() {
    entries.clear();
  }

  /** Returns the microseconds until the next action, 0 if it is due; empty if there is none. */
  public OptionalLong untilNext() {
    return entries.isEmpty()
        ? OptionalLong.empty()
        : OptionalLong.of(Math.max(0, entries.element().micros() - now()));
  }

  /** Runs all actions that are due. */
  public void proceed() {
    while (!entries.isEmpty() && entries.element().micros() <= now()) {
      entries.remove().action().run();
    }
  }
}
