package hp41.panel.help;

import hp41.listing.Diagnostic;
import hp41.panel.TitleBar;
import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Ink;
import hp41.screen.Style;
import hp41.text.Counted;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.lang3.StringUtils;

/**
 * A text that covers the panels until it is closed: the problems of files that the user tried to
 * load, or a list that is too long for the message row.
 *
 * @param title the first words of the title bar, such as the result of the attempt to load
 * @param count the number of entries with their unit
 * @param entries the entries, between which the text is scrolled
 * @param page the number of entries to scroll by a page
 */
public record Report(String title, String count, List<ReportEntry> entries, int page) {

  private static final Style SENTENCE = Style.of(Ink.TEXT, Ink.PANEL);
  private static final Style EXCERPT = Style.of(Ink.DIM, Ink.PANEL);
  private static final Style MEANT = Style.of(Ink.ERROR, Ink.PANEL).bolder();
  private static final int PROBLEMS_A_PAGE = 4;
  private static final int LINES_A_PAGE = 12;

  public Report {
    entries = List.copyOf(entries);
  }

  /** Returns a report about the problems of files, in the order of the files. */
  public static Report of(String outcome, List<Problem> problems) {
    String count = Counted.of(problems.size(), "problem");
    return new Report(outcome, count, List.copyOf(problems), PROBLEMS_A_PAGE);
  }

  /** Returns a report that lists words. */
  public static Report list(String title, String count, List<String> words) {
    List<ReportEntry> entries = new ArrayList<>();
    words.forEach(word -> entries.add(new ListedWord(word)));
    return new Report(title, count, entries, LINES_A_PAGE);
  }

  /** Draws as many entries as fit into an area, beginning with the one at an index. */
  public void draw(Frame frame, int first, Area area) {
    frame.fill(area, SENTENCE);
    TitleBar.draw(frame, area, title, count, true);
    Area below = area.below(area.height() > 10 ? 2 : 1);
    int row = below.row();
    for (ReportEntry entry : entries.subList(first, entries.size())) {
      for (ReportRow each : entry.rows(area.width() - 2)) {
        if (row < below.bottom()) {
          frame.put(below.column() + 1, row++, each.text, each.style);
        }
      }
    }
  }

  record ReportRow(String text, Style style) {}

  /** An entry of a report. */
  public sealed interface ReportEntry {

    /** Returns the rows for a width. */
    List<ReportRow> rows(int width);
  }

  /** A word in a list. */
  public record ListedWord(String word) implements ReportEntry {

    @Override
    public List<ReportRow> rows(int width) {
      return List.of(new ReportRow(StringUtils.abbreviate(word, "…", width), SENTENCE));
    }
  }

  /** A problem in a file. */
  public record Problem(String file, Diagnostic diagnostic) implements ReportEntry {

    /** Returns the position and the problem, as {@code hp41 check} reports it. */
    public String sentence() {
      return file + ":" + diagnostic;
    }

    /**
     * Returns the sentence, and the source line with the part in question underlined, shifted left
     * until the carets are visible.
     */
    @Override
    public List<ReportRow> rows(int width) {
      List<ReportRow> rows = new ArrayList<>();
      String rest = sentence();
      while (rest.length() > width) {
        int blank = rest.lastIndexOf(' ', width);
        int end = blank > 2 ? blank : width;
        rows.add(new ReportRow(rest.substring(0, end), SENTENCE));
        rest = "  " + rest.substring(end).strip();
      }
      rows.add(new ReportRow(rest, SENTENCE));
      if (!diagnostic.excerpt().isEmpty()) {
        List<String> lines = diagnostic.excerpt().lines();
        int hidden = Math.max(0, lines.get(1).length() - width);
        rows.add(
            new ReportRow(StringUtils.substring(lines.get(0), hidden, hidden + width), EXCERPT));
        rows.add(new ReportRow(StringUtils.substring(lines.get(1), hidden, hidden + width), MEANT));
      }
      return rows;
    }
  }
}
