package hp41.machine;

import java.util.List;

/** Why a program does not go on just now, and what it wants before it does. */
public sealed interface Halt
    permits Halt.Plain, Halt.Catalogue, Halt.Directory, KeyWait, TextEdit, Splits {

  /** Nothing stops it: it has only used up the number of lines it was given. */
  Halt BUDGET = Plain.BUDGET;

  /** STOP, PROMPT, a halting VIEW, RTN with no return pending, or END. */
  Halt STOP = Plain.STOP;

  /** A {@link LineWatch} stopped it between two lines; R/S goes on. */
  Halt BREAK = Plain.BREAK;

  /** PSE: it goes on by itself after a while. */
  Halt PAUSE = Plain.PAUSE;

  /** An error, which the display shows. */
  Halt ERROR = Plain.ERROR;

  /** OFF. */
  Halt OFF = Plain.OFF;

  /** A label was called from the keyboard: the program starts there. */
  Halt CALLED = Plain.CALLED;

  /** CLOCK: it shows until a key is pressed. */
  Halt CLOCK = Plain.CLOCK;

  /** ALMCAT: the alarms show, and a program goes on when that is left. */
  Halt ALARMS = Plain.ALARMS;

  /** Reasons of which nothing more is to be said. */
  enum Plain implements Halt {
    BUDGET,
    STOP,
    BREAK,
    PAUSE,
    ERROR,
    OFF,
    CALLED,
    CLOCK,
    ALARMS
  }

  /** CAT and EMDIR: the catalogue of this number is to be shown. */
  record Catalogue(int number) implements Halt {

    /** The catalogue of the files in extended memory. */
    public static final int FILES = 4;

    /** The catalogue of the alarms. */
    public static final int ALARMS = 5;
  }

  /** DIR: these texts are to be shown one after the other, as a catalogue is. */
  record Directory(List<String> texts) implements Halt {}
}
