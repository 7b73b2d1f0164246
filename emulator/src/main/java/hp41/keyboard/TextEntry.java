package hp41.keyboard;

import hp41.memory.Alpha;
import hp41.memory.CharacterSet;
import hp41.memory.Flags;
import java.util.Optional;
import org.apache.commons.lang3.Strings;

/**
 * Characters being keyed into the ALPHA register.
 *
 * @param shown what the display has of them and of the underscore behind; that is less than ALPHA
 *     where a mark was taken back behind a blank, which the machine takes for the cell of the mark,
 *     and not even the underscore where more was taken back than is shown; that takes the place of
 *     the next character then (observed on the machine)
 */
record TextEntry(String shown) implements Entry {

  private static final String END = "_";

  private static final String MARKS = ",.:";

  /** ALPHA is open behind its last character. */
  static Entry of(Keyboard keyboard) {
    return new TextEntry(keyboard.machine().alpha().text() + END);
  }

  /** The first character replaces ALPHA, but the append sign opens it again. */
  static Entry begin(char code, Keyboard keyboard) {
    keyboard.machine().flags().set(Flags.ALPHA_KEYED, true);
    keyboard.actions().journal().beginText();
    if (code == CharacterSet.APPEND) {
      return of(keyboard);
    }
    keyboard.machine().alpha().clear();
    return new TextEntry(END).append(code, keyboard);
  }

  @Override
  public Entry press(Key key, boolean shifted, Keyboard keyboard) {
    String character = key.alpha(shifted);
    if (character.length() == 1) {
      return append(CharacterSet.characters(character).charAt(0), keyboard);
    }
    if (key == Key.BACK && !shifted && keyboard.machine().alpha().length() > 0) {
      keyboard.machine().alpha().removeLast();
      return back();
    }
    return FunctionKeys.STATE.press(key, shifted, keyboard);
  }

  private Entry append(char code, Keyboard keyboard) {
    if (code == CharacterSet.APPEND) {
      return this;
    }
    Alpha alpha = keyboard.machine().alpha();
    alpha.append(code);
    if (alpha.length() == Alpha.CAPACITY) {
      keyboard.actions().warn();
    }
    if (shown.isEmpty()) {
      return MARKS.indexOf(code) < 0 ? new TextEntry(END) : this;
    }
    return new TextEntry(characters() + code + END);
  }

  private String characters() {
    return Strings.CS.removeEnd(shown, END);
  }

  private Entry back() {
    String characters = characters();
    int last = characters.length() - 1;
    if (last < 0) {
      return new TextEntry("");
    }
    boolean onBlank =
        last > 0
            && characters.charAt(last - 1) == ' '
            && MARKS.indexOf(characters.charAt(last)) >= 0;
    return new TextEntry(characters.substring(0, onBlank ? last - 1 : last) + END);
  }

  @Override
  public Optional<String> text(Keyboard keyboard) {
    return Optional.of(CharacterSet.glyphs(shown));
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
