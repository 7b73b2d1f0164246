package hp41.web;

import hp41.screen.Buttons;
import hp41.screen.CellPainter;
import hp41.screen.Frame;
import hp41.screen.FramePainter;
import hp41.screen.Size;
import hp41.screen.Stroke;
import hp41.screen.Terminal;
import hp41.screen.Theme;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.teavm.jso.dom.html.HTMLCanvasElement;

/** A terminal on the page's canvas. It draws only the cells that have changed. */
final class CanvasTerminal implements Terminal {

  private final HTMLCanvasElement canvas;
  private final Runnable afterStroke;
  private Consumer<Stroke> strokes = stroke -> {};
  private CellGrid grid;
  private Buttons buttons = Buttons.WITH_KEYBOARD;
  private FramePainter painter;
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
    buttons = PageScript.isTouched() ? Buttons.WITHOUT_KEYBOARD : Buttons.WITH_KEYBOARD;
    CanvasSurface surface = new CanvasSurface(canvas, grid);
    painter = new FramePainter(new CellPainter(surface, grid.width(), grid.height()));
    drawn = Optional.empty();
  }

  @Override
  public Size size() {
    return grid.size();
  }

  @Override
  public Buttons buttons() {
    return buttons;
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
    queue(stroke);
    wake();
  }

  /** Adds a stroke for the next turn. */
  void queue(Stroke stroke) {
    strokes.accept(stroke);
  }

  /** Executes the next turn of the session now. */
  void wake() {
    afterStroke.run();
  }

  @Override
  public void draw(Frame frame, Theme newTheme) {
    if (drawn.isEmpty() || !theme.equals(newTheme)) {
      PageScript.colours(FaceText.colours(newTheme));
    }
    painter.draw(theme.equals(newTheme) ? drawn : Optional.empty(), frame, newTheme);
    theme = newTheme;
    drawn = Optional.of(frame);
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
