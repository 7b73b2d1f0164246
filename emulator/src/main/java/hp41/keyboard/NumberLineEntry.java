package hp41.keyboard;

import hp41.key.Key;
import hp41.key.Keying;
import hp41.number.DigitEntry;
import java.util.Optional;

/** A number being keyed as a program line: its bytes go into memory as they come. */
record NumberLineEntry(DigitEntry digits) implements Entry {

  /**
   * With fewer digits than these in front of the point the underscore stays behind the last that
   * there is room for (observed on the machine).
   */
  private static final int FULL_IN_FRONT = 9;

  static Entry begin(Key key, Keyboard keyboard) {
    DigitEntry first = NumberEntry.typed(DigitEntry.EMPTY, key).orElseThrow();
    byte[] codes = first.programLine();
    boolean room = keyboard.cursor().insertNumber(codes[0]);
    if (!room) {
      keyboard.actions().refuse();
      return FunctionKeys.STATE;
    }
    for (int i = 1; room && i < codes.length; i++) {
      room = keyboard.cursor().append(codes[i]);
    }
    if (!room) {
      return keyboard.actions().refuseRest();
    }
    keyboard.actions().journal().beginLine();
    return new NumberLineEntry(first);
  }

  @Override
  public Entry press(Key key, boolean shifted, Keyboard keyboard) {
    if (!shifted && !keyboard.prompts().assigned(key, false)) {
      Optional<DigitEntry> next =
          key == Key.BACK ? Optional.of(digits.back()) : NumberEntry.typed(digits, key);
      if (next.isPresent()) {
        return next.get().equals(digits)
            ? keyboard.prompts().blink(this)
            : rewritten(next.get(), keyboard);
      }
    }
    return FunctionKeys.STATE.press(key, shifted, keyboard);
  }

  /** Makes the line in memory say what has been keyed: what follows the first difference is new. */
  private Entry rewritten(DigitEntry next, Keyboard keyboard) {
    if (next.isEmpty()) {
      return keyboard.actions().withdraw();
    }
    byte[] old = digits.programLine();
    byte[] codes = next.programLine();
    int same = 0;
    while (same < Math.min(old.length, codes.length) && old[same] == codes[same]) {
      same++;
    }
    ProgramCursor cursor = keyboard.cursor();
    if (same == 0) {
      cursor.replaceFirst(codes[same++]);
    }
    for (int i = old.length; i > same; i--) {
      cursor.dropLast();
    }
    for (int i = same; i < codes.length; i++) {
      if (!cursor.append(codes[i])) {
        return keyboard.actions().refuseRest();
      }
    }
    return new NumberLineEntry(next);
  }

  @Override
  public Optional<String> text(Keyboard keyboard) {
    String text = keyboard.cursor().text();
    boolean fraction = digits.hasPoint() && digits.wholeDigits() < FULL_IN_FRONT;
    boolean full = digits.complete() && (digits.hasExponent() || !fraction);
    return Optional.of(full ? text : text + '_');
  }

  @Override
  public String words() {
    return EntryWords.LINE + ' ' + digits.keys();
  }

  @Override
  public Keying keying() {
    return Keying.NUMBER;
  }
}
