package hp41.keyboard;

import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.OptionalLong;
import java.util.PriorityQueue;

/** What is to happen later by the calculator's clock. Times are in microseconds. */
final class Timeline {

  private final InstantSource clock;
  private final PriorityQueue<Appointment> appointments =
      new PriorityQueue<>(
          Comparator.comparingLong(Appointment::micros).thenComparingLong(Appointment::order));
  private long order;

  Timeline(InstantSource clock) {
    this.clock = clock;
  }

  private record Appointment(long micros, long order, boolean awaited, Runnable action) {}

  /** The time now. */
  long now() {
    return ChronoUnit.MICROS.between(Instant.EPOCH, clock.instant());
  }

  /** Does something after so many microseconds. */
  void after(long micros, Runnable action) {
    appointments.add(new Appointment(now() + micros, order++, true, action));
  }

  /** Does something after so long that nobody waits for it. */
  void unawaitedAfter(long micros, Runnable action) {
    appointments.add(new Appointment(now() + micros, order++, false, action));
  }

  /**
   * Does something after so long that nobody waits for it, instead of when it would else be done.
   */
  void postpone(long micros, Runnable action) {
    appointments.removeIf(appointment -> appointment.action() == action);
    unawaitedAfter(micros, action);
  }

  /** Whether there is nothing to wait for. */
  boolean isQuiet() {
    return appointments.stream().noneMatch(Appointment::awaited);
  }

  /** Forgets everything. */
  void clear() {
    appointments.clear();
  }

  /** Microseconds until the next appointment, 0 if it is due. */
  OptionalLong untilNext() {
    return appointments.isEmpty()
        ? OptionalLong.empty()
        : OptionalLong.of(Math.max(0, appointments.element().micros() - now()));
  }

  /** Does what is due. */
  void proceed() {
    while (!appointments.isEmpty() && appointments.element().micros() <= now()) {
      appointments.remove().action().run();
    }
  }
}
