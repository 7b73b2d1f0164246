package hp41.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ThemeTest {

  @ParameterizedTest
  @CsvSource({
    "LCD_ON, LCD, 7",
    "WHITE, CAP, 4.5",
    "GOLD, CAP, 4.5",
    "BLUE, CAP, 4.5",
    "OK, CAP, 4.5",
    "WHITE, CAP_ALTERNATE, 4.5",
    "GOLD, CAP_ALTERNATE, 4.5",
    "BLUE, CAP_ALTERNATE, 4.5",
    "BLUE, FACE, 4.5",
    "GOLD, BODY, 4.5",
    "BEZEL, BODY, 4.5",
    "TEXT, PANEL, 4.5",
    "DIM, PANEL, 4.5",
    "DIM, TITLE, 4.5",
    "GOLD, TITLE, 4.5",
    "DIM, CAP, 3",
    "ERROR, COMMAND, 4.5",
    "GOLD, COMMAND, 4.5",
    "DIM, COMMAND, 4.5",
    "SELECTION_TEXT, SELECTION, 4.5",
    "QUEEN, BOARD_LIGHT, 4.5",
    "QUEEN, BOARD_DARK, 4.5",
    "ATTACKED_QUEEN, ATTACKED, 4.5",
    "INK, PAPER, 4.5",
    "SHIFT_TEXT, SHIFT_CAP, 4.5"
  })
  void inkIsReadableOnItsGround(Ink ink, Ink ground, double floor) {
    for (Theme theme : Theme.ALL) {
      ToIntFunction<Ink> full = role -> theme.colour(role).orElseThrow();
      ToIntFunction<Ink> indexed = role -> IndexedColours.rgb(theme.indexed(role));
      assertThat(Contrast.of(full.applyAsInt(ink), full.applyAsInt(ground)))
          .as(theme.name())
          .isGreaterThanOrEqualTo(floor);
      assertThat(Contrast.of(indexed.applyAsInt(ink), indexed.applyAsInt(ground)))
          .as(theme.name() + " in 256 colours")
          .isGreaterThanOrEqualTo(floor);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "LCD, BODY",
    "LCD, LCD_OFF",
    "PANEL, BODY",
    "PANEL, TITLE",
    "PANEL, SELECTION",
    "CAP, BODY",
    "CAP, CAP_ALTERNATE",
    "CAP, FACE",
    "CAP, SELECTION"
  })
  void shadesThatDifferDoSoIn256ColoursToo(Ink one, Ink other) {
    assertThat(Theme.ALL)
        .filteredOn(theme -> !theme.colour(one).equals(theme.colour(other)))
        .isNotEmpty()
        .allMatch(theme -> theme.indexed(one) != theme.indexed(other));
  }

  @Test
  void everyRoleHasAColour() {
    assertThat(Theme.ALL)
        .allSatisfy(theme -> assertThat(theme.colours()).containsOnlyKeys(Ink.values()));
  }

  @Test
  void blueAndGoldTextAreNoBlocksOfColourInReverseVideo() {
    assertThat(Theme.SIXTEEN.ink(Style.of(Ink.BLUE, Ink.TITLE))).isEqualTo(Ink.TEXT);
    assertThat(Theme.SIXTEEN.ink(Style.of(Ink.GOLD, Ink.TITLE))).isEqualTo(Ink.TEXT);
    assertThat(Theme.SIXTEEN.ink(Style.of(Ink.BLUE, Ink.FACE))).isEqualTo(Ink.BLUE);
    assertThat(Theme.DARK.ink(Style.of(Ink.BLUE, Ink.TITLE))).isEqualTo(Ink.BLUE);
  }
}
