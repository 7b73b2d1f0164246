package hp41.keyboard;

import hp41.key.Key;
import hp41.key.Keying;
import hp41.memory.Flags;
import hp41.memory.Word;
import hp41.number.DigitEntry;
import java.util.Optional;

/** A number being keyed into X. */
record NumberEntry(DigitEntry digits) implements Entry {

  /** The first key of a number: it lifts the stack if that is enabled, and sets flag 22. */
  static Entry begin(Key key, Keyboard keyboard) {
    keyboard.machine().push(0);
    keyboard.machine().flags().set(Flags.NUMBER_KEYED, true);
    return new NumberEntry(DigitEntry.EMPTY).press(key, false, keyboard);
  }

  @Override
  public Entry press(Key key, boolean shifted, Keyboard keyboard) {
    if (!shifted && !keyboard.prompts().assigned(key, false)) {
      if (key == Key.BACK) {
        return back(keyboard);
      }
      Optional<DigitEntry> next = typed(digits, key);
      if (next.isPresent()) {
        return next.get().equals(digits)
            ? keyboard.prompts().blink(this)
            : with(next.get(), keyboard);
      }
    }
    return FunctionKeys.STATE.press(key, shifted, keyboard);
  }

  /** The digits after a key; empty if the key is none of a number's. */
  static Optional<DigitEntry> typed(DigitEntry digits, Key key) {
    return Optional.ofNullable(
        switch (key) {
          case POINT -> digits.point();
          case EEX -> digits.eex();
          case CHS -> digits.chs();
          default -> key.digit() >= 0 ? digits.digit(key.digit()) : null;
        });
  }

  private Entry back(Keyboard keyboard) {
    DigitEntry shorter = digits.back();
    return shorter.isEmpty() ? keyboard.actions().clearX() : with(shorter, keyboard);
  }

  private Entry with(DigitEntry next, Keyboard keyboard) {
    keyboard.machine().stack().x(Word.of(next.value()));
    keyboard.actions().journal().number(next);
    if (next.isBeyondRange()) {
      keyboard.close();
      return FunctionKeys.STATE;
    }
    return new NumberEntry(next);
  }

  @Override
  public Optional<String> text(Keyboard keyboard) {
    String text = digits.display(keyboard.machine().flags().displayFormat());
    return Optional.of(digits.complete() ? text : text + '_');
  }

  @Override
  public String words() {
    return EntryWords.NUMBER + ' ' + digits.keys();
  }

  @Override
  public Keying keying() {
    return Keying.NUMBER;
  }
}
