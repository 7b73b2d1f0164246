package hp41.functions.storage;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The kinds of files on cards and media. The extension of a file name determines its kind. The
 * contents are those of the files that HP-41 owners exchange:
 *
 * <ul>
 *   <li>{@code .raw}: the bytes of a program with its END.
 *   <li>{@code .dat}: registers of eight bytes, see {@link RegisterBytes}, as in all following
 *       kinds except text.
 *   <li>{@code .key}: the registers of the key assignments.
 *   <li>{@code .sts}: T Z Y X L, ALPHA preceded by the number of data registers and the first
 *       statistics register, the flags 00 to 43; on a card followed by the key assignments.
 *   <li>{@code .all}: the status registers and all of main memory.
 *   <li>{@code .txt}: the records of a text file, one per line.
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

  /** The number of the file type in the directory of a disk or cassette. */
  private final int onMedia;

  FileKind(String ending, char letter, int bytes, int onMedia) {
    this.ending = ending;
    this.letter = letter;
    this.bytes = bytes;
    this.onMedia = onMedia;
  }

  /** Returns the extension of the file name. */
  String ending() {
    return ending;
  }

  /** Returns the letter that directories show. */
  char letter() {
    return letter;
  }

  /** Returns the number of registers for a number of bytes. */
  int registers(int length) {
    return (length + bytes - 1) / bytes;
  }

  /**
   * Returns the content of a file without a directory entry. Tools that copy registers from disks
   * and cassettes write the 32 bytes of the entry first. Its name is recognized by the third byte,
   * which is zero in registers.
   */
  byte[] withoutEntry(byte[] file) {
    boolean hasEntry =
        bytes == RegisterBytes.LENGTH
            && file.length >= ENTRY_LENGTH
            && file[2] != 0
            && word(file, ENTRY_KIND) == onMedia
            && word(file, ENTRY_MEDIUM) == ONE_MEDIUM;
    if (!hasEntry) {
      return file;
    }
    int counted = ENTRY_LENGTH + bytes * word(file, ENTRY_COUNT);
    return Arrays.copyOfRange(file, ENTRY_LENGTH, Math.min(file.length, counted));
  }

  private static int word(byte[] file, int at) {
    return (file[at] & 0xFF) << 8 | file[at + 1] & 0xFF;
  }

  /** Returns the kind of a file from the extension of its name. */
  static Optional<FileKind> of(String fileName) {
    int length = fileName.length();
    return Stream.of(values())
        .filter(kind -> length > kind.ending.length())
        .filter(
            kind -> fileName.substring(length - kind.ending.length()).equalsIgnoreCase(kind.ending))
        .findFirst();
  }
}
