package hp41.format;

import hp41.listing.Barcode;
import java.util.Arrays;
import java.util.HexFormat;

/**
 * A row of bar code.
 *
 * @param bytes the bytes between the start bits and the end bits
 * @param page the number of its page
 * @param copy 1, or more if it is equal to previous rows of its page
 * @param stated the number in the heading of the row, starting with 1; 0 if it was not read
 */
record WandRow(byte[] bytes, int page, int copy, int stated) {

  /** The number of different row numbers. */
  static final int NUMBERS = 16;

  private static final int LONGEST = 16;

  /** Returns whether this row is part of a program. */
  boolean isProgram() {
    return bytes.length > Barcode.HEADER
        && bytes.length <= LONGEST
        && (type() == Barcode.PROGRAM || type() == Barcode.PRIVATE_PROGRAM)
        && finished() <= code().length
        && begun() <= code().length;
  }

  boolean isPrivate() {
    return type() == Barcode.PRIVATE_PROGRAM;
  }

  private int type() {
    return bytes[1] & 0xF0;
  }

  /** Returns the number of the row in its program, starting with 0, modulo 16. */
  int number() {
    return bytes[1] & 0xF;
  }

  /** Returns how many bytes at the start end a line of the previous row. */
  int finished() {
    return bytes[2] >> 4 & 0xF;
  }

  /** Returns how many bytes at the end start a line that continues in the next row. */
  private int begun() {
    return bytes[2] & 0xF;
  }

  /** Returns the program bytes. */
  byte[] code() {
    return Arrays.copyOfRange(bytes, Barcode.HEADER, bytes.length);
  }

  /** Returns whether a program can begin with this row. */
  boolean isFirst() {
    return stated <= 1 && number() == 0 && finished() == 0 && isSummed(0);
  }

  /** Returns whether the checksums allow that another row follows this one in a program. */
  boolean continuesWith(WandRow next) {
    return type() == next.type()
        && (number() + 1) % NUMBERS == next.number()
        && begun() > 0 == next.finished() > 0
        && next.isSummed(bytes[0] & 0xFF);
  }

  /**
   * Returns the least number of rows that are missing before this row.
   *
   * @param read the number of rows before it that are read or known to be missing
   */
  int missing(int read) {
    return Math.floorMod(number() - read, NUMBERS);
  }

  private boolean isSummed(int before) {
    return Barcode.checksum(before, bytes) == (bytes[0] & 0xFF);
  }

  /**
   * Returns whether this is a whole row of another kind: a key of the paper keyboard, a function to
   * execute, or data. One byte is a digit beside its mirror image, two bytes have a checksum of
   * four bits, and more have one of eight bits.
   */
  boolean isOtherKind() {
    if (bytes.length == 1) {
      int digit = bytes[0] & 0xF;
      return Integer.reverse(digit) >>> 28 == (bytes[0] >> 4 & 0xF);
    } else if (bytes.length == 2) {
      int sum = (bytes[0] & 0xF) + (bytes[1] >> 4 & 0xF) + (bytes[1] & 0xF);
      while (sum > 0xF) {
        sum = (sum & 0xF) + (sum >> 4);
      }
      return sum == (bytes[0] >> 4 & 0xF);
    }
    return bytes.length <= LONGEST && isSummed(0);
  }

  /** Returns what a row of another kind contains. */
  String contents() {
    return WandContents.of(bytes);
  }

  String hexadecimal() {
    return HexFormat.of().withUpperCase().formatHex(bytes);
  }
}
