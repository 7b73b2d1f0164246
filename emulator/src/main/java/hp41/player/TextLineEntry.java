package hp41.player;

import hp41.key.Key;
import hp41.key.Keying;
import hp41.keyboard.KeyboardState;
import hp41.machine.Machine;
import hp41.memory.CharacterSet;
import java.util.Optional;

/**
 * Characters that are being keyed as a text line: each key changes its bytes in memory.
 *
 * @param asking whether an underscore asks for another one
 */
record TextLineEntry(int length, boolean asking) implements Entry {

  private static final int TEXT = 0xF0;
  private static final int LONGEST = 15;

  static TextLineEntry of(int length) {
    return new TextLineEntry(length, length < LONGEST);
  }

  static Entry begin(char code, EntryContext context) {
    boolean known = context.cursor().isKnown();
    if (!context.cursor().insert(new byte[] {(byte) (TEXT + 1), (byte) code})) {
      return context.refuseLine();
    }
    context.trace().beginLine();
    return new TextLineEntry(1, known);
  }

  @Override
  public Entry press(Key key, boolean shifted, EntryContext context) {
    String character = key.alpha(shifted);
    if (character.length() == 1) {
      return append(CharacterSet.characters(character).charAt(0), shifted, context);
    }
    if (key == Key.BACK && !shifted) {
      return back(context);
    }
    return context.press(key, shifted);
  }

  private Entry append(char code, boolean shifted, EntryContext context) {
    if (code == CharacterSet.APPEND) {
      return context.blink(new TextLineEntry(length, true));
    } else if (length == LONGEST) {
      return context.blink(this);
    }
    return context.cursor().appendToText((byte) code)
        ? of(length + 1)
        : context.refuseRest(shifted);
  }

  private Entry back(EntryContext context) {
    if (length == 1) {
      return context.deleteLine();
    }
    context.cursor().dropLast();
    context.cursor().replaceFirst(TEXT + length - 1);
    return of(length - 1);
  }

  @Override
  public Optional<String> text(Machine machine) {
    ProgramCursor cursor = new ProgramCursor(machine);
    return Optional.of(asking ? cursor.openText() : cursor.text());
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
