package hp41.panel.display;

import hp41.display.Cell;
import hp41.screen.Frame;
import hp41.screen.Style;
import java.util.List;

/**
 * Draws a character of the display in 5×5 cells of ASCII. A horizontal segment is at the lower edge
 * of its row.
 */
public final class AsciiDigit {

  /** The segments. Where two of them meet, the later one is visible. */
  private static final List<SegmentStroke> STROKES =
      List.of(
          new SegmentStroke('a', "___", 1, 0),
          new SegmentStroke('d', "___", 1, 4),
          new SegmentStroke('g', "__", 1, 2),
          new SegmentStroke('h', "__", 2, 2),
          new SegmentStroke('b', "||", 4, 1),
          new SegmentStroke('c', "||", 4, 3),
          new SegmentStroke('e', "||", 0, 3),
          new SegmentStroke('f', "||", 0, 1),
          new SegmentStroke('i', "||", 2, 1),
          new SegmentStroke('j', "||", 2, 3),
          new SegmentStroke('k', "/", 3, 1),
          new SegmentStroke('l', "\\", 1, 1),
          new SegmentStroke('m', "\\", 3, 3),
          new SegmentStroke('n', "/", 1, 3));

  private AsciiDigit() {}

  /** Draws the lit segments, and the point, comma or colon after them. */
  static void draw(Frame frame, int left, int top, Cell cell, Style lit) {
    Segments segments = Segments.of(cell.glyph());
    for (SegmentStroke stroke : STROKES) {
      if (segments.has(stroke.segment)) {
        stroke.draw(frame, left, top, lit);
      }
    }
    segments.crossing('\\', '/', 'X').ifPresent(sign -> frame.put(left + 2, top + 2, sign, lit));
    char punctuation = cell.punctuation();
    if (punctuation != 0) {
      frame.put(left + 5, top + 4, punctuation == ',' ? ',' : '.', lit);
    }
    if (punctuation == ':') {
      frame.put(left + 5, top + 3, '.', lit);
    }
  }

  /** A segment and the cells that it fills. */
  private record SegmentStroke(char segment, String characters, int column, int row) {

    void draw(Frame frame, int left, int top, Style style) {
      for (int i = 0; i < characters.length(); i++) {
        boolean level = characters.charAt(i) == '_';
        int x = left + column + (level ? i : 0);
        frame.put(x, top + row + (level ? 0 : i), characters.charAt(i), style);
      }
    }
  }
}
