package hp41.web;

import hp41.screen.CellPainter;
import hp41.screen.Frame;
import hp41.screen.Size;
import hp41.screen.Stroke;
import hp41.screen.Style;
import hp41.screen.Terminal;
import hp41.screen.Theme;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.teavm.jso.dom.html.HTMLCanvasElement;

/** A terminal on the page's canvas. It draws only the cells that have changed. */
final class CanvasTerminal implements Terminal {

  private static final int NOWHERE = -1;
  private static final int DEFAULT_INK = 0xe2dcd0;
  private static final int DEFAULT_GROUND = 0x0d0b0a;

  private final HTMLCanvasElement canvas;
  private final Runnable afterStroke;
  private Consumer<Stroke> strokes = stroke -> {};
  private CellGrid grid;
  private CellPainter painter;
  private Optional<Frame> drawn = Optional.empty();
  private Theme theme = Theme.MACHINE;

  /**
   * Creates a terminal.
   *
   * @param afterStroke called after each stroke
   */
  CanvasTerminal(HTMLCanvasElement canvas, Runnable afterStroke) {
    this.canvas = canvas;
    this.afterStroke = afterStroke;
    repaint();
  }

  @Override
  public void repaint() {
    grid = CellGrid.fit(canvas);
    painter = new CellPainter(new CanvasSurface(canvas, grid), grid.width(), grid.height());
    drawn = Optional.empty();
  }

  @Override
  public Size size() {
    return grid.size();
  }

  CellGrid grid() {
    return grid;
  }

  @Override
  public void listen(Consumer<Stroke> consumer, Executor reader) {
    strokes = consumer;
  }

  /** Passes on a stroke. */
  void take(Stroke stroke) {
    strokes.accept(stroke);
    afterStroke.run();
  }

  @Override
  public void draw(Frame frame, Theme newTheme) {
    Optional<Frame> before = theme.equals(newTheme) ? drawn : Optional.empty();
    theme = newTheme;
    int cursorBefore = before.map(CanvasTerminal::cursor).orElse(NOWHERE);
    int cursor = cursor(frame);
    int index = 0;
    for (int row = 0; row < frame.size().rows(); row++) {
      for (int column = 0; column < frame.size().columns(); column++) {
        boolean moved = (index == cursorBefore) != (index == cursor);
        if (moved || before.isEmpty() || differs(before.get(), frame, column, row)) {
          draw(frame, column, row, index == cursor);
        }
        index++;
      }
    }
    drawn = Optional.of(frame);
  }

  /** Returns the index of the cell with the cursor. */
  private static int cursor(Frame frame) {
    return frame
        .cursor()
        .map(cell -> cell.row() * frame.size().columns() + cell.column())
        .orElse(NOWHERE);
  }

  private static boolean differs(Frame before, Frame frame, int column, int row) {
    return before.character(column, row) != frame.character(column, row)
        || !before.style(column, row).equals(frame.style(column, row));
  }

  private void draw(Frame frame, int column, int row, boolean swapped) {
    Style style = frame.style(column, row);
    char character = theme.shows(style) ? frame.character(column, row) : ' ';
    int ink = theme.colour(style.ink()).orElse(DEFAULT_INK);
    int ground = theme.colour(style.ground()).orElse(DEFAULT_GROUND);
    painter.draw(
        column, row, character, style.bold(), swapped ? ground : ink, swapped ? ink : ground);
  }

  @Override
  public void title(String words) {
    PageScript.title(words.isEmpty() ? "HP-41" : words);
  }

  @Override
  public void copy(String text) {
    PageScript.copy(text);
  }
}
