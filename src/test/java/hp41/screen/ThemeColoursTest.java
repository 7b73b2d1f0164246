package hp41.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks the colours of the themes against a table. */
class ThemeColoursTest {

  /**
   * The columns are machine, dark, light and high contrast; a hyphen marks a theme that may differ.
   */
  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          BODY,           1e1a18, 15171a, f4f1ea, 000000
          SURROUND,       0d0b0a, 15171a, f4f1ea, -
          LCD,            b9c1a2, 1c2420, c6cdb2, 000000
          LCD_ON,         14180f, 9ff0b8, 10140c, ffffff
          LCD_OFF,        a9b195, 25302a, b6bda2, -
          CAP,            48423d, 363c44, d3cab9, 3a3a3a
          CAP_ALTERNATE,  35302c, 272c32, e4ddd0, 1c1c1c
          FACE,           2a2623, 1d2125, c6bcaa, 000000
          WHITE,          f5f1e8, eef1f4, 1d1a17, ffffff
          GOLD,           e9ad3f, e6b450, 6f4500, ffd700
          BLUE,           86bdf2, 7cb7ff, 0b4a8c, 8fd0ff
          SHIFT_CAP,      e3a436, e6b450, d99a1c, ffd700
          SHIFT_TEXT,     1a1409, 15171a, 1d1a17, 000000
          TEXT,           e2dcd0, d6dbe1, 2a2622, ffffff
          DIM,            a99f92, 959ea8, 5f574d, d0d0d0
          PANEL,          26211e, 1b1e22, ebe6dc, 000000
          TITLE,          39332e, 2a2e34, ddd6c8, 333333
          RULE,           5c5048, 3b4047, c9c2b4, ffffff
          COMMAND,        0f0d0c, 0d0f11, ffffff, 000000
          COMMAND_TEXT,   ffffff, ffffff, 000000, ffffff
          SELECTION,      5a4720, 2f4562, ffdf9a, ffff00
          SELECTION_TEXT, fff3d6, ffffff, 1d1a17, 000000
          ERROR,          ff8a75, ff8585, a5160a, ff9e9e
          OK,             9ad08f, 7ee787, 145520, 90ff90
          BEZEL,          a9843f, a08c56, 86621c, ffffff
          BOARD_LIGHT,    dcc9a0, 6d7681, f2e6c8, ffffff
          BOARD_DARK,     a67c52, 3f464e, c39a6b, 8a8a8a
          QUEEN,          1b120a, ffffff, 1b120a, 000000
          ATTACKED,       b3261e, b8342c, a5160a, b00000
          ATTACKED_QUEEN, ffffff, ffffff, ffffff, ffffff
          PAPER,          cdc7b6, e8eaed, ffffff, ffffff
          INK,            2b2723, 1b1e22, 1d1a17, 000000
          """)
  void eachThemeHasItsOwnColours(
      Ink role, String machine, String dark, String light, String contrast) {
    List<String> wanted = List.of(machine, dark, light, contrast);
    for (int i = 0; i < wanted.size(); i++) {
      Theme theme = Theme.ALL.get(i);
      String colour = "%06x".formatted(theme.colour(role).getAsInt());
      assertThat(wanted.get(i)).as(theme.name()).isIn(colour, "-");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"machine", "dark", "light"})
  void segmentThatIsNotLitIsOnlyJustSeen(String name) {
    Theme theme = Theme.named(name).orElseThrow();
    int unlit = theme.colour(Ink.LCD_OFF).orElseThrow();
    int glass = theme.colour(Ink.LCD).orElseThrow();
    assertThat(Contrast.of(unlit, glass)).isBetween(1.1, 1.3);
  }
}
