package hp41.web;

import hp41.panel.view.ScreenLayout;
import hp41.screen.Size;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.html.HTMLCanvasElement;

/**
 * The grid of cells on the canvas. All numbers of pixels are those of the device.
 *
 * @param size the columns and rows
 * @param width the width of a cell
 * @param height the height of a cell
 * @param ratio the pixels of the device in a pixel of the page
 */
record CellGrid(Size size, int width, int height, double ratio) {

  private static final int MOST_COLUMNS = 240;
  private static final double WIDTH = 9.5;

  /** Adapts the canvas to the size of the page, and returns as many cells as it has room for. */
  static CellGrid fit(HTMLCanvasElement canvas) {
    double ratio = Math.max(1, Window.current().getDevicePixelRatio());
    int pageWidth = canvas.getClientWidth();
    int pageHeight = canvas.getClientHeight();
    double most =
        Math.min(
            (double) pageWidth / ScreenLayout.LEAST.columns(),
            pageHeight / 2.0 / ScreenLayout.LEAST.rows());
    int width =
        Math.max(4, (int) Math.min(Math.round(WIDTH * PageScript.zoom() * ratio), most * ratio));
    int height = 2 * width;
    int columns = Math.min(MOST_COLUMNS, (int) (pageWidth * ratio) / width);
    int rows = Math.max(1, (int) (pageHeight * ratio) / height);
    canvas.setWidth((int) (pageWidth * ratio));
    canvas.setHeight((int) (pageHeight * ratio));
    return new CellGrid(new Size(columns, rows), width, height, ratio);
  }

  /** Returns the column at a position on the page. */
  int column(double x) {
    return (int) Math.floor(x * ratio / width);
  }

  /** Returns the row at a position on the page. */
  int row(double y) {
    return (int) Math.floor(y * ratio / height);
  }
}
