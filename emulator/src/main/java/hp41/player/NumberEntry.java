package hp41.player;

import hp41.key.Key;
import hp41.key.Keying;
import hp41.keyboard.KeyboardState;
import hp41.machine.Machine;
import hp41.memory.Flags;
import hp41.memory.Word;
import hp41.number.DigitEntry;
import java.util.Optional;

/** A number that is being keyed into X. */
record NumberEntry(DigitEntry digits) implements Entry {

  /** Takes the first key: it lifts the stack if that is enabled, and sets flag 22. */
  static Entry begin(Key key, EntryContext context) {
    context.machine().push(0);
    context.machine().flags().set(Flags.NUMBER_KEYED, true);
    return new NumberEntry(DigitEntry.EMPTY).press(key, false, context);
  }

  @Override
  public Entry press(Key key, boolean shifted, EntryContext context) {
    if (!shifted && !context.isAssigned(key, false)) {
      if (key == Key.BACK) {
        return back(context);
      }
      Optional<DigitEntry> next = typed(digits, key);
      if (next.isPresent()) {
        return next.get().equals(digits) ? context.blink(this) : with(next.get(), context);
      }
    }
    return context.press(key, shifted);
  }

  /** Returns the digits after a key; empty if it is no key of numbers. */
  static Optional<DigitEntry> typed(DigitEntry digits, Key key) {
    return Optional.ofNullable(
        switch (key) {
          case POINT -> digits.point();
          case EEX -> digits.eex();
          case CHS -> digits.chs();
          default -> key.digit() >= 0 ? digits.digit(key.digit()) : null;
        });
  }

  private Entry back(EntryContext context) {
    DigitEntry shorter = digits.back();
    if (shorter.isEmpty()) {
      context.machine().stack().x(0);
      return context.clearX();
    }
    return with(shorter, context);
  }

  private Entry with(DigitEntry next, EntryContext context) {
    context.machine().stack().x(Word.of(next.value()));
    context.trace().number(next);
    if (next.isBeyondRange()) {
      return context.close();
    }
    return new NumberEntry(next);
  }

  @Override
  public Optional<String> text(Machine machine) {
    String text = digits.display(machine.flags().displayFormat());
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
