package hp41.screen;

import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Maps colours to the indexed colours 16 to 255 of a 256-colour terminal: a cube of six shades each
 * of red, green and blue, and 24 greys. The first 16 are not used, because users can redefine them.
 */
final class IndexedColours {

  private static final int FIRST = 16;
  private static final int FIRST_GREY = 232;
  private static final int LAST = 255;

  private IndexedColours() {}

  /** Returns the index of the colour that is nearest to a 24-bit RGB colour. */
  static int nearest(int rgb) {
    return IntStream.rangeClosed(FIRST, LAST)
        .boxed()
        .min(Comparator.comparingInt(number -> distance(rgb(number), rgb)))
        .orElseThrow();
  }

  /** Returns the 24-bit RGB value of an indexed colour. */
  static int rgb(int number) {
    if (number >= FIRST_GREY) {
      return 0x010101 * (8 + 10 * (number - FIRST_GREY));
    }
    int cube = number - FIRST;
    return shade(cube / 36) << 16 | shade(cube / 6 % 6) << 8 | shade(cube % 6);
  }

  private static int shade(int step) {
    return step == 0 ? 0 : 55 + 40 * step;
  }

  private static int distance(int one, int other) {
    return IntStream.of(16, 8, 0)
        .map(bit -> (one >> bit & 0xff) - (other >> bit & 0xff))
        .map(difference -> difference * difference)
        .sum();
  }
}
