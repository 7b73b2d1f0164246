package hp41.panel.view;

import hp41.panel.display.CompactDisplay;
import hp41.panel.display.FullDisplay;
import hp41.panel.keys.Keypad;
import hp41.panel.view.PanelPlace.Bar;
import hp41.screen.Area;
import hp41.screen.Size;
import java.util.List;
import java.util.Optional;

/** Where everything stands: chosen from the size, the largest that fits. */
public enum ScreenLayout {
  /** Too small for a picture: the display as one line of text. */
  TINY(0, 0),
  /** 60×16: compact display, stack, two program lines, no keypad. */
  SMALL(60, 16),
  /** 80×24: display, keypad of one-line keys, stack, side area. */
  MEDIUM(80, 24),
  /** 100×30: display, keypad of two-line keys, stack and program beside them always there. */
  ROOMY(100, 30),
  /** 120×40: display, keypad of three-line keys, wide side area. */
  LARGE(120, 40),
  /** 160×50: the same, and most panels beside and below it always there. */
  HUGE(160, 50);

  /** More columns than these are margins left and right. */
  public static final int MOST_COLUMNS = 160;

  private final int columns;
  private final int rows;

  ScreenLayout(int columns, int rows) {
    this.columns = columns;
    this.rows = rows;
  }

  public static ScreenLayout of(Size size) {
    ScreenLayout largest = TINY;
    for (ScreenLayout layout : values()) {
      if (size.columns() >= layout.columns && size.rows() >= layout.rows) {
        largest = layout;
      }
    }
    return largest;
  }

  /** The glass of the display. */
  Area display(Size size) {
    return switch (this) {
      case TINY -> new Area(0, 0, size.columns(), Math.min(3, size.rows()));
      case SMALL -> new Area(0, 0, size.columns(), CompactDisplay.HEIGHT);
      case MEDIUM -> new Area(2, 0, 76, FullDisplay.HEIGHT);
      case ROOMY, LARGE, HUGE -> new Area(1, 0, 74, FullDisplay.HEIGHT);
    };
  }

  /** Whether the debugger takes the place of the keys. */
  boolean debugs(Panels shown) {
    return shown == Panels.DEBUG && compareTo(MEDIUM) >= 0;
  }

  /** The keys, where there is room for them. */
  Optional<Keypad> keypad() {
    return switch (this) {
      case TINY, SMALL -> Optional.empty();
      case MEDIUM -> Optional.of(Keypad.ONE_LINE);
      case ROOMY -> Optional.of(Keypad.TWO_LINES);
      case LARGE, HUGE -> Optional.of(Keypad.THREE_LINES);
    };
  }

  /** T, Z, Y and X outside the panels; nowhere if there is no place for them. */
  Area stack(Panels shown, boolean focused) {
    boolean hidden = debugs(shown) || this == SMALL && focused;
    return switch (hidden ? TINY : this) {
      case SMALL -> new Area(1, 7, 20, 4);
      case MEDIUM -> new Area(2, 18, 20, 4);
      case TINY, ROOMY, LARGE, HUGE -> new Area(0, 0, 0, 0);
    };
  }

  /** The area whose content changes; on a small terminal only while a panel is wanted there. */
  public Area side(Size size) {
    return switch (this) {
      case TINY -> new Area(0, 0, 0, 0);
      case SMALL -> new Area(0, 7, size.columns(), size.rows() - 9);
      case MEDIUM -> new Area(61, 8, size.columns() - 62, size.rows() - 10);
      case ROOMY -> new Area(76, 8, size.columns() - 76, 13);
      case LARGE -> new Area(77, 7, size.columns() - 77, 19);
      case HUGE -> new Area(77, 7, 54, 27);
    };
  }

  /** The panels that have a place, and where; the one in the side area last. */
  public List<PanelPlace> places(Size size, Panels shown, boolean focused) {
    Area side = side(size);
    int bottom = messageRow(size);
    if (debugs(shown)) {
      return PanelPlace.debugging(size, bottom);
    }
    return switch (this) {
      case TINY -> List.of();
      case SMALL ->
          focused
              ? List.of(new PanelPlace(shown, side, Bar.TAB))
              : List.of(new PanelPlace(Panels.PROGRAM, side.below(5), Bar.NONE));
      case MEDIUM -> List.of(new PanelPlace(shown, side, Bar.TAB));
      case ROOMY -> PanelPlace.beside(side, 22, bottom, shown);
      case LARGE -> PanelPlace.beside(side, 27, bottom, shown);
      case HUGE -> PanelPlace.around(side, size.columns(), bottom, shown);
    };
  }

  /** What help covers: all but display and keypad where both have room beside it. */
  Area help(Size size) {
    int column = side(size).column();
    return showsKeysBesideHelp()
        ? new Area(column, 0, size.columns() - column, messageRow(size))
        : report(size);
  }

  /** Whether the keypad can be seen while help is open. */
  boolean showsKeysBesideHelp() {
    return compareTo(LARGE) >= 0;
  }

  /** Whether help can make way for the keypad that it covers. */
  boolean hidesKeysBehindHelp() {
    return keypad().isPresent() && !showsKeysBesideHelp();
  }

  /** What a report covers: all but the display and the two rows at the bottom. */
  Area report(Size size) {
    int top = this == SMALL ? CompactDisplay.HEIGHT : FullDisplay.HEIGHT;
    return new Area(0, top, size.columns(), size.rows() - 2 - top);
  }

  /** The row of the message or the typed line. */
  int messageRow(Size size) {
    return size.rows() - 2;
  }

  /** The row of hints. */
  public int hintRow(Size size) {
    return size.rows() - 1;
  }
}
