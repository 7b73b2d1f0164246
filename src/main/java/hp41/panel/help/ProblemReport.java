package hp41.panel.help;

import hp41.listing.Diagnostic;
import hp41.panel.TitleBar;
import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Ink;
import hp41.screen.Style;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.lang3.StringUtils;

/**
 * The problems of files that the user tried to load.
 *
 * @param outcome the result of the attempt
 * @param problems the problems, in the order of the files
 */
public record ProblemReport(String outcome, List<Problem> problems) {

  private static final Style SENTENCE = Style.of(Ink.TEXT, Ink.PANEL);
  private static final Style EXCERPT = Style.of(Ink.DIM, Ink.PANEL);
  private static final Style MEANT = Style.of(Ink.ERROR, Ink.PANEL).bolder();

  public ProblemReport {
    problems = List.copyOf(problems);
  }

  /** Draws as many problems as fit into an area, beginning with the one at an index. */
  public void draw(Frame frame, int first, Area area) {
    frame.fill(area, SENTENCE);
    String count = problems.size() == 1 ? "1 problem" : problems.size() + " problems";
    TitleBar.draw(frame, area, outcome, count + " · ↑↓ scroll · Esc closes", true);
    Area below = area.below(area.height() > 10 ? 2 : 1);
    int row = below.row();
    for (Problem problem : problems.subList(first, problems.size())) {
      for (ProblemRow each : problem.rows(area.width() - 2)) {
        if (row < below.bottom()) {
          frame.put(below.column() + 1, row++, each.text, each.style);
        }
      }
    }
  }

  private record ProblemRow(String text, Style style) {}

  /** A problem in a file. */
  public record Problem(String file, Diagnostic diagnostic) {

    /** Returns the position and the problem, as {@code hp41 check} reports it. */
    public String sentence() {
      return file + ":" + diagnostic;
    }

    /**
     * Returns the sentence, and the source line with the part in question underlined, shifted left
     * until the carets are visible.
     */
    private List<ProblemRow> rows(int width) {
      List<ProblemRow> rows = new ArrayList<>();
      String rest = sentence();
      while (rest.length() > width) {
        int blank = rest.lastIndexOf(' ', width);
        int end = blank > 2 ? blank : width;
        rows.add(new ProblemRow(rest.substring(0, end), SENTENCE));
        rest = "  " + rest.substring(end).strip();
      }
      rows.add(new ProblemRow(rest, SENTENCE));
      if (!diagnostic.excerpt().isEmpty()) {
        List<String> lines = diagnostic.excerpt().lines();
        int hidden = Math.max(0, lines.get(1).length() - width);
        rows.add(
            new ProblemRow(StringUtils.substring(lines.get(0), hidden, hidden + width), EXCERPT));
        rows.add(
            new ProblemRow(StringUtils.substring(lines.get(1), hidden, hidden + width), MEANT));
      }
      return rows;
    }
  }
}
