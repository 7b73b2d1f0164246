package hp41.panel;

import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Ink;
import hp41.screen.Style;

/** The bar over a panel: its name at the left, what else to know at the right. */
public final class TitleBar {

  private TitleBar() {}

  /** Draws into the first row of an area; the name is gold while strokes go there. */
  public static void draw(Frame frame, Area area, String name, String about, boolean focused) {
    frame.fill(new Area(area.column(), area.row(), area.width(), 1), Style.of(Ink.DIM, Ink.TITLE));
    Ink ink = focused ? Ink.GOLD : Ink.WHITE;
    frame.put(area.column() + 1, area.row(), name, Style.of(ink, Ink.TITLE).bolder());
    if (fits(area, name, about)) {
      frame.putEnding(area.right() - 1, area.row(), about, Style.of(Ink.DIM, Ink.TITLE));
    }
  }

  /** Whether there is room for both in the bar of an area. */
  public static boolean fits(Area area, String name, String about) {
    return name.length() + about.length() + 3 <= area.width();
  }
}
