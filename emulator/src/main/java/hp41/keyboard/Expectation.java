package hp41.keyboard;

/** What is waited for: one thing at a time, which is forgotten when the next one begins. */
final class Expectation {

  private final Timeline timeline;
  private int begun;

  Expectation(Timeline timeline) {
    this.timeline = timeline;
  }

  /** Forgets what was waited for; what is asked for from now on belongs to something new. */
  void renew() {
    begun++;
  }

  /** The action, which does nothing once it is forgotten. */
  Runnable unlessForgotten(Runnable action) {
    int mine = begun;
    return () -> {
      if (mine == begun) {
        action.run();
      }
    };
  }

  /** Does something after so many microseconds unless it is forgotten by then. */
  void after(long micros, Runnable action) {
    timeline.after(micros, unlessForgotten(action));
  }
}
