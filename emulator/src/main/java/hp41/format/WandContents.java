package hp41.format;

import hp41.memory.CharacterSet;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;

/** Describes rows of bar code that are not part of a program. */
final class WandContents {

  private static final int FUNCTION = 4;
  private static final int NUMBER = 6;
  private static final int TEXT = 7;
  private static final int APPENDED = 8;

  /** The offset from a type of data to the same type with a sequence number. */
  private static final int SEQUENCED = 3;

  /** The symbols of a number by digit; a blank fills a byte. */
  private static final String SYMBOLS = "0123456789 .+-E ";

  private WandContents() {}

  /** Returns a description: a kind, a colon, and the content. */
  static String of(byte[] row) {
    if (row.length <= 2) {
      return "paper keyboard: " + hexadecimal(row);
    }
    int type = row[1] >> 4 & 0xF;
    return switch (type) {
      case FUNCTION -> "direct execution: " + hexadecimal(Arrays.copyOfRange(row, 2, row.length));
      case NUMBER -> "number: " + number(row);
      case TEXT -> "text: \"" + text(row) + '"';
      case APPENDED -> "appended text: \"" + text(row) + '"';
      case NUMBER + SEQUENCED, TEXT + SEQUENCED, APPENDED + SEQUENCED ->
          "data " + ((row[1] & 0xF) << 8 | row[2] & 0xFF) + ": " + hexadecimal(row);
      default -> "unknown kind: " + hexadecimal(row);
    };
  }

  private static String number(byte[] row) {
    StringBuilder number = new StringBuilder();
    for (int i = FUNCTION - 1; i < 2 * row.length; i++) {
      int digit = row[i / 2] >> (i % 2 == 0 ? 4 : 0) & 0xF;
      number.append(SYMBOLS.charAt(digit));
    }
    return number.toString().replace(" ", "");
  }

  private static String text(byte[] row) {
    int length = Math.min(row[1] & 0xF, row.length - 2);
    return CharacterSet.glyphs(new String(row, 2, length, StandardCharsets.ISO_8859_1));
  }

  private static String hexadecimal(byte[] bytes) {
    return HexFormat.of().withUpperCase().formatHex(bytes).replaceAll("..(?=.)", "$0 ");
  }
}
