package hp41.screen;

import static org.assertj.core.api.Assertions.assertThat;

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
    "TEXT, PANEL, 4.5",
    "DIM, PANEL, 4.5",
    "DIM, TITLE, 4.5",
    "DIM, CAP, 3",
    "ERROR, COMMAND, 4.5",
    "SELECTION_TEXT, SELECTION, 4.5",
    "QUEEN, BOARD_LIGHT, 4.5",
    "QUEEN, BOARD_DARK, 4.5",
    "ATTACKED_QUEEN, ATTACKED, 4.5",
    "INK, PAPER, 4.5",
    "SHIFT_TEXT, SHIFT_CAP, 4.5"
  })
  void inkIsReadableOnItsGround(Role ink, Role ground, double floor) {
    for (Theme theme : Theme.ALL) {
      double a = luminance(theme.colour(ink).getAsInt()) + 0.05;
      double b = luminance(theme.colour(ground).getAsInt()) + 0.05;
      assertThat(Math.max(a, b) / Math.min(a, b)).as(theme.name()).isGreaterThanOrEqualTo(floor);
    }
  }

  @Test
  void everyRoleHasAColour() {
    assertThat(Theme.ALL)
        .allSatisfy(theme -> assertThat(theme.colours()).containsOnlyKeys(Role.values()));
  }

  private static double luminance(int rgb) {
    return 0.2126 * linear(rgb >> 16)
        + 0.7152 * linear(rgb >> 8 & 255)
        + 0.0722 * linear(rgb & 255);
  }

  private static double linear(int channel) {
    double c = channel / 255.0;
    return c <= 0.03928 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
  }
}
