package hp41.listing;

import hp41.memory.CharacterSet;
import hp41.memory.GlobalLabel;
import hp41.memory.LineLength;
import hp41.memory.ProgramBytes;
import java.util.ArrayList;
import java.util.List;

/**
 * A program as bar code for the wand (HP, Creating Your Own HP-41 Bar Code).
 *
 * @param title the first global label of the program; empty if it has none
 * @param registers the number of registers that the program needs
 * @param rows the rows in order
 */
public record Barcode(String title, int registers, List<BarcodeRow> rows) {

  /** The maximum number of program bytes per row. The header bytes precede them. */
  private static final int ROW_BYTES = 13;

  /** The number of bytes of a row before its program bytes. */
  public static final int HEADER = 3;

  /** The type of a row of a program, in the high digit of the second byte. */
  public static final int PROGRAM = 0x10;

  /** The type of a row of a private program. */
  public static final int PRIVATE_PROGRAM = 0x20;

  /** The status of the END in bar code: .END., not packed and not decompiled. */
  private static final int END_STATUS = GlobalLabel.PERMANENT | 0xF;

  private static final int REGISTER_BYTES = 7;

  public Barcode {
    rows = List.copyOf(rows);
  }

  /**
   * A row of bars, which is scanned in one stroke.
   *
   * @param number the number of the row, starting with 1
   * @param firstLine the number of the program line of the first byte
   * @param lastLine the number of the program line of the last byte
   * @param bytes the checksum; the type and row number modulo 16; the number of bytes at the start
   *     that end a line of the previous row and the number at the end that start a line continued
   *     in the next row; then at most 13 program bytes
   */
  public record BarcodeRow(int number, int firstLine, int lastLine, byte[] bytes) {}

  /**
   * Creates the bar code of a program.
   *
   * @param program a program with its END in plain form, as {@link hp41.format.ProgramFile}
   *     provides it
   */
  public static Barcode of(byte[] program) {
    String title = ProgramBytes.labels(program).findFirst().map(CharacterSet::glyphs).orElse("");
    int registers = (program.length + REGISTER_BYTES - 1) / REGISTER_BYTES;
    return new Barcode(title, registers, rows(program));
  }

  /** Returns the number of rows for a program of a given length. */
  public static int rows(int length) {
    return (length + ROW_BYTES - 1) / ROW_BYTES;
  }

  private static List<BarcodeRow> rows(byte[] program) {
    int last = program.length - 1;
    int type = (program[last] & GlobalLabel.PRIVATE) == 0 ? PROGRAM : PRIVATE_PROGRAM;
    byte[] code = program.clone();
    code[last] = END_STATUS;
    Lines lines = Lines.of(code);
    List<BarcodeRow> rows = new ArrayList<>();
    int checksum = 0;
    for (int from = 0; from < code.length; from += ROW_BYTES) {
      int to = Math.min(code.length, from + ROW_BYTES);
      byte[] bytes = new byte[HEADER + to - from];
      bytes[1] = (byte) (type | rows.size() & 0xF);
      bytes[2] = (byte) (lines.finished(from, to) << 4 | lines.begun(from, to));
      System.arraycopy(code, from, bytes, HEADER, to - from);
      checksum = checksum(checksum, bytes);
      bytes[0] = (byte) checksum;
      rows.add(new BarcodeRow(rows.size() + 1, lines.first(from), lines.numbers[to - 1], bytes));
    }
    return rows;
  }

  /**
   * Returns the checksum of a row: the sum of eight bits with end-around carry.
   *
   * @param before the checksum of the previous row of the program; 0 for any other row
   * @param row the row, whose first byte is not added
   */
  public static int checksum(int before, byte[] row) {
    int sum = before;
    for (int i = 1; i < row.length; i++) {
      sum += row[i] & 0xFF;
      sum = (sum & 0xFF) + (sum >>> 8);
    }
    return sum;
  }

  /**
   * The lines of a program by byte.
   *
   * @param starts for each byte, the index of the first byte of its line
   * @param numbers for each byte, the number of its line; a null has the number of the previous
   *     line
   * @param code the bytes of the program
   */
  private record Lines(int[] starts, int[] numbers, byte[] code) {

    static Lines of(byte[] code) {
      Lines lines = new Lines(new int[code.length], new int[code.length], code);
      int at = 0;
      int number = 0;
      for (byte[] line : LineLength.split(code)) {
        number += line[0] == 0 ? 0 : 1;
        for (int start = at; at < start + line.length; at++) {
          lines.starts[at] = start;
          lines.numbers[at] = number;
        }
      }
      return lines;
    }

    /** Returns how many bytes of a row end a line that began in a previous row. */
    int finished(int from, int to) {
      int at = from;
      while (at < to && starts[at] < from) {
        at++;
      }
      return at - from;
    }

    /**
     * Returns how many bytes at the end of a row belong to a line that continues in the next row.
     */
    int begun(int from, int to) {
      return to < code.length ? to - Math.max(from, Math.min(to, starts[to])) : 0;
    }

    /** Returns the number of the first line at or after a byte. */
    int first(int from) {
      boolean isNull = starts[from] == from && code[from] == 0;
      return numbers[from] + (isNull ? 1 : 0);
    }
  }
}
