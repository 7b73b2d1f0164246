package hp41.panel.memory;

import hp41.memory.RegisterText;
import hp41.memory.Word;
import hp41.panel.Hint;
import hp41.panel.Panel;
import hp41.panel.PanelData;
import hp41.panel.PanelData.Range;
import hp41.panel.PanelItem;
import hp41.panel.PanelRow;
import hp41.panel.PanelRow.Span;
import hp41.panel.PanelRows;
import hp41.panel.Promise;
import hp41.screen.Ink;
import hp41.screen.Size;
import hp41.text.ZeroPadding;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A panel with the data registers, in several columns if there is room. Registers that contain zero
 * are dim, and a run of them is folded into one cell unless the user unfolds it or chooses a range;
 * registers that have changed since the last stop are bold.
 */
public final class RegistersPanel implements Panel {

  private static final int CELL = 21;
  private static final int WIDE = 40;

  /** The least number of registers that are folded into one cell. */
  private static final int MIN_RUN = 3;

  @Override
  public PanelBody content(PanelData data, Size room) {
    int size = data.contents().size();
    Range wanted = data.registers();
    int columns = Math.max(1, room.columns() / CELL);
    List<Range> cells = cells(data);
    List<PanelRow> rows = new ArrayList<>();
    for (int first = 0; first < cells.size(); first += columns) {
      PanelRow row = PanelRow.empty();
      for (int i = 0; i < columns && first + i < cells.size(); i++) {
        int left = i * room.columns() / columns;
        int end = (i + 1) * room.columns() / columns;
        Range cell = cells.get(first + i);
        row =
            cell.first() == cell.last()
                ? with(row, data, cell.first(), left, end)
                : withRun(row, new PanelItem.RegisterRun(cell, columns), left, end);
      }
      rows.add(row);
    }
    if (rows.isEmpty()) {
      rows.addAll(PanelRows.nothing("No registers.", "size 100"));
    }
    int last = Math.min(wanted.last(), size - 1);
    return PanelRows.of(about(wanted, last, size, room.columns() >= WIDE), rows);
  }

  @Override
  public int rows(PanelData data, int columns, boolean whole) {
    int inRow = Math.max(1, columns / CELL);
    return Math.max(1, (cells(data).size() + inRow - 1) / inRow);
  }

  /** Returns the registers of each cell: one, or a run of registers that contain zero. */
  private static List<Range> cells(PanelData data) {
    Range wanted = data.registers();
    int last = Math.min(wanted.last(), data.contents().size() - 1);
    List<Range> cells = new ArrayList<>();
    for (int first = wanted.first(); first <= last; ) {
      int zero = first;
      while (zero <= last && wanted.equals(Range.ALL) && isUnusedZero(data, zero)) {
        zero++;
      }
      int end = zero - first < MIN_RUN ? first : zero - 1;
      cells.add(new Range(first, end));
      first = end + 1;
    }
    return cells;
  }

  private static boolean isUnusedZero(PanelData data, int number) {
    return data.contents().register(number) == 0 && !data.past().changed(number, 0);
  }

  /** Returns the range of registers to show, such as {@code 10-25}. */
  @Override
  public Optional<Range> range(String text) {
    return Range.typed(text);
  }

  @Override
  public List<Hint> hints() {
    return List.of(
        Hint.HELP,
        Hint.of("Enter", Promise.CHANGES, "changes=Changes the register at the cursor"),
        Hint.of("Enter", Promise.ACTS, "unfolds=Shows each register of the run"));
  }

  /** Returns the range in its shortest form, and SIZE if there is room. */
  private static String about(Range wanted, int last, int size, boolean wide) {
    String range =
        ZeroPadding.decimal(wanted.first(), 2)
            + '-'
            + ZeroPadding.decimal(Math.max(wanted.first(), last), 2);
    return wide ? "SIZE " + ZeroPadding.decimal(size, 3) + " · R" + range : range;
  }

  private static PanelRow withRun(PanelRow row, PanelItem.RegisterRun run, int left, int end) {
    return row.with(left + 1, run.text(), Ink.DIM)
        .ending(end - 1, "0", Ink.DIM)
        .choosing(left + 1, end - left - 2, run);
  }

  private static PanelRow with(PanelRow row, PanelData data, int number, int left, int end) {
    long word = data.contents().register(number);
    String name = "R" + ZeroPadding.decimal(number, 2);
    String value = data.contents().shown(word).strip();
    String shown = Word.isText(word) ? '"' + value + '"' : value;
    boolean changed = data.past().changed(number, word);
    Ink ink = changed ? Ink.WHITE : word == 0 ? Ink.DIM : Ink.TEXT;
    int field = left + name.length() + 2;
    return row.with(left + 1, name, Ink.DIM)
        .with(new Span(end - 1 - shown.length(), shown, ink, changed))
        .choosing(
            field, end - 1 - field, new PanelItem.RegisterItem(number, RegisterText.typed(word)));
  }
}
