package hp41.scan;

import hp41.print.Sheet;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;

/**
 * What happens to a page between the printer and the file of a picture.
 *
 * @param dpi the resolution in pixels an inch
 * @param rotation the rotation in degrees
 * @param tiltX the angle between camera and paper in degrees, which shortens the height
 * @param tiltY the angle between camera and paper in degrees, which shortens the width
 * @param curl the height of a bulge of the rows in inches
 * @param spread the spread of ink on both sides of a bar, in units of a narrow bar
 * @param blur the standard deviation of the blur in pixels
 * @param noise the standard deviation of the noise, of 255 shades
 * @param shadow the brightness in the shadow, from 0 to 1
 * @param quality the quality of the JPEG file in percent; 0 for a PNG file
 * @param dirt the number of spots
 * @param cut the part of the width that is cut off at the right
 */
record SpoiledPage(
    int dpi,
    double rotation,
    double tiltX,
    double tiltY,
    double curl,
    double spread,
    double blur,
    double noise,
    double shadow,
    int quality,
    int dirt,
    double cut) {

  /** A clean scan. */
  static SpoiledPage scan(int dpi) {
    return new SpoiledPage(dpi, 0, 0, 0, 0, 0, 0.5, 0, 1, 0, 0, 0);
  }

  /** A page that is spoiled in all ways, by at most a share of what is planned. */
  static SpoiledPage random(Random random, int dpi, double tilt, double share) {
    return new SpoiledPage(
        dpi,
        40 * share * (random.nextDouble() - 0.5),
        2 * tilt * (random.nextDouble() - 0.5),
        2 * tilt * (random.nextDouble() - 0.5),
        0.3 * share * (random.nextDouble() - 0.5),
        0.6 * share * (random.nextDouble() - 0.5),
        0.3 + 0.004 * dpi * share * random.nextDouble(),
        10 * share * random.nextDouble(),
        1 - 0.5 * share * random.nextDouble(),
        random.nextBoolean() ? 0 : 30 + random.nextInt(60),
        (int) (6 * share * random.nextDouble()),
        0);
  }

  /** A page that is spoiled in all ways and may be cut off, at 100 to 600 dots per inch. */
  static SpoiledPage random(Random random) {
    SpoiledPage page = random(random, 100 + random.nextInt(501), 20, 1);
    double cut = random.nextInt(4) == 0 ? 0.4 * random.nextDouble() : 0;
    return new SpoiledPage(
        page.dpi,
        page.rotation,
        page.tiltX,
        page.tiltY,
        page.curl,
        page.spread,
        page.blur,
        page.noise,
        page.shadow,
        page.quality,
        page.dirt,
        cut);
  }

  private static final double UNITS = 720;
  private static final double PAGE_WIDTH = Sheet.PAGE_WIDTH / UNITS;
  private static final double PAGE_HEIGHT = Sheet.PAGE_HEIGHT / UNITS;
  private static final double DISTANCE = 16;

  /** The width of the paper beside a row that belongs to it. */
  private static final int QUIET = 3 * Sheet.NARROW;

  private static final int PAPER = 235;
  private static final int INK = 35;
  private static final int DESK = 110;

  /** The number of pixels between places that are computed exactly. */
  private static final int STEP = 8;

  /** The number of different values of noise. */
  private static final int NORMAL = 1 << 13;

  /** Returns the picture of a page as a file. */
  byte[] file(Sheet.Page page, Random random) {
    try {
      return written(spoiled(drawn(page, random), random));
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  /** Returns the picture of a page. A PNG file would have the same pixels. */
  Greys picture(Sheet.Page page, Random random) {
    if (quality == 0) {
      return greys(spoiled(drawn(page, random), random));
    }
    try {
      return greys(ImageIO.read(new ByteArrayInputStream(file(page, random))));
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  static Greys greys(BufferedImage image) {
    BufferedImage grey =
        new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_BYTE_GRAY);
    grey.getGraphics().drawImage(image, 0, 0, null);
    byte[] pixels = ((DataBufferByte) grey.getRaster().getDataBuffer()).getData();
    return new Greys(image.getWidth(), image.getHeight(), pixels);
  }

  private byte[] written(BufferedImage image) throws IOException {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    if (quality == 0) {
      ImageIO.write(image, "png", file);
      return file.toByteArray();
    }
    ImageWriter writer = ImageIO.getImageWritersByFormatName("jpeg").next();
    ImageWriteParam settings = writer.getDefaultWriteParam();
    settings.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
    settings.setCompressionQuality(quality / 100f);
    writer.setOutput(ImageIO.createImageOutputStream(file));
    writer.write(null, new IIOImage(image, null, null), settings);
    ((ImageOutputStream) writer.getOutput()).flush();
    writer.dispose();
    return file.toByteArray();
  }

  /** Returns the resolution at which the page is drawn first. */
  private int fine() {
    return dpi <= 150 ? 300 : 600;
  }

  private BufferedImage drawn(Sheet.Page page, Random random) {
    int fine = fine();
    int width = (int) (PAGE_WIDTH * fine);
    int height = (int) (PAGE_HEIGHT * fine);
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_BYTE_GRAY);
    Graphics2D graphics = image.createGraphics();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setColor(new Color(PAPER, PAPER, PAPER));
    graphics.fillRect(0, 0, width, height);
    graphics.setColor(new Color(INK, INK, INK));
    double scale = fine / UNITS;
    for (Sheet.PrintedText text : page.texts()) {
      drawText(graphics, text, scale, random);
    }
    double more = spread * Sheet.NARROW / 2;
    page.rows().stream()
        .flatMap(bars -> bars.stream())
        .forEach(
            bar -> {
              double thick = (bar.width() + 2 * more) * scale;
              double left = (bar.x() - more) * scale;
              graphics.fill(
                  new Rectangle2D.Double(left, bar.y() * scale, thick, Sheet.BAR_HEIGHT * scale));
            });
    for (int i = 0; i < dirt; i++) {
      int size = (int) (fine * (0.01 + 0.05 * random.nextDouble()));
      int shade = random.nextBoolean() ? INK : PAPER;
      graphics.setColor(new Color(shade, shade, shade));
      graphics.fillOval(random.nextInt(width), random.nextInt(height), size, size);
    }
    return image;
  }

  /** Draws strokes in place of letters, because loading a font takes longer than all else. */
  private static void drawText(
      Graphics2D graphics, Sheet.PrintedText text, double scale, Random random) {
    graphics.setStroke(new BasicStroke((float) (text.size() * scale / 9)));
    for (int i = 0; i < text.words().length(); i++) {
      double left = (text.x() + 0.6 * i * text.size()) * scale;
      for (int stroke = 0; stroke < 3; stroke++) {
        double[] ends = random.doubles(4, 0, 0.5 * text.size() * scale).toArray();
        double base = text.y() * scale;
        graphics.draw(
            new Line2D.Double(left + ends[0], base - ends[1], left + ends[2], base - ends[3]));
      }
    }
  }

  /**
   * A camera above the page. The paper has the edges (cy, 0, sy) and (-sx * sy, cx, sx * cy); the
   * camera looks along z.
   */
  private record Camera(
      double ct, double st, double cx, double sx, double cy, double sy, double curl) {

    /** Returns the place on the page, in inches from its centre, of a place in the picture. */
    private double[] onPage(double x, double y) {
      double rx = x * ct + y * st;
      double ry = y * ct - x * st;
      double ray = DISTANCE * cx * cy / (cx * cy * DISTANCE - cx * sy * rx - sx * ry);
      double z = ray * DISTANCE - DISTANCE;
      double u = ray * rx * cy + z * sy;
      double v = -ray * rx * sx * sy + ray * ry * cx + z * sx * cy;
      return new double[] {u, v + curl * Math.cos(2.2 * Math.PI * u / PAGE_WIDTH)};
    }

    /** Returns the place in the picture of a place on the page. */
    private double[] inPicture(double u, double v) {
      double[] place = {u, v};
      for (int i = 0; i < 100; i++) {
        double[] reached = onPage(place[0], place[1]);
        place[0] += u - reached[0];
        place[1] += v - reached[1];
      }
      return place;
    }
  }

  private Camera camera() {
    double turn = Math.toRadians(rotation);
    double x = Math.toRadians(tiltX);
    double y = Math.toRadians(tiltY);
    return new Camera(
        Math.cos(turn), Math.sin(turn), Math.cos(x), Math.sin(x), Math.cos(y), Math.sin(y), curl);
  }

  private boolean isStraight() {
    return rotation == 0 && tiltX == 0 && tiltY == 0;
  }

  /** Returns the size of the picture in inches, before an edge is cut off. */
  private double[] size() {
    double room = isStraight() ? 1 : 1.25;
    return new double[] {PAGE_WIDTH * room, PAGE_HEIGHT * room};
  }

  /**
   * Returns whether a row and the paper beside it are in the picture, for rotations up to 45
   * degrees.
   */
  boolean contains(List<Sheet.PrintedBar> row) {
    Sheet.PrintedBar last = row.get(row.size() - 1);
    int top = row.get(0).y();
    double[] size = size();
    for (int x : new int[] {row.get(0).x() - QUIET, last.x() + last.width() + QUIET}) {
      for (int y : new int[] {top, top + Sheet.BAR_HEIGHT}) {
        double[] place =
            camera().inPicture(x / UNITS - PAGE_WIDTH / 2, y / UNITS - PAGE_HEIGHT / 2);
        double fromLeft = place[0] + size[0] / 2;
        double fromTop = place[1] + size[1] / 2;
        if (fromLeft < 0 || fromLeft > size[0] * (1 - cut) || fromTop < 0 || fromTop > size[1]) {
          return false;
        }
      }
    }
    return true;
  }

  private BufferedImage spoiled(BufferedImage page, Random random) {
    byte[] drawn = ((DataBufferByte) page.getRaster().getDataBuffer()).getData();
    double[] size = size();
    int width = (int) (size[0] * dpi * (1 - cut));
    int height = (int) (size[1] * dpi);
    Camera camera = camera();
    int fine = fine();
    int samples = dpi >= 250 ? 1 : 2;
    float[] shades = new float[width * height];
    double half = 0.5 / samples;
    for (int y = 0; y < height; y++) {
      for (int i = 0; i < samples; i++) {
        double py = (y + (2 * i + 1) * half) / dpi - size[1] / 2;
        double[] place = camera.onPage(-size[0] / 2, py);
        for (int from = 0; from < width; from += STEP) {
          double[] next = camera.onPage((double) (from + STEP) / dpi - size[0] / 2, py);
          for (int j = 0; j < STEP * samples && from + j / samples < width; j++) {
            double share = (2 * j + 1) * half / STEP;
            double u = place[0] + share * (next[0] - place[0]) + PAGE_WIDTH / 2;
            double v = place[1] + share * (next[1] - place[1]) + PAGE_HEIGHT / 2;
            int column = (int) Math.floor(u * fine);
            int row = (int) Math.floor(v * fine);
            boolean inside =
                column >= 0 && row >= 0 && column < page.getWidth() && row < page.getHeight();
            int shade = inside ? drawn[row * page.getWidth() + column] & 0xFF : DESK;
            shades[y * width + from + j / samples] += (float) shade / (samples * samples);
          }
          place = next;
        }
      }
    }
    if (blur > 0) {
      shades = blurred(blurred(shades, width, height, false), width, height, true);
    }
    return lit(shades, width, height, random);
  }

  /** Blurs rows or columns by a Gaussian. */
  private float[] blurred(float[] shades, int width, int height, boolean down) {
    int reach = (int) Math.ceil(3 * blur);
    float[] kernel = new float[2 * reach + 1];
    float whole = 0;
    for (int i = 0; i < kernel.length; i++) {
      kernel[i] = (float) Math.exp(-(i - reach) * (i - reach) / (2 * blur * blur));
      whole += kernel[i];
    }
    float[] result = new float[shades.length];
    float[] sums = new float[width];
    float[] wide = new float[width + 2 * reach];
    for (int y = 0; y < height; y++) {
      Arrays.fill(sums, 0);
      Arrays.fill(wide, 0, reach, shades[y * width]);
      System.arraycopy(shades, y * width, wide, reach, width);
      Arrays.fill(wide, reach + width, wide.length, shades[(y + 1) * width - 1]);
      for (int i = 0; i < kernel.length; i++) {
        int row = Math.max(0, Math.min(height - 1, y + i - reach));
        add(sums, down ? shades : wide, down ? row * width : i, kernel[i] / whole);
      }
      System.arraycopy(sums, 0, result, y * width, width);
    }
    return result;
  }

  private static void add(float[] sums, float[] values, int from, float factor) {
    for (int x = 0; x < sums.length; x++) {
      sums[x] += factor * values[from + x];
    }
  }

  private BufferedImage lit(float[] shades, int width, int height, Random random) {
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_BYTE_GRAY);
    byte[] pixels = ((DataBufferByte) image.getRaster().getDataBuffer()).getData();
    double edge = random.nextDouble();
    double direction = random.nextDouble() * Math.PI;
    double across = Math.cos(direction);
    double down = Math.sin(direction);
    double light = 1;
    double[] normal = new double[NORMAL];
    for (int i = 0; i < NORMAL; i++) {
      normal[i] = noise * random.nextGaussian();
    }
    for (int y = 0; y < height; y++) {
      int start = random.nextInt(NORMAL);
      int step = 2 * random.nextInt(NORMAL) + 1;
      for (int x = 0; x < width; x++) {
        if (x % STEP == 0) {
          double place = (double) x / width * across + (double) y / height * down;
          light = shadow + (1 - shadow) / (1 + Math.exp(-30 * (place - edge)));
        }
        double shade = shades[y * width + x] * light + normal[start + x * step & NORMAL - 1];
        pixels[y * width + x] = (byte) Math.max(0, Math.min(255, Math.round(shade)));
      }
    }
    return image;
  }
}
