package hp41.panel;

import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Role;
import hp41.screen.Style;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The bar over the wide side area: the panels there are, the shown one set off. */
public final class Tabs {

  private Tabs() {}

  /** Draws into the first row of an area; the name of the shown panel is gold while focused. */
  static void draw(Frame frame, Area area, Side shown, boolean focused) {
    Area bar = new Area(area.column(), area.row(), area.width(), 1);
    frame.fill(bar, Style.of(Role.DIM, Role.TITLE));
    int column = area.column();
    for (Side side : sides(shown)) {
      String name = " " + side.title() + " ";
      Style chosen = Style.of(focused ? Role.GOLD : Role.WHITE, Role.PANEL).bolder();
      frame.put(column, area.row(), name, side == shown ? chosen : Style.of(Role.DIM, Role.TITLE));
      column += name.length();
    }
  }

  /** The panel whose tab is in a column. */
  public static Optional<Side> at(Area area, Side shown, int column) {
    int end = area.column();
    for (Side side : sides(shown)) {
      end += side.title().length() + 2;
      if (column < end) {
        return Optional.of(side);
      }
    }
    return Optional.empty();
  }

  private static List<Side> sides(Side shown) {
    List<Side> sides = new ArrayList<>(Side.TABS);
    if (!sides.contains(shown)) {
      sides.add(0, shown);
    }
    return sides;
  }
}
