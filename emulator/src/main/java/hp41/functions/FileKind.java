package hp41.functions;

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
  PROGRAM(".raw", 'P', 7),
  DATA(".dat", 'D', 8),
  KEYS(".key", 'K', 8),
  STATUS(".sts", 'S', 8),
  ALL(".all", 'W', 8),
  TEXT(".txt", 'A', 7);

  private final String ending;
  private final char letter;
  private final int bytes;

  FileKind(String ending, char letter, int bytes) {
    this.ending = ending;
    this.letter = letter;
    this.bytes = bytes;
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
