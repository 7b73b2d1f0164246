package hp41.functions.storage;

import hp41.machine.Timing;
import hp41.memory.ExtendedFile;
import hp41.memory.ExtendedMemory;
import hp41.memory.TextRecords;

/**
 * Computes what the size and number of files add to the execution times of functions, in words.
 * These times were measured on the microcode.
 */
final class FileTiming {

  /** The time to skip a record of a text file. */
  static final int PASS_RECORD = 70;

  /** The time that CRFLD and CRFLAS take for each file, including the new one. */
  private static final int CREATED_AFTER = 65;

  private static final int RECORD_FOUND = 208;
  private static final int NO_RECORD = 56;

  // The time of RESZFL for each file, for each register of the files after the resized file, for
  // each new register, and for a text file that becomes smaller.
  private static final int RESIZED_FILE = 150;
  private static final int MOVED_REGISTER = 26;
  private static final int NEW_REGISTER = 18;
  private static final int SMALLER_TEXT = 75;

  private FileTiming() {}

  /** Returns the time to read a name and to skip this number of files, including the new one. */
  static int creating(int files, String alpha) {
    return CREATED_AFTER * files + Timing.ofName(alpha);
  }

  /** Returns the time to find a record of a text file, or that there are fewer records. */
  static int seeking(int record, int records) {
    return record < records
        ? RECORD_FOUND + PASS_RECORD * record
        : NO_RECORD + PASS_RECORD * records;
  }

  /** Returns the time to change the size of a file. */
  static int resizing(ExtendedMemory directory, ExtendedFile file, int size) {
    int added = size - file.size();
    boolean text = added < 0 && file.type() == ExtendedFile.Type.TEXT;
    int checking = text ? SMALLER_TEXT + PASS_RECORD * new TextRecords(file).count() : 0;
    int passing = RESIZED_FILE * directory.files().size() + checking;
    return added > directory.growth()
        ? passing
        : passing + MOVED_REGISTER * behind(directory, file) + NEW_REGISTER * Math.max(0, added);
  }

  /** Returns the number of registers of the files after a file. */
  private static int behind(ExtendedMemory directory, ExtendedFile file) {
    return directory.files().stream().mapToInt(it -> it.end() - file.end()).max().orElse(0);
  }
}
