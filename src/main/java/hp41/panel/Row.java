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
 */
public record Row(Role ground, Range strip, List<Span> spans, List<Spot> spots) {

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
    return new Row(ground, strip, List.of(), List.of());
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
    return new Row(ground, strip, Stream.concat(spans.stream(), Stream.of(span)).toList(), spots);
  }

  /** The same row with something to choose. */
  public Row choosing(int column, int width, Item item) {
    Spot spot = new Spot(column, width, item);
    return new Row(ground, strip, spans, Stream.concat(spots.stream(), Stream.of(spot)).toList());
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
