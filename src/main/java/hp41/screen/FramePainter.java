package hp41.screen;

import java.util.BitSet;
import java.util.Optional;

/**
 * Draws frames on a surface of pixels. Only the cells that have changed are drawn.
 *
 * <p>Diagonals reach a little into the neighbouring cells. They are drawn after all other cells,
 * and if a cell beside a diagonal has changed, all cells beside diagonals are drawn again.
 *
 * @param cells draws the cells
 */
public record FramePainter(CellPainter cells) {

  private static final int DEFAULT_INK = 0xe2dcd0;
  private static final int DEFAULT_GROUND = 0x0d0b0a;

  /**
   * Draws a frame.
   *
   * @param before the frame of the same size and theme that the surface shows; empty if everything
   *     must be drawn
   */
  public void draw(Optional<Frame> before, Frame frame, Theme theme) {
    BitSet changed = changed(before, frame);
    for (boolean diagonals : new boolean[] {false, true}) {
      int columns = frame.size().columns();
      for (int cell = changed.nextSetBit(0); cell >= 0; cell = changed.nextSetBit(cell + 1)) {
        draw(frame, theme, cell % columns, cell / columns, diagonals);
      }
    }
  }

  private void draw(Frame frame, Theme theme, int column, int row, boolean diagonals) {
    Style style = frame.style(column, row);
    char character = theme.shows(style) ? frame.character(column, row) : ' ';
    boolean swapped = isCursor(frame, column, row);
    int inkOfTheme = theme.colour(style.ink()).orElse(DEFAULT_INK);
    int groundOfTheme = theme.colour(style.ground()).orElse(DEFAULT_GROUND);
    int ink = swapped ? groundOfTheme : inkOfTheme;
    int ground = swapped ? inkOfTheme : groundOfTheme;
    boolean isDiagonal = CellPainter.isDiagonal(character);
    if (!diagonals) {
      cells.draw(column, row, isDiagonal ? ' ' : character, style.bold(), ink, ground);
    } else if (isDiagonal) {
      cells.drawDiagonals(column, row, character, ink);
    }
  }

  private static BitSet changed(Optional<Frame> before, Frame frame) {
    Size size = frame.size();
    BitSet changed = new BitSet();
    if (before.isEmpty()) {
      changed.set(0, size.columns() * size.rows());
      return changed;
    }
    BitSet besideDiagonals = new BitSet();
    for (int row = 0; row < size.rows(); row++) {
      for (int column = 0; column < size.columns(); column++) {
        if (differs(before.get(), frame, column, row)) {
          changed.set(row * size.columns() + column);
        }
        if (CellPainter.isDiagonal(before.get().character(column, row))
            || CellPainter.isDiagonal(frame.character(column, row))) {
          addNeighbours(besideDiagonals, column, row, size);
        }
      }
    }
    if (changed.intersects(besideDiagonals)) {
      changed.or(besideDiagonals);
    }
    return changed;
  }

  private static void addNeighbours(BitSet cells, int column, int row, Size size) {
    int left = Math.max(0, column - 1);
    int right = Math.min(size.columns() - 1, column + 1);
    for (int y = Math.max(0, row - 1); y <= Math.min(size.rows() - 1, row + 1); y++) {
      cells.set(y * size.columns() + left, y * size.columns() + right + 1);
    }
  }

  private static boolean differs(Frame before, Frame frame, int column, int row) {
    return before.character(column, row) != frame.character(column, row)
        || !before.style(column, row).equals(frame.style(column, row))
        || isCursor(before, column, row) != isCursor(frame, column, row);
  }

  private static boolean isCursor(Frame frame, int column, int row) {
    return frame.cursor().filter(it -> it.column() == column && it.row() == row).isPresent();
  }
}
