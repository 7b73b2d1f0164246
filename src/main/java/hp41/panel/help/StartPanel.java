package hp41.panel.help;

import hp41.panel.Clause;
import hp41.panel.Panel;
import hp41.panel.PanelData;
import hp41.panel.PanelRow;
import hp41.panel.PanelRows;
import hp41.panel.keys.KeyNames;
import hp41.screen.Ink;
import hp41.screen.Size;
import java.util.List;

/** A panel with a few things to try, for new users. */
public final class StartPanel implements Panel {

  private static List<String> rows(KeyNames keys) {
    return """
      Add 2 and 3:
        2 Enter 3 +
      Any function:
        %s
      Eight queens:
        %s8q Enter
        yes Enter
        158 !
        !
      Programs: Alt-P
      Help: F1 or ?
      Leave: Ctrl-Q"""
        .formatted(Clause.TypedName.invitation(keys), keys.letters() ? ":" : "")
        .lines()
        .toList();
  }

  @Override
  public PanelBody content(PanelData data, Size room) {
    return PanelRows.of("", rows(data.keys()).stream().map(StartPanel::row).toList());
  }

  private static PanelRow row(String text) {
    return PanelRow.empty().with(1, text, text.startsWith(" ") ? Ink.GOLD : Ink.TEXT);
  }
}
