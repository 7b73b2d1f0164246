package hp41.keyboard;

import hp41.key.Key;
import hp41.key.Keying;
import hp41.memory.CharacterSet;
import java.util.Optional;

/**
 * Characters being keyed as a text line of a program: they go into memory as they come.
 *
 * @param asking whether an underscore asks for another one
 */
record TextLineEntry(int length, boolean asking) implements Entry {

  private static final int TEXT = 0xF0;
  private static final int LONGEST = 15;

  /** A line with so many characters. */
  static TextLineEntry of(int length) {
    return new TextLineEntry(length, length < LONGEST);
  }

  static Entry begin(char code, Keyboard keyboard) {
    if (!keyboard.cursor().insert(new byte[] {(byte) (TEXT + 1), (byte) code})) {
      keyboard.actions().refuse();
      return FunctionKeys.STATE;
    }
    keyboard.actions().journal().beginLine();
    return of(1);
  }

  @Override
  public Entry press(Key key, boolean shifted, Keyboard keyboard) {
    String character = key.alpha(shifted);
    if (character.length() == 1) {
      return append(CharacterSet.characters(character).charAt(0), keyboard);
    }
    if (key == Key.BACK && !shifted) {
      return back(keyboard);
    }
    return FunctionKeys.STATE.press(key, shifted, keyboard);
  }

  private Entry append(char code, Keyboard keyboard) {
    if (code == CharacterSet.APPEND) {
      return keyboard.prompts().blink(new TextLineEntry(length, true));
    } else if (length == LONGEST) {
      return keyboard.prompts().blink(this);
    }
    if (!keyboard.cursor().append((byte) code)) {
      return keyboard.actions().refuseRest();
    }
    keyboard.cursor().replaceFirst(TEXT + length + 1);
    return of(length + 1);
  }

  private Entry back(Keyboard keyboard) {
    if (length == 1) {
      return keyboard.actions().deleteLine();
    }
    keyboard.cursor().dropLast();
    keyboard.cursor().replaceFirst(TEXT + length - 1);
    return of(length - 1);
  }

  @Override
  public Optional<String> text(Keyboard keyboard) {
    String text = keyboard.cursor().text();
    return Optional.of(asking ? text + '_' : text);
  }

  @Override
  public String words() {
    return EntryWords.LINE;
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
