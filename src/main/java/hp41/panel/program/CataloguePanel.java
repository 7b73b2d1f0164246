package hp41.panel.program;

import hp41.listing.Programs;
import hp41.memory.CharacterSet;
import hp41.memory.Global;
import hp41.memory.KeyAssignments;
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

/**
 * The global labels of memory, each END with the bytes of its program, the current one marked;
 * below, what is left of memory.
 */
public final class CataloguePanel implements Panel {

  private static final int WIDE = 40;

  @Override
  public Content content(PanelData data, Size room) {
    Programs programs = data.programs();
    List<PanelRow> rows = new ArrayList<>();
    int follow = -1;
    for (Global global : programs.globals()) {
      boolean first = follow < 0 && programs.areTogether(global.pointer(), programs.pointer());
      follow = first ? rows.size() : follow;
      int bytes = global.isEnd() ? programs.size(global) : 0;
      rows.add(row(global, bytes, first, room.columns()));
    }
    String free = "REG %d free".formatted(programs.free());
    rows.add(PanelRow.empty());
    rows.add(PanelRow.empty().with(2, "SIZE %03d".formatted(data.contents().size()), Ink.DIM));
    rows.add(PanelRow.empty().with(2, free, Ink.DIM));
    return new PanelRows(room.columns() >= WIDE ? free : "", rows, follow);
  }

  @Override
  public List<Hint> hints() {
    return Hint.all("F1 Help · Enter goes there");
  }

  @Override
  public boolean follows() {
    return true;
  }

  private static PanelRow row(Global global, int bytes, boolean marked, int width) {
    PanelRow row = PanelRow.empty().with(0, marked ? "▶" : " ", Ink.GOLD);
    if (global.isEnd()) {
      String name = global.isPermanentEnd() ? ".END." : "END";
      String size = bytes == 1 ? "1 byte" : bytes + " bytes";
      return row.with(2, name, Ink.DIM)
          .ending(width - 1, size, Ink.DIM)
          .choosing(1, width - 2, new PanelItem.Label(name, global.pointer(), ""));
    }
    String name = CharacterSet.glyphs(global.name());
    String key = global.key() == 0 ? "" : KeyAssignments.text(global.key());
    PanelRow labelled = row.withBold(1, name, Ink.GOLD);
    return (key.isEmpty() ? labelled : labelled.ending(width - 1, "key " + key, Ink.OK))
        .choosing(1, width - 2, new PanelItem.Label(name, global.pointer(), key));
  }
}
