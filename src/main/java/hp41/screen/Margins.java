package hp41.screen;

import hp41.screen.Stroke.Mouse;
import java.util.function.Consumer;

/** A terminal of which only so many columns are used; what is over are margins left and right. */
public final class Margins implements Terminal {

  private final Terminal terminal;
  private final int most;
  private volatile int left;

  /**
   * Leaves margins in a terminal.
   *
   * @param most columns that are used
   */
  public Margins(Terminal terminal, int most) {
    this.terminal = terminal;
    this.most = most;
  }

  @Override
  public Size size() {
    Size whole = terminal.size();
    left = Math.max(0, whole.columns() - most) / 2;
    return new Size(Math.min(most, whole.columns()), whole.rows());
  }

  @Override
  public void listen(Consumer<Stroke> strokes) {
    terminal.listen(stroke -> strokes.accept(inside(stroke)));
  }

  private Stroke inside(Stroke stroke) {
    return stroke instanceof Mouse mouse
        ? new Mouse(mouse.button(), mouse.column() - left, mouse.row())
        : stroke;
  }

  @Override
  public void draw(Frame frame, Theme theme) {
    Size whole = terminal.size();
    if (whole.columns() <= most || frame.size().columns() < most) {
      terminal.draw(frame, theme);
      return;
    }
    Frame wide = new Frame(whole, Style.of(Ink.TEXT, Ink.BODY));
    wide.copy(frame, left, 0);
    frame.cursor().ifPresent(cursor -> wide.cursor(cursor.column() + left, cursor.row()));
    terminal.draw(wide, theme);
  }

  @Override
  public Theme fitting(Theme theme) {
    return terminal.fitting(theme);
  }

  @Override
  public void repaint() {
    terminal.repaint();
  }

  @Override
  public void title(String words) {
    terminal.title(words);
  }

  @Override
  public void copy(String text) {
    terminal.copy(text);
  }

  @Override
  public void suspend() {
    terminal.suspend();
  }

  @Override
  public void close() {
    terminal.close();
  }
}
