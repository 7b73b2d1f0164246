package hp41.panel.display;

import hp41.Snapshot;
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
 * Draws the display in four rows for a width of 60 columns: characters of 7×8 pixels, drawn with
 * quadrant blocks.
 */
public final class CompactDisplay {

  public static final int HEIGHT = 7;

  private static final int PITCH = 9;
  private static final int COLUMNS = Cells.COUNT * PITCH / 2;
  private static final int ROWS = 4;
  private static final int MIDDLE = 3;
  private static final int LAST = 7;
  private static final int[] ANNUNCIATORS = {1, 7, 14, 15, 21, 29, 31, 33, 35, 37, 42, 49};
  private static final Style LIT = Style.of(Ink.LCD_ON, Ink.LCD);

  private CompactDisplay() {}

  /** Draws the display into the first {@link #HEIGHT} rows of an area. */
  public static void draw(Frame frame, Snapshot snapshot, Area area, Theme theme) {
    Area glass = new Area(area.column(), area.row(), area.width(), HEIGHT);
    FullDisplay.drawGlass(frame, glass, theme, Ink.BODY, LIT);
    int left = area.column() + (area.width() - COLUMNS) / 2;
    List<Cell> cells = (snapshot.on() ? snapshot.display() : Cells.BLANK).cells();
    if (theme.ascii()) {
      drawText(frame, left, area.row() + 2, cells);
    } else {
      drawPixels(frame, left, area.row() + 1, cells);
    }
    FullDisplay.drawAnnunciators(frame, snapshot, left, area.row() + 5, ANNUNCIATORS);
  }

  /** Draws ordinary characters instead of pixels. */
  private static void drawText(Frame frame, int left, int row, List<Cell> cells) {
    for (int i = 0; i < cells.size(); i++) {
      int column = left + i * PITCH / 2 + 1;
      frame.put(column, row, cells.get(i).glyph(), LIT.bolder());
      if (cells.get(i).punctuation() != 0) {
        frame.put(column + 1, row, cells.get(i).punctuation(), LIT.bolder());
      }
    }
  }

  private static void drawPixels(Frame frame, int left, int top, List<Cell> cells) {
    boolean[][] pixels = new boolean[2 * ROWS][2 * COLUMNS];
    for (int i = 0; i < cells.size(); i++) {
      light(pixels, i * PITCH, cells.get(i));
    }
    for (int i = 0; i < cells.size(); i++) {
      point(pixels, i * PITCH + PITCH - 1, cells.get(i).punctuation());
    }
    for (int row = 0; row < ROWS; row++) {
      for (int column = 0; column < COLUMNS; column++) {
        frame.put(left + column, top + row, Quadrants.at(pixels, column, row), LIT);
      }
    }
  }

  private static void light(boolean[][] pixels, int left, Cell cell) {
    Segments segments = Segments.of(cell.glyph());
    for (char segment = 'a'; segment <= 'n'; segment++) {
      if (segments.has(segment)) {
        light(pixels, left, segment);
      }
    }
  }

  private static void point(boolean[][] pixels, int column, char punctuation) {
    if (punctuation != 0) {
      dot(pixels[LAST], column);
    }
    if (punctuation == ',') {
      dot(pixels[LAST - 1], column);
    } else if (punctuation == ':') {
      dot(pixels[LAST - 2], column);
    }
  }

  /**
   * Lights a pixel of punctuation, and clears the next column so that it is separate from the next
   * character.
   */
  private static void dot(boolean[] row, int column) {
    row[column] = true;
    if (column + 1 < row.length) {
      row[column + 1] = false;
    }
  }

  private static void light(boolean[][] pixels, int left, char segment) {
    switch (segment) {
      case 'a' -> line(pixels, left, 0, 6, 0, 0);
      case 'b' -> line(pixels, left, 6, 6, 0, MIDDLE);
      case 'c' -> line(pixels, left, 6, 6, MIDDLE, LAST);
      case 'd' -> line(pixels, left, 0, 6, LAST, LAST);
      case 'e' -> line(pixels, left, 0, 0, MIDDLE, LAST);
      case 'f' -> line(pixels, left, 0, 0, 0, MIDDLE);
      case 'g' -> line(pixels, left, 0, 3, MIDDLE, MIDDLE);
      case 'h' -> line(pixels, left, 3, 6, MIDDLE, MIDDLE);
      case 'i' -> line(pixels, left, 3, 3, 0, MIDDLE);
      case 'j' -> line(pixels, left, 3, 3, MIDDLE, LAST);
      case 'k' -> slant(pixels, left, new int[][] {{5, 1}, {4, 2}});
      case 'l' -> slant(pixels, left, new int[][] {{1, 1}, {2, 2}});
      case 'm' -> slant(pixels, left, new int[][] {{4, 4}, {4, 5}, {5, 6}});
      default -> slant(pixels, left, new int[][] {{2, 4}, {2, 5}, {1, 6}});
    }
  }

  private static void line(boolean[][] pixels, int left, int x1, int x2, int y1, int y2) {
    for (int y = y1; y <= y2; y++) {
      for (int x = x1; x <= x2; x++) {
        pixels[y][left + x] = true;
      }
    }
  }

  private static void slant(boolean[][] pixels, int left, int[][] points) {
    for (int[] point : points) {
      pixels[point[1]][left + point[0]] = true;
    }
  }
}
