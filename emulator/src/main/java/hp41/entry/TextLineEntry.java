package hp41.entry;

import hp41.effect.Effect;
import hp41.effect.Effect.Act;
import hp41.key.Key;
import hp41.key.Keying;
import hp41.keyboard.KeyboardState;
import hp41.memory.CharacterSet;
import java.util.Optional;

/**
 * Characters that are being keyed as a text line: each key changes its bytes in memory.
 *
 * @param asking whether an underscore asks for another character
 */
record TextLineEntry(int length, boolean asking) implements Entry {

  private static final int LONGEST = 15;

  static TextLineEntry of(int length) {
    return new TextLineEntry(length, length < LONGEST);
  }

  static KeyResult begin(char code, EntryView view) {
    return KeyResult.to(
        new TextLineEntry(1, view.line().isKnown()), new Effect.BeginTextLine(code));
  }

  @Override
  public KeyResult press(Key key, boolean shifted, EntryView view) {
    String character = key.alpha(shifted);
    if (character.length() == 1) {
      return append(CharacterSet.characters(character).charAt(0), shifted);
    }
    return key == Key.BACK && !shifted ? back() : NoEntry.NONE.press(key, shifted, view);
  }

  private KeyResult append(char code, boolean shifted) {
    if (code == CharacterSet.APPEND) {
      return KeyResult.to(new TextLineEntry(length, true), Act.BLINK);
    } else if (length == LONGEST) {
      return KeyResult.to(this, Act.BLINK);
    }
    return KeyResult.to(of(length + 1), new Effect.AppendToTextLine(code, shifted));
  }

  private KeyResult back() {
    return length == 1
        ? KeyResult.end(Act.DELETE_LINE)
        : KeyResult.to(of(length - 1), new Effect.ShortenTextLine(length - 1));
  }

  @Override
  public Optional<String> text(EntryView view) {
    return Optional.of(asking ? view.line().openText() : view.line().text());
  }

  @Override
  public String words() {
    return KeyboardState.LINE;
  }

  @Override
  public boolean takesLetters() {
    return true;
  }

  @Override
  public Keying keying() {
    return Keying.TEXT;
  }
}
