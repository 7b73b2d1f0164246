package hp41.screen;

import java.util.Comparator;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * The colours 16 to 255 of terminals that have 256: a cube of six shades of red, green and blue,
 * and 24 greys. The first sixteen are the user's own, so that nobody knows what they look like.
 */
final class IndexedColours {

  private static final int FIRST = 16;
  private static final int FIRST_GREY = 232;
  private static final int LAST = 255;

  /** Where the nearest one would take away a contrast, a hue, or the edge between two shades. */
  private static final Map<String, Map<Ink, Integer>> CHOSEN =
      Map.of(
          Theme.MACHINE.name(),
          Map.of(Ink.LCD, 144, Ink.LCD_OFF, 108, Ink.BLUE, 117),
          Theme.DARK.name(),
          Map.of(Ink.BODY, 233, Ink.SURROUND, 233, Ink.ATTACKED, 124),
          Theme.LIGHT.name(),
          Map.of(Ink.FACE, 252, Ink.BOARD_LIGHT, 230));

  private IndexedColours() {}

  /** The number of the one that is closest to a theme's colour, or stands for it. */
  static int of(Theme theme, Ink role) {
    Integer chosen = CHOSEN.getOrDefault(theme.name(), Map.of()).get(role);
    return chosen == null ? nearest(theme.colour(role).orElseThrow()) : chosen;
  }

  /** The number of the one that is closest to a colour. */
  static int nearest(int rgb) {
    return IntStream.rangeClosed(FIRST, LAST)
        .boxed()
        .min(Comparator.comparingInt(number -> distance(rgb(number), rgb)))
        .orElseThrow();
  }

  /** Red, green and blue in 24 bits of the one with a number. */
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
        .map(apart -> apart * apart)
        .sum();
  }
}
