package hp41.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FramePainterTest {

  private static final Size SIZE = new Size(6, 5);
  private static final String CHARACTERS = "     ─│╱╲╳█";
  private static final Ink[] INKS = {Ink.TITLE, Ink.RULE, Ink.COMMAND};

  /** In particular, diagonals leave nothing in the neighbouring cells. */
  @ParameterizedTest
  @ValueSource(ints = {10, 15, 20, 30})
  void changedFramesLookLikeNewFrames(int width) {
    Random random = new Random(width);
    BufferedImage image = image(width);
    Optional<Frame> before = Optional.empty();
    for (int round = 0; round < 50; round++) {
      Frame frame = before.map(it -> changed(it, random)).orElseGet(() -> random(random));
      paint(image, width, before, frame);
      BufferedImage fresh = image(width);
      paint(fresh, width, Optional.empty(), frame);
      assertThat(pixels(image)).describedAs("round %d:\n%s", round, frame).isEqualTo(pixels(fresh));
      before = Optional.of(frame);
    }
  }

  private static Frame random(Random random) {
    Frame frame = new Frame(SIZE, Style.of(Ink.TITLE, Ink.PANEL));
    for (int row = 0; row < SIZE.rows(); row++) {
      for (int column = 0; column < SIZE.columns(); column++) {
        put(frame, column, row, random);
      }
    }
    return frame;
  }

  private static Frame changed(Frame before, Random random) {
    Frame frame = new Frame(SIZE, Style.of(Ink.TITLE, Ink.PANEL));
    frame.copy(before, 0, 0);
    for (int change = random.nextInt(3); change >= 0; change--) {
      put(frame, random.nextInt(SIZE.columns()), random.nextInt(SIZE.rows()), random);
    }
    if (random.nextBoolean()) {
      frame.cursor(random.nextInt(SIZE.columns()), random.nextInt(SIZE.rows()));
    }
    return frame;
  }

  private static void put(Frame frame, int column, int row, Random random) {
    Style style = Style.of(INKS[random.nextInt(INKS.length)], Ink.PANEL);
    frame.put(column, row, CHARACTERS.charAt(random.nextInt(CHARACTERS.length())), style);
  }

  private static BufferedImage image(int width) {
    return new BufferedImage(
        SIZE.columns() * width, SIZE.rows() * 2 * width, BufferedImage.TYPE_INT_RGB);
  }

  private static void paint(BufferedImage image, int width, Optional<Frame> before, Frame frame) {
    ImageSurface surface = new ImageSurface(image, new StringBuilder());
    new FramePainter(new CellPainter(surface, width, 2 * width)).draw(before, frame, Theme.MACHINE);
  }

  private static int[] pixels(BufferedImage image) {
    return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
  }
}
