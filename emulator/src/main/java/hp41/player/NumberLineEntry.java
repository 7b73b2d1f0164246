package hp41.player;

import hp41.key.Key;
import hp41.key.Keying;
import hp41.keyboard.KeyboardState;
import hp41.machine.Machine;
import hp41.number.DigitEntry;
import java.util.Arrays;
import java.util.Optional;

/**
 * A number that is being keyed as a program line: each key changes its bytes in memory.
 *
 * @param asking whether an underscore asks for another digit
 */
record NumberLineEntry(DigitEntry digits, boolean asking) implements Entry {

  /**
   * The number of digits in front of the point from which on a full display has no underscore. With
   * fewer digits it stays behind the last character that fits (observed on the machine).
   */
  private static final int FULL_IN_FRONT = 9;

  static Entry begin(Key key, EntryContext context) {
    DigitEntry first = NumberEntry.typed(DigitEntry.EMPTY, key).orElseThrow();
    byte[] codes = first.programLine();
    boolean known = context.cursor().isKnown();
    boolean room = context.cursor().insertNumber(codes[0]);
    if (!room) {
      return context.refuseLine();
    }
    for (int i = 1; room && i < codes.length; i++) {
      room = context.cursor().append(codes[i]);
    }
    if (!room) {
      return context.refuseRest(false);
    }
    context.trace().beginLine();
    return new NumberLineEntry(first, known);
  }

  @Override
  public Entry press(Key key, boolean shifted, EntryContext context) {
    if (!shifted && !context.isAssigned(key, false)) {
      Optional<DigitEntry> next =
          key == Key.BACK ? Optional.of(digits.back()) : NumberEntry.typed(digits, key);
      if (next.isPresent()) {
        return next.get().equals(digits) ? context.blink(this) : rewritten(next.get(), context);
      }
    }
    return context.press(key, shifted);
  }

  /** Rewrites the line in memory from the first byte that differs. */
  private Entry rewritten(DigitEntry next, EntryContext context) {
    if (next.isEmpty()) {
      return context.withdrawLine();
    }
    byte[] old = digits.programLine();
    byte[] codes = next.programLine();
    int different = Arrays.mismatch(old, codes);
    int same = different < 0 ? codes.length : different;
    ProgramCursor cursor = context.cursor();
    if (same == 0) {
      cursor.replaceFirst(codes[same++]);
    }
    for (int i = old.length; i > same; i--) {
      cursor.dropLast();
    }
    for (int i = same; i < codes.length; i++) {
      if (!cursor.append(codes[i])) {
        return context.refuseRest(false);
      }
    }
    return new NumberLineEntry(next, true);
  }

  @Override
  public Optional<String> text(Machine machine) {
    ProgramCursor cursor = new ProgramCursor(machine);
    boolean fraction = digits.hasPoint() && digits.wholeDigits() < FULL_IN_FRONT;
    boolean full = digits.complete() && (digits.hasExponent() || !fraction);
    return Optional.of(full || !asking ? cursor.text() : cursor.openText());
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
