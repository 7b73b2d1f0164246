package hp41.player;

import hp41.entry.KeyResult;
import hp41.event.StopReason.Cause;

/** What follows when a program or a function has ended or is interrupted. */
sealed interface FollowUp {

  /** An entry is opened. */
  record Opened(KeyResult entry) implements FollowUp {}

  /**
   * The result of a program that has stopped, or of a function, is shown.
   *
   * @param message whether it has shown a message
   */
  record Stopped(Cause cause, boolean message) implements FollowUp {}

  /** The calculator has been switched off: missed alarms sound again. */
  record SwitchedOff() implements FollowUp {}
}
