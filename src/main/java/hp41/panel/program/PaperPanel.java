package hp41.panel.program;

import hp41.event.PrintedLine;
import hp41.panel.Hint;
import hp41.panel.Panel;
import hp41.panel.PanelData;
import hp41.panel.PanelRow;
import hp41.panel.PanelRows;
import hp41.panel.Promise;
import hp41.screen.Ink;
import hp41.screen.Size;
import hp41.screen.Stroke;
import hp41.text.Counted;
import java.util.ArrayList;
import java.util.List;

/**
 * A panel with the printer's paper, 24 characters wide. The newest line is at the bottom, above the
 * torn edge.
 */
public final class PaperPanel implements Panel {

  private static final int CHARACTERS = 24;
  private static final int MIN_ROWS = 20;

  @Override
  public PanelBody content(PanelData data, Size room) {
    boolean plugged = data.contents().hasPrinter();
    if (data.past().paper().isEmpty()) {
      return PanelRows.of("", empty(plugged));
    }
    boolean roomy = room.columns() > CHARACTERS + 2;
    int width = Math.min(CHARACTERS, room.columns());
    int first = roomy ? 1 : 0;
    int last = roomy ? CHARACTERS + 2 : width - 1;
    List<PanelRow> rows = new ArrayList<>();
    for (PrintedLine line : data.past().paper()) {
      for (String text : fitting(line, width)) {
        rows.add(PanelRow.on(Ink.PAPER, first, last).with(roomy ? 2 : 0, text, Ink.INK));
      }
    }
    String edge = PanelRows.TORN_EDGE.repeat(last - first + 1);
    rows.add(PanelRow.empty().with(first, edge, Ink.PAPER));
    int lines = data.past().paper().size();
    return new PanelRows(Counted.of(lines, "line"), rows, rows.size() - 2);
  }

  @Override
  public boolean hasContents(PanelData data) {
    return !data.past().paper().isEmpty();
  }

  /** Returns a minimum of rows, so that a new line does not move the panels below. */
  @Override
  public int rows(PanelData data, int columns, boolean whole) {
    return Math.max(MIN_ROWS, Panel.super.rows(data, columns, whole));
  }

  @Override
  public List<Hint> hints() {
    return List.of(
        Hint.HELP,
        Hint.of("s", Promise.TYPES, "saves=Saves the paper as text, PNG or PDF"),
        Hint.of("x", Promise.REMOVES, "tears off=Tears off the paper"));
  }

  @Override
  public boolean follows() {
    return true;
  }

  /** Handles the strokes that save, tear off, and restore the paper. */
  @Override
  public InputResult take(Stroke stroke, PanelContent shown, PanelActions actions) {
    if (stroke.isTyped('s')) {
      actions.type("save paper ");
      return InputResult.TAKEN;
    }
    if (stroke.isTyped('x')) {
      return InputResult.saying(actions.tear());
    }
    return stroke.isControl('u')
        ? actions.mend().map(InputResult::saying).orElse(InputResult.LEFT)
        : InputResult.LEFT;
  }

  private static List<PanelRow> empty(boolean plugged) {
    return plugged
        ? PanelRows.nothing("Nothing printed.", "prx")
        : PanelRows.nothing("No printer.", "plug printer");
  }

  /** Splits a line into rows. Leading blanks are removed before a line is wrapped. */
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
