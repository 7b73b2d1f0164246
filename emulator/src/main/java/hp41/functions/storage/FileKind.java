package hp41.functions.storage;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What is kept in files outside, on cards and media. The ending of a file's name tells what it is;
 * the content is that of the files that owners of the machine exchange:
 *
 * <ul>
 *   <li>{@code .raw}: the bytes of a program with its END.
 *   <li>{@code .dat}: registers, each as the eight bytes that {@link RegisterBytes} describes, as
 *       are all that follow.
 *   <li>{@code .key}: the registers of the key assignments.
 *   <li>{@code .sts}: T Z Y X L, ALPHA with the number of data registers and the first statistics
 *       register in front, the flags 00 to 43; on a card the key assignments follow.
 *   <li>{@code .all}: the status registers and all of main memory.
 *   <li>{@code .txt}: the records of a text file, a line each.
 * </ul>
 */
enum FileKind {
  PROGRAM(".raw", 'P', 7, 0xE080),
  DATA(".dat", 'D', 8, 0xE0D0),
  KEYS(".key", 'K', 8, 0xE050),
  STATUS(".sts", 'S', 8, 0xE060),
  ALL(".all", 'W', 8, 0xE040),
  TEXT(".txt", 'A', 7, 0x0001);

  private static final int ENTRY_LENGTH = 32;
  private static final int ENTRY_KIND = 10;
  private static final int ENTRY_MEDIUM = 26;
  private static final int ENTRY_COUNT = 28;
  private static final int ONE_MEDIUM = 0x8001;

  private final String ending;
  private final char letter;
  private final int bytes;

  /** The number of the kind in the directory of a disk or cassette. */
  private final int onMedia;

  FileKind(String ending, char letter, int bytes, int onMedia) {
    this.ending = ending;
    this.letter = letter;
    this.bytes = bytes;
    this.onMedia = onMedia;
  }

  /** What the name of such a file ends with. */
  String ending() {
    return ending;
  }

  /** The letter that directories show. */
  char letter() {
    return letter;
  }

  /** Number of registers that so many bytes of a file fill. */
  int registers(int length) {
    return (length + bytes - 1) / bytes;
  }

  /**
   * What a file holds. Tools that take registers from disks and cassettes leave the 32 bytes of the
   * directory entry in front, with a name whose third byte no register has.
   */
  byte[] withoutEntry(byte[] file) {
    boolean entered =
        bytes == RegisterBytes.LENGTH
            && file.length >= ENTRY_LENGTH
            && file[2] != 0
            && word(file, ENTRY_KIND) == onMedia
            && word(file, ENTRY_MEDIUM) == ONE_MEDIUM;
    if (!entered) {
      return file;
    }
    int counted = ENTRY_LENGTH + bytes * word(file, ENTRY_COUNT);
    return Arrays.copyOfRange(file, ENTRY_LENGTH, Math.min(file.length, counted));
  }

  private static int word(byte[] file, int at) {
    return (file[at] & 0xFF) << 8 | file[at + 1] & 0xFF;
  }

  /** The kind of a file, told by the ending of its name. */
  static Optional<FileKind> of(String fileName) {
    int length = fileName.length();
    return Stream.of(values())
        .filter(kind -> length > kind.ending.length())
        .filter(
            kind -> fileName.substring(length - kind.ending.length()).equalsIgnoreCase(kind.ending))
        .findFirst();
  }
}
