package hp41.screen;

import java.util.Map;

/**
 * Converts pictures and texts to ASCII, for terminals that cannot show other characters or draw
 * some of them two columns wide.
 */
public final class Ascii {

  private static final Map<String, String> NAMES =
      Map.ofEntries(
          Map.entry("√x", "SQRT"),
          Map.entry("yˣ", "y^x"),
          Map.entry("x²", "x^2"),
          Map.entry("10ˣ", "10^x"),
          Map.entry("eˣ", "e^x"),
          Map.entry("R↓", "RDN"),
          Map.entry("x≷y", "x<>y"),
          Map.entry("x≤y?", "x<=y?"),
          Map.entry("P→R", "P-R"),
          Map.entry("R→P", "R-P"),
          Map.entry("π", "PI"),
          Map.entry("←", "<-"));

  /** Pairs of characters: a special character and its replacement in ASCII. */
  private static final String SIGNS =
      "─-│|┌+┐+└+┘+┼+━=╸-█#■#▔-▀=▄=╱/╲\\╳X▶>▸>●*▲!♛Q›>·.…~→>←<↑^↓v≠#≤<≥>≷~"
          + "ΣS−-×*÷/√vˣx²2πp␣ µuμu∡@⊤'┬'├+┤+⊢+°o‘'’'“\"”\"–-—-";

  private static final char BRAILLE = '\u2800';
  private static final char BRAILLE_LAST = '\u28FF';

  private Ascii() {}

  /** Returns the name of a key in ASCII; it can be longer than the original. */
  public static String name(String text) {
    return NAMES.getOrDefault(text, text);
  }

  /**
   * Returns a copy of a frame in ASCII, converted cell by cell. The dark squares of a board are
   * filled with a character, because their colour may not be visible.
   */
  public static Frame of(Frame frame) {
    Frame ascii = new Frame(frame.size(), Style.of(Ink.TEXT, Ink.BODY));
    for (int row = 0; row < frame.size().rows(); row++) {
      for (int column = 0; column < frame.size().columns(); column++) {
        Style style = frame.style(column, row);
        char character = frame.character(column, row);
        boolean dark = character == ' ' && style.ground() == Ink.BOARD_DARK;
        ascii.put(column, row, dark ? ':' : sign(character), style);
      }
    }
    frame.cursor().ifPresent(at -> ascii.cursor(at.column(), at.row()));
    return ascii;
  }

  /** Returns a text in ASCII, with one character for each original character. */
  public static String of(String text) {
    StringBuilder ascii = new StringBuilder();
    text.chars().forEach(character -> ascii.append(sign((char) character)));
    return ascii.toString();
  }

  private static char sign(char character) {
    if (character < 0x7f) {
      return character;
    }
    if (character >= BRAILLE && character <= BRAILLE_LAST) {
      return '#';
    }
    int at = SIGNS.indexOf(character);
    if (at >= 0 && at % 2 == 0) {
      return SIGNS.charAt(at + 1);
    }
    return Quadrants.isPart(character) ? '#' : '?';
  }
}
