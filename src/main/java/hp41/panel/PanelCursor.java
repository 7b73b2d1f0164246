package hp41.panel;

import hp41.panel.Panel.Outcome;
import hp41.panel.PanelRow.Spot;
import hp41.screen.Stroke;
import hp41.screen.Stroke.Named;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What strokes do in every panel: its cursor moves, finds, and changes what it stands on. */
public final class PanelCursor {

  private final Panel.Hands hands;
  private String searched = "";

  public PanelCursor(Panel.Hands hands) {
    this.hands = hands;
  }

  /** Takes a stroke while no text is typed in the panel. */
  public Outcome take(Stroke stroke, PanelRows rows, PanelState state, int height) {
    if (stroke.equals(Stroke.typed('/'))) {
      return Outcome.changing(rows.typing("", PanelState.Use.FIND, state));
    }
    if (stroke.is(Named.ENTER) && rows.chosen(state).isPresent()) {
      return open(rows, state);
    }
    return stroke instanceof Stroke.NamedKey key
        ? moved(key.name(), rows, state, height).map(Outcome::changing).orElse(Outcome.LEFT)
        : Outcome.LEFT;
  }

  /** Opens what it stands on to be changed, or does what that is there for. */
  public Outcome open(PanelRows rows, PanelState state) {
    Optional<PanelItem> item = rows.chosen(state).map(Spot::item);
    if (item.isPresent() && item.get() instanceof PanelItem.Value value) {
      if (value.fixed().isPresent()) {
        return Outcome.saying(value.fixed());
      }
      return Outcome.changing(rows.typing(value.text(), PanelState.Use.CHANGE, state));
    }
    return Outcome.saying(
        item.isPresent() && item.get() instanceof PanelItem.Deed deed
            ? hands.act(deed)
            : Optional.empty());
  }

  private static Optional<PanelState> moved(
      Named name, PanelRows rows, PanelState state, int height) {
    int row = rows.cursor(state);
    int spot = state.spot();
    int last = rows.rows().size() - 1;
    return switch (name) {
      case UP -> Optional.of(rows.moved(row - 1, spot, state, height));
      case DOWN -> Optional.of(rows.moved(row + 1, spot, state, height));
      case PAGE_UP -> Optional.of(rows.moved(row - height, spot, state, height));
      case PAGE_DOWN -> Optional.of(rows.moved(row + height, spot, state, height));
      case HOME -> Optional.of(rows.moved(0, 0, state, height));
      case END -> Optional.of(rows.moved(last, 0, state, height));
      case LEFT -> Optional.of(rows.moved(row, spot - 1, state, height));
      case RIGHT ->
          Optional.of(rows.moved(row, Math.min(spot + 1, lastSpot(rows, row)), state, height));
      default -> Optional.empty();
    };
  }

  private static int lastSpot(PanelRows rows, int row) {
    List<Spot> spots = rows.rows().isEmpty() ? List.of() : rows.rows().get(row).spots();
    return spots.size() - 1;
  }

  /** Takes a stroke while a text is typed in the panel. */
  public Outcome type(Stroke stroke, PanelRows rows, PanelState state, int height) {
    TypedText typed = state.field().orElseThrow();
    if (stroke.is(Named.ESCAPE)) {
      return Outcome.changing(state.typing(Optional.empty()));
    }
    if (stroke.is(Named.ENTER)) {
      return switch (state.use()) {
        case CHANGE -> change(typed.text(), rows, state);
        case INSERT -> insert(typed.text(), rows, state, height);
        case FIND -> find(typed.text(), rows, state, height);
      };
    }
    return Outcome.changing(state.typing(typed.take(stroke).or(() -> Optional.of(typed))));
  }

  private Outcome change(String text, PanelRows rows, PanelState state) {
    Optional<PanelItem> item = rows.chosen(state).map(Spot::item);
    Optional<Note> wrong =
        item.isPresent() && item.get() instanceof PanelItem.Value value
            ? hands.change(value, text)
            : Optional.empty();
    return wrong.isPresent()
        ? Outcome.saying(wrong)
        : Outcome.changing(state.typing(Optional.empty()));
  }

