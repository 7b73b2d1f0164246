package hp41.time;

import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.OptionalLong;
import java.util.PriorityQueue;

/** What is to happen later by the calculator's clock. Times are in microseconds. */
public final class Timeline {

  private final InstantSource clock;
  private final PriorityQueue<TimelineEntry> entries = new PriorityQueue<>(Timeline::byTime);
  private long order;

  /** A timeline on which nothing stands yet. */
  public Timeline(InstantSource clock) {
    this.clock = clock;
  }

  private record TimelineEntry(
      long micros, long order, boolean awaited, Object of, Runnable action) {}

  private static int byTime(TimelineEntry one, TimelineEntry other) {
    int byMicros = Long.compare(one.micros, other.micros);
    return byMicros == 0 ? Long.compare(one.order, other.order) : byMicros;
  }

  /** The time now. */
  public long now() {
    return ChronoUnit.MICROS.between(Instant.EPOCH, clock.instant());
  }

  /** Does something after so many microseconds. */
  public Appointment after(long micros, Runnable action) {
    return add(micros, true, this, action);
  }

  /** Does something after so long that nobody waits for it. */
  public Appointment unawaitedAfter(long micros, Runnable action) {
    return add(micros, false, this, action);
  }

  Appointment add(long micros, boolean awaited, Object of, Runnable action) {
    long number = order++;
    entries.add(new TimelineEntry(now() + micros, number, awaited, of, action));
    return () -> entries.removeIf(entry -> entry.order() == number);
  }

  void cancel(Agenda agenda) {
    entries.removeIf(entry -> entry.of() == agenda);
  }

  /** Whether there is nothing to wait for. */
  public boolean isQuiet() {
    return entries.stream().noneMatch(TimelineEntry::awaited);
  }

  /** Forgets everything. */
  public void clear() {
    entries.clear();
  }

  /** Microseconds until the next appointment, 0 if it is due. */
  public OptionalLong untilNext() {
    return entries.isEmpty()
        ? OptionalLong.empty()
        : OptionalLong.of(Math.max(0, entries.element().micros() - now()));
  }

  /** Does what is due. */
  public void proceed() {
    while (!entries.isEmpty() && entries.element().micros() <= now()) {
      entries.remove().action().run();
    }
  }
}
