package hp41.panel.board;

import hp41.panel.BoardPosition;
import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Ink;
import hp41.screen.Style;
import hp41.screen.Theme;
import java.util.List;

/**
 * Draws a position of queens on a chessboard, as large as it fits, with its digits and an
 * additional text below. If there are too few rows, two rows of squares share one row of
 * characters, which needs colours. If there is still too little room, the position is written as
 * text.
 */
final class Board {

  private static final int MAX_SCALE = 3;

  /** The columns beside the board. */
  private static final int MARGIN = 3;

  /** The rows above and below the board. */
  private static final int OTHER_ROWS = 3;

  private final Frame frame;
  private final Area area;
  private final BoardPosition position;
  private final Theme theme;
  private final int scale;

  Board(Frame frame, Area area, BoardPosition position, Theme theme) {
    this.frame = frame;
    this.area = area;
    this.position = position;
    this.theme = theme;
    int squares = position.size();
    int fitting = Math.min(scale(squares, area.width()), (area.height() - 2) / squares);
    scale = Math.max(1, fitting);
  }

  private static int scale(int squares, int width) {
    return Math.max(1, Math.min(MAX_SCALE, (width - MARGIN) / (2 * squares)));
  }

  /**
   * Returns the number of rows that a position needs in a width: its board, column numbers, digits,
   * and additional text.
   */
  static int rows(BoardPosition position, int width) {
    return scale(position.size(), width) * position.size() + OTHER_ROWS;
  }

  /** Draws the position and an additional text below it. */
  void draw(String more) {
    int rows = position.size();
    if (area.height() >= rows) {
      drawLegends();
      drawSquares();
      int below = board().bottom();
      boolean separated = scale == 1 && below + 1 < area.bottom();
      if (below < area.bottom()) {
        drawDigits(board().column(), below + (separated ? 1 : 0), more);
      } else {
        drawBeside(board().right() + 2, more);
      }
    } else if (theme.paintsSquares() && area.height() > (rows + 1) / 2) {
      drawHalves();
      drawDigits(board().column(), board().row() + (rows + 1) / 2, more);
    } else {
      drawWords();
    }
  }

  /**
   * Draws the numbers of the columns beside the board, if there is no room above it, and the
   * digits.
   */
  private void drawBeside(int column, String more) {
    StringBuilder numbers = new StringBuilder();
    for (int i = 0; i < position.size(); i++) {
      numbers.append(legend(i));
    }
    Style dim = Style.of(Ink.DIM, Ink.PANEL);
    frame.put(column, area.row(), numbers + " column", dim);
    frame.put(column + position.size() + 1, area.row() + 1, "row", dim);
    drawDigits(column, area.row() + 1, more);
  }

  private void drawDigits(int column, int row, String more) {
    frame.put(column, row, position.text(), Style.of(Ink.WHITE, Ink.PANEL).bolder());
    if (position.isWhole()) {
      drawCodes(column + position.text().length() + 2, row);
    }
    frame.put(column, row + 1, more, Style.of(Ink.DIM, Ink.PANEL));
  }

  /** Draws the view codes of the position, then those of its associated position. */
  private void drawCodes(int column, int row) {
    String codes = position.codes() + " · " + position.associatedCodes();
    for (String text : List.of("codes " + codes, codes)) {
      if (column + text.length() <= area.right()) {
        frame.put(column, row, text, Style.of(Ink.GOLD, Ink.PANEL));
        return;
      }
    }
  }

  private void drawWords() {
    Style dim = Style.of(Ink.DIM, Ink.PANEL);
    Style bold = Style.of(Ink.WHITE, Ink.PANEL).bolder();
    int column = area.column() + 2;
    int step = String.valueOf(position.size()).length() + 1;
    for (int i = 0; i < position.size(); i++) {
      frame.put(column + step * i, area.row() + 1, String.valueOf(i + 1), dim);
      String row = i < position.queens() ? String.valueOf(position.row(i) + 1) : "";
      frame.put(column + step * i, area.row() + 2, row, bold);
    }
    int behind = column + step * position.size() + 1;
    frame.put(behind, area.row() + 1, "column", dim);
    frame.put(behind, area.row() + 2, "row of its queen", dim);
  }