  /** Inserts a line; the next one can be typed at once, nothing typed ends it. */
  private Outcome insert(String text, PanelRows rows, PanelState state, int height) {
    Optional<PanelItem.ProgramLine> line = rows.line(state);
    if (text.isBlank() || line.isEmpty()) {
      return Outcome.changing(state.typing(Optional.empty()));
    }
    Optional<Note> wrong = hands.insert(line.get().number(), text);
    if (wrong.isPresent()) {
      return Outcome.saying(wrong);
    }
    int next = rows.cursor(state) + 1;
    int top = Math.max(rows.first(height, state), next - height + 2);
    return Outcome.changing(state.at(next, 0).from(top).typing(Optional.of(new TypedText(""))));
  }

  /** Moves the cursor to what is found; with no text to the next place of the last one. */
  public Outcome find(String text, PanelRows rows, PanelState state, int height) {
    boolean again = text.isBlank() || text.equals(searched);
    searched = text.isBlank() ? searched : text.strip();
    PanelState done = state.typing(Optional.empty());
    Optional<PanelState> hit =
        Search.find(rows, done, searched, again)
            .map(it -> rows.moved(it.row(), it.spot(), done, height));
    Optional<Note> nowhere =
        hit.isPresent()
            ? Optional.empty()
            : Optional.of(Note.error(searched, "is nowhere in this panel", "/ finds another"));
    return new Outcome(true, nowhere, hit.or(() -> Optional.of(done)));
  }

  /** Finds text in the rows of a panel. */
  public static final class Search {

    private final List<Hit> places = new ArrayList<>();

    private Search(PanelRows rows) {
      for (int row = 0; row < rows.rows().size(); row++) {
        add(row, rows.rows().get(row));
      }
    }

    /**
     * A place in a panel.
     *
     * @param row from 0
     * @param spot which of the row's spots, from 0
     * @param name of what is there, may be empty
     * @param words what is to be read there
     */
    public record Hit(int row, int spot, String name, String words) {}

    /**
     * What is called so, such as a register by its number; else the next place behind the cursor,
     * all around, that has the text in it, whatever its case.
     *
     * @param again whether this is wanted once more, so that names do not come first
     */
    public static Optional<Hit> find(PanelRows rows, PanelState state, String text, boolean again) {
      Search search = new Search(rows);
      Optional<Hit> named = again ? Optional.empty() : search.named(text);
      return named.or(() -> search.next(rows.cursor(state), state.spot(), text));
    }

    private void add(int number, PanelRow row) {
      if (row.spots().isEmpty()) {
        places.add(new Hit(number, 0, "", row.words()));
        return;
      }
      int from = 0;
      for (int i = 0; i < row.spots().size(); i++) {
        Spot spot = row.spots().get(i);
        boolean last = i == row.spots().size() - 1;
        int end = last ? Integer.MAX_VALUE : spot.column() + spot.width() - 1;
        places.add(new Hit(number, i, spot.item().name(), row.words(from, end)));
        from = end + 1;
      }
    }

    /** A number may have an R in front, and zeros. */
    private Optional<Hit> named(String text) {
      String name = text.replaceFirst("^[rR]?0*(?=\\d)", "");
      return places.stream().filter(hit -> hit.name().equalsIgnoreCase(name)).findFirst();
    }

    private Optional<Hit> next(int row, int spot, String text) {
      String wanted = text.toLowerCase(Locale.ROOT);
      List<Hit> hits =
          places.stream()
              .filter(hit -> hit.words().toLowerCase(Locale.ROOT).contains(wanted))
              .toList();
      return hits.stream()
          .filter(hit -> hit.row() > row || hit.row() == row && hit.spot() > spot)
          .findFirst()
          .or(() -> hits.stream().findFirst());
    }
  }
}
