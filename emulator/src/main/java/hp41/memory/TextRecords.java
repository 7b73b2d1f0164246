package hp41.memory;

import java.util.ArrayList;
import java.util.List;

/**
 * The records of a text file: each a byte with its length and its characters; a byte FF ends them.
 */
public final class TextRecords {

  /** Number of characters in the longest record. */
  public static final int LONGEST = 254;

  private static final int END = 0xFF;

  private final ExtendedFile file;

  /** The records of this text file. */
  public TextRecords(ExtendedFile file) {
    this.file = file;
  }

  /** All records, the characters of each as their bytes' values. */
  public List<String> all() {
    List<String> records = new ArrayList<>();
    int at = 0;
    while (at < file.capacity() && file.readByte(at) != END) {
      int length = Math.min(file.readByte(at), file.capacity() - 1 - at);
      StringBuilder record = new StringBuilder(length);
      for (int i = 1; i <= length; i++) {
        record.append((char) file.readByte(at + i));
      }
      records.add(record.toString());
      at += 1 + length;
    }
    return records;
  }

  /** Number of records. */
  public int count() {
    return all().size();
  }

  /** The characters of a record, 0 the first. */
  public String get(int record) {
    return all().get(record);
  }

  /** Number of bytes that are free, one of which a record takes besides its characters. */
  public int free() {
    return file.capacity() - length(all());
  }

  /** Number of bytes that records take, with their end. */
  private static int length(List<String> records) {
    return 1 + records.stream().mapToInt(record -> 1 + record.length()).sum();
  }

  /** The fewest registers that hold the records. */
  public int registers() {
    return (length(all()) + ProgramMemory.BYTES - 1) / ProgramMemory.BYTES;
  }

  /** Replaces a record. False, and nothing has changed: there is no room, or it is too long. */
  public boolean set(int record, String characters) {
    List<String> records = all();
    records.set(record, characters);
    return characters.length() <= LONGEST && store(records);
  }

  /** Puts a record in front of another, or behind the last. False: there is no room. */
  public boolean insert(int record, String characters) {
    List<String> records = all();
    records.add(record, characters);
    return store(records);
  }

  /** Takes a record out. */
  public void remove(int record) {
    List<String> records = all();
    records.remove(record);
    store(records);
  }

  /** Takes all records out. */
  public void clear() {
    store(List.of());
  }

  /** Replaces all records. False, and nothing has changed: there is no room, or one is too long. */
  public boolean replaceAll(List<String> records) {
    return records.stream().allMatch(record -> record.length() <= LONGEST) && store(records);
  }

  private boolean store(List<String> records) {
    if (length(records) > file.capacity()) {
      return false;
    }
    int at = 0;
    for (String record : records) {
      file.writeByte(at++, record.length());
      for (int i = 0; i < record.length(); i++) {
        file.writeByte(at++, record.charAt(i));
      }
    }
    file.writeByte(at, END);
    return true;
  }
}
