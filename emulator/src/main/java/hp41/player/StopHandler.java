package hp41.player;

import hp41.effect.ResumeAction;
import hp41.event.StopReason.Cause;
import hp41.machine.Outcome;

/** What follows when a program or a function has ended or is interrupted. */
interface StopHandler {

  /** Lets missed alarms sound again, because the calculator has been switched off. */
  void soundMissedAlarms();

  /** Opens the clock. */
  void openClock();

  /**
   * Opens the modal entry that a function asks for.
   *
   * @param then what follows when the entry is left
   * @return false if the function asks for none
   */
  boolean openModal(Outcome outcome, ResumeAction then);

  /** Opens the catalog that a keyed function asks for; returns false if it asks for none. */
  boolean openCatalog(Outcome outcome);

  /**
   * Shows the result of a program that has stopped, or of a function.
   *
   * @param message whether it has shown a message
   */
  void stopped(Cause cause, boolean message);
}
