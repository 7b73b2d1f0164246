package hp41.panel;

import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Role;
import hp41.screen.Style;
import java.util.List;

/** A few things to try, for the first time. */
final class StartPanel {

  private static final List<String> ROWS =
      """
      Add 2 and 3:
        2 Enter 3 +

      Any function:
        type its name

      Eight queens:
        xeq 8queens

      Help: F1 or ?
      Leave: Ctrl-Q"""
          .lines()
          .toList();

  private StartPanel() {}

  static void draw(Frame frame, Area area) {
    for (int i = 0; i < Math.min(ROWS.size(), area.height()); i++) {
      Role ink = ROWS.get(i).startsWith(" ") ? Role.GOLD : Role.TEXT;
      frame.put(area.column() + 1, area.row() + i, ROWS.get(i), Style.of(ink, Role.PANEL));
    }
  }
}
