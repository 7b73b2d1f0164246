package hp41.player;

/** A scheduled action that can be cancelled. */
public interface Appointment {

  /** No appointment. */
  Appointment NONE =
      new Appointment() {
        @Override
        public void cancel() {
          // There is nothing to cancel.
        }

        @Override
        public boolean isPending() {
          return false;
        }
      };

  /** Cancels the action if it has not run yet. */
  void cancel();

  /** Returns whether the action will run, unless it is cancelled. */
  boolean isPending();
}
