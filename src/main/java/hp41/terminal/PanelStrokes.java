package hp41.terminal;

import hp41.panel.Item;
import hp41.panel.Look;
import hp41.panel.Note;
import hp41.panel.Rows;
import hp41.panel.Shown;
import hp41.panel.Spot;
import hp41.screen.Stroke;
import hp41.screen.Stroke.Named;
import java.util.List;
import java.util.Optional;

/** What strokes do in the panel that has them: its cursor moves, what it stands on is changed. */
final class PanelStrokes {

  private final Sidebar sidebar;
  private final Editing editing;
  private final TextField field = new TextField();

  PanelStrokes(Sidebar sidebar, Editing editing) {
    this.sidebar = sidebar;
    this.editing = editing;
  }

  /** What came of a stroke: whether it was the panel's, and what there is to say. */
  record Outcome(boolean taken, Optional<Note> note) {

    static final Outcome LEFT = new Outcome(false, Optional.empty());
    static final Outcome TAKEN = new Outcome(true, Optional.empty());

    static Outcome saying(Note note) {
      return new Outcome(true, Optional.of(note));
    }
  }

  /**
   * Takes a stroke.
   *
   * @param shown the panel as it is drawn
   * @param height rows that are seen of it
   */
  Outcome take(Stroke stroke, Shown shown, int height) {
    if (shown.look().field().isPresent() && shown.content() instanceof Rows rows) {
      return change(stroke, rows, shown.look());
    }
    if (stroke.is(Named.ESCAPE)) {
      sidebar.unfocus();
      return Outcome.TAKEN;
    }
    if (shown.content() instanceof Rows rows && stroke instanceof Stroke.NamedKey key) {
      if (moved(key.name(), rows, shown.look(), height) || open(stroke, rows, shown.look())) {
        return Outcome.TAKEN;
      }
    }
    return KeyMap.isForKeys(stroke)
        ? Outcome.saying(Note.of("the panel has the keys", "Esc gives them back"))
        : Outcome.LEFT;
  }

  /** Moves the cursor to a row, and what is seen with it. */
  void moveTo(int row, int spot, Rows rows, Look look, int height) {
    int wanted = Math.max(0, Math.min(row, rows.rows().size() - 1));
    int first = rows.first(height, look);
    int top = Math.min(wanted, Math.max(first, wanted - height + 1));
    sidebar.look(look.at(wanted, Math.max(0, spot)).from(top));
  }

  /** Opens what the cursor stands on, if that is something to change. */
  boolean open(Rows rows, Look look) {
    Optional<Spot> spot = rows.chosen(look);
    if (spot.isPresent() && spot.get().item() instanceof Item.Value value) {
      field.set(value.text());
      sidebar.look(look.at(rows.cursor(look), look.spot()).changing(Optional.of(field.view())));
      return true;
    }
    return false;
  }

  private boolean open(Stroke stroke, Rows rows, Look look) {
    return stroke.is(Named.ENTER) && open(rows, look);
  }

  private boolean moved(Named name, Rows rows, Look look, int height) {
    int row = rows.cursor(look);
    switch (name) {
      case UP -> moveTo(row - 1, look.spot(), rows, look, height);
      case DOWN -> moveTo(row + 1, look.spot(), rows, look, height);
      case PAGE_UP -> moveTo(row - height, look.spot(), rows, look, height);
      case PAGE_DOWN -> moveTo(row + height, look.spot(), rows, look, height);
      case HOME -> moveTo(0, 0, rows, look, height);
      case END -> moveTo(rows.rows().size() - 1, 0, rows, look, height);
      case LEFT -> moveTo(row, look.spot() - 1, rows, look, height);
      case RIGHT -> moveTo(row, Math.min(look.spot() + 1, last(rows, row)), rows, look, height);
      default -> {
        return false;
      }
    }
    return true;
  }

  private static int last(Rows rows, int row) {
    List<Spot> spots = rows.rows().isEmpty() ? List.of() : rows.rows().get(row).spots();
    return spots.size() - 1;
  }

  private Outcome change(Stroke stroke, Rows rows, Look look) {
    if (stroke.is(Named.ESCAPE)) {
      sidebar.look(look.changing(Optional.empty()));
    } else if (stroke.is(Named.ENTER)) {
      return enter(rows, look);
    } else {
      field.take(stroke);
      sidebar.look(look.changing(Optional.of(field.view())));
    }
    return Outcome.TAKEN;
  }

  private Outcome enter(Rows rows, Look look) {
    Optional<Spot> spot = rows.chosen(look);
    if (spot.isPresent() && spot.get().item() instanceof Item.Value value) {
      Optional<Note> wrong = editing.change(value, field.text());
      if (wrong.isPresent()) {
        return new Outcome(true, wrong);
      }
    }
    sidebar.look(look.changing(Optional.empty()));
    return Outcome.TAKEN;
  }
}
