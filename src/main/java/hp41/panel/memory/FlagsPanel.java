package hp41.panel.memory;

import hp41.memory.FlagNames;
import hp41.memory.Flags;
import hp41.panel.Hint;
import hp41.panel.Panel;
import hp41.panel.PanelData;
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
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** A panel with the 56 flags in rows of 14, and the names of those that are set below. */
public final class FlagsPanel implements Panel {

  private static final int IN_A_ROW = 14;
  private static final int NUMBERED = 3;
  private static final int MIN_PITCH = 4;
  private static final int MAX_PITCH = 5;
  private static final int MIN_ROWS = 12;

  @Override
  public PanelBody content(PanelData data, Size room) {
    IntPredicate flags = data.contents()::flag;
    List<PanelRow> rows = new ArrayList<>();
    boolean narrow = room.columns() < IN_A_ROW * MIN_PITCH;
    for (int first = 0; first < Flags.COUNT; first += IN_A_ROW) {
      rows.add(
          narrow ? marks(flags, first, room.columns()) : numbers(flags, first, room.columns()));
    }
    rows.add(PanelRow.empty());
    int[] set = IntStream.range(0, Flags.COUNT).filter(flags).toArray();
    int left = narrow ? left(room.columns()) : 1;
    for (int flag : set) {
      String name = FlagNames.of(flag);
      boolean fits = left + 3 + name.length() <= room.columns();
      rows.add(
          PanelRow.empty()
              .withBold(left, ZeroPadding.decimal(flag, 2), Ink.GOLD)
              .with(left + 3, fits ? name : FlagNames.brief(flag), Ink.TEXT)
              .choosing(left, room.columns() - 2 * left, item(flags, flag)));
    }
    return PanelRows.of(set.length + " set", rows);
  }

  /** Returns at least enough rows for the names of more flags than most programs set. */
  @Override
  public int rows(PanelData data, int columns, boolean whole) {
    long set = IntStream.range(0, Flags.COUNT).filter(data.contents()::flag).count();
    return Math.max(MIN_ROWS, Flags.COUNT / IN_A_ROW + 1 + (int) set);
  }

  @Override
  public List<Hint> hints() {
    return List.of(
        Hint.HELP,
        Hint.of("Enter", Promise.ACTS, "sets, clears=Sets or clears the flag at the cursor"));
  }

  /** Returns the first column of rows with marks. */
  private static int left(int width) {
    return width > NUMBERED + IN_A_ROW + 1 ? 1 : 0;
  }

  /** Returns a row with the number of the first flag, and a mark for each flag. */
  private static PanelRow marks(IntPredicate flags, int first, int width) {
    int left = left(width);
    int pitch = width < left + NUMBERED + 2 * IN_A_ROW ? 1 : 2;
    PanelRow row = PanelRow.empty().with(left, ZeroPadding.decimal(first, 2), Ink.DIM);
    for (int i = 0; i < IN_A_ROW; i++) {
      boolean set = flags.test(first + i);
      row =
          row.with(
                  new Span(
                      left + NUMBERED + pitch * i, set ? "■" : "·", set ? Ink.GOLD : Ink.DIM, set))
              .choosing(left + NUMBERED + pitch * i, 1, item(flags, first + i));
    }
    return row;
  }

  private static PanelRow numbers(IntPredicate flags, int first, int width) {
    int pitch = Math.min(MAX_PITCH, width / IN_A_ROW);
    int left = Math.min(1, width - pitch * IN_A_ROW);
    PanelRow row = PanelRow.empty();
    for (int i = 0; i < IN_A_ROW; i++) {
      boolean set = flags.test(first + i);
      String text = ZeroPadding.decimal(first + i, 2) + (set ? "■" : " ");
      row =
          row.with(new Span(left + pitch * i, text, set ? Ink.GOLD : Ink.DIM, set))
              .choosing(left + pitch * i, text.length(), item(flags, first + i));
    }
    return row;
  }

  private static PanelItem item(IntPredicate flags, int flag) {
    return new PanelItem.Flag(flag, FlagNames.of(flag), flags.test(flag));
  }
}
