package hp41.machine;

import hp41.memory.Records;

/**
 * ED: a text file is to be edited on the keyboard; a program goes on when that is done.
 *
 * @param records what is in it
 * @param record the record to begin with
 * @param place the character of it that the cursor stands on
 * @param closed what to do in the end
 */
public record TextEdit(Records records, int record, int place, Closed closed) implements Halt {

  /** Takes the place where editing ended. */
  @FunctionalInterface
  public interface Closed {

    /** The editor was left at this character of this record. */
    void at(int record, int place);
  }
}
