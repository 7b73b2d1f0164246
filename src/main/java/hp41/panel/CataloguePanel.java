package hp41.panel;

import hp41.listing.Programs;
import hp41.memory.CharacterSet;
import hp41.memory.Global;
import hp41.memory.KeyAssignments;
import hp41.screen.Role;
import hp41.screen.Size;
import java.util.ArrayList;
import java.util.List;

/**
 * The global labels of memory, each END with the bytes of its program, the current one marked;
 * below, what is left of memory.
 */
final class CataloguePanel {

  private static final int WIDE = 40;

  private CataloguePanel() {}

  static Content content(Sight sight, Size room) {
    Programs programs = sight.programs();
    List<Row> rows = new ArrayList<>();
    int follow = -1;
    for (Global global : programs.globals()) {
      boolean first = follow < 0 && programs.areTogether(global.pointer(), programs.pointer());
      follow = first ? rows.size() : follow;
      int bytes = global.isEnd() ? programs.size(global) : 0;
      rows.add(row(global, bytes, first, room.columns()));
    }
    String free = "REG %d free".formatted(programs.free());
    rows.add(Row.empty());
    rows.add(Row.empty().with(2, "SIZE %03d".formatted(sight.contents().size()), Role.DIM));
    rows.add(Row.empty().with(2, free, Role.DIM));
    return new Rows(room.columns() >= WIDE ? free : "", rows, follow);
  }

  private static Row row(Global global, int bytes, boolean marked, int width) {
    Row row = Row.empty().with(0, marked ? "▶" : " ", Role.GOLD);
    if (global.isEnd()) {
      String name = global.isPermanentEnd() ? ".END." : "END";
      String size = bytes == 1 ? "1 byte" : bytes + " bytes";
      return row.with(2, name, Role.DIM)
          .ending(width - 1, size, Role.DIM)
          .choosing(1, width - 2, new Item.Label(name, global.pointer(), ""));
    }
    String name = CharacterSet.glyphs(global.name());
    String key = global.key() == 0 ? "" : KeyAssignments.text(global.key());
    Row labelled = row.withBold(1, name, Role.GOLD);
    return (key.isEmpty() ? labelled : labelled.ending(width - 1, "key " + key, Role.OK))
        .choosing(1, width - 2, new Item.Label(name, global.pointer(), key));
  }
}
