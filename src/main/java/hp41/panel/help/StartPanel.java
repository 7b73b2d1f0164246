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

  private static final String LAST =
      """
      Programs: Alt-P
      Help: F1 or ?
      Leave: Ctrl-Q
      """;

  /** Returns the rows of the panel, with a program to write if there is room. */
  private static List<String> rows(KeyNames keys, boolean whole) {
    String colon = keys.letters() ? ":" : "";
    String first =
        """
        Add 2 and 3:
          2 Enter 3 +
        Any function:
          %s
        Eight queens:
          %s8q Enter
          yes Enter
          158 !
          !
        """
            .formatted(Clause.TypedName.invitation(keys), colon);
    String program =
        """
        A program:
          F3
          %1$slbl circle Enter
          %1$sx^2 Enter %1$spi Enter *
          F3
          3 %1$sxeq circle Enter
        """
            .formatted(colon);
    return (first + (whole ? program : "") + LAST).lines().toList();
  }

  @Override
  public PanelBody content(PanelData data, Size room) {
    List<String> whole = rows(data.keys(), true);
    List<String> rows = whole.size() <= room.rows() ? whole : rows(data.keys(), false);
    return PanelRows.of("", rows.stream().map(StartPanel::row).toList());
  }

  @Override
  public int rows(PanelData data, int columns, boolean whole) {
    return rows(data.keys(), whole).size();
  }

  private static PanelRow row(String text) {
    return PanelRow.empty().with(1, text, text.startsWith(" ") ? Ink.GOLD : Ink.TEXT);
  }
}
