package hp41.panel;

import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Ink;
import hp41.screen.Style;

/** Draws the title bar of a panel: its name at the left, further information at the right. */
public final class TitleBar {

  /** The mark of the focused panel, for terminals whose colours do not show it. */
  public static final char FOCUS = '▸';

  private TitleBar() {}

  /**
   * Draws the title bar into the first row of an area; it is highlighted and marked while the panel
   * has the focus.
   */
  public static void draw(Frame frame, Area area, String name, String about, boolean focused) {
    Style ground = ground(focused);
    frame.fill(new Area(area.column(), area.row(), area.width(), 1), ground);
    Style title = focused ? ground : ground.in(Ink.WHITE);
    frame.put(area.column(), area.row(), (focused ? FOCUS : ' ') + name, title.bolder());
    if (fits(area, name, about)) {
      frame.putEnding(area.right() - 1, area.row(), about, ground);
    }
  }

  /** Returns the style of texts in a title bar. */
  public static Style ground(boolean focused) {
    return focused ? Style.of(Ink.SELECTION_TEXT, Ink.SELECTION) : Style.of(Ink.DIM, Ink.TITLE);
  }

  /** Returns whether both texts fit into the title bar of an area. */
  public static boolean fits(Area area, String name, String about) {
    return name.length() + about.length() + 3 <= area.width();
  }
}
