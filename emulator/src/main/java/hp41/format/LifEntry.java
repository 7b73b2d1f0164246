package hp41.format;

import hp41.listing.Programs;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;

/**
 * A file in the directory of an image.
 *
 * @param at index of the entry in the image
 * @param name without the blanks behind it
 * @param code number of its kind
 * @param start first block of its content
 * @param blocks length of its content in blocks
 * @param count length in bytes of a program, in registers of data; as written by others, 0 to 65535
 */
public record LifEntry(int at, String name, int code, long start, long blocks, int count) {

  /** Number of bytes of an entry. */
  static final int LENGTH = 32;

  /** Where in an entry the kind stands, behind the name. */
  static final int TYPE = 10;

  /** Where in an entry the number of the first block stands. */
  static final int START = 12;

  /** Where in an entry it says that the file is on one medium. */
  static final int MEDIUM = 26;

  /** Where in an entry the length of a program stands. */
  static final int PROGRAM_LENGTH = 28;

  private static final int LONGEST_NAME = 7;
  static final int ONE_MEDIUM = 0x8001;
  private static final int RAW_BYTES = 0x20;

  /** The entry at an index of an image. */
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

  /** Whether an entry at the beginning of a file has a name. */
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

  /** The bytes of a program's entry, without a date, as the calculator writes it. */
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

  /** The name of a program's file: its first label, if it has one. */
  static Optional<String> nameOf(byte[] code) {
    return Programs.title(code)
        .map(label -> label.toUpperCase(Locale.ROOT).replaceAll("[^!-~]|[,:]", "_"))
        .map(label -> label.substring(0, Math.min(LONGEST_NAME, label.length())));
  }

  /** Whether the calculator can have a file of this name. */
  static boolean isName(String name) {
    return name.matches("[!-~&&[^a-z,:]]{1," + LONGEST_NAME + "}");
  }

  /** Whether it is a program. */
  public boolean isProgram() {
    return code == LifType.PROGRAM.code();
  }

  /** The kind of file: a word, or the number of one that is not the calculator's. */
  public String type() {
    return LifType.of(code).map(LifType::label).orElseGet(() -> "%04X".formatted(code));
  }

  /** How much is in it, with the unit. */
  public String size() {
    if (isProgram()) {
      return size(count, "byte");
    }
    return code == LifType.DATA.code() ? size(count, "register") : size(blocks, "block");
  }

  private static String size(long number, String unit) {
    return number + " " + unit + (number == 1 ? "" : "s");
  }

  /** The block behind its last one. */
  long end() {
    return start + blocks;
  }
}
