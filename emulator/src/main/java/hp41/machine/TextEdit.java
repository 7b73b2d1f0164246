package hp41.machine;

import hp41.memory.Records;

/**
 * A text file to be edited on the keyboard.
 *
 * @param records what is in it
 * @param record the record to begin with
 * @param place the character of it that the cursor stands on
 * @param closed what to do in the end
 */
public record TextEdit(Records records, int record, int place, Closed closed) {

  /** Takes the place where editing ended. */
  @FunctionalInterface
  public interface Closed {

    /** The editor was left at this character of this record. */
    void at(int record, int place);
  }
}
