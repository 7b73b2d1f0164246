package hp41.panel;

import hp41.memory.FlagNames;
import hp41.memory.Flags;
import hp41.screen.Role;
import hp41.screen.Size;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** The 56 flags in rows of 14, and below the names of those that are set. */
final class FlagsPanel {

  private static final int IN_A_ROW = 14;
  private static final int NUMBERED = 3;
  private static final int ROOMY = 5;

  private FlagsPanel() {}

  static Content content(Sight sight, Size room) {
    IntPredicate flags = sight.contents()::flag;
    List<Row> rows = new ArrayList<>();
    boolean narrow = room.columns() < IN_A_ROW * NUMBERED;
    for (int first = 0; first < Flags.COUNT; first += IN_A_ROW) {
      rows.add(narrow ? marks(flags, first) : numbers(flags, first, room.columns()));
    }
    rows.add(Row.empty());
    int[] set = IntStream.range(0, Flags.COUNT).filter(flags).toArray();
    int left = narrow ? 0 : 1;
    for (int flag : set) {
      rows.add(
          Row.empty()
              .withBold(left, "%02d".formatted(flag), Role.GOLD)
              .with(left + 3, FlagNames.of(flag), Role.TEXT)
              .choosing(left, room.columns() - 2 * left, item(flags, flag)));
    }
    return Rows.of(set.length + " set", rows);
  }

  /** The number of the first flag, and a mark for each. */
  private static Row marks(IntPredicate flags, int first) {
    Row row = Row.empty().with(0, "%02d".formatted(first), Role.DIM);
    for (int i = 0; i < IN_A_ROW; i++) {
      boolean set = flags.test(first + i);
      row =
          row.with(new Span(NUMBERED + i, set ? "■" : "·", set ? Role.GOLD : Role.DIM, set))
              .choosing(NUMBERED + i, 1, item(flags, first + i));
    }
    return row;
  }

  private static Row numbers(IntPredicate flags, int first, int width) {
    int pitch = Math.min(ROOMY, width / IN_A_ROW);
    int left = Math.min(1, width - pitch * IN_A_ROW);
    Row row = Row.empty();
    for (int i = 0; i < IN_A_ROW; i++) {
      boolean set = flags.test(first + i);
      String text = "%02d%s".formatted(first + i, set ? "■" : " ");
      row =
          row.with(new Span(left + pitch * i, text, set ? Role.GOLD : Role.DIM, set))
              .choosing(left + pitch * i, text.length(), item(flags, first + i));
    }
    return row;
  }

  private static Item item(IntPredicate flags, int flag) {
    return new Item.Flag(flag, FlagNames.of(flag), flags.test(flag));
  }
}
