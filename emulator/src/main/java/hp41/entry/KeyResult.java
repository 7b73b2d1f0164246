package hp41.entry;

import hp41.effect.Effect;
import java.util.List;

/**
 * What a key has led to.
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

  /** Returns this step with an effect before the others. */
  KeyResult after(Effect first) {
    Effect[] all = new Effect[effects.size() + 1];
    all[0] = first;
    for (int i = 1; i < all.length; i++) {
      all[i] = effects.get(i - 1);
    }
    return to(next, all);
  }
}
