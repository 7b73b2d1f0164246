package hp41.panel;

import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Role;
import hp41.screen.Style;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The bar over the wide side area: as many panels as fit, the shown one set off. */
final class Tabs {

  private static final Side LAST = Side.TABS.get(Side.TABS.size() - 1);

  private Tabs() {}

  /**
   * Draws into the first row of an area; the name of the shown panel is gold while focused.
   *
   * @param about what the panel says of itself, at the right
   */
  static void draw(Frame frame, Area area, Side shown, String about, boolean focused) {
    Area bar = new Area(area.column(), area.row(), area.width(), 1);
    frame.fill(bar, Style.of(Role.DIM, Role.TITLE));
    int column = area.column();
    List<Side> sides = sides(area.width() - room(about), shown);
    for (Side side : sides) {
      String name = " " + side.title() + " ";
      Style chosen = Style.of(focused ? Role.GOLD : Role.WHITE, Role.PANEL).bolder();
      frame.put(column, area.row(), name, side == shown ? chosen : Style.of(Role.DIM, Role.TITLE));
      column += name.length();
    }
    boolean more = about.isEmpty() && column < area.right() && !sides.contains(LAST);
    String end = more ? "›" : about;
    frame.putEnding(area.right() - 1, area.row(), end, Style.of(Role.DIM, Role.TITLE));
  }

  /** The panel whose tab is in a column. */
  static Optional<Side> at(Area area, Side shown, String about, int column) {
    int end = area.column();
    for (Side side : sides(area.width() - room(about), shown)) {
      end += side.title().length() + 2;
      if (column < end) {
        return Optional.of(side);
      }
    }
    return Optional.empty();
  }

  /** Those whose names fit; further ones take the place of the first until the shown one is in. */
  private static List<Side> sides(int width, Side shown) {
    List<Side> sides = new ArrayList<>(Side.TABS);
    if (!sides.contains(shown)) {
      sides.add(0, shown);
    }
    int end = sides.indexOf(shown) + 1;
    while (width(sides.subList(0, end)) > width) {
      sides.remove(0);
      end--;
    }
    while (width(sides) > width) {
      sides.remove(sides.size() - 1);
    }
    return sides;
  }

  private static int room(String about) {
    return about.isEmpty() ? 0 : about.length() + 2;
  }

  private static int width(List<Side> sides) {
    return sides.stream().mapToInt(side -> side.title().length() + 2).sum();
  }
}
