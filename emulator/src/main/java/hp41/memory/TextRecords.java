package hp41.memory;

import java.util.ArrayList;
import java.util.List;

/**
 * The records of a text file. A record is a byte with its length followed by its characters; a byte
 * FF follows the last record.
 */
public final class TextRecords {

  /** The maximum number of characters of a record. */
  public static final int LONGEST = 254;

  private static final int END = 0xFF;

  private final ExtendedFile file;

  /** Creates a view of the records in a text file. */
  public TextRecords(ExtendedFile file) {
    this.file = file;
  }

  /** Returns all records; each character has the value of its byte. */
  public List<String> all() {
    List<String> records = new ArrayList<>();
    int index = 0;
    while (index < file.capacity() && file.readByte(index) != END) {
      int length = Math.min(file.readByte(index), file.capacity() - 1 - index);
      StringBuilder record = new StringBuilder(length);
      for (int i = 1; i <= length; i++) {
        record.append((char) file.readByte(index + i));
      }
      records.add(record.toString());
      index += 1 + length;
    }
    return records;
  }

  /** Returns the number of records. */
  public int count() {
    return all().size();
  }

  /** Returns the characters of a record; the first record is 0. */
  public String get(int record) {
    return all().get(record);
  }

  /** Returns the number of free bytes. A new record needs one byte more than its characters. */
  public int free() {
    return file.capacity() - length(all());
  }

  /** Returns the number of bytes of the records, including the end byte. */
  private static int length(List<String> records) {
    return 1 + records.stream().mapToInt(record -> 1 + record.length()).sum();
  }

  /** Returns the minimum number of registers for the records. */
  public int registers() {
    return (length(all()) + ProgramMemory.BYTES - 1) / ProgramMemory.BYTES;
  }

  /**
   * Replaces a record.
   *
   * @return false if there is not enough room or the record is too long; nothing has changed then
   */
  public boolean set(int record, String characters) {
    List<String> records = all();
    records.set(record, characters);
    return characters.length() <= LONGEST && store(records);
  }

  /**
   * Inserts a record before another or after the last one.
   *
   * @return false if there is not enough room; nothing has changed then
   */
  public boolean insert(int record, String characters) {
    List<String> records = all();
    records.add(record, characters);
    return store(records);
  }

  /** Removes a record. */
  public void remove(int record) {
    List<String> records = all();
    records.remove(record);
    store(records);
  }

  /** Removes all records. */
  public void clear() {
    store(List.of());
  }

  /**
   * Replaces all records.
   *
   * @return false if there is not enough room or a record is too long; nothing has changed then
   */
  public boolean replaceAll(List<String> records) {
    return fits(records) && store(records);
  }

  /** Returns whether there is enough room for records, and no record is too long. */
  public boolean fits(List<String> records) {
    return records.stream().allMatch(record -> record.length() <= LONGEST)
        && length(records) <= file.capacity();
  }

  private boolean store(List<String> records) {
    if (length(records) > file.capacity()) {
      return false;
    }
    int index = 0;
    for (String record : records) {
      file.writeByte(index++, record.length());
      for (int i = 0; i < record.length(); i++) {
        file.writeByte(index++, record.charAt(i));
      }
    }
    file.writeByte(index, END);
    return true;
  }
}
