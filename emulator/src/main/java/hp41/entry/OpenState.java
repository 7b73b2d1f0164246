package hp41.entry;

import static hp41.entry.OpenState.AfterMessage.ENDS;
import static hp41.entry.OpenState.AfterMessage.RESUMES;
import static hp41.entry.OpenState.AlarmReaction.CALLS;
import static hp41.entry.OpenState.AlarmReaction.CHIRPS;
import static hp41.entry.OpenState.AlarmReaction.RUNS;
import static hp41.entry.OpenState.AlarmReaction.SHOWS;
import static hp41.entry.OpenState.AlarmReaction.WAITS;
import static hp41.entry.OpenState.KeyReceiver.ALL_BY_ENTRY;
import static hp41.entry.OpenState.KeyReceiver.ENTRY;
import static hp41.entry.OpenState.KeyReceiver.FUNCTION;
import static hp41.entry.OpenState.KeyReceiver.PAUSE;
import static hp41.entry.OpenState.KeyReceiver.POWER;
import static hp41.entry.OpenState.KeyReceiver.PROGRAM;
import static hp41.entry.OpenState.WhenIdle.STAYS_ON;
import static hp41.entry.OpenState.WhenIdle.SWITCHES_OFF;

/**
 * What can be open, and what interrupts it: the table of states and interrupters. The columns are:
 * an alarm with a message, one with two arrows, one with one arrow, what follows a message, what
 * happens after ten minutes without a key, and who gets a key. The whole table was recorded on the
 * machine.
 */
public enum OpenState {
  /** The calculator is switched off. */
  OFF(SHOWS, RUNS, RUNS, ENDS, STAYS_ON, POWER),
  /** Nothing, a number, a text or a prompt: an alarm ends it. */
  RESTING(SHOWS, RUNS, SHOWS, ENDS, SWITCHES_OFF, ENTRY),
  /** The clock is shown; one arrow runs a program as if the calculator were off. */
  CLOCK(SHOWS, RUNS, RUNS, RESUMES, STAYS_ON, ENTRY),
  /** A program runs. */
  RUNNING(SHOWS, CALLS, CHIRPS, RESUMES, STAYS_ON, PROGRAM),
  /** A program pauses: an alarm waits until the pause is over. */
  PAUSING(WAITS, WAITS, WAITS, RESUMES, STAYS_ON, PAUSE),
  /** A function waits for a key. */
  AWAITING_KEY(WAITS, WAITS, WAITS, RESUMES, STAYS_ON, FUNCTION),
  /** A catalog runs through the display. */
  LISTING(WAITS, WAITS, WAITS, ENDS, STAYS_ON, ENTRY),
  /** A catalog has stopped. */
  STOPPED_LISTING(SHOWS, RUNS, SHOWS, ENDS, SWITCHES_OFF, ENTRY),
  /** A catalog that ignores most keys has stopped. */
  STOPPED_DIRECTORY(SHOWS, RUNS, SHOWS, ENDS, STAYS_ON, ALL_BY_ENTRY),
  /** The stopwatch, the text editor, the catalog of alarms, or an alarm. */
  MODAL(WAITS, WAITS, WAITS, RESUMES, STAYS_ON, ALL_BY_ENTRY);

  private final AlarmReaction message;
  private final AlarmReaction control;
  private final AlarmReaction conditional;
  private final AfterMessage afterMessage;
  private final WhenIdle whenIdle;
  private final KeyReceiver keys;

  OpenState(
      AlarmReaction message,
      AlarmReaction control,
      AlarmReaction conditional,
      AfterMessage afterMessage,
      WhenIdle whenIdle,
      KeyReceiver keys) {
    this.message = message;
    this.control = control;
    this.conditional = conditional;
    this.afterMessage = afterMessage;
    this.whenIdle = whenIdle;
    this.keys = keys;
  }

  /** The effect of an alarm that is due. */
  public enum AlarmReaction {
    /** The alarm waits until the state is left. */
    WAITS,
    /** The alarm shows its message. */
    SHOWS,
    /** The alarm runs its program. */
    RUNS,
    /** The alarm calls its program as a subroutine of the running one. */
    CALLS,
    /** The alarm sounds, shows nothing, and becomes past due. */
    CHIRPS
  }

  /** What follows the message of an alarm. */
  enum AfterMessage {
    /** The state has ended. */
    ENDS,
    /** The state is continued. */
    RESUMES
  }

  /** What happens after ten minutes without a key. */
  enum WhenIdle {
    STAYS_ON,
    SWITCHES_OFF
  }

  /** Who gets a key. */
  public enum KeyReceiver {
    /** Only ON acts. */
    POWER,
    /** The function that waits for a key. */
    FUNCTION,
    /** The open entry gets all keys except ON, the mode keys and SHIFT. */
    ENTRY,
    /** The open entry gets all keys, including ON and the mode keys. */
    ALL_BY_ENTRY,
    /** The program that runs, which only R/S and ON stop. */
    PROGRAM,
    /** The program that pauses. */
    PAUSE
  }

  /**
   * Returns the effect of an alarm in this state.
   *
   * @param arrows the number of arrows before its message
   */
  public AlarmReaction alarm(int arrows) {
    return switch (arrows) {
      case 0 -> message;
      case 1 -> conditional;
      default -> control;
    };
  }

  /** Returns whether alarms of all kinds wait until this state is left. */
  public boolean delaysAlarms() {
    return message == WAITS;
  }

  /** Returns whether this state continues after the message of an alarm. */
  public boolean resumes() {
    return afterMessage == RESUMES;
  }

  /** Returns whether the calculator is switched off after ten minutes without a key. */
  public boolean switchesOff() {
    return whenIdle == SWITCHES_OFF;
  }

  /** Returns who gets a key. */
  public KeyReceiver keys() {
    return keys;
  }
}
