package hp41.panel.board;

import hp41.panel.Position;
import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Ink;
import hp41.screen.Style;
import java.util.List;

/** The queens of a position on a chessboard. */
public final class Board {

  private static final int LARGEST = 3;

  private final Frame frame;
  private final Area area;
  private final Position position;
  private final int scale;

  private Board(Frame frame, Area area, Position position) {
    this.frame = frame;
    this.area = area;
    this.position = position;
    this.scale = largestScale(area, position.size());
  }

  /**
   * Draws the position, as large as it fits, its digits below, and below these what else is to be
   * said; in words if it does not fit.
   */
  static void draw(Frame frame, Area area, Position position, String more) {
    Board panel = new Board(frame, area, position);
    if (area.height() < position.size() + 1) {
      panel.drawWords();
      return;
    }
    panel.drawLegends();
    panel.drawSquares();
    Area board = panel.board();
    int below = board.bottom() + (board.bottom() + 1 < area.bottom() && panel.scale == 1 ? 1 : 0);
    frame.put(board.column(), below, position.text(), Style.of(Ink.WHITE, Ink.PANEL).bolder());
    if (position.isWhole()) {
      panel.drawCodes(board.column() + position.text().length() + 2, below);
    }
    frame.put(board.column(), below + 1, more, Style.of(Ink.DIM, Ink.PANEL));
  }

  /** The codes under which the position gives itself, then those of its associated position. */
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

  private static int largestScale(Area area, int squares) {
    int scale = Math.min((area.width() - 3) / (2 * squares), (area.height() - 2) / squares);
    return Math.max(1, Math.min(LARGEST, scale));
  }

  private Area board() {
    int width = 2 * scale * position.size();
    int indent = scale == 1 ? 2 : 6;
    int column = Math.min(area.column() + indent, frame.size().columns() - width);
    return new Area(column, area.row() + 1, width, scale * position.size());
  }

  private void drawLegends() {
    Style style = Style.of(Ink.DIM, Ink.PANEL);
    Area board = board();
    for (int i = 0; i < position.size(); i++) {
      String number = String.valueOf((i + 1) % 10);
      frame.put(board.column() + 2 * scale * i + scale - 1, area.row(), number, style);
      frame.put(board.column() - 2, board.row() + scale * i + (scale - 1) / 2, number, style);
    }
  }

  private void drawSquares() {
    Area board = board();
    for (int column = 0; column < position.size(); column++) {
      for (int row = 0; row < position.size(); row++) {
        Area square =
            new Area(
                board.column() + 2 * scale * column, board.row() + scale * row, 2 * scale, scale);
        Ink ground = (column + row) % 2 == 0 ? Ink.BOARD_LIGHT : Ink.BOARD_DARK;
        frame.fill(square, Style.of(Ink.QUEEN, ground));
        if (column < position.queens() && position.row(column) == row) {
          drawQueen(square, ground, position.attacked(column));
        }
      }
    }
  }

  private void drawQueen(Area square, Ink ground, boolean attacked) {
    Style style =
        attacked
            ? Style.of(Ink.ATTACKED_QUEEN, Ink.ATTACKED)
            : Style.of(Ink.QUEEN, ground).bolder();
    frame.fill(square, style);
    if (scale == 1) {
      frame.put(square.column(), square.row(), attacked ? "♛!" : "♛", style);
    } else {
      int column = square.column() + scale - 2;
      int row = square.row() + scale - 2;
      frame.put(column, row, "╲╱╲╱", style);
      frame.put(column, row + 1, attacked ? "▀▀▀!" : "▀▀▀▀", style);
    }
  }
}
