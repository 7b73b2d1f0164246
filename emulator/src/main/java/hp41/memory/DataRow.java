package hp41.memory;

import hp41.number.Decimal;
import hp41.number.DigitEntry;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/**
 * A row of bar code that contains a number or a text (HP, Creating Your Own HP-41 Bar Code).
 *
 * @param kind the kind of data
 * @param sequence the number in a sequence of rows; {@link #UNNUMBERED} if it has none
 * @param content the characters of the number or of the text
 */
public record DataRow(DataKind kind, int sequence, String content) {

  /** The sequence number of a row that has none. */
  public static final int UNNUMBERED = -1;

  private static final int FIRST_TYPE = 6;

  /** The offset from a type of data to the same type with a sequence number. */
  private static final int SEQUENCED = 3;

  private static final int DIGIT_BITS = 4;

  /** The symbols of a number by digit; a blank fills a byte. */
  private static final String SYMBOLS = "0123456789 .+-E ";

  private static final int TEXT = 0xF0;
  private static final int APPEND = 0x7F;

  /** Kinds of data, in the order of their types. */
  public enum DataKind {
    NUMBER,
    TEXT,
    /** Text to be appended to ALPHA. */
    APPENDED_TEXT
  }

  /**
   * Decodes a row; empty if it is not a row of data, or if the characters of its number are not a
   * valid number.
   */
  public static Optional<DataRow> of(byte[] row) {
    int type = row.length < 2 ? 0 : row[1] >> DIGIT_BITS & 0xF;
    int kind = (type - FIRST_TYPE) % SEQUENCED;
    boolean isSequenced = type >= FIRST_TYPE + SEQUENCED;
    int header = isSequenced ? SEQUENCED : 2;
    if (type < FIRST_TYPE || type >= FIRST_TYPE + 2 * SEQUENCED || row.length < header) {
      return Optional.empty();
    }
    int number = isSequenced ? (row[1] & 0xF) << Byte.SIZE | row[2] & 0xFF : UNNUMBERED;
    DataKind data = DataKind.values()[kind];
    String content =
        data == DataKind.NUMBER
            ? digits(row, isSequenced ? 2 * header : 2 * header - 1)
            : text(row, header, isSequenced ? row.length : header + (row[1] & 0xF));
    return Optional.of(new DataRow(data, number, content)).filter(DataRow::isValid);
  }

  private static String digits(byte[] row, int first) {
    StringBuilder digits = new StringBuilder();
    for (int i = first; i < 2 * row.length; i++) {
      digits.append(SYMBOLS.charAt(row[i / 2] >> (i % 2 == 0 ? DIGIT_BITS : 0) & 0xF));
    }
    return digits.toString().replace(" ", "");
  }

  private static String text(byte[] row, int from, int to) {
    byte[] characters = Arrays.copyOfRange(row, from, Math.min(row.length, to));
    return new String(characters, StandardCharsets.ISO_8859_1);
  }

  private boolean isValid() {
    try {
      return kind != DataKind.NUMBER || !Decimal.parse(content).isOutOfRange();
    } catch (NumberFormatException invalid) {
      return false;
    }
  }

  /** Returns the bytes of the program line with this number or text. */
  public byte[] line() {
    if (kind == DataKind.NUMBER) {
      return DigitEntry.codes(content.replace("+", ""));
    }
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    boolean appends = kind == DataKind.APPENDED_TEXT;
    line.write(TEXT | content.length() + (appends ? 1 : 0));
    if (appends) {
      line.write(APPEND);
    }
    line.writeBytes(content.getBytes(StandardCharsets.ISO_8859_1));
    return line.toByteArray();
  }

  /** Returns the content as a register stores it; of a text, the first six characters. */
  public long word() {
    return kind == DataKind.NUMBER ? Word.of(Decimal.parse(content)) : Word.ofText(content);
  }
}
