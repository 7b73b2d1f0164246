package hp41.web.jdk;

import java.util.Locale;

/** Stands for the JDK's class. */
public final class HexFormat {
  private final String delimiter;
  private final String suffix;

  private HexFormat(String delimiter, String suffix) {
    this.delimiter = delimiter;
    this.suffix = suffix;
  }

  public static HexFormat of() {
    return new HexFormat("", "");
  }

  public static HexFormat ofDelimiter(String delimiter) {
    return new HexFormat(delimiter, "");
  }

  /** Does nothing: this class always uses capitals. */
  public HexFormat withUpperCase() {
    return this;
  }

  public HexFormat withSuffix(String text) {
    return new HexFormat(delimiter, text);
  }

  public String formatHex(byte[] bytes) {
    return formatHex(bytes, 0, bytes.length);
  }

  public String formatHex(byte[] bytes, int from, int to) {
    StringBuilder text = new StringBuilder();
    for (int i = from; i < to; i++) {
      String digits = Integer.toHexString(bytes[i] & 0xFF | 0x100).substring(1);
      text.append(i == from ? "" : delimiter).append(digits.toUpperCase(Locale.ROOT));
      text.append(suffix);
    }
    return text.toString();
  }

  public String toHexDigits(long value, int digits) {
    StringBuilder text = new StringBuilder();
    for (int shift = 4 * digits - 4; shift >= 0; shift -= 4) {
      text.append(Character.toUpperCase(Character.forDigit((int) (value >> shift & 0xF), 16)));
    }
    return text.toString();
  }
}
