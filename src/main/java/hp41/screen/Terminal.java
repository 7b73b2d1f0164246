package hp41.screen;

import java.util.concurrent.Executor;
import java.util.function.Consumer;

/**
 * The terminal as the session uses it. A terminal ignores the operations that it does not support.
 */
public interface Terminal extends AutoCloseable {

  /**
   * Returns the columns and rows. A change of the window takes effect at the next {@link
   * #repaint()}.
   */
  Size size();

  /** Returns whether the front end itself shows the display and the keys of the calculator. */
  default Buttons buttons() {
    return Buttons.NONE;
  }

  /**
   * Starts to report strokes, including changes of size, from other threads.
   *
   * @param reader executes tasks that read the input, outside the session's thread if there are
   *     several. A task that reads a line should end with the line and execute the next task, so
   *     that the reader can wait while the session has no room for lines
   */
  void listen(Consumer<Stroke> strokes, Executor reader);

  /** Returns the theme adapted to the abilities of this terminal. */
  default Theme fitting(Theme theme) {
    return theme;
  }

  /** Draws the changes since the last frame on the screen. */
  void draw(Frame frame, Theme theme);

  /**
   * Adopts the current size of the window and invalidates the screen, so that the next frame is
   * drawn completely.
   */
  default void repaint() {}

  /** Sets the title of the terminal's window; an empty title restores the original one. */
  default void title(String words) {}

  /** Rings the bell; can be called from any thread. */
  default void bell() {}

  /** Copies a text to the clipboard. */
  default void copy(String text) {}

  /** Releases the terminal to the shell until the process is continued. */
  default void suspend() {}

  /** Releases the terminal for good. Later calls do nothing. */
  @Override
  default void close() {}
}
