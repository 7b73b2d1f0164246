package hp41.panel;

import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Ink;
import hp41.screen.Style;

/** The bar over a panel: its name at the left, what else to know at the right. */
public final class TitleBar {

  private TitleBar() {}

  /** Draws into the first row of an area, lighter as a whole while strokes go there. */
  public static void draw(Frame frame, Area area, String name, String about, boolean focused) {
    Style ground = ground(focused);
    frame.fill(new Area(area.column(), area.row(), area.width(), 1), ground);
    Style title = focused ? ground : ground.in(Ink.WHITE);
    frame.put(area.column() + 1, area.row(), name, title.bolder());
    if (fits(area, name, about)) {
      frame.putEnding(area.right() - 1, area.row(), about, ground);
    }
  }

  /** How words stand on a bar. */
  public static Style ground(boolean focused) {
    return focused ? Style.of(Ink.SELECTION_TEXT, Ink.SELECTION) : Style.of(Ink.DIM, Ink.TITLE);
  }

  /** Whether there is room for both in the bar of an area. */
  public static boolean fits(Area area, String name, String about) {
    return name.length() + about.length() + 3 <= area.width();
  }
}
