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
      SegmentPixels.SMALL.light(pixels, i * PITCH, Segments.of(cells.get(i).glyph()));
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
}
