package hp41.panel;

import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Role;
import hp41.screen.Size;
import hp41.screen.Style;
import java.util.List;
import java.util.Optional;

/** The queens of a position on a chessboard. */
final class BoardPanel {

  private static final int LARGEST = 3;

  private final Frame frame;
  private final Area area;
  private final Position position;
  private final int scale;

  private BoardPanel(Frame frame, Area area, Position position) {
    this.frame = frame;
    this.area = area;
    this.position = position;
    this.scale = largestScale(area, position.size());
  }

  /**
   * The board with the queens that are being placed before one's eyes, or with the position shown
   * last, or how to come to one.
   */
  static Content content(Sight sight, Size room) {
    Optional<Position> begun = QueensSearch.position(sight);
    if (begun.isPresent()) {
      return board(begun.get(), room, "", "");
    }
    if (sight.position().isEmpty()) {
      return Rows.of(
          "",
          List.of(
              Row.empty().with(1, "No position yet.", Role.DIM),
              Row.empty(),
              Row.empty().with(1, "xeq 8queens", Role.GOLD)));
    }
    String place = place(sight.past());
    return board(sight.position().get(), room, place, place.isEmpty() ? "" : place + "  ← →");
  }

  private static Content board(Position position, Size room, String about, String more) {
    Frame frame = new Frame(room, Style.of(Role.TEXT, Role.PANEL));
    draw(frame, new Area(0, 0, room.columns(), room.rows()), position, more);
    return new Canvas(about, frame);
  }

  /** {@code 2 of 46}; empty for the only one. */
  private static String place(Past past) {
    int count = past.positions().size();
    return count == 1 ? "" : past.chosen() + 1 + " of " + count;
  }

  /**
   * Draws the position, as large as it fits, its digits below, and below these what else is to be
   * said; in words if it does not fit.
   */
  static void draw(Frame frame, Area area, Position position, String more) {
    BoardPanel panel = new BoardPanel(frame, area, position);
    if (area.height() < position.size() + 1) {
      panel.drawWords();
      return;
    }
    panel.drawLegends();
    panel.drawSquares();
    Area board = panel.board();
    int below = board.bottom() + (board.bottom() + 1 < area.bottom() && panel.scale == 1 ? 1 : 0);
    frame.put(board.column(), below, position.text(), Style.of(Role.WHITE, Role.PANEL).bolder());
    if (position.isWhole()) {
      panel.drawCodes(board.column() + position.text().length() + 2, below);
    }
    frame.put(board.column(), below + 1, more, Style.of(Role.DIM, Role.PANEL));
  }

  /** The codes under which the position gives itself, then those of its associated position. */
  private void drawCodes(int column, int row) {
    String codes = position.codes() + " · " + position.associatedCodes();
    for (String text : List.of("codes " + codes, codes)) {
      if (column + text.length() <= area.right()) {
        frame.put(column, row, text, Style.of(Role.GOLD, Role.PANEL));
        return;
      }
    }
  }

  private void drawWords() {
    Style dim = Style.of(Role.DIM, Role.PANEL);
    Style bold = Style.of(Role.WHITE, Role.PANEL).bolder();
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
    Style style = Style.of(Role.DIM, Role.PANEL);
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
        Role ground = (column + row) % 2 == 0 ? Role.BOARD_LIGHT : Role.BOARD_DARK;
        frame.fill(square, Style.of(Role.QUEEN, ground));
        if (column < position.queens() && position.row(column) == row) {
          drawQueen(square, ground, position.attacked(column));
        }
      }
    }
  }

  private void drawQueen(Area square, Role ground, boolean attacked) {
    Style style =
        attacked
            ? Style.of(Role.ATTACKED_QUEEN, Role.ATTACKED)
            : Style.of(Role.QUEEN, ground).bolder();
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
