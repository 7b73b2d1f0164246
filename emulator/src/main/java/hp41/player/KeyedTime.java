package hp41.player;

import hp41.machine.Order.KeyWait;
import hp41.machine.Order.Signal;
import hp41.machine.Outcome;

/** The time that a keyed instruction or a single step takes, during which keys are not read. */
final class KeyedTime {

  private final PacedTimeline timeline;
  private long until = Long.MIN_VALUE;
  private boolean starts;

  KeyedTime(PacedTimeline timeline) {
    this.timeline = timeline;
  }

  /** Runs an action when an instruction has taken its time. */
  void begin(Outcome outcome, long micros, Runnable action) {
    until = timeline.now() + micros;
    starts = outcome == Signal.START || outcome instanceof KeyWait;
    timeline.afterComputing(micros, action);
  }

  /** Returns whether an instruction that was keyed, or a single step, takes its time. */
  boolean isOn() {
    return timeline.now() < until;
  }

  /** Returns whether a program, or a function that waits for a key, is about to begin. */
  boolean isStarting() {
    return starts && isOn();
  }

  /** Reads keys again although the time is not over, as after a typed line. */
  void cut() {
    if (!starts) {
      until = Long.MIN_VALUE;
    }
  }

  /** Ends the time of the instruction. */
  void end() {
    starts = false;
    cut();
  }
}
