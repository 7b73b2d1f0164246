package hp41.panel.view;

import hp41.screen.Frame;
import hp41.screen.Ink;
import hp41.screen.Size;
import hp41.screen.Style;
import hp41.screen.Theme;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import javax.imageio.ImageIO;

/** Converts a frame to an image, for people who work on the panels. */
public final class Picture {

  private static final int WIDTH = 12;
  private static final int HEIGHT = 24;

  /** The block characters; the bits of an index are the quarters of the cell that are filled. */
  private static final String BLOCKS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█";

  /** The 16 colours of xterm. */
  private static final int[] ANSI = {
    0x000000, 0xcd0000, 0x00cd00, 0xcdcd00, 0x0000ee, 0xcd00cd, 0x00cdcd, 0xe5e5e5,
    0x7f7f7f, 0xff0000, 0x00ff00, 0xffff00, 0x5c5cff, 0xff00ff, 0x00ffff, 0xffffff
  };

  private Picture() {}

  /** Writes images of some screens to a folder. */
  public static void main(String[] arguments) throws IOException {
    Path directory = Path.of(arguments[0]);
    for (Gallery piece : Gallery.values()) {
      Screen screen = piece.screen();
      BufferedImage image = draw(View.render(screen), screen.theme());
      ImageIO.write(image, "png", directory.resolve(piece + ".png").toFile());
    }
  }

  public static BufferedImage draw(Frame frame, Theme theme) {
    Size size = frame.size();
    BufferedImage image =
        new BufferedImage(size.columns() * WIDTH, size.rows() * HEIGHT, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    for (int row = 0; row < size.rows(); row++) {
      for (int column = 0; column < size.columns(); column++) {
        draw(graphics, frame, column, row, theme);
      }
    }
    return image;
  }

  private static void draw(Graphics2D graphics, Frame frame, int column, int row, Theme theme) {
    Style style = frame.style(column, row);
    int ink = colour(theme, theme.ink(style), 0xd0d0d0);
    int ground = colour(theme, style.ground(), 0x0b0b0b);
    boolean reversed = !theme.shaded() && theme.reverses(style);
    graphics.setColor(new Color(reversed ? ink : ground));
    graphics.fillRect(column * WIDTH, row * HEIGHT, WIDTH, HEIGHT);
    if (theme.shaded() || !style.ghost()) {
      graphics.setColor(new Color(reversed ? ground : ink));
      graphics.setFont(new Font("DejaVu Sans Mono", style.bold() ? Font.BOLD : Font.PLAIN, 20));
      char character = frame.character(column, row);
      int quarters = BLOCKS.indexOf(character);
      if (quarters >= 0) {
        fill(graphics, quarters, column * WIDTH, row * HEIGHT);
      } else {
        graphics.drawString(String.valueOf(character), column * WIDTH, row * HEIGHT + 19);
      }
    }
  }

  /** Fills quarters of a cell, because the blocks of a font do not meet. */
  private static void fill(Graphics2D graphics, int quarters, int x, int y) {
    for (int quarter = 0; quarter < 4; quarter++) {
      if ((quarters >> quarter & 1) != 0) {
        int right = quarter % 2 * WIDTH / 2;
        int lower = quarter / 2 * HEIGHT / 2;
        graphics.fillRect(x + right, y + lower, WIDTH / 2, HEIGHT / 2);
      }
    }
  }

  private static int colour(Theme theme, Ink role, int none) {
    int colour = theme.colour(role).orElse(-1);
    return colour < 0 ? none : theme.palette() == Theme.Palette.ANSI ? ANSI[colour] : colour;
  }
}
