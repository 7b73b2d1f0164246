package hp41.panel.view;

import hp41.panel.keys.Keypad;
import hp41.screen.Area;
import hp41.screen.Buttons;
import hp41.screen.Size;
import java.util.List;
import java.util.Optional;

/**
 * The positions of everything in a window.
 *
 * @param size the size of the window
 * @param form the form of the calculator
 * @param keypad the keypad; empty if it does not fit or the debugger is shown
 * @param display the glass of the display
 * @param levels the area of T, Z, Y and X outside the panels; empty if there is no room
 * @param status the area of ALPHA, the line and the settings, beside the stack or below the keypad
 * @param beside the first column of the panels beside the display, or the width of the window
 * @param places the visible panels; the last one is the chosen or usual panel
 * @param buttons whether the front end itself shows the display and the keys
 */
public record ScreenLayout(
    Size size,
    Form form,
    Optional<Keypad> keypad,
    Area display,
    Area levels,
    Area status,
    int beside,
    List<PanelPlace> places,
    Buttons buttons) {

  /** The maximum number of columns; a wider window has margins on the left and right. */
  public static final int MOST_COLUMNS = 240;

  /** The smallest window that has room for help and panels. */
  public static final Size LEAST = new Size(36, 12);

  private static final int HELP_BESIDE = 43;

  /**
   * The forms of the calculator: none, text, a small display, or a display above a keypad or
   * panels.
   */
  public enum Form {
    PANELS,
    LINES,
    COMPACT,
    FULL
  }

  public boolean has(Panels panel) {
    return room(panel) > 0;
  }

  /** Returns the number of rows for the content of a panel; 0 if the panel is not visible. */
  int room(Panels panel) {
    return places.stream()
        .filter(place -> place.panel() == panel)
        .mapToInt(place -> place.room().rows())
        .findFirst()
        .orElse(0);
  }

  /** Returns the area of help: everything but display and keypad if there is room beside them. */
  Area help() {
    return showsKeysBesideHelp()
        ? new Area(beside, 0, size.columns() - beside, messageRow())
        : report();
  }

  /** Returns whether the keypad is visible while help is open. */
  boolean showsKeysBesideHelp() {
    return keypad.isPresent() && size.columns() - beside >= HELP_BESIDE;
  }

  /**
   * Returns the area of a report: everything but the display and the two rows at the bottom. A
   * display that is a line of text has no box then.
   */
  Area report() {
    int top = form == Form.LINES ? Math.min(1, display.height()) : display.height();
    return new Area(0, top, size.columns(), Math.max(0, messageRow() - top));
  }

  public boolean hasRoomForHelp() {
    return form != Form.LINES || size.columns() >= LEAST.columns() && size.rows() >= LEAST.rows();
  }

  /** Returns the row of the message or the input line. */
  int messageRow() {
    return size.rows() - (hasHints() ? 2 : 1);
  }

  /** Returns the row of hints; it is below the window if the window is too low. */
  public int hintRow() {
    return messageRow() + 1;
  }

  boolean hasHints() {
    if (buttons == Buttons.WITHOUT_KEYBOARD) {
      return false;
    }
    return form != Form.LINES || size.rows() > 5;
  }
}
