package hp41.panel;

import hp41.memory.Word;
import hp41.screen.Role;
import hp41.screen.Size;
import java.util.ArrayList;
import java.util.List;

/**
 * The data registers, side by side where there is room; those that hold zero are dim, those that
 * have changed since the last stop bold.
 */
final class RegistersPanel {

  private static final int CELL = 21;
  private static final int WIDE = 40;

  private RegistersPanel() {}

  static Content content(Sight sight, Size room) {
    int size = sight.contents().size();
    Range wanted = sight.registers();
    int last = Math.min(wanted.last(), size - 1);
    int columns = Math.max(1, room.columns() / CELL);
    List<Row> rows = new ArrayList<>();
    for (int first = wanted.first(); first <= last; first += columns) {
      Row row = Row.empty();
      for (int i = 0; i < columns && first + i <= last; i++) {
        int left = i * room.columns() / columns;
        row = with(row, sight, first + i, left, (i + 1) * room.columns() / columns);
      }
      rows.add(row);
    }
    if (rows.isEmpty()) {
      rows.add(Row.empty().with(1, "There are none.", Role.DIM));
    }
    return Rows.of(about(wanted, last, size, room.columns() >= WIDE), rows);
  }

  /** The range, as short as it has to be, and SIZE where there is room. */
  private static String about(Range wanted, int last, int size, boolean wide) {
    String range = "%02d-%02d".formatted(wanted.first(), Math.max(wanted.first(), last));
    return wide ? "SIZE %03d".formatted(size) + " · R" + range : range;
  }

  private static Row with(Row row, Sight sight, int number, int left, int end) {
    long word = sight.contents().register(number);
    String name = "R%02d".formatted(number);
    String value = sight.contents().shown(word).strip();
    String shown = Word.isText(word) ? '"' + value + '"' : value;
    boolean changed = sight.past().changed(number, word);
    Role ink = changed ? Role.WHITE : word == 0 ? Role.DIM : Role.TEXT;
    int field = left + name.length() + 2;
    return row.with(left + 1, name, Role.DIM)
        .with(new Span(end - 1 - shown.length(), shown, ink, changed))
        .choosing(field, end - 1 - field, new Item.Register(number, Values.typed(word)));
  }
}
