package hp41.web;

import hp41.screen.CellPainter.Surface;
import org.teavm.jso.canvas.CanvasRenderingContext2D;
import org.teavm.jso.dom.html.HTMLCanvasElement;

/** The pixels of the canvas. */
final class CanvasSurface implements Surface {

  private static final String FONT = "px 'DejaVu Sans Mono', Menlo, Consolas, monospace";

  private final CanvasRenderingContext2D context;
  private final CellGrid grid;
  private final String plain;
  private final String bold;
  private final double textWidth;
  private int colour = -1;
  private boolean isBold;

  CanvasSurface(HTMLCanvasElement canvas, CellGrid grid) {
    this.grid = grid;
    context = (CanvasRenderingContext2D) canvas.getContext("2d");
    plain = Math.round(grid.height() * 0.8) + FONT;
    bold = "bold " + plain;
    context.setTextBaseline("middle");
    context.setTextAlign("center");
    context.setFont(plain);
    textWidth = Math.max(grid.width(), context.measureText("0").getWidth());
  }

  private void use(int wanted) {
    if (wanted != colour) {
      colour = wanted;
      String digits = "#" + Integer.toHexString(wanted | 0x1000000).substring(1);
      context.setFillStyle(digits);
      context.setStrokeStyle(digits);
    }
  }

  @Override
  public void fill(int x, int y, int width, int height, int wanted) {
    use(wanted);
    context.fillRect(x, y, width, height);
  }

  @Override
  public void line(int x1, int y1, int x2, int y2, int thickness, int wanted) {
    use(wanted);
    context.setLineWidth(thickness);
    context.beginPath();
    context.moveTo(x1, y1);
    context.lineTo(x2, y2);
    context.stroke();
  }

  @Override
  public void text(char character, int x, int y, boolean wantedBold, int wanted) {
    use(wanted);
    if (wantedBold != isBold) {
      isBold = wantedBold;
      context.setFont(isBold ? bold : plain);
    }
    context.fillText(
        String.valueOf(character), x + grid.width() / 2.0, y + grid.height() * 0.54, textWidth);
  }
}
