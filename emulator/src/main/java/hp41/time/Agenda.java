package hp41.time;

/** The appointments of one thing: they are cancelled together when it is over. */
public final class Agenda {

  private final Timeline timeline;
  private int cancellations;

  /** An agenda on which nothing stands yet. */
  public Agenda(Timeline timeline) {
    this.timeline = timeline;
  }

  /** Does something after so many microseconds. */
  public Appointment after(long micros, Runnable action) {
    return timeline.add(micros, true, this, action);
  }

  /** The action at a time that somebody else chooses: it does nothing once all is cancelled. */
  public Runnable unlessCancelled(Runnable action) {
    int mine = cancellations;
    return () -> {
      if (mine == cancellations) {
        action.run();
      }
    };
  }

  /** Nothing that stands on it happens; what is asked for from now on belongs to something new. */
  public void cancel() {
    cancellations++;
    timeline.cancel(this);
  }
}
