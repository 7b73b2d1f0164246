package hp41.panel.display;

import hp41.display.Cell;
import hp41.screen.Frame;
import hp41.screen.Style;

/** A character of the display in 5×5 cells of ASCII: a level segment is the foot of its row. */
public final class AsciiDigit {

  private AsciiDigit() {}

  /** Draws the segments that are lit, and behind them the point, comma or colon. */
  static void draw(Frame frame, int left, int top, Cell cell, Style lit) {
    Segments segments = Segments.of(cell.glyph());
    for (Stroke stroke : Stroke.values()) {
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

  /** A segment, by the cells that it fills; where two meet the later one is seen. */
  private enum Stroke {
    A('a', "___", 1, 0),
    D('d', "___", 1, 4),
    G('g', "__", 1, 2),
    H('h', "__", 2, 2),
    B('b', "||", 4, 1),
    C('c', "||", 4, 3),
    E('e', "||", 0, 3),
    F('f', "||", 0, 1),
    I('i', "||", 2, 1),
    J('j', "||", 2, 3),
    K('k', "/", 3, 1),
    L('l', "\\", 1, 1),
    M('m', "\\", 3, 3),
    N('n', "/", 1, 3);

    private final char segment;
    private final String characters;
    private final int column;
    private final int row;

    Stroke(char segment, String characters, int column, int row) {
      this.segment = segment;
      this.characters = characters;
      this.column = column;
      this.row = row;
    }

    private void draw(Frame frame, int left, int top, Style style) {
      for (int i = 0; i < characters.length(); i++) {
        boolean level = characters.charAt(i) == '_';
        int x = left + column + (level ? i : 0);
        frame.put(x, top + row + (level ? 0 : i), characters.charAt(i), style);
      }
    }
  }
}
