package hp41.time;

/** A scheduled action that can be cancelled. */
@FunctionalInterface
public interface Appointment {

  /** No appointment. */
  Appointment NONE = () -> {};

  /** Cancels the action if it has not run yet. */
  void cancel();
}
