package hp41.entry;

import hp41.effect.Effect;
import java.util.ArrayList;
import java.util.List;

/**
 * The result of a key: the next entry, and effects to execute before it is opened.
 *
 * @param next the entry that is open when the effects have been executed
 */
public record KeyResult(Entry next, List<Effect> effects) {

  public KeyResult {
    effects = List.copyOf(effects);
  }

  /** Opens an entry after some effects. */
  public static KeyResult to(Entry next, Effect... effects) {
    return new KeyResult(next, List.of(effects));
  }

  /** Leaves no entry open. */
  static KeyResult end(Effect... effects) {
    return to(NoEntry.NONE, effects);
  }

  /** Returns this result with other effects before its own. */
  KeyResult after(List<? extends Effect> first) {
    List<Effect> all = new ArrayList<>(first);
    all.addAll(effects);
    return new KeyResult(next, all);
  }

  KeyResult after(Effect first) {
    return after(List.of(first));
  }

  /** Returns this result with another effect after its own. */
  KeyResult then(Effect last) {
    return to(next, last).after(effects);
  }
}
