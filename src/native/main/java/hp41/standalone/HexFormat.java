package hp41.standalone;

import java.util.Locale;

/** Replaces the JDK's class. */
public record HexFormat(boolean upper) {

  private static final int RADIX = 16;

  public static HexFormat of() {
    return new HexFormat(false);
  }

  public HexFormat withUpperCase() {
    return new HexFormat(true);
  }

  public String formatHex(byte[] bytes) {
    StringBuilder digits = new StringBuilder(2 * bytes.length);
    for (byte value : bytes) {
      digits.append(Character.forDigit(value >> 4 & 0xF, RADIX));
      digits.append(Character.forDigit(value & 0xF, RADIX));
    }
    return upper ? digits.toString().toUpperCase(Locale.ROOT) : digits.toString();
  }

  /**
   * Reads bytes.
   *
   * @throws IllegalArgumentException if the text is not pairs of hexadecimal digits
   */
  public byte[] parseHex(CharSequence text) {
    byte[] bytes = new byte[text.length() / 2];
    for (int i = 0; i < text.length(); i++) {
      int digit = Character.digit(text.charAt(i), RADIX);
      if (digit < 0 || text.length() % 2 != 0) {
        throw new IllegalArgumentException(text.toString());
      }
      bytes[i / 2] = (byte) (bytes[i / 2] << 4 | digit);
    }
    return bytes;
  }
}
