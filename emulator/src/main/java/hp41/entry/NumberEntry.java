package hp41.entry;

import hp41.effect.Effect;
import hp41.effect.Effect.Act;
import hp41.key.Key;
import hp41.key.Keying;
import hp41.keyboard.KeyboardState;
import hp41.memory.Word;
import hp41.number.DigitEntry;
import java.util.Optional;

/** A number that is being keyed into X. */
record NumberEntry(DigitEntry digits) implements Entry {

  /** Begins a number with its first key. */
  static KeyResult begin(Key key) {
    return with(typed(DigitEntry.EMPTY, key).orElseThrow()).after(Act.BEGIN_NUMBER);
  }

  @Override
  public KeyResult press(Key key, boolean shifted, EntryView view) {
    if (!shifted && !view.isAssigned(key, false)) {
      if (key == Key.BACK) {
        return back();
      }
      Optional<DigitEntry> next = typed(digits, key);
      if (next.isPresent()) {
        return next.get().equals(digits) ? KeyResult.to(this, Act.BLINK) : with(next.get());
      }
    }
    return NoEntry.NONE.press(key, shifted, view);
  }

  /** Returns the digits after a key; empty if the key cannot be part of a number. */
  static Optional<DigitEntry> typed(DigitEntry digits, Key key) {
    return Optional.ofNullable(
        switch (key) {
          case POINT -> digits.point();
          case EEX -> digits.eex();
          case CHS -> digits.chs();
          default -> key.digit() >= 0 ? digits.digit(key.digit()) : null;
        });
  }

  private KeyResult back() {
    DigitEntry shorter = digits.back();
    if (shorter.isEmpty()) {
      return KeyResult.end(new Effect.StoreX(0), Act.CLEAR_X);
    }
    return with(shorter);
  }

  private static KeyResult with(DigitEntry next) {
    Effect stored = new Effect.StoreX(Word.of(next.value()));
    Effect noted = new Effect.NoteNumber(next);
    return next.isBeyondRange()
        ? KeyResult.end(stored, noted, Act.CLOSE)
        : KeyResult.to(new NumberEntry(next), stored, noted);
  }

  @Override
  public Optional<String> text(EntryView view) {
    String text = digits.display(view.displayFormat());
    return Optional.of(digits.complete() ? text : text + '_');
  }

  @Override
  public String words() {
    return KeyboardState.NUMBER + ' ' + digits.keys();
  }

  @Override
  public Keying keying() {
    return Keying.NUMBER;
  }
}
