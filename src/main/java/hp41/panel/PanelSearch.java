package hp41.panel;

import hp41.panel.PanelRow.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Finds text in the rows of a panel. */
public final class PanelSearch {

  private final List<Hit> places = new ArrayList<>();

  private PanelSearch(PanelRows rows) {
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
   * What is called so, such as a register by its number; else the next place behind the cursor, all
   * around, that has the text in it, whatever its case.
   *
   * @param again whether this is wanted once more, so that names do not come first
   */
  public static Optional<Hit> find(PanelRows rows, PanelState state, String text, boolean again) {
    PanelSearch search = new PanelSearch(rows);
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
