package hp41.screen;

/**
 * The margins on the left and right of a window that is wider than the screen may be.
 *
 * @param window the size of the window
 * @param maxColumns the maximum number of columns of the screen
 */
public record Margins(Size window, int maxColumns) {

  /** Returns the size of the screen within the margins. */
  public Size size() {
    return new Size(Math.min(maxColumns, window.columns()), window.rows());
  }

  /** Returns a frame with its margins; a frame that has another size has none. */
  public Frame around(Frame frame) {
    if (left() == 0 || frame.size().columns() < maxColumns) {
      return frame;
    }
    Frame whole = new Frame(window, Style.of(Ink.TEXT, Ink.BODY));
    whole.copy(frame, left(), 0);
    frame.cursor().ifPresent(cursor -> whole.cursor(cursor.column() + left(), cursor.row()));
    return whole;
  }

  /** Returns a stroke whose column is counted from the left margin. */
  public Stroke within(Stroke stroke) {
    return stroke instanceof Stroke.Mouse mouse
        ? new Stroke.Mouse(mouse.button(), mouse.column() - left(), mouse.row())
        : stroke;
  }

  private int left() {
    return Math.max(0, window.columns() - maxColumns) / 2;
  }
}
