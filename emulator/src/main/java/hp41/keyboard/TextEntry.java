package hp41.keyboard;

import hp41.memory.Alpha;
import hp41.memory.CharacterSet;
import hp41.memory.Flags;
import java.util.Optional;

/** Characters being keyed into the ALPHA register. */
enum TextEntry implements Entry {
  STATE;

  /** The first character replaces ALPHA, but the append sign opens it again. */
  static Entry begin(char code, Keyboard keyboard) {
    keyboard.machine().flags().set(Flags.ALPHA_KEYED, true);
    keyboard.actions().journal().beginText();
    if (code == CharacterSet.APPEND) {
      return STATE;
    }
    keyboard.machine().alpha().clear();
    return STATE.append(code, keyboard);
  }

  @Override
  public Entry press(Key key, boolean shifted, Keyboard keyboard) {
    String character = key.alpha(shifted);
    if (character.length() == 1) {
      return append(CharacterSet.characters(character).charAt(0), keyboard);
    }
    if (key == Key.BACK && !shifted && keyboard.machine().alpha().length() > 0) {
      keyboard.machine().alpha().removeLast();
      return this;
    }
    return FunctionKeys.STATE.press(key, shifted, keyboard);
  }

  private Entry append(char code, Keyboard keyboard) {
    if (code != CharacterSet.APPEND) {
      Alpha alpha = keyboard.machine().alpha();
      alpha.append(code);
      if (alpha.length() == Alpha.CAPACITY) {
        keyboard.actions().warn();
      }
    }
    return this;
  }

  @Override
  public Optional<String> text(Keyboard keyboard) {
    return Optional.of(CharacterSet.glyphs(keyboard.machine().alpha().text()) + '_');
  }

  @Override
  public String words() {
    return "text";
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
