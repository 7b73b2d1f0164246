package hp41.conformance;

import hp41.key.Pace;
import hp41.keypad.VirtualKeypad.KeyPress;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Keys that follow each other so soon that the machine may not take all of them. Only the result is
 * compared, when both calculators wait.
 *
 * @param listing the programs in memory
 * @param before the keys that are pressed first, one after the other
 * @param keys the keys with their times
 */
record MomentCase(String listing, List<KeyPress> before, List<KeyPress> keys) implements Case {

  /** The name of the theme, and the kind in the table of results. */
  static final String KIND = "moments";

  /** The tolerance for the moment at which a key is read, in milliseconds. */
  private static final int TOLERANCE = 30;

  MomentCase {
    before = List.copyOf(before);
    keys = List.copyOf(keys);
  }

  @Override
  public String kind() {
    return KIND;
  }

  /**
   * Returns differences only if the results also differ when the last key is pressed a little
   * earlier or later.
   */
  @Override
  public List<Difference> play(Engines engines) {
    List<Difference> differences = differences(engines, 0);
    for (int shift : new int[] {-TOLERANCE, TOLERANCE}) {
      if (!differences.isEmpty() && differences(engines, shift).isEmpty()) {
        return List.of();
      }
    }
    return differences;
  }

  private List<Difference> differences(Engines engines, int shift) {
    engines.begin(Pace.AUTHENTIC, false, new CaseListing(listing)::load);
    return engines.restAfter(before) ? engines.pressInTime(shifted(shift)) : List.of();
  }

  /**
   * Returns the keys with a longer or shorter time before the last one, which does not become
   * negative.
   */
  List<KeyPress> shifted(int millis) {
    List<KeyPress> shifted = new ArrayList<>(keys);
    int place = keys.size() - 2;
    if (place >= 0) {
      KeyPress last = keys.get(place);
      long pause = last.untilNext().orElseThrow().toMillis() + millis;
      String text = last.text().replaceFirst("~.*", "~" + Math.max(0, pause));
      shifted.set(place, KeyPress.of(text).orElseThrow());
    }
    return shifted;
  }

  @Override
  public int moments() {
    return before.size() + 1;
  }

  @Override
  public Stream<Case> smaller() {
    return Stream.concat(
        Parts.without(before).map(it -> new MomentCase(listing, it, keys)),
        keys.size() < 3
            ? Stream.empty()
            : Stream.of(new MomentCase(listing, before, keys.subList(1, keys.size()))));
  }

  @Override
  public String command(String options) {
    List<KeyPress> all = Stream.concat(before.stream(), keys.stream()).toList();
    return new KeyCase(KIND, false, true, listing, all.subList(0, all.size() - 1))
        .command(options, all.get(all.size() - 1));
  }
}
