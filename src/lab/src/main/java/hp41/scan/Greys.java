package hp41.scan;

/**
 * A picture in shades of grey, from 0 for black to 255 for white.
 *
 * @param pixels the shades, row by row
 */
public record Greys(int width, int height, byte[] pixels) {

  /** Returns the shade at a pixel. */
  int at(int x, int y) {
    return pixels[y * width + x] & 0xFF;
  }

  /**
   * Returns the shade at a point, interpolated between the four nearest pixels. A point outside of
   * the picture has the shade of the nearest edge.
   */
  double at(double px, double py) {
    double x = Math.max(0, Math.min(width - 1.001, px));
    double y = Math.max(0, Math.min(height - 1.001, py));
    int left = (int) x;
    int top = (int) y;
    double right = x - left;
    double below = y - top;
    int i = top * width + left;
    double upper = (pixels[i] & 0xFF) * (1 - right) + (pixels[i + 1] & 0xFF) * right;
    int j = i + width;
    double lower = (pixels[j] & 0xFF) * (1 - right) + (pixels[j + 1] & 0xFF) * right;
    return upper * (1 - below) + lower * below;
  }

  /** Returns whether a point is in the picture. */
  boolean contains(double x, double y) {
    return x >= 0 && y >= 0 && x < width - 1 && y < height - 1;
  }

  /** Returns the picture with each square of some pixels replaced by their mean. */
  Greys reduced(int factor) {
    int columns = width / factor;
    int rows = height / factor;
    byte[] means = new byte[columns * rows];
    for (int y = 0; y < rows; y++) {
      for (int x = 0; x < columns; x++) {
        int sum = 0;
        for (int i = 0; i < factor; i++) {
          for (int j = 0; j < factor; j++) {
            sum += at(x * factor + j, y * factor + i);
          }
        }
        means[y * columns + x] = (byte) (sum / (factor * factor));
      }
    }
    return new Greys(columns, rows, means);
  }
}
