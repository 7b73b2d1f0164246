package hp41.panel.memory;

import hp41.MemoryView;
import hp41.Snapshot;
import hp41.Snapshot.Level;
import hp41.memory.CharacterSet;
import hp41.memory.RegisterText;
import hp41.panel.Hint;
import hp41.panel.Panel;
import hp41.panel.PanelData;
import hp41.panel.PanelItem;
import hp41.panel.PanelRow;
import hp41.panel.PanelRow.Span;
import hp41.panel.PanelRows;
import hp41.panel.Promise;
import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Ink;
import hp41.screen.Size;
import hp41.screen.Style;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A panel with the stack registers, one in each row, with the numbers aligned. */
public final class StackPanel implements Panel {

  private static final int LEVELS = 4;
  private static final int MARGINS = 20;
  private static final int WIDE = 40;
  private static final int WITH_NYBBLES = 60;
  private static final int BYTES = 7;
  private static final int NYBBLES = 14;

  /** Draws T, Z, Y and X in the display format, or the last of them if the area has fewer rows. */
  public static void draw(Frame frame, Snapshot snapshot, Area area) {
    for (int i = 0; i < area.height(); i++) {
      Level level = snapshot.stack().get(LEVELS - area.height() + i);
      draw(frame, level, area, area.row() + i);
    }
  }

  /**
   * Returns all five registers. A narrow panel shows all digits; a wider one the display format; a
   * wide one both, and a very wide one also the nybbles. If the nybbles do not fit beside the
   * values, they are shown below, together with their characters, if there is room for all of them.
   */
  @Override
  public PanelBody content(PanelData data, Size room) {
    List<Level> stack = data.snapshot().stack();
    MemoryView contents = data.contents();
    List<PanelRow> rows = new ArrayList<>();
    for (int level = 0; level < stack.size(); level++) {
      rows.add(row(stack.get(level), RegisterText.typed(contents.level(level)), room.columns()));
    }
    if (room.columns() < WITH_NYBBLES && room.rows() > 2 * stack.size()) {
      rows.add(headings(room.columns()));
      for (int level = 0; level < stack.size(); level++) {
        rows.add(nybbles(stack.get(level), contents.level(level), room.columns()));
      }
    }
    boolean formatted = room.columns() >= MARGINS && room.columns() < WIDE;
    return PanelRows.of(formatted ? data.snapshot().modes().format() : "", rows);
  }

  @Override
  public List<Hint> hints() {
    return List.of(
        Hint.HELP, Hint.of("Enter", Promise.CHANGES, "changes=Changes the value at the cursor"));
  }

  private static PanelRow row(Level level, String typed, int width) {
    boolean wide = width >= WIDE;
    boolean x = level.name().equals("X");
    Ink ink = x ? Ink.WHITE : Ink.TEXT;
    String digits = typed.startsWith("\"") ? typed : withSeparateExponent(level.digits());
    boolean margins = width >= MARGINS;
    String value = margins ? level.text() : digits;
    int left = left(width);
    int end = wide ? 22 : margins ? width - 3 : width;
    PanelRow row =
        PanelRow.empty()
            .with(new Span(left, level.name(), x ? Ink.GOLD : Ink.DIM, x))
            .with(new Span(end - value.length(), value, ink, x));
    PanelRow whole = wide ? withDigits(row, level, digits, width) : row;
    return whole.choosing(
        left + 2, width - 2 * left - 2, new PanelItem.StackLevel(level.name(), typed));
  }

  private static int left(int width) {
    return width >= WIDE ? 2 : width >= MARGINS ? 1 : 0;
  }

  /** Returns the headings of the digits and bytes in hexadecimal, and of their characters. */
  private static PanelRow headings(int width) {
    int left = left(width) + 2;
    PanelRow row = PanelRow.empty().with(left, "hexadecimal", Ink.DIM);
    int text = left + NYBBLES + 2;
    return text + BYTES > width ? row : row.with(text, "characters", Ink.DIM);
  }

  private static PanelRow nybbles(Level level, long word, int width) {
    int left = left(width);
    String nybbles = level.nybbles();
    PanelRow row =
        PanelRow.empty()
            .with(left + 2, nybbles, Ink.BLUE)
            .choosing(
                left + 2,
                nybbles.length() + 1,
                new PanelItem.StackLevel(level.name(), "#" + nybbles));
    int text = left + 2 + nybbles.length() + 2;
    return text + BYTES > width ? row : row.with(text, characters(word), Ink.DIM);
  }

  private static String characters(long word) {
    return IntStream.range(0, BYTES)
        .map(at -> (int) (word >> 8 * (BYTES - 1 - at)) & 0xFF)
        .mapToObj(code -> String.valueOf(CharacterSet.glyph(code)))
        .collect(Collectors.joining());
  }

  /** Adds all digits after the display format and, if there is room, all nybbles. */
  private static PanelRow withDigits(PanelRow row, Level level, String digits, int width) {
    boolean nybbles = width >= WITH_NYBBLES;
    int end = nybbles ? width - 2 - level.nybbles().length() - 3 : width - 2;
    PanelRow whole = row.ending(end, digits, Ink.DIM);
    return nybbles ? whole.ending(width - 2, level.nybbles(), Ink.BLUE) : whole;
  }

  private static void draw(Frame frame, Level level, Area area, int row) {
    boolean x = level.name().equals("X");
    Style name = Style.of(x ? Ink.GOLD : Ink.DIM, Ink.BODY).bold(x);
    frame.put(area.column(), row, level.name(), name);
    Style style = Style.of(x ? Ink.WHITE : Ink.TEXT, Ink.BODY).bold(x);
    frame.putEnding(area.right(), row, level.text(), style);
  }

  private static String withSeparateExponent(String digits) {
    return digits.replace("E+", " ").replace("E-", "-");
  }
}
