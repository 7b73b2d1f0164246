package hp41.machine;

import hp41.memory.TextRecords;
import java.util.List;

/** What a function asks the engine to do after its instruction. */
public sealed interface Order extends Outcome {

  /** The orders that need no further data. */
  enum Signal implements Order {
    /** A label was called from the keyboard; the program starts there. */
    START,
    /** PSE: the program continues by itself after the pause. */
    PAUSE,
    /** CLOCK: the clock is displayed until a key is pressed. */
    CLOCK,
    /** ALMCAT: the alarms are displayed; a program continues when the catalog is closed. */
    ALARMS
  }

  /**
   * CAT and EMDIR: a catalog is displayed.
   *
   * @param number the number of the catalog
   */
  record Catalogue(int number) implements Order {

    /** The catalog of files in extended memory. */
    public static final int FILES = 4;

    /** The catalog of alarms. */
    public static final int ALARMS = 5;
  }

  /**
   * DIR: texts are displayed one after another like a catalog.
   *
   * @param texts the texts in order
   */
  record Directory(List<String> texts) implements Order {}

  /**
   * GETKEY, GETKEYX: the function waits for a key. A program continues when a key is pressed or the
   * time has elapsed.
   *
   * @param micros the maximum waiting time in microseconds
   * @param takesShift true if SHIFT modifies the next key, false if it is a key itself
   * @param atOnce true if the key counts when it is pressed, false if it counts when it is released
   * @param answer receives the key
   */
  record KeyWait(long micros, boolean takesShift, boolean atOnce, Answer answer) implements Order {

    /** Receives the result of a key. */
    @FunctionalInterface
    public interface Answer {

      /**
       * Called when a key was pressed or the time has elapsed.
       *
       * @param code the row and column of the key, negative after SHIFT; 0 if there was no key
       * @param character the code of the character that the key enters in the current mode; 0 if
       *     there is none
       */
      void take(int code, int character);
    }
  }

  /**
   * ED: a text file is edited on the keyboard. A program continues when the editor is closed.
   *
   * @param records the records of the file
   * @param record the initial record
   * @param place the initial character position of the cursor
   * @param closed called when the editor is closed
   */
  record TextEdit(TextRecords records, int record, int place, Closed closed) implements Order {

    /** Receives the final position of the cursor. */
    @FunctionalInterface
    public interface Closed {

      /**
       * Called when the editor is closed.
       *
       * @param record the record of the cursor
       * @param place the character position of the cursor
       */
      void at(int record, int place);
    }
  }

  /**
   * SW, SWPT: the stopwatch is active. A program continues when it is closed.
   *
   * @param storing the number of the data register for the next split
   * @param recalled the number of the data register that is displayed first
   * @param differences true if differences between splits are displayed instead of splits
   * @param inX true if the register numbers come from X and are returned to X when the stopwatch is
   *     closed
   */
  record Splits(int storing, int recalled, boolean differences, boolean inX) implements Order {}
}
