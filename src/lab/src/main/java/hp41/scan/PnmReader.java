package hp41.scan;

import java.io.IOException;
import java.io.InputStream;

/** Reads pictures in the formats PBM, PGM and PPM, one after the other. */
final class PnmReader {

  private static final String DAMAGED = "the picture is damaged";
  private static final int SHORT = 255;

  private final InputStream in;
  private int last;

  PnmReader(InputStream in) {
    this.in = in;
  }

  /** Reads the next picture; null if there is none. */
  Greys next() throws IOException {
    int letter = in.read();
    if (letter < 0) {
      return null;
    }
    int kind = in.read() - '0';
    if (letter != 'P' || kind < 1 || kind > 6) {
      throw new IOException(DAMAGED);
    }
    last = 0;
    int width = number();
    int height = number();
    PictureFile.checkSize((long) width * height);
    boolean isBits = kind % 3 == 1;
    int white = isBits ? 1 : Math.max(1, number());
    byte[] pixels = new byte[width * height];
    int parts = kind % 3 == 0 ? 3 : 1;
    for (int i = 0; i < pixels.length; i++) {
      int sum = 0;
      for (int part = 0; part < parts; part++) {
        sum += kind <= 3 ? sample(isBits) : isBits ? bit(i % width) : binary(white);
      }
      int shade = sum * 255 / (parts * white);
      pixels[i] = (byte) (isBits ? 255 - shade : Math.min(255, shade));
    }
    return new Greys(width, height, pixels);
  }

  private int byteOrFail() throws IOException {
    int value = in.read();
    if (value < 0) {
      throw new IOException(DAMAGED);
    }
    return value;
  }

  private int binary(int white) throws IOException {
    return white > SHORT ? byteOrFail() << 8 | byteOrFail() : byteOrFail();
  }

  /** Returns the pixel of a row with eight pixels a byte; 1 is black. */
  private int bit(int column) throws IOException {
    if (column % Byte.SIZE == 0) {
      last = byteOrFail();
    }
    return last >> 7 - column % Byte.SIZE & 1;
  }

  /**
   * Returns a sample that is written with digits. The digits of bits need no space between them.
   */
  private int sample(boolean isBit) throws IOException {
    if (!isBit) {
      return number();
    }
    int digit = byteOrFail();
    while (Character.isWhitespace(digit)) {
      digit = byteOrFail();
    }
    return digit & 1;
  }

  /** Skips the rest of a line; returns the first character of the next. */
  private int afterLine() throws IOException {
    int next = byteOrFail();
    while (next != '\n') {
      next = byteOrFail();
    }
    return byteOrFail();
  }

  /** Reads a number and one character after it; comments before it are skipped. */
  private int number() throws IOException {
    int next = byteOrFail();
    while (Character.isWhitespace(next) || next == '#') {
      next = next == '#' ? afterLine() : byteOrFail();
    }
    int value = 0;
    while (next >= '0' && next <= '9' && value < 1 << 24) {
      value = 10 * value + next - '0';
      next = in.read();
    }
    if (value == 0 && !Character.isWhitespace(next) && next >= 0) {
      throw new IOException(DAMAGED);
    }
    return value;
  }
}
