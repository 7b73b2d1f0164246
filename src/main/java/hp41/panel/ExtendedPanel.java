package hp41.panel;

import hp41.Contents;
import hp41.memory.CharacterSet;
import hp41.memory.ExtendedFile;
import hp41.screen.Role;
import hp41.screen.Size;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The files in extended memory with type and size, the working file marked. */
final class ExtendedPanel {

  private static final int WIDE = 40;

  private ExtendedPanel() {}

  static Content content(Sight sight, Size room) {
    Contents contents = sight.contents();
    Optional<String> working = contents.workingFile().map(ExtendedFile::name);
    List<Row> rows = new ArrayList<>();
    for (ExtendedFile file : contents.files()) {
      rows.add(row(file, working.equals(Optional.of(file.name())), room.columns()));
    }
    if (rows.isEmpty()) {
      rows.add(Row.empty());
      rows.add(Row.empty().with(1, "No files.", Role.DIM));
    }
    String free = "REG %d free".formatted(contents.roomForFiles());
    rows.add(Row.empty());
    rows.add(Row.empty().with(1, free, Role.DIM));
    return Rows.of(room.columns() >= WIDE ? free : "", rows);
  }

  private static Row row(ExtendedFile file, boolean working, int width) {
    boolean wide = width >= WIDE;
    String type = file.type().name().toLowerCase(Locale.ROOT);
    String size = file.size() + (wide ? (file.size() == 1 ? " register" : " registers") : "");
    return Row.empty()
        .with(0, working ? "▶" : " ", Role.GOLD)
        .with(new Span(1, CharacterSet.glyphs(file.name()), Role.TEXT, working))
        .with(wide ? 11 : 9, wide ? type : file.type().abbreviation(), Role.BLUE)
        .ending(width - 1, size, Role.TEXT);
  }
}
