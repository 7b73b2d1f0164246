package hp41.conformance;

import hp41.key.Pace;
import hp41.keypad.VirtualKeypad.KeyPress;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Keys in a mode that never waits, such as the text editor with its cursor. Every key has its time,
 * and the calculators are watched for a moment after it.
 *
 * @param kind the kind in the table of results
 * @param clockRuns whether the wall clock runs
 * @param listing the programs in memory
 * @param before the keys that are pressed first, one after the other
 * @param keys the keys with their times
 */
record WatchedCase(
    String kind, boolean clockRuns, String listing, List<KeyPress> before, List<KeyPress> keys)
    implements Case {

  /** The name of the theme of the text editor. */
  static final String EDITOR = "text editor";

  /** The name of the theme of the stopwatch. */
  static final String STOPWATCH = "stopwatch";

  /** The name of the theme of the alarm catalog. */
  static final String ALARM_CATALOG = "alarm catalog";

  WatchedCase {
    before = List.copyOf(before);
    keys = List.copyOf(keys);
  }

  @Override
  public List<Difference> play(Engines engines) {
    engines.begin(Pace.AUTHENTIC, clockRuns, new CaseListing(listing)::load);
    if (!engines.restAfter(before)) {
      return List.of();
    }
    for (KeyPress key : keys) {
      List<Difference> differences = engines.perform(TimedStep.compared(key), loose());
      if (!differences.isEmpty()) {
        return differences;
      }
    }
    return List.of();
  }

  /** Returns what is not compared: in the editor, the microcode clears flag 48 at times. */
  private Set<String> loose() {
    return kind.equals(EDITOR) ? Set.of("flags") : Set.of();
  }

  @Override
  public int moments() {
    return before.size() + keys.size();
  }

  @Override
  public Case upTo(int count) {
    int last = Math.max(0, Math.min(count - before.size(), keys.size()));
    return new WatchedCase(kind, clockRuns, listing, before, keys.subList(0, last));
  }

  @Override
  public Stream<Case> smaller() {
    return Stream.concat(
        Parts.without(keys).map(it -> new WatchedCase(kind, clockRuns, listing, before, it)),
        before.isEmpty()
            ? Stream.empty()
            : Stream.of(new WatchedCase(kind, clockRuns, listing, List.of(), keys)));
  }

  @Override
  public String command(String options) {
    List<KeyPress> all = Stream.concat(before.stream(), keys.stream()).toList();
    return new KeyCase(kind, clockRuns, true, listing, all.subList(0, all.size() - 1))
        .command(options, all.get(all.size() - 1));
  }
}
