package hp41.screen;

import java.util.Map;

/** A picture for terminals that have no other characters, or not all of them one column wide. */
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

  /** Signs, and behind each the one for it. */
  private static final String SIGNS =
      "─-│|┌+┐+└+┘+┼+━=╸-█#■#▔-▀=▄=╱/╲\\╳X▶>●*▲!♛Q›>·.…~→>←<↑^↓v≠#≤<≥>≷~"
          + "ΣS−-×*÷/√vˣx²2πp␣ µuμu∡@⊤'┬'├+┤+⊢+°o‘'’'“\"”\"–-—-";

  private static final char BRAILLE = '\u2800';
  private static final char BRAILLE_LAST = '\u28FF';

  private Ascii() {}

  /** A name of a key, which may take more signs than it has. */
  public static String name(String text) {
    return NAMES.getOrDefault(text, text);
  }

  /** The same picture in ASCII, cell by cell; a dark square of a board is filled. */
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

  /** The same text in ASCII. */
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
