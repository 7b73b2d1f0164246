package hp41.teavm;

import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Replaces the JDK's class. The digits are capitals, because nothing writes small letters. */
public record HexFormat() {

  private static final int RADIX = 16;

  public static HexFormat of() {
    return new HexFormat();
  }

  public HexFormat withUpperCase() {
    return this;
  }

  public String formatHex(byte[] bytes) {
    return IntStream.range(0, bytes.length)
        .mapToObj(i -> "%02X".formatted(bytes[i] & 0xFF))
        .collect(Collectors.joining());
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
