package hp41.panel.display;

import hp41.Snapshot;
import hp41.display.Annunciator;
import hp41.display.Cell;
import hp41.display.Cells;
import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Ink;
import hp41.screen.Quadrants;
import hp41.screen.Style;
import hp41.screen.Theme;
import java.util.List;

/**
 * Draws the display in full size: twelve characters of 5×5 cells with heavy box lines, or with
 * blocks in the theme with the most contrast, the annunciators below them, and half a row of glass
 * above and below.
 */
public final class FullDisplay {

  public static final int HEIGHT = 8;

  private static final int PITCH = 6;

  /** The columns and rows of a character. */
  private static final int SIZE = 5;

  private static final int[] ANNUNCIATORS = {1, 9, 18, 19, 27, 37, 40, 43, 46, 49, 56, 64};
  private static final Style LIT = Style.of(Ink.LCD_ON, Ink.LCD).bolder();
  private static final Style DARK = Style.of(Ink.LCD_OFF, Ink.LCD).faint();

  /**
   * The box characters, indexed by the directions in which lines leave a cell: 1 up, 2 right, 4
   * down, 8 left.
   */
  private static final String JOINTS = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋";

  private static final List<SegmentLine> LINES =
      List.of(
          new SegmentLine('a', 0, 0, 4, 0),
          new SegmentLine('b', 4, 0, 4, 2),
          new SegmentLine('c', 4, 2, 4, 4),
          new SegmentLine('d', 0, 4, 4, 4),
          new SegmentLine('e', 0, 2, 0, 4),
          new SegmentLine('f', 0, 0, 0, 2),
          new SegmentLine('g', 0, 2, 2, 2),
          new SegmentLine('h', 2, 2, 4, 2),
          new SegmentLine('i', 2, 0, 2, 2),
          new SegmentLine('j', 2, 2, 2, 4));

  private static final List<Diagonal> DIAGONALS =
      List.of(
          new Diagonal('k', 3, 1, '╱'),
          new Diagonal('l', 1, 1, '╲'),
          new Diagonal('m', 3, 3, '╲'),
          new Diagonal('n', 1, 3, '╱'));

  private FullDisplay() {}

  /** A straight segment, with its first and last cell. */
  private record SegmentLine(char segment, int x1, int y1, int x2, int y2) {
    boolean horizontal() {
      return y1 == y2;
    }
  }

  /** A diagonal segment, which fills one cell. */
  private record Diagonal(char segment, int x, int y, char character) {}

  /** Draws the display into the first {@link #HEIGHT} rows of the glass area. */
  public static void draw(Frame frame, Snapshot snapshot, Area glass, Theme theme) {
    drawGlass(frame, glass, theme, Ink.SURROUND, Style.of(Ink.TEXT, Ink.BODY));
    int left = glass.column() + (glass.width() - Cells.COUNT * PITCH) / 2;
    List<Cell> cells = (snapshot.on() ? snapshot.display() : Cells.BLANK).cells();
    for (int i = 0; i < cells.size(); i++) {
      int column = left + i * PITCH;
      if (theme.ascii()) {
        AsciiDigit.draw(frame, column, glass.row() + 1, cells.get(i), LIT);
      } else if (theme.hasThickStrokes()) {
        drawBlocks(frame, column, glass.row() + 1, cells.get(i));
      } else {
        drawCell(frame, column, glass.row() + 1, cells.get(i));
      }
    }
    drawAnnunciators(frame, snapshot, left, glass.row() + 6, ANNUNCIATORS);
  }

  /**
   * Draws half a row of glass above and below if the glass has a colour of its own, or else a box.
   */
  static void drawGlass(Frame frame, Area glass, Theme theme, Ink behind, Style box) {
    Style edge = Style.of(Ink.LCD, behind);
    int last = glass.bottom() - 1;
    frame.fill(glass, Style.of(Ink.LCD_ON, Ink.LCD));
    if (theme.hasGlass() && !theme.ascii()) {
      frame.fill(new Area(glass.column(), glass.row(), glass.width(), 1), '▄', edge);
      frame.fill(new Area(glass.column(), last, glass.width(), 1), '▀', edge);
    } else if (!theme.hasGlass()) {
      frame.box(glass, theme.hasThickStrokes(), box);
    }
  }

