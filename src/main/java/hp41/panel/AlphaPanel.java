package hp41.panel;

import hp41.memory.Alpha;
import hp41.memory.CharacterSet;
import hp41.screen.Role;
import hp41.screen.Size;
import java.util.ArrayList;
import java.util.List;

/** The text of the ALPHA register, and below each character its byte. */
final class AlphaPanel {

  private static final int PITCH = 3;
  private static final int NARROW = 6;

  private AlphaPanel() {}

  static Content content(Sight sight, Size room) {
    String text = sight.contents().alpha();
    List<Row> rows = new ArrayList<>();
    int width = room.columns() - 2;
    Item item = new Item.AlphaText(AlphaSpelling.typed(text));
    String glyphs = CharacterSet.glyphs(text);
    rows.add(
        Row.empty()
            .withBold(1, glyphs.substring(0, Math.min(width, glyphs.length())), Role.WHITE)
            .choosing(1, width, item));
    if (glyphs.length() > width) {
      rows.add(Row.empty().withBold(1, glyphs.substring(width), Role.WHITE));
    }
    int count = Math.max(1, room.columns() / PITCH / NARROW) * NARROW;
    for (int first = 0; first < text.length(); first += count) {
      rows.add(Row.empty());
      rows.addAll(bytes(text.substring(first, Math.min(text.length(), first + count))));
    }
    return Rows.of(text.length() + " of " + Alpha.CAPACITY, rows);
  }

  private static List<Row> bytes(String text) {
    Row characters = Row.empty();
    Row codes = Row.empty();
    for (int i = 0; i < text.length(); i++) {
      String glyph = String.valueOf(CharacterSet.glyph(text.charAt(i)));
      characters = characters.with(PITCH * i + 1, glyph, Role.TEXT);
      codes = codes.with(PITCH * i, "%02X".formatted((int) text.charAt(i)), Role.DIM);
    }
    return List.of(characters, codes);
  }
}
