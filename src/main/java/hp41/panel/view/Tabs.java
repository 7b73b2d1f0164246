package hp41.panel.view;

import hp41.panel.TitleBar;
import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Ink;
import hp41.screen.Style;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Draws the tabs above the wide side area: as many panels as fit, with the shown one highlighted.
 */
public final class Tabs {

  /** The panels that have a tab and no fixed place. */
  private static final List<Panels> TABS =
      Panels.TABS.stream().filter(it -> it != Panels.STACK && it != Panels.PROGRAM).toList();

  private static final Panels FIRST = TABS.get(0);
  private static final Panels LAST = TABS.get(TABS.size() - 1);

  private Tabs() {}

  /**
   * Draws the tabs into the first row of an area. The name of the shown panel is gold and marked
   * while it has the focus.
   *
   * @param about the panel's own text, at the right
   */
  static void draw(Frame frame, Area area, Panels shown, String about, boolean focused) {
    Style ground = TitleBar.ground(focused);
    frame.fill(new Area(area.column(), area.row(), area.width(), 1), ground);
    int column = area.column();
    List<Panels> sides = sides(area.width() - room(about), shown);
    for (Panels panel : sides) {
      String name = (focused && panel == shown ? TitleBar.FOCUS : ' ') + panel.title() + " ";
      Style chosen = Style.of(focused ? Ink.GOLD : Ink.WHITE, Ink.PANEL).bolder();
      frame.put(column, area.row(), name, panel == shown ? chosen : ground);
      column += name.length();
    }
    if (!sides.contains(FIRST)) {
      frame.put(area.column(), area.row(), "‹", ground);
    }
    frame.putEnding(area.right() - 1, area.row(), about, ground);
    if (about.isEmpty() && column < area.right() && !sides.contains(LAST)) {
      frame.put(area.right() - 1, area.row(), "›", ground);
    }
  }

  /** Returns the panel whose tab is in a column. */
  static Optional<Panels> at(Area area, Panels shown, String about, int column) {
    int end = area.column();
    for (Panels panel : sides(area.width() - room(about), shown)) {
      end += panel.title().length() + 2;
      if (column < end) {
        return Optional.of(panel);
      }
    }
    return Optional.empty();
  }

  /**
   * Returns the panels whose names fit, beside the mark for more of them. The first ones are
   * dropped until the shown panel is included.
   */
  private static List<Panels> sides(int width, Panels shown) {
    List<Panels> sides = new ArrayList<>(TABS);
    if (!sides.contains(shown)) {
      sides.add(0, shown);
    }
    int end = sides.indexOf(shown) + 1;
    while (width(sides.subList(0, end)) > width) {
      sides.remove(0);
      end--;
    }
    while (sides.size() > end && width(sides) + (sides.contains(LAST) ? 0 : 1) > width) {
      sides.remove(sides.size() - 1);
    }
    return sides;
  }

  private static int room(String about) {
    return about.isEmpty() ? 0 : about.length() + 2;
  }

  private static int width(List<Panels> sides) {
    return sides.stream().mapToInt(panel -> panel.title().length() + 2).sum();
  }
}
