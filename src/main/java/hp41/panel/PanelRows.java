package hp41.panel;

import hp41.panel.PanelRow.ClickTarget;
import hp41.screen.Ink;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.apache.commons.lang3.StringUtils;

/**
 * Rows of text; as many are shown as fit.
 *
 * @param subject the name of what is shown, beside the panel's name; may be empty
 * @param about the text in the title bar
 * @param rows the rows, from the top
 * @param follow the row that is centred until the user scrolls; with 0 the panel begins at its top
 * @param lacksAll whether the rows only show what is missing
 */
public record PanelRows(
    String subject, String about, List<PanelRow> rows, int follow, boolean lacksAll)
    implements Panel.PanelBody {

  /** Creates rows of a panel with entries, unless they are those of {@link #nothing}. */
  public PanelRows(String subject, String about, List<PanelRow> rows, int follow) {
    this(subject, about, rows, follow, isNothing(rows));
  }

  /** Creates rows without a subject. */
  public PanelRows(String about, List<PanelRow> rows, int follow) {
    this("", about, rows, follow);
  }

  /** The character at the end of the paper, which is not copied. */
  public static final String TORN_EDGE = "▔";

  /** Creates rows that begin at the top. */
  public static PanelRows of(String about, List<PanelRow> rows) {
    return new PanelRows(about, rows, 0);
  }

  /** Returns the rows of a panel without entries: what it lacks, and what to type. */
  public static List<PanelRow> nothing(String lacks, String type) {
    return List.of(
        PanelRow.empty(),
        PanelRow.empty().with(1, lacks, Ink.DIM),
        PanelRow.empty().with(1, type, Ink.GOLD));
  }

  private static boolean isNothing(List<PanelRow> rows) {
    return rows.size() == 3 && rows.get(0).equals(PanelRow.empty());
  }

  /** Returns the first visible row. */
  public int first(int height, PanelState state) {
    int wanted = state.top().orElse(follow - height / 2);
    return Math.max(0, Math.min(wanted, rows.size() - height));
  }

  /** Returns the row of the cursor; before the cursor was moved, it is the row that is followed. */
  public int cursor(PanelState state) {
    return Math.max(0, Math.min(state.row().orElse(follow), rows.size() - 1));
  }

  /** Returns the item at the cursor, if there is one. */
  public Optional<ClickTarget> chosen(PanelState state) {
    int row = cursor(state);
    if (row >= rows.size()) {
      return Optional.empty();
    }
    List<ClickTarget> spots = rows.get(row).spots();
    return spots.isEmpty()
        ? Optional.empty()
        : Optional.of(spots.get(Math.min(state.spot(), spots.size() - 1)));
  }

  /** Returns whether the row of the cursor contains no entry, only a text for an empty panel. */
  public boolean isHint(PanelState state) {
    return rows.stream()
        .skip(cursor(state))
        .limit(1)
        .flatMap(row -> row.spans().stream())
        .allMatch(span -> span.ink() == Ink.DIM || span.ink() == Ink.GOLD);
  }

  /** Returns the program line at the cursor. */
  public Optional<PanelItem.ProgramLine> line(PanelState state) {
    return chosen(state)
        .map(ClickTarget::item)
        .filter(PanelItem.ProgramLine.class::isInstance)
        .map(PanelItem.ProgramLine.class::cast);
  }

  /** Returns the number of the program line after which lines are inserted at the cursor. */
  public OptionalInt insertsBehind(PanelState state) {
    return chosen(state).map(spot -> spot.item().insertsBehind()).orElseGet(OptionalInt::empty);
  }

  /**
   * Converts the view state after a change of width, so that the cursor and the first visible item
   * remain the same.
   */
  public PanelState refit(PanelState state, PanelRows before) {
    PanelState moved =
        before
            .chosen(state)
            .filter(spot -> state.row().isPresent())
            .flatMap(spot -> at(state, spot.item()))
            .orElse(state);
    return before
        .top(state)
        .flatMap(item -> at(state, item))
        .map(first -> moved.from(first.row().orElseThrow()))
        .orElse(moved);
  }

  /** Returns the first visible item, if the user has scrolled. */
  private Optional<PanelItem> top(PanelState state) {
    return rows.stream()
        .skip(state.top().orElse(rows.size()))
        .flatMap(row -> row.spots().stream())
        .map(ClickTarget::item)
        .findFirst();
  }

  private Optional<PanelState> at(PanelState state, PanelItem item) {
    for (int row = 0; row < rows.size(); row++) {
      List<PanelItem> items = rows.get(row).spots().stream().map(ClickTarget::item).toList();
      if (items.contains(item)) {
        return Optional.of(state.at(row, items.indexOf(item)));
      }
    }
    return Optional.empty();
  }

  /** Returns the state with the cursor in a row, scrolled so that the row is visible. */
  public PanelState moved(int row, int spot, PanelState state, int height) {
    int wanted = Math.max(0, Math.min(row, rows.size() - 1));
    int first = first(height, state);
    int top = Math.min(wanted, Math.max(first, wanted - height + 1));
    return state.at(wanted, Math.max(0, spot)).from(top);
  }

  /** Returns the state in which a text is typed at the cursor. */
  public PanelState typing(String text, PanelState.Use use, PanelState state) {
    return state.at(cursor(state), state.spot()).typing(new TypedText(text), use);
  }

  /** Returns the text of the item at the cursor, or else of its row; empty if there are no rows. */
  public Optional<String> words(PanelState state) {
    Optional<PanelItem> item = chosen(state).map(ClickTarget::item);
    if (item.isPresent() && item.get() instanceof PanelItem.ValueItem value) {
      return Optional.of(value.text());
    }
    if (item.isPresent() && item.get() instanceof PanelItem.ActionItem action) {
      return action.about().map(Note::head);
    }
    return rows.stream()
        .skip(cursor(state))
        .findFirst()
        .map(row -> StringUtils.stripEnd(row.words().strip(), TORN_EDGE));
  }

  /**
   * Returns the index of the item in a column; if the column is between items, that of the item
   * before it.
   */
  public int spotAt(int row, int column) {
    if (row < 0 || row >= rows.size()) {
      return 0;
    }
    List<ClickTarget> spots = rows.get(row).spots();
    long before = spots.stream().filter(spot -> spot.column() <= column).count();
    return (int) Math.max(0, before - 1);
  }
}
