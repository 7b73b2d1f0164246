package hp41.machine;

import hp41.memory.TextRecords;
import java.util.List;

/** Why a program does not go on just now, and what it wants before it does. */
public sealed interface Halt {

  /** Nothing stops it: it has only used up the number of lines it was given. */
  Halt BUDGET = new Plain("BUDGET");

  /** STOP, PROMPT, a halting VIEW, RTN with no return pending, or END. */
  Halt STOP = new Plain("STOP");

  /** A {@link LineWatch} stopped it between two lines; R/S goes on. */
  Halt BREAK = new Plain("BREAK");

  /** PSE: it goes on by itself after a while. */
  Halt PAUSE = new Plain("PAUSE");

  /** An error, which the display shows. */
  Halt ERROR = new Plain("ERROR");

  /** OFF. */
  Halt OFF = new Plain("OFF");

  /** A label was called from the keyboard: the program starts there. */
  Halt CALLED = new Plain("CALLED");

  /** CLOCK: it shows until a key is pressed. */
  Halt CLOCK = new Plain("CLOCK");

  /** ALMCAT: the alarms show, and a program goes on when that is left. */
  Halt ALARMS = new Plain("ALARMS");

  /** A reason of which nothing more is to be said. */
  record Plain(String name) implements Halt {}

  /** CAT and EMDIR: the catalogue of this number is to be shown. */
  record Catalogue(int number) implements Halt {

    /** The catalogue of the files in extended memory. */
    public static final int FILES = 4;

    /** The catalogue of the alarms. */
    public static final int ALARMS = 5;
  }

  /** DIR: these texts are to be shown one after the other, as a catalogue is. */
  record Directory(List<String> texts) implements Halt {}

  /**
   * GETKEY, GETKEYX: a function waits for a key, to give its code; a program goes on with it, or
   * when the time is over.
   *
   * @param micros how long it waits at most, in microseconds
   * @param takesShift whether SHIFT changes what the next key gives, rather than being a key itself
   * @param atOnce whether the key counts when it goes down, rather than when it is let go
   * @param answer what to do with the key
   */
  record KeyWait(long micros, boolean takesShift, boolean atOnce, Answer answer) implements Halt {

    /** Takes what the key gives. */
    @FunctionalInterface
    public interface Answer {

      /**
       * A key was pressed, or the time is over.
       *
       * @param code the key's row and column, negative behind SHIFT; 0 if there was none
       * @param character the code of the character that it keys in the present mode, 0 if none
       */
      void take(int code, int character);
    }
  }

  /**
   * ED: a text file is to be edited on the keyboard; a program goes on when that is done.
   *
   * @param records what is in it
   * @param record the record to begin with
   * @param place the character of it that the cursor stands on
   * @param closed what to do in the end
   */
  record TextEdit(TextRecords records, int record, int place, Closed closed) implements Halt {

    /** Takes the place where editing ended. */
    @FunctionalInterface
    public interface Closed {

      /** The editor was left at this character of this record. */
      void at(int record, int place);
    }
  }

  /**
   * SW, SWPT: keys are those of the stopwatch, and a program goes on when that is left; the data
   * registers that it keeps times in.
   *
   * @param storing the number of the register that the next goes to
   * @param recalled the number of the register that is shown first
   * @param differences whether the differences between splits show rather than these
   * @param inX whether they come from X, and go back there when the stopwatch is left
   */
  record Splits(int storing, int recalled, boolean differences, boolean inX) implements Halt {}
}
