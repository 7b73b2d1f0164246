package hp41.keyboard;

import hp41.display.Cells;
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
 *     until something is taken back of more than the display holds
 * @param missing how much more was taken back than was shown: not even the underscore is shown
 *     then, and as many characters but marks are not, of which the last is the underscore (observed
 *     on the machine)
 */
record TextEntry(String shown, int missing) implements Entry {

  private static final String END = "_";

  /** ALPHA is open behind its last character. */
  static Entry of(Keyboard keyboard) {
    return showing(keyboard.machine().alpha().text());
  }

  private static TextEntry showing(String characters) {
    return new TextEntry(characters + END, 0);
  }

  private static TextEntry without(int characters) {
    return characters == 0 ? showing("") : new TextEntry("", characters);
  }

  /** The first character replaces ALPHA, but the append sign opens it again. */
  static Entry begin(char code, Keyboard keyboard) {
    keyboard.machine().flags().set(Flags.ALPHA_KEYED, true);
    keyboard.actions().journal().beginText();
    if (code == CharacterSet.APPEND) {
      return of(keyboard);
    }
    keyboard.machine().alpha().clear();
    return showing("").append(code, keyboard);
  }

  @Override
  public Entry press(Key key, boolean shifted, Keyboard keyboard) {
    String character = key.alpha(shifted);
    if (character.length() == 1) {
      return append(CharacterSet.characters(character).charAt(0), keyboard);
    }
    if (key == Key.BACK && !shifted && keyboard.machine().alpha().length() > 0) {
      keyboard.machine().alpha().removeLast();
      return isScrolled() ? of(keyboard) : back();
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
    if (missing > 0) {
      return Cells.isPunctuation(code) ? this : without(missing - 1);
    }
    return showing(characters() + code);
  }

  private String characters() {
    return Strings.CS.removeEnd(shown, END);
  }

  private boolean isScrolled() {
    return Cells.split(CharacterSet.glyphs(shown)).size() > Cells.COUNT;
  }

  private Entry back() {
    String characters = characters();
    int last = characters.length() - 1;
    if (last < 0) {
      return without(missing + 1);
    }
    boolean onBlank =
        last > 0
            && characters.charAt(last - 1) == ' '
            && Cells.isPunctuation(characters.charAt(last));
    return showing(characters.substring(0, onBlank ? last - 1 : last));
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
