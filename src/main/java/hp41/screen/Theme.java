package hp41.screen;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A theme: colours for all roles, for some, or for none.
 *
 * @param name the name that users type
 * @param palette the meaning of the colour numbers
 * @param colours the colours by role; for other roles the terminal's default colour is used
 * @param reversed the grounds that are drawn in reverse video on terminals without shades
 * @param ascii whether only ASCII characters are drawn
 */
public record Theme(
    String name, Palette palette, Map<Ink, Colour> colours, Set<Ink> reversed, boolean ascii) {

  /** The meaning of the colour numbers. */
  public enum Palette {
    /** No colours. */
    NONE,
    /** The 16 ANSI colours; 8 to 15 are the bright ones. */
    ANSI,
    /** 24-bit RGB. */
    RGB
  }

  /**
   * A colour, written in hexadecimal digits. In a terminal with 256 colours, the nearest colour is
   * used, unless that would lose a contrast, a hue, or the edge between two shades: then an index
   * follows after a slash, as in {@code b9c1a2/144}.
   *
   * @param number the number in the palette
   * @param indexed the number among 256 colours; empty for the nearest colour
   */
  record Colour(int number, OptionalInt indexed) {

    private static Colour parse(String written) {
      String[] parts = written.split("/");
      return new Colour(
          Integer.parseInt(parts[0], 16),
          parts.length > 1 ? OptionalInt.of(Integer.parseInt(parts[1])) : OptionalInt.empty());
    }
  }

  /** The colours of the real machine. */
  public static final Theme MACHINE =
      new Theme(
          "machine",
          parse(
              """
              BODY 1e1a18  SURROUND 0d0b0a  LCD b9c1a2/144  LCD_ON 14180f  LCD_OFF a9b195/108
              CAP 48423d  CAP_ALTERNATE 35302c  FACE 2a2623
              WHITE f5f1e8  GOLD e9ad3f  BLUE 86bdf2/117  SHIFT_CAP e3a436  SHIFT_TEXT 1a1409
              SHIFT_FACE b07c1e
              TEXT e2dcd0  DIM a99f92  PANEL 26211e  TITLE 39332e  RULE 5c5048
              COMMAND 0f0d0c  COMMAND_TEXT ffffff  SELECTION 5a4720  SELECTION_TEXT fff3d6
              ERROR ff8a75  OK 9ad08f  BEZEL a9843f
              BOARD_LIGHT dcc9a0  BOARD_DARK a67c52  QUEEN 1b120a  ATTACKED b3261e
              ATTACKED_QUEEN ffffff  PAPER cdc7b6  INK 2b2723"""));

  /** Light text on a dark ground, as in most editors. */
  public static final Theme DARK =
      new Theme(
          "dark",
          parse(
              """
              BODY 15171a/233  SURROUND 15171a/233  LCD 1c2420  LCD_ON 9ff0b8  LCD_OFF 25302a
              CAP 363c44  CAP_ALTERNATE 272c32  FACE 1d2125
              WHITE eef1f4  GOLD e6b450  BLUE 7cb7ff  SHIFT_CAP e6b450  SHIFT_TEXT 15171a
              SHIFT_FACE b0893c
              TEXT d6dbe1  DIM 959ea8  PANEL 1b1e22  TITLE 2a2e34  RULE 3b4047
              COMMAND 0d0f11  COMMAND_TEXT ffffff  SELECTION 2f4562  SELECTION_TEXT ffffff
              ERROR ff8585  OK 7ee787  BEZEL a08c56
              BOARD_LIGHT 6d7681  BOARD_DARK 3f464e  QUEEN ffffff  ATTACKED b8342c/124
              ATTACKED_QUEEN ffffff  PAPER e8eaed  INK 1b1e22"""));

  /** Dark text on a light ground, as on paper. */
  public static final Theme LIGHT =
      new Theme(
          "light",
          parse(
              """
              BODY f4f1ea  SURROUND f4f1ea  LCD c6cdb2  LCD_ON 10140c  LCD_OFF b6bda2
              CAP d3cab9  CAP_ALTERNATE e4ddd0  FACE c6bcaa/252
              WHITE 1d1a17  GOLD 6f4500  BLUE 0b4a8c  SHIFT_CAP d99a1c  SHIFT_TEXT 1d1a17
              SHIFT_FACE b58017
              TEXT 2a2622  DIM 5f574d  PANEL ebe6dc  TITLE ddd6c8  RULE c9c2b4
              COMMAND ffffff  COMMAND_TEXT 000000  SELECTION ffdf9a  SELECTION_TEXT 1d1a17
              ERROR a5160a  OK 145520  BEZEL 86621c
              BOARD_LIGHT f2e6c8/230  BOARD_DARK c39a6b  QUEEN 1b120a  ATTACKED a5160a
              ATTACKED_QUEEN ffffff  PAPER ffffff  INK 1d1a17"""));

  /** Maximum contrast; unlit segments are invisible. */
  public static final Theme CONTRAST =
      new Theme(
          "contrast",
          parse(
              """
              BODY 000000  SURROUND 000000  LCD 000000  LCD_ON ffffff  LCD_OFF 000000
              CAP 3a3a3a  CAP_ALTERNATE 1c1c1c  FACE 000000
              WHITE ffffff  GOLD ffd700  BLUE 8fd0ff  SHIFT_CAP ffd700  SHIFT_TEXT 000000
              SHIFT_FACE b39700
              TEXT ffffff  DIM d0d0d0  PANEL 000000  TITLE 333333  RULE ffffff
              COMMAND 000000  COMMAND_TEXT ffffff  SELECTION ffff00  SELECTION_TEXT 000000
              ERROR ff9e9e  OK 90ff90  BEZEL ffffff
              BOARD_LIGHT ffffff  BOARD_DARK 8a8a8a  QUEEN 000000  ATTACKED b00000
              ATTACKED_QUEEN ffffff  PAPER ffffff  INK 000000"""));

  /** All themes with colours; the first is the default. */
  public static final List<Theme> ALL = List.of(MACHINE, DARK, LIGHT, CONTRAST);

  private static final Set<Ink> REVERSED =
      EnumSet.of(Ink.TITLE, Ink.SELECTION, Ink.SHIFT_CAP, Ink.BOARD_LIGHT, Ink.PAPER);

  /** The terminal's default ground and the 16 ANSI colours. */
  public static final Theme SIXTEEN =
      new Theme(
          "16 colours",
          Palette.ANSI,
          parse(
              """
              LCD 7  LCD_ON 0  GOLD b  BLUE e  SHIFT_CAP b  SHIFT_TEXT 0  ERROR 9  OK a
              BEZEL 3  BOARD_LIGHT 8  BOARD_DARK 0  QUEEN f  ATTACKED 1  ATTACKED_QUEEN f
              COMMAND_TEXT f"""),
          without(Ink.SHIFT_CAP, Ink.BOARD_LIGHT),
          false);

  /** No colours, only bold and reverse video. */
  public static final Theme PLAIN = new Theme("plain", Palette.NONE, Map.of(), REVERSED, false);

  public Theme {
    colours = Map.copyOf(colours);
    reversed = Set.copyOf(reversed);
  }

  private Theme(String name, Map<Ink, Colour> colours) {
    this(name, Palette.RGB, colours, Set.of(), false);
  }

  /**
   * Compares what differs between two themes. The JVM needs tens of milliseconds to generate this
   * method.
   */
  @Override
  public boolean equals(Object other) {
    return other instanceof Theme theme && name.equals(theme.name) && ascii == theme.ascii;
  }

  @Override
  public int hashCode() {
    return name.hashCode();
  }

  private static Set<Ink> without(Ink... roles) {
    return REVERSED.stream().filter(it -> !List.of(roles).contains(it)).collect(Collectors.toSet());
  }

  /**
   * Returns the theme in ASCII, in which the dark squares of a board are drawn with a character.
   */
  public Theme inAscii() {
    Set<Ink> rest =
        reversed.stream().filter(it -> it != Ink.BOARD_LIGHT).collect(Collectors.toSet());
    return new Theme(name, palette, colours, rest, true);
  }

  /** Returns the names of all themes, separated by commas. */
  public static String names() {
    return ALL.stream().map(Theme::name).collect(Collectors.joining(", "));
  }

  /** Returns the theme with a name, in upper or lower case. */
  public static Optional<Theme> named(String name) {
    return ALL.stream().filter(theme -> theme.name().equalsIgnoreCase(name)).findFirst();
  }

  /** Returns whether the theme has shades; a theme without shades needs shapes instead. */
  public boolean shaded() {
    return palette == Palette.RGB;
  }

  /** Returns whether the squares of a board differ only by their colours. */
  public boolean paintsSquares() {
    return colours.containsKey(Ink.BOARD_LIGHT) && !ascii;
  }

  /**
   * Returns whether the display's glass has a colour of its own; otherwise it is drawn in a frame.
   */
  public boolean hasGlass() {
    return !colour(Ink.LCD).equals(colour(Ink.BODY));
  }

  /** Returns whether the characters of the display are drawn with blocks instead of lines. */
  public boolean hasThickStrokes() {
    return equals(CONTRAST);
  }

  /** Returns the colour number of a role; empty for the terminal's default colour. */
  public OptionalInt colour(Ink role) {
    return Optional.ofNullable(colours.get(role)).stream().mapToInt(Colour::number).findFirst();
  }

  /** Returns the number of a role's colour among the 256 colours of a terminal. */
  public int indexed(Ink role) {
    Colour colour = colours.get(role);
    return colour.indexed().orElseGet(() -> IndexedColours.nearest(colour.number()));
  }

  /** Returns whether text in a style is visible. Unlit segments need a shade of their own. */
  public boolean shows(Style style) {
    return !style.ghost() || shaded() && !colour(style.ink()).equals(colour(style.ground()));
  }

  public boolean reverses(Style style) {
    return style.reversed() || reversed.contains(style.ground());
  }

  /**
   * Returns the ink of a text in a style. On a ground in reverse video, blue or gold text would be
   * a block of colour, so it has the ink of the text beside it.
   */
  public Ink ink(Style style) {
    boolean coloured = style.ink() == Ink.BLUE || style.ink() == Ink.GOLD;
    return !shaded() && reverses(style) && coloured ? Ink.TEXT : style.ink();
  }

  private static Map<Ink, Colour> parse(String pairs) {
    Map<Ink, Colour> colours = new EnumMap<>(Ink.class);
    String[] words = pairs.split("\\s+");
    for (int i = 0; i < words.length; i += 2) {
      colours.put(Ink.valueOf(words[i]), Colour.parse(words[i + 1]));
    }
    return colours;
  }
}
