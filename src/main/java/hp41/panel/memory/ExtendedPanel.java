package hp41.panel.memory;

import hp41.MemoryView;
import hp41.memory.CharacterSet;
import hp41.memory.ExtendedFile;
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
import java.util.Optional;

/** A panel with the files in extended memory, with type and size. The working file is marked. */
public final class ExtendedPanel implements Panel {

  private static final int WIDE = 40;

  @Override
  public PanelBody content(PanelData data, Size room) {
    MemoryView contents = data.contents();
    Optional<String> working = contents.workingFile().map(ExtendedFile::name);
    List<PanelRow> rows = new ArrayList<>();
    for (ExtendedFile file : contents.files()) {
      rows.add(row(file, working.equals(Optional.of(file.name())), room.columns()));
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

  private static PanelRow row(ExtendedFile file, boolean working, int width) {
    boolean wide = width >= WIDE;
    String type = file.type().name().toLowerCase(Locale.ROOT);
    String size = file.size() + (wide ? (file.size() == 1 ? " register" : " registers") : "");
    return PanelRow.empty()
        .with(0, working ? "▶" : " ", Ink.GOLD)
        .with(new Span(1, CharacterSet.glyphs(file.name()), Ink.TEXT, working))
        .with(wide ? 11 : 9, wide ? type : file.type().abbreviation(), Ink.BLUE)
        .ending(width - 1, size, Ink.TEXT);
  }
}
