package hp41.functions.storage;

/**
 * Conversion between registers and the eight bytes that HP-IL media use, lowest digits first: the
 * exponent; the signs of exponent and mantissa; a null; the digits of the mantissa in pairs.
 */
public final class RegisterBytes {

  /** The number of bytes of a register. */
  public static final int LENGTH = 8;

  private static final int SIGN_SHIFT = 52;

  private RegisterBytes() {}

  /** Returns the bytes of words. */
  public static byte[] of(long[] words) {
    byte[] bytes = new byte[LENGTH * words.length];
    for (int i = 0; i < words.length; i++) {
      int at = LENGTH * i;
      long word = words[i];
      bytes[at] = (byte) word;
      bytes[at + 1] = (byte) ((word >>> 8 & 0xF) << 4 | word >>> SIGN_SHIFT & 0xF);
      for (int n = 3; n < LENGTH; n++) {
        bytes[at + n] = (byte) (word >>> 8 * n - 12);
      }
    }
    return bytes;
  }

  /** Returns the words of bytes. An incomplete last register is ignored. */
  public static long[] words(byte[] bytes) {
    long[] words = new long[bytes.length / LENGTH];
    for (int i = 0; i < words.length; i++) {
      int at = LENGTH * i;
      long word = bytes[at] & 0xFF;
      word |= (bytes[at + 1] & 0xF0L) << 4 | (bytes[at + 1] & 0xFL) << SIGN_SHIFT;
      for (int n = 3; n < LENGTH; n++) {
        word |= (bytes[at + n] & 0xFFL) << 8 * n - 12;
      }
      words[i] = word;
    }
    return words;
  }
}
