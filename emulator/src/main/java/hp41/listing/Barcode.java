package hp41.listing;

import hp41.memory.CharacterSet;
import hp41.memory.GlobalLabel;
import hp41.memory.LineLength;
import java.util.ArrayList;
import java.util.List;

/**
 * A program as the bar code that the wand reads (HP, Creating Your Own HP-41 Bar Code).
 *
 * @param title the program's first global label; empty if it has none
 * @param registers how many registers it takes
 * @param rows its rows, first one first
 */
public record Barcode(String title, int registers, List<BarcodeRow> rows) {

  /** The most program bytes of a row; three bytes stand before them. */
  private static final int ROW_BYTES = 13;

  private static final int HEADER = 3;
  private static final int PROGRAM = 0x10;
  private static final int PRIVATE_PROGRAM = 0x20;

  /** The status of the END in bar code: .END., neither packed nor its jumps compiled. */
  private static final int END_STATUS = GlobalLabel.PERMANENT | 0xF;

  private static final int REGISTER_BYTES = 7;

  public Barcode {
    rows = List.copyOf(rows);
  }

  /**
   * A row of bars, which are read at one stroke.
   *
   * @param number 1 the first
   * @param firstLine the program line that its first byte belongs to
   * @param lastLine the program line that its last byte belongs to
   * @param bytes the checksum, the type and row number modulo 16, how many bytes at its begin end a
   *     line of the row before and how many at its end begin one that goes on in the next row, then
   *     at most 13 bytes of the program
   */
  public record BarcodeRow(int number, int firstLine, int lastLine, byte[] bytes) {}

  /**
   * The bar code of a program with its END, in plain form as {@link hp41.format.ProgramFile} gives
   * it.
   */
  public static Barcode of(byte[] program) {
    String title = Programs.title(program).map(CharacterSet::glyphs).orElse("");
    int registers = (program.length + REGISTER_BYTES - 1) / REGISTER_BYTES;
    return new Barcode(title, registers, rows(program));
  }

  /** How many rows a program of this many bytes takes. */
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

  /** The sum of some bytes in eight bits, each carry added at the low end. */
  private static int checksum(int before, byte[] bytes) {
    int sum = before;
    for (byte each : bytes) {
      sum += each & 0xFF;
      sum = (sum & 0xFF) + (sum >>> 8);
    }
    return sum;
  }

  /**
   * Which lines the bytes of a program belong to.
   *
   * @param starts for each byte, the index of the first byte of its line
   * @param numbers for each byte, its line's number; a null has that of the line before it
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

    /** How many bytes of a row end a line that has begun before it. */
    int finished(int from, int to) {
      int at = from;
      while (at < to && starts[at] < from) {
        at++;
      }
      return at - from;
    }

    /** How many bytes of a row begin a line, or carry one on, that does not end in it. */
    int begun(int from, int to) {
      return to < code.length ? to - Math.max(from, Math.min(to, starts[to])) : 0;
    }

    /** The number of the first line that has a byte here or behind. */
    int first(int from) {
      boolean isNull = starts[from] == from && code[from] == 0;
      return numbers[from] + (isNull ? 1 : 0);
    }
  }
}
