package hp41.player;

import hp41.display.Cells;
import hp41.key.Key;
import hp41.key.Keying;
import hp41.machine.Machine;
import hp41.memory.Alpha;
import hp41.memory.CharacterSet;
import hp41.memory.Flags;
import java.util.Optional;
import org.apache.commons.lang3.Strings;

/**
 * Characters that are being keyed into the ALPHA register.
 *
 * @param shown what the display shows of them and of the underscore behind them. It is less than
 *     ALPHA if a punctuation mark was removed behind a blank, which the machine takes for the cell
 *     of the mark, until a character of a text longer than the display is removed.
 * @param missing how many more characters were removed than were shown. The underscore is not shown
 *     then, and as many new characters, apart from punctuation, are not shown either; the last of
 *     them is the underscore (observed on the machine).
 */
record TextEntry(String shown, int missing) implements Entry {

  private static final String END = "_";

  /** Continues ALPHA behind its last character. */
  static Entry of(Alpha alpha) {
    return showing(CharacterSet.glyphs(alpha.text()));
  }

  /**
   * Continues the display, be it a message: its first cells, as many as ALPHA fills, are taken for
   * ALPHA (observed on the machine).
   */
  private static TextEntry behindDisplay(EntryContext context) {
    String text = CharacterSet.glyphs(context.machine().alpha().text());
    int filled = Math.min(Cells.COUNT, Cells.split(text).size());
    return showing(context.display().first(filled));
  }

  private static TextEntry showing(String glyphs) {
    return new TextEntry(glyphs + END, 0);
  }

  private static TextEntry without(int characters) {
    return characters == 0 ? showing("") : new TextEntry("", characters);
  }

  /** Takes the first character, which replaces ALPHA; the append sign continues it. */
  static Entry begin(char code, EntryContext context) {
    context.machine().flags().set(Flags.ALPHA_KEYED, true);
    context.trace().beginText();
    if (code == CharacterSet.APPEND) {
      return behindDisplay(context);
    }
    context.machine().alpha().clear();
    return showing("").append(code, context);
  }

  @Override
  public Entry press(Key key, boolean shifted, EntryContext context) {
    String character = key.alpha(shifted);
    if (character.length() == 1) {
      return append(CharacterSet.characters(character).charAt(0), context);
    }
    if (key == Key.BACK && !shifted && context.machine().alpha().length() > 0) {
      context.machine().alpha().removeLast();
      return isScrolled() ? of(context.machine().alpha()) : back();
    }
    return context.press(key, shifted);
  }

  private Entry append(char code, EntryContext context) {
    if (code == CharacterSet.APPEND) {
      return this;
    }
    Alpha alpha = context.machine().alpha();
    alpha.append(code);
    if (alpha.length() == Alpha.CAPACITY) {
      context.machine().outbox().warn();
    }
    if (missing > 0) {
      return Cells.isPunctuation(code) ? this : without(missing - 1);
    }
    return showing(glyphs() + CharacterSet.glyph(code));
  }

  private String glyphs() {
    return Strings.CS.removeEnd(shown, END);
  }

  private boolean isScrolled() {
    return Cells.split(shown).size() > Cells.COUNT;
  }

  private Entry back() {
    String glyphs = glyphs();
    int last = glyphs.length() - 1;
    if (last < 0) {
      return without(missing + 1);
    }
    boolean onBlank =
        last > 0 && glyphs.charAt(last - 1) == ' ' && Cells.isPunctuation(glyphs.charAt(last));
    return showing(glyphs.substring(0, onBlank ? last - 1 : last));
  }

  @Override
  public Optional<String> text(Machine machine) {
    return Optional.of(shown);
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
