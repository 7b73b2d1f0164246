package hp41.screen;

import java.util.function.Consumer;

/** What the session needs of a terminal; what one does not have does nothing. */
public interface Terminal extends AutoCloseable {

  /** Columns and rows; a change of the window counts from the next {@link #repaint()} on. */
  Size size();

  /** Begins to report strokes, changes of size included, from another thread. */
  void listen(Consumer<Stroke> strokes);

  /** A look as far as this terminal can show it. */
  default Theme fitting(Theme theme) {
    return theme;
  }

  /** Brings what has changed since the last frame onto the screen. */
  void draw(Frame frame, Theme theme);

  /**
   * Takes the size that the window has now, and forgets what is on the screen, so that the next
   * frame is painted whole.
   */
  default void repaint() {}

  /** The words in the title of the terminal's window; none for what it was before. */
  default void title(String words) {}

  /** Puts a text where other programs can paste it from. */
  default void copy(String text) {}

  /** Gives the terminal back to the shell until it is continued. */
  default void suspend() {}

  /** Gives the terminal back for good; again does nothing. */
  @Override
  default void close() {}
}