  private Area board() {
    int width = 2 * scale * position.size();
    int indent = scale == 1 ? Math.min(MARGIN, area.width() - width) : 6;
    int column = Math.min(area.column() + indent, frame.size().columns() - width);
    int above = area.height() == position.size() ? 0 : 1;
    return new Area(column, area.row() + above, width, scale * position.size());
  }

  private void drawLegends() {
    Style style = Style.of(Ink.DIM, Ink.PANEL);
    Area board = board();
    for (int i = 0; i < position.size(); i++) {
      drawColumnLegend(i);
      int row = board.row() + scale * i + (scale - 1) / 2;
      frame.put(board.column() - 2, row, legend(i), style);
    }
  }

  /** Draws the number above a column, unless the squares need all rows. */
  private void drawColumnLegend(int column) {
    if (board().row() == area.row()) {
      return;
    }
    int at = board().column() + 2 * scale * column + scale - 1;
    frame.put(at, area.row(), legend(column), Style.of(Ink.DIM, Ink.PANEL));
  }

  private static String legend(int number) {
    return String.valueOf((number + 1) % 10);
  }

  private void drawSquares() {
    Area board = board();
    for (int column = 0; column < position.size(); column++) {
      for (int row = 0; row < position.size(); row++) {
        Area square =
            new Area(
                board.column() + 2 * scale * column, board.row() + scale * row, 2 * scale, scale);
        Style style = Style.of(Ink.QUEEN, ground(column, row));
        frame.fill(square, style);
        if (hasQueen(column, row)) {
          drawQueen(square, style.bolder(), position.attacked(column));
        }
      }
    }
  }

  private boolean hasQueen(int column, int row) {
    return column < position.queens() && position.row(column) == row;
  }

  private static Ink ground(int column, int row) {
    return (column + row) % 2 == 0 ? Ink.BOARD_LIGHT : Ink.BOARD_DARK;
  }

  private void drawQueen(Area square, Style style, boolean attacked) {
    Style shown = attacked ? Style.of(Ink.ATTACKED_QUEEN, Ink.ATTACKED) : style;
    frame.fill(square, shown);
    if (scale == 1) {
      frame.put(square.column(), square.row(), "♛", shown);
    } else if (theme.ascii()) {
      frame.put(square.column() + scale - 1, square.row() + scale / 2, "♛", shown);
    } else {
      QueenShape.of(scale, theme.paintsSquares()).draw(frame, square, shown);
    }
    if (attacked) {
      frame.put(square.right() - 1, square.row() + scale / 2, '!', shown);
    }
  }

  /** Draws two rows of squares in each row of characters. A queen fills her square. */
  private void drawHalves() {
    Area board = board();
    Style style = Style.of(Ink.DIM, Ink.PANEL);
    for (int column = 0; column < position.size(); column++) {
      drawColumnLegend(column);
      for (int row = 0; row < position.size(); row += 2) {
        int at = board.row() + row / 2;
        frame.put(board.column() - 2, at, legend(row), style);
        Style halves = Style.of(half(column, row), half(column, row + 1));
        frame.fill(new Area(board.column() + 2 * column, at, 2, 1), '▀', halves);
      }
    }
  }

  /** Returns the colour of half a character. Below an odd number of rows, it is the background. */
  private Ink half(int column, int row) {
    if (row == position.size()) {
      return Ink.PANEL;
    } else if (!hasQueen(column, row)) {
      return ground(column, row);
    }
    return position.attacked(column) ? Ink.ATTACKED : Ink.QUEEN;
  }
}
