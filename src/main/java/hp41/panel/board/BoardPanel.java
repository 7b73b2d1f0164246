package hp41.panel.board;

import hp41.panel.BoardPosition;
import hp41.panel.Hint;
import hp41.panel.Panel;
import hp41.panel.PanelData;
import hp41.panel.PanelData.Past;
import hp41.panel.PanelRows;
import hp41.panel.Promise;
import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Ink;
import hp41.screen.Size;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import hp41.screen.Style;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The chessboard panel. It shows one position and lets the user step through the others. */
public final class BoardPanel implements Panel {

  private static final int PAGE = 10;
  private static final int ALL = 1_000_000;

  /**
   * Returns the board with the queens that a program is placing, or else with the last position, or
   * else a hint.
   */
  @Override
  public PanelBody content(PanelData data, Size room) {
    if (data.past().placed().isPresent()) {
      return board(data, data.past().placed().get(), room, "");
    }
    if (data.position().isEmpty()) {
      return PanelRows.of("", PanelRows.nothing("No position yet.", "xeq 8queens"));
    }
    String place = place(data.past());
    return board(data, data.position().get(), room, place);
  }

  @Override
  public boolean hasContents(PanelData data) {
    return shown(data).isPresent();
  }

  /** Returns the rows of the largest board that fits into the width. */
  @Override
  public int rows(PanelData data, int columns, boolean whole) {
    return shown(data)
        .map(position -> Board.rows(position, columns))
        .orElseGet(() -> Panel.super.rows(data, columns, whole));
  }

  private static Optional<BoardPosition> shown(PanelData data) {
    return data.past().placed().or(data::position);
  }

  private static PanelBody board(PanelData data, BoardPosition position, Size room, String place) {
    Frame frame = new Frame(room, Style.of(Ink.TEXT, Ink.PANEL));
    Area area = new Area(0, 0, room.columns(), room.rows());
    String more = place.isEmpty() ? "" : place + "  ← →";
    new Board(frame, area, position, data.theme()).draw(more);
    return new Canvas(place, frame, idle(data.past()));
  }

  /** Returns the keys that would go beyond the first or the last position. */
  private static Set<KeyName> idle(Past past) {
    Set<KeyName> idle = EnumSet.noneOf(KeyName.class);
    if (past.placed().isPresent() || past.chosen() == 0) {
      idle.add(KeyName.LEFT);
    }
    if (past.placed().isPresent() || past.chosen() >= past.positions().size() - 1) {
      idle.add(KeyName.RIGHT);
    }
    return idle;
  }

  /** Returns text such as {@code 2 of 46}; empty if there is only one position. */
  private static String place(Past past) {
    int count = past.positions().size();
    return count == 1 ? "" : past.chosen() + 1 + " of " + count;
  }

  @Override
  public List<Hint> hints() {
    return List.of(
        Hint.HELP,
        Hint.of("←", Promise.REDRAWS, "earlier=Shows the position before"),
        Hint.of("→", Promise.REDRAWS, "later=Shows the next position"));
  }

  @Override
  public InputResult take(Stroke stroke, PanelContent shown, PanelActions actions) {
    int steps = stroke instanceof Stroke.NamedKey key ? positions(key.name()) : 0;
    actions.step(steps);
    return steps == 0 ? InputResult.LEFT : InputResult.TAKEN;
  }

  private static int positions(KeyName name) {
    return switch (name) {
      case LEFT, UP -> -1;
      case RIGHT, DOWN -> 1;
      case PAGE_UP -> -PAGE;
      case PAGE_DOWN -> PAGE;
      case HOME -> -ALL;
      case END -> ALL;
      default -> 0;
    };
  }

  @Override
  public Optional<String> copied(PanelContent shown, PanelActions actions) {
    return shown.content() instanceof Canvas
        ? actions.position()
        : Panel.super.copied(shown, actions);
  }
}
