package hp41.terminal;

import hp41.panel.Item;
import hp41.panel.Look;
import hp41.panel.Note;
import hp41.panel.Rows;
import hp41.panel.Search;
import hp41.panel.Shown;
import hp41.panel.Side;
import hp41.panel.Spot;
import hp41.screen.Stroke;
import hp41.screen.Stroke.Named;
import java.util.List;
import java.util.Optional;
import org.apache.commons.lang3.StringUtils;

/** What strokes do in the panel that has them: its cursor moves, what it stands on is changed. */
final class PanelStrokes {

  private static final String TORN_EDGE = "▔";

  private final Sidebar sidebar;
  private final Editing editing;
  private final PanelDeeds deeds;
  private final TextField field = new TextField();
  private String searched = "";

  PanelStrokes(Sidebar sidebar, Editing editing, PanelDeeds deeds) {
    this.sidebar = sidebar;
    this.editing = editing;
    this.deeds = deeds;
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
      return type(stroke, rows, shown.look(), height);
    }
    if (stroke.is(Named.ESCAPE)) {
      sidebar.leave();
      return Outcome.TAKEN;
    }
    Outcome own = own(stroke, shown);
    if (own.taken()) {
      return own;
    }
    if (shown.content() instanceof Rows rows) {
      Outcome common = inRows(stroke, rows, shown.look(), height);
      if (common.taken()) {
        return common;
      }
    }
    return KeyMap.isForKeys(stroke)
        ? Outcome.saying(Note.of("the panel has the keys", "Esc gives them back"))
        : Outcome.LEFT;
  }

  private Outcome own(Stroke stroke, Shown shown) {
    return switch (sidebar.active()) {
      case BOARD -> deeds.inBoard(stroke);
      case PAPER -> deeds.inPaper(stroke);
      case DEBUG -> scales(stroke, shown) ? Outcome.TAKEN : inDebugger(stroke, shown);
      case WATCHES -> deeds.inList(stroke, shown, true);
      case BREAKPOINTS -> deeds.inList(stroke, shown, false);
      case PROGRAM -> inserts(stroke, shown) ? Outcome.TAKEN : deeds.inProgram(stroke, shown);
      default -> Outcome.LEFT;
    };
  }

  /** Where lines are executed, the listing shows where that leads. */
  private Outcome inDebugger(Stroke stroke, Shown shown) {
    Outcome outcome = deeds.inDebugger(stroke, shown);
    if (stroke instanceof Stroke.Typed typed && Debugging.executes(typed.character())) {
      sidebar.follow();
    }
    return outcome;
  }

  /** The bar says what the bars behind the lines stand for, or no longer. */
  private boolean scales(Stroke stroke, Shown shown) {
    boolean scales = stroke.equals(Stroke.typed('p'));
    if (scales) {
      sidebar.look(shown.look().scaling());
    }
    return scales;
  }

  private boolean inserts(Stroke stroke, Shown shown) {
    if (!stroke.equals(Stroke.typed('i')) || !(shown.content() instanceof Rows rows)) {
      return false;
    }
    if (PanelDeeds.line(rows, shown.look()).isPresent()) {
      begin("", Look.Use.INSERT, rows, shown.look());
    }
    return true;
  }

  private Outcome inRows(Stroke stroke, Rows rows, Look look, int height) {
    if (stroke.equals(Stroke.typed('/'))) {
      search(rows, look);
      return Outcome.TAKEN;
    }
    if (stroke.is(Named.ENTER) && rows.chosen(look).isPresent()) {
      return new Outcome(true, open(rows, look));
    }
    boolean moved = stroke instanceof Stroke.NamedKey key && moved(key.name(), rows, look, height);
    return moved ? Outcome.TAKEN : Outcome.LEFT;
  }

  /** Begins to type what is searched for. */
  void search(Rows rows, Look look) {
    begin("", Look.Use.FIND, rows, look);
  }

  /** Moves the cursor to a row, and what is seen with it. */
  void moveTo(int row, int spot, Rows rows, Look look, int height) {
    int wanted = Math.max(0, Math.min(row, rows.rows().size() - 1));
    int first = rows.first(height, look);
    int top = Math.min(wanted, Math.max(first, wanted - height + 1));
    sidebar.look(look.at(wanted, Math.max(0, spot)).from(top));
  }

  /** Opens what the cursor stands on to be changed, or does what it is there for. */
  Optional<Note> open(Rows rows, Look look) {
    Optional<Item> item = rows.chosen(look).map(Spot::item);
    if (item.isPresent() && item.get() instanceof Item.Value value) {
      begin(value.text(), Look.Use.CHANGE, rows, look);
    } else if (item.isPresent() && item.get() instanceof Item.Deed deed) {
      return editing.act(deed);
    }
    return Optional.empty();
  }

  private void begin(String text, Look.Use use, Rows rows, Look look) {
    field.set(text);
    sidebar.look(look.at(rows.cursor(look), look.spot()).typing(field.view(), use));
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

  private Outcome type(Stroke stroke, Rows rows, Look look, int height) {
    if (stroke.is(Named.ESCAPE)) {
      sidebar.look(look.typing(Optional.empty()));
      return Outcome.TAKEN;
    }
    if (stroke.is(Named.ENTER)) {
      return switch (look.use()) {
        case CHANGE -> change(rows, look);
        case INSERT -> insert(rows, look, height);
        case FIND -> find(field.text(), rows, look, height);
      };
    }
    field.take(stroke);
    sidebar.look(look.typing(Optional.of(field.view())));
    return Outcome.TAKEN;
  }

  private Outcome change(Rows rows, Look look) {
    Optional<Item> item = rows.chosen(look).map(Spot::item);
    if (item.isPresent() && item.get() instanceof Item.Value value) {
      Optional<Note> wrong = editing.change(value, field.text());
      if (wrong.isPresent()) {
        return new Outcome(true, wrong);
      }
    }
    sidebar.look(look.typing(Optional.empty()));
    return Outcome.TAKEN;
  }

  /** Inserts a line; the next one can be typed at once, nothing typed ends it. */
  private Outcome insert(Rows rows, Look look, int height) {
    Optional<Item.ProgramLine> line = PanelDeeds.line(rows, look);
    if (field.text().isBlank() || line.isEmpty()) {
      sidebar.look(look.typing(Optional.empty()));
      return Outcome.TAKEN;
    }
    Optional<Note> wrong = editing.insert(line.get().number(), field.text());
    if (wrong.isEmpty()) {
      field.set("");
      int next = rows.cursor(look) + 1;
      int top = Math.max(rows.first(height, look), next - height + 2);
      sidebar.look(look.at(next, 0).from(top).typing(Optional.of(field.view())));
    }
    return new Outcome(true, wrong);
  }

  /** Moves the cursor to what is found; with no text to the next place of the last one. */
  Outcome find(String text, Rows rows, Look look, int height) {
    boolean again = text.isBlank() || text.equals(searched);
    searched = text.isBlank() ? searched : text.strip();
    Look done = look.typing(Optional.empty());
    sidebar.look(done);
    Optional<Search.Hit> hit = Search.find(rows, done, searched, again);
    hit.ifPresent(it -> moveTo(it.row(), it.spot(), rows, done, height));
    return hit.isPresent()
        ? Outcome.TAKEN
        : Outcome.saying(Note.error(searched, "is nowhere in this panel", "/ finds another"));
  }

  /** What is chosen in the panel that has the strokes, as text; empty if nothing is. */
  Optional<String> selection(Shown shown) {
    if (!sidebar.focused() || sidebar.isFocused(Side.PROGRAM)) {
      return Optional.empty();
    }
    if (!(shown.content() instanceof Rows rows)) {
      return deeds.position();
    }
    Optional<Item> item = rows.chosen(shown.look()).map(Spot::item);
    if (item.isPresent() && item.get() instanceof Item.Value value) {
      return Optional.of(value.text());
    }
    if (item.isPresent() && item.get() instanceof Item.Deed deed) {
      return deed.about().map(Note::head);
    }
    return rows.rows().stream()
        .skip(rows.cursor(shown.look()))
        .findFirst()
        .map(row -> StringUtils.stripEnd(row.words().strip(), TORN_EDGE));
  }
}
