package hp41.format;

import hp41.memory.ProgramBytes;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;

/**
 * A directory entry of an image.
 *
 * @param at the index of the entry in the image
 * @param name the name without trailing blanks
 * @param code the number of the file type
 * @param start the first block of the content
 * @param blocks the number of blocks of the content
 * @param count the length of a program in bytes or of data in registers; 0 to 65535 in files of
 *     other programs
 */
public record LifEntry(int at, String name, int code, long start, long blocks, int count) {

  /** The length of an entry in bytes. */
  static final int LENGTH = 32;

  /** The offset of the file type, after the name. */
  static final int TYPE = 10;

  /** The offset of the first block. */
  static final int START = 12;

  /** The offset of the volume number, which shows that the file is on one medium. */
  static final int MEDIUM = 26;

  /** The offset of the length of a program. */
  static final int PROGRAM_LENGTH = 28;

  private static final int LONGEST_NAME = 7;
  static final int ONE_MEDIUM = 0x8001;
  private static final int RAW_BYTES = 0x20;

  /** Reads the entry at an index. */
  static LifEntry read(byte[] image, int at) {
    ByteBuffer entry = ByteBuffer.wrap(image, at, LENGTH);
    byte[] name = new byte[TYPE];
    entry.get(name);
    return new LifEntry(
        at,
        printable(name),
        Short.toUnsignedInt(entry.getShort()),
        Integer.toUnsignedLong(entry.getInt()),
        Integer.toUnsignedLong(entry.getInt()),
        CountedProgram.word(image, at + PROGRAM_LENGTH));
  }

  /** Returns whether a file begins with an entry that has a name. */
  static boolean isNamed(byte[] content) {
    for (int i = 0; i < TYPE; i++) {
      if (content[i] < ' ') {
        return false;
      }
    }
    return content[0] != ' ';
  }

  private static String printable(byte[] name) {
    return new String(name, StandardCharsets.ISO_8859_1).replaceAll("[^ -~]", "?").stripTrailing();
  }

  /** Returns the bytes of a program's entry, without a date, as the calculator writes it. */
  static byte[] program(String name, byte[] code, int start, int blocks) {
    return ByteBuffer.allocate(LENGTH)
        .put("%-10s".formatted(name).getBytes(StandardCharsets.US_ASCII))
        .putShort((short) LifType.PROGRAM.code())
        .putInt(start)
        .putInt(blocks)
        .position(PROGRAM_LENGTH - 2)
        .putShort((short) ONE_MEDIUM)
        .put(CountedProgram.count(code))
        .putShort((short) RAW_BYTES)
        .array();
  }

  /** Returns the file name of a program: its first label, if it has one. */
  static Optional<String> nameOf(byte[] code) {
    return ProgramBytes.labels(code)
        .findFirst()
        .map(label -> label.toUpperCase(Locale.ROOT).replaceAll("[^!-~]|[,:]", "_"))
        .map(label -> label.substring(0, Math.min(LONGEST_NAME, label.length())));
  }

  /** Returns whether the calculator accepts a name. */
  static boolean isName(String name) {
    return name.matches("[!-~&&[^a-z,:]]{1," + LONGEST_NAME + "}");
  }

  /** Returns whether the file is a program. */
  public boolean isProgram() {
    return code == LifType.PROGRAM.code();
  }

  /** Returns the name of the file type, or its number if it is not one of the calculator's. */
  public String type() {
    return LifType.of(code).map(LifType::label).orElseGet(() -> "%04X".formatted(code));
  }

  /** Returns the size with its unit. */
  public String size() {
    if (isProgram()) {
      return size(count, "byte");
    }
    return code == LifType.DATA.code() ? size(count, "register") : size(blocks, "block");
  }

  private static String size(long number, String unit) {
    return number + " " + unit + (number == 1 ? "" : "s");
  }

  /** Returns the block after the last one. */
  long end() {
    return start + blocks;
  }
}
