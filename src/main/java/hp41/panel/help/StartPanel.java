package hp41.panel.help;

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

  private static final List<String> ROWS =
      """
      Add 2 and 3:
        2 Enter 3 +
      Any function:
        type a name
      Eight queens:
        8q Enter
        yes Enter
        158 !
        !
      Programs: Alt-P
      Help: F1 or ?
      Leave: Ctrl-Q"""
          .lines()
          .toList();

  @Override
  public PanelBody content(PanelData data, Size room) {
    return PanelRows.of("", ROWS.stream().map(row -> row(withStrokes(row, data.keys()))).toList());
  }

  /** Returns a row for the current key map. If letters press keys, a colon opens the input line. */
  private static String withStrokes(String row, KeyNames keys) {
    return keys.withStrokes(row.replace("8q", keys.letters() ? ":8q" : "8q"));
  }

  private static PanelRow row(String text) {
    return PanelRow.empty().with(1, text, text.startsWith(" ") ? Ink.GOLD : Ink.TEXT);
  }
}
