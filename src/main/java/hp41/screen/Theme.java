package hp41.screen;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/**
 * A look: a colour for every role, or none at all.
 *
 * @param name as typed
 * @param colours 24-bit RGB by role; empty for a terminal without colours
 * @param reversed the grounds that are drawn reversed where there are no colours
 */
public record Theme(String name, Map<Role, Integer> colours, Set<Role> reversed) {

  /** The machine's own colours. */
  public static final Theme MACHINE =
      new Theme(
          "machine",
          parse(
              """
              BODY 1e1a18  SURROUND 0d0b0a  LCD b9c1a2  LCD_ON 14180f  LCD_OFF a9b195
              CAP 48423d  CAP_ALTERNATE 35302c  FACE 2a2623
              WHITE f5f1e8  GOLD e9ad3f  BLUE 86bdf2  SHIFT_CAP e3a436  SHIFT_TEXT 1a1409
              SHIFT_FACE b07c1e
              TEXT e2dcd0  DIM a99f92  PANEL 26211e  TITLE 39332e  RULE 5c5048
              COMMAND 0f0d0c  COMMAND_TEXT ffffff  SELECTION 5a4720  SELECTION_TEXT fff3d6
              ERROR ff8a75  OK 9ad08f  BEZEL a9843f
              BOARD_LIGHT dcc9a0  BOARD_DARK a67c52  QUEEN 1b120a  ATTACKED b3261e
              PAPER cdc7b6  INK 2b2723"""),
          Set.of());

  /** Bold and reversed characters only. */
  public static final Theme PLAIN =
      new Theme(
          "plain",
          Map.of(),
          EnumSet.of(Role.TITLE, Role.SELECTION, Role.SHIFT_CAP, Role.BOARD_DARK, Role.PAPER));

  public Theme {
    colours = Map.copyOf(colours);
    reversed = Set.copyOf(reversed);
  }

  /** Whether it has colours; without, shapes must say what shades would. */
  public boolean coloured() {
    return !colours.isEmpty();
  }

  public int colour(Role role) {
    return colours.get(role);
  }

  public boolean reverses(Style style) {
    return style.reversed() || reversed.contains(style.ground());
  }

  private static Map<Role, Integer> parse(String pairs) {
    Map<Role, Integer> colours = new EnumMap<>(Role.class);
    String[] words = pairs.split("\\s+");
    for (int i = 0; i < words.length; i += 2) {
      colours.put(Role.valueOf(words[i]), Integer.parseInt(words[i + 1], 16));
    }
    return colours;
  }
}
