package hp41.panel;

import hp41.screen.Role;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One row of a panel; columns count from the panel's left edge.
 *
 * @param ground what is behind it
 * @param strip the columns that the ground covers
 * @param spans its pieces of text
 * @param spots what can be chosen in it, from left to right
 * @param count drawn at the right as a number, and as a bar as long as its share of the highest
 *     count that is seen; zero is not drawn
 */
public record Row(Role ground, Range strip, List<Span> spans, List<Spot> spots, long count) {

  /** A row with nothing in it, on the ground of panels. */
  public static Row empty() {
    return on(Role.PANEL);
  }

  /** A row with nothing in it. */
  public static Row on(Role ground) {
    return on(ground, Range.ALL);
  }

  /** A row with nothing in it, with this ground only in some columns. */
  public static Row on(Role ground, Range strip) {
    return new Row(ground, strip, List.of(), List.of(), 0);
  }

  /** The same row with a text that begins in a column. */
  public Row with(int column, String text, Role ink) {
    return with(new Span(column, text, ink, false));
  }

  /** The same row with a bold text that begins in a column. */
  public Row withBold(int column, String text, Role ink) {
    return with(new Span(column, text, ink, true));
  }

  /** The same row with a text that ends before a column. */
  public Row ending(int end, String text, Role ink) {
    return with(new Span(end - text.length(), text, ink, false));
  }

  /** The same row with another piece of text. */
  public Row with(Span span) {
    List<Span> longer = Stream.concat(spans.stream(), Stream.of(span)).toList();
    return new Row(ground, strip, longer, spots, count);
  }

  /** The same row with something to choose. */
  public Row choosing(int column, int width, Item item) {
    Spot spot = new Spot(column, width, item);
    List<Spot> longer = Stream.concat(spots.stream(), Stream.of(spot)).toList();
    return new Row(ground, strip, spans, longer, count);
  }

  /** The same row with a count. */
  public Row counting(long times) {
    return new Row(ground, strip, spans, spots, times);
  }

  /** Its words, for a search. */
  public String words() {
    return words(Range.ALL);
  }

  /** The words that begin in some columns. */
  String words(Range columns) {
    return spans.stream()
        .filter(span -> span.column() >= columns.first() && span.column() <= columns.last())
        .map(Span::text)
        .collect(Collectors.joining(" "));
  }
}
