package hp41.panel;

import java.util.List;
import java.util.Optional;

/**
 * Rows of text, of which as many are shown as there is room for.
 *
 * @param about what the bar says
 * @param rows from the top
 * @param follow the row that stays in the middle until the panel is scrolled by hand; with 0 the
 *     panel begins at its top
 */
public record Rows(String about, List<Row> rows, int follow) implements Content {

  /** Rows that begin at the top. */
  public static Rows of(String about, List<Row> rows) {
    return new Rows(about, rows, 0);
  }

  /** The first row that is shown. */
  public int first(int height, Look look) {
    int wanted = look.top().orElse(follow - height / 2);
    return Math.max(0, Math.min(wanted, rows.size() - height));
  }

  /** The row of the cursor; until it was moved, the one that is followed. */
  public int cursor(Look look) {
    return Math.max(0, Math.min(look.row().orElse(follow), rows.size() - 1));
  }

  /** What the cursor stands on, if anything can be chosen there. */
  public Optional<Spot> chosen(Look look) {
    int row = cursor(look);
    if (row >= rows.size()) {
      return Optional.empty();
    }
    List<Spot> spots = rows.get(row).spots();
    return spots.isEmpty()
        ? Optional.empty()
        : Optional.of(spots.get(Math.min(look.spot(), spots.size() - 1)));
  }

  /** A look at rows that held the same in another width, moved to where that stands in these. */
  public Look refit(Look look, Rows before) {
    Look moved =
        before
            .chosen(look)
            .filter(spot -> look.row().isPresent())
            .flatMap(spot -> at(look, spot.item()))
            .orElse(look);
    return before
        .top(look)
        .flatMap(item -> at(look, item))
        .map(first -> moved.from(first.row().orElseThrow()))
        .orElse(moved);
  }

  /** The first thing that is seen, if the panel was scrolled by hand. */
  private Optional<Item> top(Look look) {
    return rows.stream()
        .skip(look.top().orElse(rows.size()))
        .flatMap(row -> row.spots().stream())
        .map(Spot::item)
        .findFirst();
  }

  private Optional<Look> at(Look look, Item item) {
    for (int row = 0; row < rows.size(); row++) {
      List<Item> items = rows.get(row).spots().stream().map(Spot::item).toList();
      if (items.contains(item)) {
        return Optional.of(look.at(row, items.indexOf(item)));
      }
    }
    return Optional.empty();
  }

  /** Which of a row's spots is in a column; the last one before it if it is in none. */
  public int spotAt(int row, int column) {
    if (row < 0 || row >= rows.size()) {
      return 0;
    }
    List<Spot> spots = rows.get(row).spots();
    long before = spots.stream().filter(spot -> spot.column() <= column).count();
    return (int) Math.max(0, before - 1);
  }
}
