package hp41.player;

import hp41.key.Key;
import hp41.key.Keying;

/** No entry is open: each key has its own function, or in ALPHA mode its character. */
enum NoEntry implements Entry {
  NONE;

  @Override
  public Entry press(Key key, boolean shifted, EntryContext context) {
    return context.press(key, shifted);
  }

  @Override
  public Keying keying() {
    return Keying.NOTHING;
  }
}
