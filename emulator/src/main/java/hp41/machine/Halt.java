package hp41.machine;

/** Why a program does not go on just now. */
public enum Halt {
  /** Nothing stops it: it has only used up the number of lines it was given. */
  BUDGET,
  /** STOP, PROMPT, a halting VIEW, RTN with no return pending, or END. */
  STOP,
  /** A {@link LineWatch} stopped it between two lines; R/S goes on. */
  BREAK,
  /** PSE: it goes on by itself after a while. */
  PAUSE,
  /** An error, which the display shows. */
  ERROR,
  /** OFF. */
  OFF,
  /** A label was called from the keyboard: the program starts there. */
  CALLED,
  /** A catalogue was asked for. */
  CATALOGUE,
  /** GETKEY, GETKEYX: it goes on with a key, or after a while. */
  KEY,
  /** ED: the keyboard edits a file, and a program goes on when that is done. */
  EDITOR,
  /** CLOCK: it shows until a key is pressed. */
  CLOCK,
  /** SW, SWPT: keys are those of the stopwatch, and a program goes on when that is left. */
  STOPWATCH,
  /** ALMCAT: the alarms show, and a program goes on when that is left. */
  ALARMS
}
