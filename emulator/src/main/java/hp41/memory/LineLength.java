package hp41.memory;

import java.util.function.IntUnaryOperator;

/** How many bytes a program line takes, told by its first bytes. */
public final class LineLength {

  private LineLength() {}

  /**
   * The length of the line whose bytes are given by their index, 0 the first. Digits that follow
   * each other are one line; a null is a line of one byte.
   */
  public static int of(IntUnaryOperator bytes) {
    int code = bytes.applyAsInt(0);
    return switch (code >>> 4) {
      case 0x1 -> code < 0x1D ? digits(bytes) : 2 + (bytes.applyAsInt(1) & 0xF);
      case 0x9, 0xA, 0xB -> 2;
      case 0xC -> code < 0xCE ? global(bytes.applyAsInt(2)) : 2;
      case 0xD, 0xE -> 3;
      case 0xF -> 1 + (code & 0xF);
      default -> 1;
    };
  }

  private static int digits(IntUnaryOperator bytes) {
    int length = 1;
    while (isDigit(bytes.applyAsInt(length))) {
      length++;
    }
    return length;
  }

  /** The length of a label or END by its third byte. */
  static int global(int status) {
    return status < 0xF0 ? 3 : 3 + (status & 0xF);
  }

  /** Whether a byte is part of a number line. */
  public static boolean isDigit(int code) {
    return code >= 0x10 && code <= 0x1C;
  }
}
