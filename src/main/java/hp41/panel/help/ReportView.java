package hp41.panel.help;

import hp41.listing.Diagnostic.Excerpt;
import hp41.panel.TitleBar;
import hp41.panel.help.ProblemReport.Problem;
import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Ink;
import hp41.screen.Style;
import java.util.ArrayList;
import java.util.List;

/** A list of problems over all but the display, each with its line and what is meant underlined. */
public final class ReportView {

  private static final Style SENTENCE = Style.of(Ink.TEXT, Ink.PANEL);
  private static final Style EXCERPT = Style.of(Ink.DIM, Ink.PANEL);
  private static final Style MEANT = Style.of(Ink.ERROR, Ink.PANEL).bolder();

  private final List<Row> rows = new ArrayList<>();
  private final int width;

  private ReportView(int width) {
    this.width = width;
  }

  private record Row(String text, Style style) {}

  /** Covers an area with as many problems as there is room for, from the one with an index on. */
  public static void draw(Frame frame, ProblemReport report, int first, Area area) {
    frame.fill(area, SENTENCE);
    int count = report.problems().size();
    String problems = count == 1 ? "1 problem" : count + " problems";
    TitleBar.draw(frame, area, report.outcome(), problems + " · ↑↓ scroll · Esc closes", true);
    ReportView panel = new ReportView(area.width() - 2);
    report.problems().subList(first, count).forEach(panel::add);
    Area below = area.below(area.height() > 10 ? 2 : 1);
    for (int i = 0; i < Math.min(below.height(), panel.rows.size()); i++) {
      Row row = panel.rows.get(i);
      frame.put(below.column() + 1, below.row() + i, row.text, row.style);
    }
  }

  private void add(Problem problem) {
    String rest = problem.sentence();
    while (rest.length() > width) {
      int blank = rest.lastIndexOf(' ', width);
      int end = blank > 2 ? blank : width;
      rows.add(new Row(rest.substring(0, end), SENTENCE));
      rest = "  " + rest.substring(end).strip();
    }
    rows.add(new Row(rest, SENTENCE));
    if (!problem.diagnostic().excerpt().isEmpty()) {
      add(problem.diagnostic().excerpt());
    }
  }

  /** The line and its carets, both moved to the left as far as it takes to see the carets. */
  private void add(Excerpt excerpt) {
    List<String> lines = excerpt.lines();
    int hidden = Math.max(0, lines.get(1).length() - width);
    rows.add(new Row(part(lines.get(0), hidden), EXCERPT));
    rows.add(new Row(part(lines.get(1), hidden), MEANT));
  }

  private String part(String line, int from) {
    int start = Math.min(from, line.length());
    return line.substring(start, Math.min(line.length(), start + width));
  }
}
