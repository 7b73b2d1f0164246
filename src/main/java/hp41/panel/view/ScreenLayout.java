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
 * Where everything stands in a window.
 *
 * @param size the window's
 * @param form how the calculator itself is shown
 * @param keypad its keys, where there is room for them and the debugger has not taken it
 * @param levels T, Z, Y and X outside the panels; nowhere if there is no place for them
 * @param status ALPHA, the line and the settings: beside the levels, or below the keys
 * @param beside the first column right of display and keys, where panels stand from the top on; the
 *     width of the window if there are none
 * @param places the panels that have a place; the one last that was chosen, or fits what goes on
 * @param hidden the panels that have something to show, but no place
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

  /** More columns than these are margins left and right. */
  public static final int MOST_COLUMNS = 240;

  /** Columns of a whole display that has no other at its side. */
  private static final int GLASS = 76;

  /** Rows of a window in which the line of the display has a box. */
  private static final int BOXED = 5;

  private static final int HELP_LEAST = 36;
  private static final int HELP_ROWS = 14;

  /** Columns for help beside the keys. */
  private static final int HELP = 43;

  /** How the calculator itself is shown. */
  public enum Form {
    /** As lines of text. */
    LINES,
    /** With a small display, without keys. */
    COMPACT,
    /** With its display, and keys where there is room. */
    FULL
  }

  /** The layout that suits what there is to show. */
  public static ScreenLayout of(Size size, PanelSizeRequest request) {
    return new LayoutChoice(size, request).layout();
  }

  /** The glass of the display. */
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

  /** Whether panels stand right of display and keys from the top on. */
  boolean asides() {
    return beside < size.columns();
  }

  /** Whether a panel has a place. */
  public boolean has(Panels panel) {
    return places.stream().anyMatch(place -> place.side() == panel);
  }

  /** Whether no panel has a place. */
  public boolean isWithoutPanels() {
    return places.isEmpty();
  }

  /** Whether a panel is seen only while it has the strokes. */
  public boolean takesTurns() {
    return form == Form.COMPACT && places.size() == 1;
  }

  /** What help covers: all but display and keypad where both have room beside it. */
  Area help() {
    return showsKeysBesideHelp()
        ? new Area(beside, 0, size.columns() - beside, messageRow())
        : report();
  }

  /** Whether the keypad can be seen while help is open. */
  boolean showsKeysBesideHelp() {
    return keypad.isPresent() && size.columns() - beside >= HELP;
  }

  /** Whether help can make way for the keypad that it covers. */
  boolean hidesKeysBehindHelp() {
    return keypad.isPresent() && !showsKeysBesideHelp();
  }

  /** What a report covers: all but the display and the two rows at the bottom. */
  Area report() {
    int top = display().height();
    return new Area(0, top, size.columns(), Math.max(0, messageRow() - top));
  }

  /** Whether help and reports have room. */
  public boolean hasRoomForHelp() {
    return form != Form.LINES || size.columns() >= HELP_LEAST && size.rows() >= HELP_ROWS;
  }

  /** What is said where they have none. */
  public static Note needsMore() {
    return Note.error("help has no room", "%d×%d at least".formatted(HELP_LEAST, HELP_ROWS));
  }

  /** The row of the message or the typed line. */
  int messageRow() {
    return size.rows() - (hasHints() ? 2 : 1);
  }

  /** The row of hints; below the window where it is too low for them. */
  public int hintRow() {
    return messageRow() + 1;
  }

  /** Whether there is a row of hints. */
  boolean hasHints() {
    return form != Form.LINES || size.rows() > BOXED;
  }
}
