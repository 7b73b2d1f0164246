package hp41.panel.memory;

import hp41.MemoryView;
import hp41.MemoryView.StoredFile;
import hp41.panel.Panel;
import hp41.panel.PanelData;
import hp41.panel.PanelRow;
import hp41.panel.PanelRow.Span;
import hp41.panel.PanelRows;
import hp41.screen.Ink;
import hp41.screen.Size;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A panel with the files in extended memory, with type and size. The working file is marked. */
public final class ExtendedPanel implements Panel {

  private static final int WIDE = 40;

  @Override
  public PanelBody content(PanelData data, Size room) {
    MemoryView contents = data.contents();
    List<PanelRow> rows = new ArrayList<>();
    for (StoredFile file : contents.files()) {
      rows.add(row(file, room.columns()));
    }
    if (rows.isEmpty()) {
      rows.addAll(PanelRows.nothing("No files.", "\"DATA\" 20 crfld"));
    }
    String free = "REG %d free".formatted(contents.roomForFiles());
    rows.add(PanelRow.empty());
    rows.add(PanelRow.empty().with(1, free, Ink.DIM));
    return PanelRows.of(room.columns() >= WIDE ? free : "", rows);
  }

  @Override
  public boolean hasContents(PanelData data) {
    return !data.contents().files().isEmpty();
  }

  private static PanelRow row(StoredFile file, int width) {
    boolean wide = width >= WIDE;
    String type = file.type().toLowerCase(Locale.ROOT);
    String size =
        file.registers() + (wide ? (file.registers() == 1 ? " register" : " registers") : "");
    return PanelRow.empty()
        .with(0, file.current() ? "▶" : " ", Ink.GOLD)
        .with(new Span(1, file.name(), Ink.TEXT, file.current()))
        .with(wide ? 11 : 9, wide ? type : file.abbreviation(), Ink.BLUE)
        .ending(width - 1, size, Ink.TEXT);
  }
}
