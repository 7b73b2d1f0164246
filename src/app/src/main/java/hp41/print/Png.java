package hp41.print;

import hp41.event.PrintedLine;
import hp41.print.PaperKind.PaperStrip;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32;

/** Writes paper as a PNG picture of two colours, with three pixels for a dot. */
final class Png {

  private static final int PIXELS = 3;
  private static final int WIDTH = PIXELS * PaperStrip.WIDTH;

  /** The bytes of a row of pixels; the first one is the filter, which is 0 for none. */
  private static final int ROW = 1 + (WIDTH + Byte.SIZE - 1) / Byte.SIZE;

  private static final String SIGNATURE = "\u0089PNG\r\n\u001A\n";
  private static final int HEADER = 13;
  private static final byte BITS_PER_PIXEL = 1;
  private static final byte WITH_PALETTE = 3;

  private final ByteArrayOutputStream file = new ByteArrayOutputStream();

  private Png() {}

  /** Returns the content of the PNG file. */
  static byte[] paper(List<PrintedLine> lines) {
    int height = PIXELS * PaperStrip.height(lines.size());
    byte[] pixels = new byte[ROW * height];
    PaperStrip.draw(lines, (x, y) -> dot(pixels, PIXELS * x, PIXELS * y));
    ByteBuffer header = ByteBuffer.allocate(HEADER).putInt(WIDTH).putInt(height);
    Png png = new Png();
    png.file.writeBytes(SIGNATURE.getBytes(StandardCharsets.ISO_8859_1));
    png.chunk("IHDR", header.put(BITS_PER_PIXEL).put(WITH_PALETTE).array());
    png.chunk("PLTE", palette(PaperStrip.PAPER, PaperStrip.INK));
    png.chunk("IDAT", Zlib.deflated(pixels));
    png.chunk("IEND", new byte[0]);
    return png.file.toByteArray();
  }

  private static void dot(byte[] pixels, int left, int top) {
    for (int x = left; x < left + PIXELS; x++) {
      for (int y = top; y < top + PIXELS; y++) {
        pixels[ROW * y + 1 + x / Byte.SIZE] |= (byte) (0x80 >> x % Byte.SIZE);
      }
    }
  }

  /** Returns the red, green and blue of two colours. */
  private static byte[] palette(int first, int second) {
    byte[] both = ByteBuffer.allocate(8).putLong((long) first << 40 | (long) second << 16).array();
    return Arrays.copyOf(both, 6);
  }

  private void chunk(String type, byte[] content) {
    byte[] name = type.getBytes(StandardCharsets.US_ASCII);
    CRC32 check = new CRC32();
    check.update(name);
    check.update(content);
    putInt(content.length);
    file.writeBytes(name);
    file.writeBytes(content);
    putInt((int) check.getValue());
  }

  private void putInt(int number) {
    file.writeBytes(ByteBuffer.allocate(Integer.BYTES).putInt(number).array());
  }
}
