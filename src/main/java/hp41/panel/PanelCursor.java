package hp41.panel;

import hp41.panel.Panel.InputResult;
import hp41.panel.PanelRow.ClickTarget;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Handles the strokes that work in every panel: moving the cursor, searching, and changing the item
 * at the cursor.
 */
public final class PanelCursor {

  private final Panel.PanelActions actions;
  private String searched = "";

  public PanelCursor(Panel.PanelActions actions) {
    this.actions = actions;
  }

  /** Handles a stroke while no text is being typed in the panel. */
  public InputResult take(Stroke stroke, PanelRows rows, PanelState state, int height) {
    if (stroke.isTyped('/')) {
      return InputResult.changing(rows.typing("", PanelState.Use.FIND, state));
    }
    if (stroke.is(KeyName.ENTER) && rows.chosen(state).isPresent()) {
      return open(rows, state);
    }
    return stroke instanceof Stroke.NamedKey key
        ? moved(key.name(), rows, state, height).map(InputResult::changing).orElse(InputResult.LEFT)
        : InputResult.LEFT;
  }

  /** Opens the item at the cursor for editing, or performs its action. */
  public InputResult open(PanelRows rows, PanelState state) {
    Optional<PanelItem> item = rows.chosen(state).map(ClickTarget::item);
    if (item.isPresent() && item.get() instanceof PanelItem.ValueItem value) {
      if (value.fixed().isPresent()) {
        return InputResult.saying(value.fixed());
      }
      Optional<Note> busy = actions.busy();
      return busy.isPresent()
          ? InputResult.saying(busy)
          : InputResult.changing(rows.typing(value.text(), PanelState.Use.CHANGE, state));
    }
    return InputResult.saying(
        item.isPresent() && item.get() instanceof PanelItem.ActionItem action
            ? actions.act(action)
            : Optional.empty());
  }

  private static Optional<PanelState> moved(
      KeyName name, PanelRows rows, PanelState state, int height) {
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
    List<ClickTarget> spots = rows.rows().isEmpty() ? List.of() : rows.rows().get(row).spots();
    return spots.size() - 1;
  }

  /** Handles a stroke while a text is being typed in the panel. */
  public InputResult type(Stroke stroke, PanelRows rows, PanelState state, int height) {
    TypedText typed = state.field().orElseThrow();
    if (stroke.is(KeyName.ESCAPE)) {
      return InputResult.changing(state.typing(Optional.empty()));
    }
    if (stroke.is(KeyName.ENTER)) {
      return switch (state.use()) {
        case CHANGE -> change(typed.text(), rows, state);
        case INSERT -> insert(typed.text(), rows, state, height);
        case FIND -> find(typed.text(), rows, state, height);
      };
    }
    return InputResult.changing(state.typing(typed.take(stroke).or(() -> Optional.of(typed))));
  }

  private InputResult change(String text, PanelRows rows, PanelState state) {
    Optional<PanelItem> item = rows.chosen(state).map(ClickTarget::item);
    Optional<Note> wrong =
        item.isPresent() && item.get() instanceof PanelItem.ValueItem value
            ? actions.change(value, text)
            : Optional.empty();
    return wrong.isPresent()
        ? InputResult.saying(wrong)
        : InputResult.changing(state.typing(Optional.empty()));
  }

  /** Inserts a line and opens the next one. An empty text ends the input. */
  private InputResult insert(String text, PanelRows rows, PanelState state, int height) {
    OptionalInt behind = rows.insertsBehind(state);
    if (text.isBlank() || behind.isEmpty()) {
      return InputResult.changing(state.typing(Optional.empty()));
    }
    Optional<Note> wrong = actions.insert(behind.getAsInt(), text);
    if (wrong.isPresent()) {
      return InputResult.saying(wrong);
    }
    int next = rows.cursor(state) + 1;
    int top = Math.max(rows.first(height, state), next - height + 2);
    return InputResult.changing(state.at(next, 0).from(top).typing(Optional.of(new TypedText(""))));
  }

  /** Moves the cursor to the text that is found. An empty text repeats the last search. */
  public InputResult find(String text, PanelRows rows, PanelState state, int height) {
    boolean again = text.isBlank() || text.equals(searched);
    searched = text.isBlank() ? searched : text.strip();
    PanelState done = state.typing(Optional.empty());
    Optional<PanelState> hit =
        RowSearch.find(rows, done, searched, again)
            .map(it -> rows.moved(it.row(), it.spot(), done, height));
    String number = RowSearch.number(searched);
    Optional<PanelItem> item = hit.flatMap(rows::chosen).map(ClickTarget::item);
    if (item.isPresent()
        && item.get() instanceof PanelItem.RegisterRun run
        && run.isNamed(number)) {
      actions.unfold(run, Integer.parseInt(number));
      return InputResult.TAKEN;
    }
    Optional<Note> notFound =
        hit.isPresent()
            ? Optional.empty()
            : Optional.of(
                Note.error(searched, "not found in this panel")
                    .hint("/", Promise.FINDS, "searches again")
                    .means("No row of the panel with the focus contains this text."));
    return new InputResult(true, notFound, hit.or(() -> Optional.of(done)));
  }

  /** Searches for text in the rows of a panel. */
  public static final class RowSearch {

    private final List<CursorHit> places = new ArrayList<>();

    private RowSearch(PanelRows rows) {
      for (int row = 0; row < rows.rows().size(); row++) {
        add(row, rows.rows().get(row));
      }
    }

    /**
     * A place in a panel.
     *
     * @param row the row, from 0
     * @param spot the index of the item in its row, from 0
     * @param item the item; empty for a row without items
     * @param words the visible text, and the words of the item
     */
    public record CursorHit(int row, int spot, Optional<PanelItem> item, String words) {}

    /**
     * Finds the item with this name, such as a register by its number, or else the next place after
     * the cursor that contains the text, ignoring case. The search wraps around.
     *
     * @param again whether the search is repeated, so that names have no priority
     */
    public static Optional<CursorHit> find(
        PanelRows rows, PanelState state, String text, boolean again) {
      RowSearch search = new RowSearch(rows);
      Optional<CursorHit> named = again ? Optional.empty() : search.named(text);
      return named.or(() -> search.next(rows.cursor(state), state.spot(), text));
    }

    private void add(int number, PanelRow row) {
      if (row.spots().isEmpty()) {
        places.add(new CursorHit(number, 0, Optional.empty(), row.words()));
        return;
      }
      int from = 0;
      for (int i = 0; i < row.spots().size(); i++) {
        ClickTarget spot = row.spots().get(i);
        boolean last = i == row.spots().size() - 1;
        int end = last ? Integer.MAX_VALUE : spot.column() + spot.width() - 1;
        String words = row.words(from, end) + ' ' + spot.item().words();
        places.add(new CursorHit(number, i, Optional.of(spot.item()), words));
        from = end + 1;
      }
    }

    /** Finds an item by its name. A number may have a leading R and zeros. */
    private Optional<CursorHit> named(String text) {
      String name = number(text);
      return places.stream()
          .filter(hit -> hit.item().filter(item -> item.isNamed(name)).isPresent())
          .findFirst();
    }

    /** Returns the number of a register without the R and the zeros before it. */
    static String number(String text) {
      return text.replaceFirst("^[rR]?0*(?=\\d)", "");
    }

    private Optional<CursorHit> next(int row, int spot, String text) {
      String wanted = text.toLowerCase(Locale.ROOT);
      List<CursorHit> hits =
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
