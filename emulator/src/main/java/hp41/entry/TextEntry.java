package hp41.entry;

import hp41.display.Cells;
import hp41.effect.Effect;
import hp41.effect.Effect.Act;
import hp41.key.Key;
import hp41.key.Keying;
import hp41.memory.CharacterSet;
import java.util.Optional;
import org.apache.commons.lang3.Strings;

/**
 * Characters that are being keyed into the ALPHA register.
 *
 * @param shown the characters and the underscore that the display shows. After a punctuation mark
 *     that follows a blank was removed, one character of ALPHA is missing: the machine also removes
 *     the blank from the display. This ends when a character of a text longer than the display is
 *     removed.
 * @param missing how many more characters were removed than were shown. As many of the next
 *     characters are not shown, apart from punctuation; the first of them is the underscore
 *     (observed on the machine).
 */
public record TextEntry(String shown, int missing) implements Entry {

  private static final String END = "_";

  /** Continues ALPHA after its last character. */
  public static Entry of(String alpha) {
    return showing(CharacterSet.glyphs(alpha));
  }

  /**
   * Appends to what is displayed, even if that is a message. If ALPHA fills n cells, the first n
   * cells of the display become the text (observed on the machine).
   */
  private static TextEntry behindDisplay(EntryView view) {
    int filled = Math.min(Cells.COUNT, Cells.count(CharacterSet.glyphs(view.alpha())));
    return showing(view.display().first(filled));
  }

  private static TextEntry showing(String glyphs) {
    return new TextEntry(glyphs + END, 0);
  }

  private static TextEntry without(int characters) {
    return characters == 0 ? showing("") : new TextEntry("", characters);
  }

  /**
   * Begins a text with a character that replaces ALPHA, or with the append sign, which keeps it.
   */
  static KeyResult begin(char code, EntryView view) {
    return code == CharacterSet.APPEND
        ? KeyResult.to(behindDisplay(view), new Effect.BeginAlpha(false))
        : showing("").append(code).after(new Effect.BeginAlpha(true));
  }

  @Override
  public KeyResult press(Key key, boolean shifted, EntryView view) {
    String character = key.alpha(shifted);
    if (character.length() == 1) {
      return append(CharacterSet.characters(character).charAt(0));
    }
    String alpha = view.alpha();
    if (key == Key.BACK && !shifted && !alpha.isEmpty()) {
      Entry shorter = isScrolled() ? of(alpha.substring(0, alpha.length() - 1)) : back();
      return KeyResult.to(shorter, Act.SHORTEN_ALPHA);
    }
    return NoEntry.NONE.press(key, shifted, view);
  }

  private KeyResult append(char code) {
    if (code == CharacterSet.APPEND) {
      return KeyResult.to(this);
    }
    Effect appended = new Effect.AppendAlpha(code);
    if (missing > 0) {
      return KeyResult.to(Cells.isPunctuation(code) ? this : without(missing - 1), appended);
    }
    return KeyResult.to(showing(glyphs() + CharacterSet.glyph(code)), appended);
  }

  private String glyphs() {
    return Strings.CS.removeEnd(shown, END);
  }

  private boolean isScrolled() {
    return Cells.count(shown) > Cells.COUNT;
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
  public Optional<String> text(EntryView view) {
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
