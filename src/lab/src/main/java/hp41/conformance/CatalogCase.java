package hp41.conformance;

import hp41.key.Pace;
import hp41.keypad.VirtualKeypad.DisplayChange;
import hp41.keypad.VirtualKeypad.KeyPress;
import hp41.keypad.VirtualKeypad.Seen;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A catalog whose entries are watched until the calculator waits: what is shown one after the
 * other, and when. Then all of memory is compared.
 *
 * @param listing the programs in memory, or empty
 * @param before the keys that are pressed first
 * @param last the key that opens the catalog
 */
record CatalogCase(String listing, List<KeyPress> before, KeyPress last) implements Case {

  /** The name of the theme, and the kind in the table of results. */
  static final String KIND = "catalog entries";

  private static final Duration LIMIT = Duration.ofMinutes(3);

  /** The time after the catalog until all of memory is compared. */
  private static final Duration AFTERWARDS = Duration.ofSeconds(1);

  /** The number of keys that open a catalog, without the last one. */
  private static final int OPENING = 2;

  /** The tolerance for the time of a display: a fraction of the time, plus some milliseconds. */
  private static final double TOLERANCE = 0.03;

  private static final int MILLIS = 120;

  CatalogCase {
    before = List.copyOf(before);
  }

  @Override
  public String kind() {
    return KIND;
  }

  @Override
  public List<Difference> play(Engines engines) {
    engines.begin(Pace.AUTHENTIC, false, new CaseListing(listing)::load);
    if (!engines.restAfter(before)) {
      return List.of();
    }
    List<Seen> seen = engines.watch(last, LIMIT);
    Seen own = seen.get(0);
    Seen machine = seen.get(1);
    boolean same = own.held().equals(machine.held()) && isSame(own.changes(), machine.changes());
    return same
        ? engines.idle(AFTERWARDS)
        : List.of(new Difference(KIND, shown(own), shown(machine)));
  }

  private static boolean isSame(List<DisplayChange> own, List<DisplayChange> machine) {
    if (own.size() != machine.size()) {
      return false;
    }
    for (int i = 0; i < own.size(); i++) {
      long millis = machine.get(i).millis();
      double most = TOLERANCE * Math.abs(millis) + MILLIS;
      if (!own.get(i).text().equals(machine.get(i).text())
          || Math.abs(own.get(i).millis() - millis) > most) {
        return false;
      }
    }
    return true;
  }

  private static String shown(Seen seen) {
    return Stream.concat(
            Stream.of(seen.held().strip()),
            seen.changes().stream().map(it -> it.text().strip() + " @" + it.millis()))
        .collect(Collectors.joining(", "));
  }

  @Override
  public int moments() {
    return before.size() + 2;
  }

  @Override
  public Stream<Case> smaller() {
    int place = Math.max(0, before.size() - OPENING);
    List<KeyPress> opening = before.subList(place, before.size());
    return Stream.concat(
        place == 0 ? Stream.empty() : Stream.of(new CatalogCase(listing, opening, last)),
        Parts.without(listing.lines().toList())
            .map(it -> new CatalogCase(String.join("\n", it), before, last)));
  }

  @Override
  public String command(String options) {
    return new KeyCase(KIND, false, false, listing, before).command(options, last);
  }
}
