package hp41.screen;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;

/**
 * The pixels of an image.
 *
 * @param texts receives the characters that are drawn as text
 */
record ImageSurface(BufferedImage image, StringBuilder texts) implements CellPainter.Surface {

  @Override
  public void fill(int x, int y, int width, int height, int colour) {
    graphics(colour).fillRect(x, y, width, height);
  }

  @Override
  public void line(int x1, int y1, int x2, int y2, int thickness, int colour) {
    Graphics2D graphics = graphics(colour);
    graphics.setStroke(new BasicStroke(thickness));
    graphics.drawLine(x1, y1, x2, y2);
  }

  @Override
  public void text(char character, int x, int y, boolean bold, int colour) {
    texts.append(character);
  }

  private Graphics2D graphics(int colour) {
    Graphics2D graphics = image.createGraphics();
    graphics.setColor(new Color(colour));
    return graphics;
  }
}
