package hp41.player;

/** A scheduled action that can be cancelled. */
@FunctionalInterface
public interface Appointment {

  /** No appointment. */
  Appointment NONE = () -> {};

  /** Cancels the action if it has not run yet. */
  void cancel();
}
