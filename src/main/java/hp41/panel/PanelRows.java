package hp41.panel;

import hp41.panel.PanelRow.ClickTarget;
import java.util.List;
import java.util.Optional;
import org.apache.commons.lang3.StringUtils;

/**
 * Rows of text, of which as many are shown as there is room for.
 *
 * @param subject the name of what they are about, beside that of the panel; may be empty
 * @param about what the bar says
 * @param rows from the top
 * @param follow the row that stays in the middle until the panel is scrolled by hand; with 0 the
 *     panel begins at its top
 */
public record PanelRows(String subject, String about, List<PanelRow> rows, int follow)
    implements Panel.PanelBody {

  /** Rows about nothing that has a name. */
  public PanelRows(String about, List<PanelRow> rows, int follow) {
    this("", about, rows, follow);
  }

  /** What the paper ends in; it is not copied. */
  public static final String TORN_EDGE = "▔";

  /** Rows that begin at the top. */
  public static PanelRows of(String about, List<PanelRow> rows) {
    return new PanelRows(about, rows, 0);
  }

  /** The first row that is shown. */
  public int first(int height, PanelState state) {
    int wanted = state.top().orElse(follow - height / 2);
    return Math.max(0, Math.min(wanted, rows.size() - height));
  }

  /** The row of the cursor; until it was moved, the one that is followed. */
  public int cursor(PanelState state) {
    return Math.max(0, Math.min(state.row().orElse(follow), rows.size() - 1));
  }

  /** What the cursor stands on, if anything can be chosen there. */
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

  /** The line of a program that the cursor stands on. */
  public Optional<PanelItem.ProgramLine> line(PanelState state) {
    return chosen(state)
        .map(ClickTarget::item)
        .filter(PanelItem.ProgramLine.class::isInstance)
        .map(PanelItem.ProgramLine.class::cast);
  }

  /** The state of rows that held the same in another width, moved to where that stands in these. */
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

  /** The first thing that is seen, if the panel was scrolled by hand. */
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

  /** The state with the cursor moved to a row, and what is seen with it. */
  public PanelState moved(int row, int spot, PanelState state, int height) {
    int wanted = Math.max(0, Math.min(row, rows.size() - 1));
    int first = first(height, state);
    int top = Math.min(wanted, Math.max(first, wanted - height + 1));
    return state.at(wanted, Math.max(0, spot)).from(top);
  }

  /** The state while a text is typed at the cursor. */
  public PanelState typing(String text, PanelState.Use use, PanelState state) {
    return state.at(cursor(state), state.spot()).typing(new TypedText(text), use);
  }

  /** What the cursor stands on, as text, or else its row; empty if there are no rows. */
  public Optional<String> words(PanelState state) {
    Optional<PanelItem> item = chosen(state).map(ClickTarget::item);
    if (item.isPresent() && item.get() instanceof PanelItem.ValueItem value) {
      return Optional.of(value.text());
    }
    if (item.isPresent() && item.get() instanceof PanelItem.Deed deed) {
      return deed.about().map(Note::head);
    }
    return rows.stream()
        .skip(cursor(state))
        .findFirst()
        .map(row -> StringUtils.stripEnd(row.words().strip(), TORN_EDGE));
  }

  /** Which of a row's spots is in a column; the last one before it if it is in none. */
  public int spotAt(int row, int column) {
    if (row < 0 || row >= rows.size()) {
      return 0;
    }
    List<ClickTarget> spots = rows.get(row).spots();
    long before = spots.stream().filter(spot -> spot.column() <= column).count();
    return (int) Math.max(0, before - 1);
  }
}
