package hp41.memory;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;

/** Determines the length of program lines from their first bytes. */
public final class LineLength {

  private LineLength() {}

  /**
   * Returns the length of a line in bytes. Consecutive digits are one line; a null is a line of one
   * byte.
   *
   * @param bytes returns the byte at an index; the first byte has index 0
   */
  public static int of(IntUnaryOperator bytes) {
    int code = bytes.applyAsInt(0);
    return switch (code >>> 4) {
      case 0x1 -> code < 0x1D ? digits(bytes) : 2 + (bytes.applyAsInt(1) & 0xF);
      case 0x9, 0xA, 0xB -> 2;
      case 0xC -> GlobalLabel.isCode(code) ? global(bytes.applyAsInt(2)) : 2;
      case 0xD, 0xE -> 3;
      case 0xF -> 1 + (code & 0xF);
      default -> 1;
    };
  }

  /**
   * Returns the length of a line in a module. A number ends where another line begins.
   *
   * @param words returns the word at an index; the first word has index 0
   */
  public static int inRom(IntUnaryOperator words) {
    return of(
        i -> {
          int word = words.applyAsInt(i);
          boolean next = i > 0 && (word & Rom.START_OF_LINE) != 0;
          return next && isDigit(word & 0xFF) ? 0 : word & 0xFF;
        });
  }

  /** Splits program code into lines, including nulls. The last line can be incomplete. */
  public static List<byte[]> split(byte[] code) {
    List<byte[]> lines = new ArrayList<>();
    for (int next = 0; next < code.length; ) {
      int start = next;
      int length = of(i -> start + i < code.length ? code[start + i] & 0xFF : 0);
      next = Math.min(code.length, start + length);
      lines.add(Arrays.copyOfRange(code, start, next));
    }
    return lines;
  }

  /** Returns the complete length of the last line if it is incomplete, otherwise empty. */
  public static OptionalInt cutShort(byte[] code) {
    List<byte[]> lines = split(code);
    byte[] last = lines.isEmpty() ? code : lines.get(lines.size() - 1);
    int length = last.length == 0 ? 0 : of(i -> i < last.length ? last[i] & 0xFF : 0);
    return length > last.length ? OptionalInt.of(length) : OptionalInt.empty();
  }

  private static int digits(IntUnaryOperator bytes) {
    int length = 1;
    while (isDigit(bytes.applyAsInt(length))) {
      length++;
    }
    return length;
  }

  /** Returns the length of a label or END from its third byte. */
  static int global(int status) {
    return GlobalLabel.isEndStatus(status) ? 3 : 3 + (status & 0xF);
  }

  /** Returns whether a byte is part of a number line. */
  public static boolean isDigit(int code) {
    return code >= 0x10 && code <= 0x1C;
  }
}
