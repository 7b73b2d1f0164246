package hp41.print;

import hp41.event.PrintedLine;
import hp41.print.PaperKind.PaperStrip;
import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.IndexColorModel;
import java.awt.image.WritableRaster;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import javax.imageio.ImageIO;

/** Writes paper as a PNG picture, with three pixels for a dot. */
final class Png {

  private static final int PIXELS = 3;
  private static final int[] COLOURS = {PaperStrip.PAPER, PaperStrip.INK};

  private Png() {}

  /** Returns the content of the PNG file. */
  static byte[] paper(List<PrintedLine> lines) {
    IndexColorModel colours =
        new IndexColorModel(1, COLOURS.length, COLOURS, 0, false, -1, DataBuffer.TYPE_BYTE);
    int width = PIXELS * PaperStrip.WIDTH;
    int height = PIXELS * PaperStrip.height(lines.size());
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_BYTE_BINARY, colours);
    PaperStrip.draw(lines, (x, y) -> dot(image.getRaster(), PIXELS * x, PIXELS * y));
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    try {
      ImageIO.write(image, "png", file);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return file.toByteArray();
  }

  private static void dot(WritableRaster pixels, int left, int top) {
    for (int x = left; x < left + PIXELS; x++) {
      for (int y = top; y < top + PIXELS; y++) {
        pixels.setSample(x, y, 0, 1);
      }
    }
  }
}
