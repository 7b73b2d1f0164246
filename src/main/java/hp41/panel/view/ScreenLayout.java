package hp41.panel.view;

import hp41.panel.Note;
import hp41.panel.display.CompactDisplay;
import hp41.panel.display.FullDisplay;
import hp41.panel.keys.Keypad;
import hp41.screen.Area;
import hp41.screen.Size;
import java.util.List;
import java.util.Optional;

/**
 * The positions of everything in a window.
 *
 * @param size the size of the window
 * @param form the form of the calculator
 * @param keypad the keypad; empty if it does not fit or the debugger is shown
 * @param levels the area of T, Z, Y and X outside the panels; empty if there is no room
 * @param status the area of ALPHA, the line and the settings, beside the stack or below the keypad
 * @param beside the first column to the right of display and keypad, in which panels begin at the
 *     top; the width of the window if there are none
 * @param places the visible panels; the last one is the chosen panel, or the one that fits the
 *     current activity
 * @param hidden the panels that have content but no room
 */
public record ScreenLayout(
    Size size,
    Form form,
    Optional<Keypad> keypad,
    Area levels,
    Area status,
    int beside,
    List<PanelPlace> places,
    List<Panels> hidden) {

  /** The maximum number of columns; a wider window has margins on the left and right. */
  public static final int MOST_COLUMNS = 240;

  /** The columns of a full-size display without panels beside it. */
  private static final int GLASS = 76;

  /** The minimum rows of a window in which the display's line has a box. */
  private static final int BOXED = 5;

  private static final int HELP_LEAST = 36;
  private static final int HELP_ROWS = 14;

  /** The columns of help beside the keypad. */
  private static final int HELP = 43;

  /** The forms of the calculator. */
  public enum Form {
    /** Lines of text. */
    LINES,
    /** A small display without a keypad. */
    COMPACT,
    /** A full-size display, with a keypad if there is room. */
    FULL
  }

  /** Returns the layout for a request. */
  public static ScreenLayout of(Size size, PanelSizeRequest request) {
    return new LayoutChoice(size, request).layout();
  }

  /** Returns the glass of the display. */
  Area display() {
    return switch (form) {
      case LINES -> new Area(0, 0, size.columns(), size.rows() < BOXED ? 1 : 3);
      case COMPACT -> new Area(0, 0, size.columns(), CompactDisplay.HEIGHT);
      case FULL -> {
        int left = asides() ? 1 : keypad.isPresent() ? 2 : (size.columns() - GLASS) / 2;
        yield new Area(left, 0, asides() ? GLASS - 2 : GLASS, FullDisplay.HEIGHT);
      }
    };
  }

  /** Returns whether panels are beside the display, from the top row on. */
  boolean asides() {
    return beside < size.columns();
  }

  /** Returns whether a panel is visible. */
  public boolean has(Panels panel) {
    return places.stream().anyMatch(place -> place.side() == panel);
  }

  /** Returns whether no panel is visible. */
  public boolean isWithoutPanels() {
    return places.isEmpty();
  }

  /** Returns whether a panel is visible only while it has the focus. */
  public boolean takesTurns() {
    return form == Form.COMPACT && places.size() == 1;
  }

  /**
   * Returns the area of help: everything except display and keypad if there is room beside them.
   */
  Area help() {
    return showsKeysBesideHelp()
        ? new Area(beside, 0, size.columns() - beside, messageRow())
        : report();
  }

  /** Returns whether the keypad is visible while help is open. */
  boolean showsKeysBesideHelp() {
    return keypad.isPresent() && size.columns() - beside >= HELP;
  }

  /** Returns whether help covers the keypad and can be replaced with it. */
  boolean hidesKeysBehindHelp() {
    return keypad.isPresent() && !showsKeysBesideHelp();
  }

  /** Returns the area of a report: everything except the display and the two rows at the bottom. */
  Area report() {
    int top = display().height();
    return new Area(0, top, size.columns(), Math.max(0, messageRow() - top));
  }

  /** Returns whether there is room for help and reports. */
  public boolean hasRoomForHelp() {
    return form != Form.LINES || size.columns() >= HELP_LEAST && size.rows() >= HELP_ROWS;
  }

  /** Returns the message in windows without room for help. */
  public static Note needsMore() {
    return Note.error("help has no room", "%d×%d at least".formatted(HELP_LEAST, HELP_ROWS));
  }

  /** Returns the row of the message or the input line. */
  int messageRow() {
    return size.rows() - (hasHints() ? 2 : 1);
  }

  /** Returns the row of hints; it is below the window if the window is too low. */
  public int hintRow() {
    return messageRow() + 1;
  }

  /** Returns whether there is a row of hints. */
  boolean hasHints() {
    return form != Form.LINES || size.rows() > BOXED;
  }
}
