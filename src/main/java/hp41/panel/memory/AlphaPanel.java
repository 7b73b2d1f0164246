package hp41.panel.memory;

import hp41.memory.Alpha;
import hp41.memory.CharacterSet;
import hp41.panel.Hint;
import hp41.panel.Panel;
import hp41.panel.PanelData;
import hp41.panel.PanelItem;
import hp41.panel.PanelRow;
import hp41.panel.PanelRows;
import hp41.screen.Ink;
import hp41.screen.Size;
import java.util.ArrayList;
import java.util.List;

/** The text of the ALPHA register, and below each character its byte. */
public final class AlphaPanel implements Panel {

  private static final int PITCH = 3;
  private static final int NARROW = 6;

  @Override
  public Content content(PanelData data, Size room) {
    String text = data.contents().alpha();
    List<PanelRow> rows = new ArrayList<>();
    int width = room.columns() - 2;
    PanelItem item = new PanelItem.AlphaText(RegisterText.typedAlpha(text));
    String glyphs = CharacterSet.glyphs(text);
    rows.add(
        PanelRow.empty()
            .withBold(1, glyphs.substring(0, Math.min(width, glyphs.length())), Ink.WHITE)
            .choosing(1, width, item));
    if (glyphs.length() > width) {
      rows.add(PanelRow.empty().withBold(1, glyphs.substring(width), Ink.WHITE));
    }
    int count = Math.max(1, room.columns() / PITCH / NARROW) * NARROW;
    for (int first = 0; first < text.length(); first += count) {
      rows.add(PanelRow.empty());
      rows.addAll(bytes(text.substring(first, Math.min(text.length(), first + count))));
    }
    return PanelRows.of(text.length() + " of " + Alpha.CAPACITY, rows);
  }

  @Override
  public List<Hint> hints() {
    return List.of(Hint.HELP, Hint.CHANGE);
  }

  private static List<PanelRow> bytes(String text) {
    PanelRow characters = PanelRow.empty();
    PanelRow codes = PanelRow.empty();
    for (int i = 0; i < text.length(); i++) {
      String glyph = String.valueOf(CharacterSet.glyph(text.charAt(i)));
      characters = characters.with(PITCH * i + 1, glyph, Ink.TEXT);
      codes = codes.with(PITCH * i, "%02X".formatted((int) text.charAt(i)), Ink.DIM);
    }
    return List.of(characters, codes);
  }
}
