package hp41.panel.memory;

import hp41.memory.Alpha;
import hp41.memory.CharacterSet;
import hp41.memory.RegisterText;
import hp41.panel.Hint;
import hp41.panel.Panel;
import hp41.panel.PanelData;
import hp41.panel.PanelItem;
import hp41.panel.PanelRow;
import hp41.panel.PanelRows;
import hp41.panel.Promise;
import hp41.screen.Ink;
import hp41.screen.Size;
import hp41.text.ZeroPadding;
import java.util.ArrayList;
import java.util.List;

/** A panel with the text of the ALPHA register, and the byte of each character below it. */
public final class AlphaPanel implements Panel {

  private static final int PITCH = 3;
  private static final int NARROW = 6;
  private static final int BYTES = 3;

  @Override
  public PanelBody content(PanelData data, Size room) {
    String text = data.contents().alpha();
    List<PanelRow> rows = new ArrayList<>();
    int width = room.columns() - 2;
    PanelItem item = new PanelItem.AlphaItem(RegisterText.typedAlpha(text));
    String glyphs = CharacterSet.glyphs(text);
    rows.add(
        PanelRow.empty()
            .withBold(1, glyphs.substring(0, Math.min(width, glyphs.length())), Ink.WHITE)
            .choosing(1, width, item));
    if (glyphs.length() > width) {
      rows.add(PanelRow.empty().withBold(1, glyphs.substring(width), Ink.WHITE));
    }
    int count = inRow(room.columns());
    for (int first = 0; first < text.length(); first += count) {
      rows.add(PanelRow.empty());
      String part = text.substring(first, Math.min(text.length(), first + count));
      rows.addAll(bytes(part, PITCH * count < room.columns() ? 1 : 0));
    }
    return PanelRows.of(text.length() + " of " + Alpha.CAPACITY, rows);
  }

  @Override
  public boolean hasContents(PanelData data) {
    return !data.contents().alpha().isEmpty();
  }

  /** Returns the rows for the maximum number of characters. */
  @Override
  public int rows(PanelData data, int columns, boolean whole) {
    int lines = Alpha.CAPACITY > columns - 2 ? 2 : 1;
    return lines + BYTES * ((Alpha.CAPACITY + inRow(columns) - 1) / inRow(columns));
  }

  private static int inRow(int columns) {
    return Math.max(1, columns / PITCH / NARROW) * NARROW;
  }

  @Override
  public List<Hint> hints() {
    return List.of(
        Hint.HELP, Hint.of("Enter", Promise.CHANGES, "changes=Changes the ALPHA register"));
  }

  private static List<PanelRow> bytes(String text, int left) {
    PanelRow characters = PanelRow.empty();
    PanelRow codes = PanelRow.empty();
    for (int i = 0; i < text.length(); i++) {
      String glyph = String.valueOf(CharacterSet.glyph(text.charAt(i)));
      characters = characters.with(left + PITCH * i + 1, glyph, Ink.TEXT);
      codes = codes.with(left + PITCH * i, ZeroPadding.hex(text.charAt(i), 2), Ink.DIM);
    }
    return List.of(characters, codes);
  }
}