  static void drawAnnunciators(Frame frame, Snapshot snapshot, int left, int row, int[] columns) {
    Annunciator[] words = Annunciator.values();
    for (int i = 0; i < words.length; i++) {
      boolean lit = snapshot.on() && snapshot.annunciators().contains(words[i]);
      frame.put(left + columns[i], row, words[i].text(), lit ? LIT : DARK);
    }
  }

  /** Draws a character with blocks, whose strokes are as wide as a cell. */
  private static void drawBlocks(Frame frame, int left, int top, Cell cell) {
    Segments segments = Segments.of(cell.glyph());
    boolean[][] pixels = new boolean[2 * SIZE][2 * SIZE];
    SegmentPixels.LARGE.light(pixels, 0, segments);
    pixels[SIZE - 1][SIZE - 1] |= segments.crossing('╲', '╱', '╳').isPresent();
    for (int y = 0; y < SIZE; y++) {
      for (int x = 0; x < SIZE; x++) {
        frame.put(left + x, top + y, Quadrants.at(pixels, x, y), LIT);
      }
    }
    drawPunctuation(frame, left + SIZE, top, cell.punctuation());
  }

  private static void drawCell(Frame frame, int left, int top, Cell cell) {
    Segments segments = Segments.of(cell.glyph());
    int[][] directions = new int[5][5];
    for (SegmentLine line : LINES) {
      if (segments.has(line.segment())) {
        mark(directions, line);
      } else {
        drawDark(frame, left, top, line);
      }
    }
    drawDiagonals(frame, left, top, segments);
    for (int y = 0; y < 5; y++) {
      for (int x = 0; x < 5; x++) {
        if (directions[y][x] != 0) {
          frame.put(left + x, top + y, JOINTS.charAt(directions[y][x]), LIT);
        }
      }
    }
    drawPunctuation(frame, left + 5, top, cell.punctuation());
  }

  private static void mark(int[][] directions, SegmentLine line) {
    int forward = line.horizontal() ? 2 : 4;
    int back = line.horizontal() ? 8 : 1;
    int dx = line.horizontal() ? 1 : 0;
    for (int x = line.x1(), y = line.y1(); x != line.x2() || y != line.y2(); ) {
      directions[y][x] |= forward;
      x += dx;
      y += 1 - dx;
      directions[y][x] |= back;
    }
  }

  private static void drawDark(Frame frame, int left, int top, SegmentLine line) {
    if (line.horizontal()) {
      for (int x = line.x1() + 1; x < line.x2(); x++) {
        frame.put(left + x, top + line.y1(), '─', DARK);
      }
    } else {
      for (int y = line.y1() + 1; y < line.y2(); y++) {
        frame.put(left + line.x1(), top + y, '│', DARK);
      }
    }
  }

  private static void drawDiagonals(Frame frame, int left, int top, Segments segments) {
    for (Diagonal diagonal : DIAGONALS) {
      Style style = segments.has(diagonal.segment()) ? LIT : DARK;
      frame.put(left + diagonal.x(), top + diagonal.y(), diagonal.character(), style);
    }
    segments.crossing('╲', '╱', '╳').ifPresent(sign -> frame.put(left + 2, top + 2, sign, LIT));
  }

  private static void drawPunctuation(Frame frame, int column, int top, char punctuation) {
    if (punctuation == ':') {
      frame.put(column, top + 3, '▖', LIT);
    }
    if (punctuation != 0) {
      frame.put(column, top + 4, punctuation == ',' ? '▞' : '▖', LIT);
    }
  }
}
