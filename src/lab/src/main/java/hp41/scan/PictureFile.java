package hp41.scan;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Iterator;
import java.util.function.Consumer;
import javax.imageio.IIOException;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;

/** Reads pictures in the formats PNG, JPEG, TIFF and PNM. */
final class PictureFile {

  /** The maximum number of pixels. */
  static final long MOST_PIXELS = 120_000_000;

  private PictureFile() {}

  /** Reads each picture of a file; only TIFF files contain several. */
  static void forEach(byte[] file, Consumer<Greys> pictures) throws IOException {
    if (file[0] == 'P') {
      pictures.accept(new PnmReader(new ByteArrayInputStream(file)).next());
      return;
    }
    try (ImageInputStream in = new MemoryCacheImageInputStream(new ByteArrayInputStream(file))) {
      Iterator<ImageReader> readers = ImageIO.getImageReaders(in);
      if (!readers.hasNext()) {
        throw new IOException("pictures of this kind cannot be read; convert it to PNG");
      }
      ImageReader reader = readers.next();
      try {
        reader.setInput(in);
        for (int i = 0; i < reader.getNumImages(true); i++) {
          checkSize((long) reader.getWidth(i) * reader.getHeight(i));
          pictures.accept(greys(reader.read(i)));
        }
      } finally {
        reader.dispose();
      }
    } catch (IIOException | RuntimeException damaged) {
      throw new IOException(
          "the picture is damaged, or of an unusual kind; convert it to PNG", damaged);
    }
  }

  static void checkSize(long pixels) throws IOException {
    if (pixels > MOST_PIXELS) {
      throw new IOException("the picture has more than 120 million pixels; make it smaller");
    }
  }

  private static Greys greys(BufferedImage image) {
    int width = image.getWidth();
    int height = image.getHeight();
    byte[] pixels = new byte[width * height];
    int[] colours = new int[width];
    for (int y = 0; y < height; y++) {
      image.getRGB(0, y, width, 1, colours, 0, width);
      for (int x = 0; x < width; x++) {
        pixels[y * width + x] = (byte) shade(colours[x]);
      }
    }
    return new Greys(width, height, pixels);
  }

  /** Returns the brightness of a colour on white paper. */
  private static int shade(int colour) {
    int red = colour >> 16 & 0xFF;
    int green = colour >> 8 & 0xFF;
    int blue = colour & 0xFF;
    int shade = (77 * red + 150 * green + 29 * blue) / 256;
    return 255 - (255 - shade) * (colour >>> 24) / 255;
  }
}
