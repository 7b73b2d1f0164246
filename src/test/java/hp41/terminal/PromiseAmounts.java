package hp41.terminal;

import static java.util.Map.entry;

import hp41.panel.PanelItem;
import hp41.panel.Promise;
import java.util.Map;
import java.util.function.ToIntFunction;
import java.util.regex.Pattern;

/** What there is more or less of after a promise is kept, and the words that name the direction. */
final class PromiseAmounts {

  private static final Map<Promise, ToIntFunction<Seen>> AMOUNTS =
      Map.ofEntries(
          entry(Promise.ACTS, PromiseAmounts::flag),
          entry(Promise.BREAKS, it -> it.stops.size()),
          entry(Promise.BREAKS_PROCESSOR, PromiseAmounts::processorStops),
          entry(Promise.DELETES_LINE, Seen::lines),
          entry(Promise.INSERTS_ENTER, Seen::lines),
          entry(Promise.PLUGS, it -> it.plugged.names().size()),
          entry(Promise.SETS_SIZE, it -> it.snapshot.modes().size()),
          entry(Promise.SETS_SOUND, it -> count(it.sound)),
          entry(Promise.TOGGLES_SHIFT, it -> count(it.snapshot.modes().shift())),
          entry(Promise.TOGGLES_TRACE, it -> count(it.traces)),
          entry(Promise.TOGGLES_USER, it -> count(it.snapshot.modes().user())),
          entry(Promise.WATCHES, it -> it.watches.size()));

  private static final Pattern MORE =
      Pattern.compile("turns .*\\bon|adds|sets|inserts|plugs|watches|finds it again");

  private static final Pattern LESS =
      Pattern.compile("\\boff|removes|deletes|clears|leaves|cancels|makes room");

  private PromiseAmounts() {}

  /** Returns whether words agree with what has become more or less. */
  static boolean agree(String words, Promise promise, Seen before, Seen after) {
    ToIntFunction<Seen> amount = AMOUNTS.get(promise);
    boolean more = MORE.matcher(words).find();
    boolean less = LESS.matcher(words).find();
    if (amount == null || more == less) {
      return true;
    }
    int change = amount.applyAsInt(after) - amount.applyAsInt(before);
    return more ? change > 0 : change < 0;
  }

  private static int count(boolean on) {
    return on ? 1 : 0;
  }

  private static int flag(Seen seen) {
    return count(seen.item instanceof PanelItem.Flag flag && flag.set());
  }

  private static int processorStops(Seen seen) {
    return seen.processor.map(it -> it.breakpoints.size()).orElse(0);
  }
}
