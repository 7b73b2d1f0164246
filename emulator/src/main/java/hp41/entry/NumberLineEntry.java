package hp41.entry;

import hp41.effect.Effect;
import hp41.effect.Effect.Act;
import hp41.key.Key;
import hp41.key.Keying;
import hp41.keyboard.KeyboardState;
import hp41.number.DigitEntry;
import java.util.Optional;

/**
 * A number that is being keyed as a program line: each key changes its bytes in memory.
 *
 * @param asking whether an underscore asks for another digit
 */
record NumberLineEntry(DigitEntry digits, boolean asking) implements Entry {

  /**
   * The least number of digits before the decimal point for which a full display has no underscore.
   * With fewer digits, the underscore follows the last character that fits (observed on the
   * machine).
   */
  private static final int FULL_IN_FRONT = 9;

  static KeyResult begin(Key key, EntryView view) {
    DigitEntry first = NumberEntry.typed(DigitEntry.EMPTY, key).orElseThrow();
    return KeyResult.to(
        new NumberLineEntry(first, view.line().isNextKnown()),
        new Effect.NumberLine(DigitEntry.EMPTY, first));
  }

  @Override
  public KeyResult press(Key key, boolean shifted, EntryView view) {
    if (!shifted && !view.isAssigned(key, false)) {
      Optional<DigitEntry> next =
          key == Key.BACK ? Optional.of(digits.back()) : NumberEntry.typed(digits, key);
      if (next.isPresent()) {
        return next.get().equals(digits) ? KeyResult.to(this, Act.BLINK) : rewritten(next.get());
      }
    }
    return NoEntry.NONE.press(key, shifted, view);
  }

  private KeyResult rewritten(DigitEntry next) {
    return next.isEmpty()
        ? KeyResult.end(Act.WITHDRAW_LINE)
        : KeyResult.to(new NumberLineEntry(next, true), new Effect.NumberLine(digits, next));
  }

  @Override
  public Optional<String> text(EntryView view) {
    boolean fraction = digits.hasPoint() && digits.wholeDigits() < FULL_IN_FRONT;
    boolean full = digits.complete() && (digits.hasExponent() || !fraction);
    return Optional.of(full || !asking ? view.line().text() : view.line().openText());
  }

  @Override
  public String words() {
    return KeyboardState.LINE + ' ' + digits.keys();
  }

  @Override
  public Keying keying() {
    return Keying.NUMBER;
  }
}
