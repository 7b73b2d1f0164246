package hp41.panel;

import hp41.screen.Role;
import hp41.screen.Size;
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
        8 q Enter

      Help: F1 or ?
      Leave: Ctrl-Q"""
          .lines()
          .toList();

  private StartPanel() {}

  static Content content(Sight sight, Size room) {
    return Rows.of("", ROWS.stream().map(StartPanel::row).toList());
  }

  private static Row row(String text) {
    return Row.empty().with(1, text, text.startsWith(" ") ? Role.GOLD : Role.TEXT);
  }
}
