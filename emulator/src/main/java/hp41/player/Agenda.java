package hp41.player;

/** A group of appointments that can be cancelled together. */
public final class Agenda {

  private final Timeline timeline;
  private int cancellations;

  /** Creates an empty agenda. */
  public Agenda(Timeline timeline) {
    this.timeline = timeline;
  }

  /**
   * Schedules an action.
   *
   * @param micros the delay in microseconds
   */
  public Appointment after(long micros, Runnable action) {
    return timeline.add(micros, true, this, action);
  }

  /**
   * Wraps an action that is scheduled elsewhere. The wrapped action does nothing if this agenda has
   * been cancelled in the meantime.
   */
  public Runnable unlessCancelled(Runnable action) {
    int expected = cancellations;
    return () -> {
      if (expected == cancellations) {
        action.run();
      }
    };
  }

  /** Cancels all appointments. Later ones are not affected. */
  public void cancel() {
    cancellations++;
    timeline.cancel(this);
  }
}
