package hp41.panel;

import hp41.screen.Ink;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One row of a panel; columns count from the panel's left edge.
 *
 * @param ground what is behind it
 * @param first the first column that the ground covers
 * @param last the last one
 * @param spans its pieces of text
 * @param spots what can be chosen in it, from left to right
 * @param count drawn at the right as a number, and as a bar as long as its share of the highest
 *     count that is seen; zero is not drawn
 */
public record PanelRow(
    Ink ground, int first, int last, List<Span> spans, List<ClickTarget> spots, long count) {

  /** A row with nothing in it, on the ground of panels. */
  public static PanelRow empty() {
    return on(Ink.PANEL);
  }

  /** A row with nothing in it. */
  public static PanelRow on(Ink ground) {
    return on(ground, 0, Integer.MAX_VALUE);
  }

  /** A row with nothing in it, with this ground only in some columns. */
  public static PanelRow on(Ink ground, int first, int last) {
    return new PanelRow(ground, first, last, List.of(), List.of(), 0);
  }

  /** The same row with a text that begins in a column. */
  public PanelRow with(int column, String text, Ink ink) {
    return with(new Span(column, text, ink, false));
  }

  /** The same row with a bold text that begins in a column. */
  public PanelRow withBold(int column, String text, Ink ink) {
    return with(new Span(column, text, ink, true));
  }

  /** The same row with a text that ends before a column. */
  public PanelRow ending(int end, String text, Ink ink) {
    return with(new Span(end - text.length(), text, ink, false));
  }

  /** The same row with another piece of text. */
  public PanelRow with(Span span) {
    List<Span> longer = Stream.concat(spans.stream(), Stream.of(span)).toList();
    return new PanelRow(ground, first, last, longer, spots, count);
  }

  /** The same row with something to choose. */
  public PanelRow choosing(int column, int width, PanelItem item) {
    ClickTarget spot = new ClickTarget(column, width, item);
    List<ClickTarget> longer = Stream.concat(spots.stream(), Stream.of(spot)).toList();
    return new PanelRow(ground, first, last, spans, longer, count);
  }

  /** The same row with a count. */
  public PanelRow counting(long times) {
    return new PanelRow(ground, first, last, spans, spots, times);
  }

  /** Its words, for a search. */
  public String words() {
    return words(0, Integer.MAX_VALUE);
  }

  /** The words that begin in some columns. */
  String words(int from, int to) {
    return spans.stream()
        .filter(span -> span.column() >= from && span.column() <= to)
        .map(Span::text)
        .collect(Collectors.joining(" "));
  }

  /**
   * A piece of text in a row.
   *
   * @param column where it begins, from the panel's left edge
   * @param ink its role
   * @param bold drawn bold
   */
  public record Span(int column, String text, Ink ink, boolean bold) {}

  /**
   * A place in a row that can be chosen.
   *
   * @param column where it begins, from the panel's left edge
   * @param width columns of the field in which its text is changed
   * @param item what is there
   */
  public record ClickTarget(int column, int width, PanelItem item) {}
}
