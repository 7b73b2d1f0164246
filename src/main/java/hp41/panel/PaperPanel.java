package hp41.panel;

import hp41.printer.PrintedLine;
import hp41.screen.Role;
import hp41.screen.Size;
import java.util.ArrayList;
import java.util.List;

/** The printer's paper, 24 characters wide: the newest line at the bottom, its edge torn. */
final class PaperPanel {

  private static final int CHARACTERS = 24;

  private PaperPanel() {}

  static Content content(Sight sight, Size room) {
    boolean plugged = sight.contents().hasPrinter();
    if (sight.past().paper().isEmpty()) {
      return Rows.of("", empty(plugged));
    }
    boolean roomy = room.columns() > CHARACTERS + 2;
    int width = Math.min(CHARACTERS, room.columns());
    Range strip = roomy ? new Range(1, CHARACTERS + 2) : new Range(0, width - 1);
    List<Row> rows = new ArrayList<>();
    for (PrintedLine line : sight.past().paper()) {
      for (String text : fitting(line, width)) {
        rows.add(Row.on(Role.PAPER, strip).with(roomy ? 2 : 0, text, Role.INK));
      }
    }
    String edge = "▔".repeat(strip.last() - strip.first() + 1);
    rows.add(Row.empty().with(strip.first(), edge, Role.PAPER));
    int lines = sight.past().paper().size();
    return new Rows(lines == 1 ? "1 line" : lines + " lines", rows, rows.size() - 2);
  }

  private static List<Row> empty(boolean plugged) {
    return plugged
        ? List.of(Row.empty(), Row.empty().with(1, "Nothing printed.", Role.DIM))
        : List.of(
            Row.empty(),
            Row.empty().with(1, "No printer.", Role.DIM),
            Row.empty().with(1, "Start with", Role.DIM),
            Row.empty().with(1, "--plug printer", Role.GOLD));
  }

  /** A line in rows of a width; what stands at the right is moved to the left before it breaks. */
  private static List<String> fitting(PrintedLine line, int width) {
    if (line.isGraphic()) {
      return List.of(line.graphic(width));
    }
    String text = line.text();
    int blanks = text.length() - text.stripLeading().length();
    String whole = text.substring(Math.min(blanks, Math.max(0, text.length() - width)));
    return whole.length() <= width
        ? List.of(whole)
        : List.of(whole.substring(0, width), whole.substring(width));
  }
}
