package hp41.panel;

import hp41.screen.Ink;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A row of a panel. Columns count from the panel's left edge.
 *
 * @param ground the background
 * @param first the first column of the background
 * @param last the last column of the background
 * @param spans the texts
 * @param spots the items that can be chosen, from left to right
 * @param count the execution count, which is drawn at the right with a bar; zero is not drawn
 */
public record PanelRow(
    Ink ground, int first, int last, List<Span> spans, List<ClickTarget> spots, long count) {

  /** Returns an empty row with the background of panels. */
  public static PanelRow empty() {
    return on(Ink.PANEL);
  }

  /** Returns an empty row with a background. */
  public static PanelRow on(Ink ground) {
    return on(ground, 0, Integer.MAX_VALUE);
  }

  /** Returns an empty row with a background in some columns only. */
  public static PanelRow on(Ink ground, int first, int last) {
    return new PanelRow(ground, first, last, List.of(), List.of(), 0);
  }

  /** Returns the row with a text that begins in a column. */
  public PanelRow with(int column, String text, Ink ink) {
    return with(new Span(column, text, ink, false));
  }

  /** Returns the row with a bold text that begins in a column. */
  public PanelRow withBold(int column, String text, Ink ink) {
    return with(new Span(column, text, ink, true));
  }

  /** Returns the row with a text that ends before a column. */
  public PanelRow ending(int end, String text, Ink ink) {
    return with(new Span(end - text.length(), text, ink, false));
  }

  /** Returns the row with another text. */
  public PanelRow with(Span span) {
    List<Span> longer = Stream.concat(spans.stream(), Stream.of(span)).toList();
    return new PanelRow(ground, first, last, longer, spots, count);
  }

  /** Returns the row with an item that can be chosen. */
  public PanelRow choosing(int column, int width, PanelItem item) {
    ClickTarget spot = new ClickTarget(column, width, item);
    List<ClickTarget> longer = Stream.concat(spots.stream(), Stream.of(spot)).toList();
    return new PanelRow(ground, first, last, spans, longer, count);
  }

  /** Returns the row with an execution count. */
  public PanelRow counting(long times) {
    return new PanelRow(ground, first, last, spans, spots, times);
  }

  /** Returns the texts of the row, for searches. */
  public String words() {
    return words(0, Integer.MAX_VALUE);
  }

  /** Returns the texts that begin in a range of columns. */
  String words(int from, int to) {
    return spans.stream()
        .filter(span -> span.column() >= from && span.column() <= to)
        .map(Span::text)
        .collect(Collectors.joining(" "));
  }

  /**
   * A text in a row.
   *
   * @param column the first column, from the panel's left edge
   * @param ink the role of the text colour
   * @param bold whether the text is bold
   */
  public record Span(int column, String text, Ink ink, boolean bold) {}

  /**
   * An item in a row that can be chosen.
   *
   * @param column the first column, from the panel's left edge
   * @param width the width of the field in which its text is edited
   * @param item the item
   */
  public record ClickTarget(int column, int width, PanelItem item) {}
}
