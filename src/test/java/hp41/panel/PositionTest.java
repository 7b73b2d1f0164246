package hp41.panel;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.panel.view.Screens;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PositionTest {

  @ParameterizedTest
  @CsvSource({
    "POSITION1=15863724, 15863724",
    "15863724, 15863724",
    "POSITION12=2413, 2413",
    "0 1302, 1302",
    "1234 AND 4321, 4321",
    "2413 CODES:11432133, 2413",
    "45=51842736, 51842736",
    "1 3 6 8 10 5 9 2 4 7, 1 3 6 8 10 5 9 2 4 7",
    "0 2 5 7 9 4 8 1 3 6, 0 2 5 7 9 4 8 1 3 6"
  })
  void lastPermutationInATextIsThePosition(String text, String digits) {
    assertThat(Position.in(text)).contains(new Position(digits));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "CODES:11432133",
        "158",
        "321",
        "1586372",
        "15863725",
        "1234567890",
        "1 2 3 4",
        "1 3 6 8 10 5 9 2 4 8",
        ""
      })
  void otherTextsShowNoPosition(String text) {
    assertThat(Position.in(text)).isEmpty();
  }

  @Test
  void codesAreThoseTheProgramShows() {
    Position position = new Position("15863724");
    assertThat(position.codes()).isEqualTo("11 43");
    assertThat(position.associatedCodes()).isEqualTo("21 33");
    Position symmetric = new Position("35281746");
    assertThat(symmetric.codes()).isEqualTo("11 13 41 43");
    assertThat(symmetric.associatedCodes()).isEqualTo("21 23 31 33");
  }

  @Test
  void messageGoesBeforeAlpha() {
    Screens screens = Screens.stopped();
    screens.alpha = "2413";
    assertThat(Position.in(screens.snapshot())).contains(new Position("15863724"));
    screens.message = "";
    assertThat(Position.in(screens.snapshot())).contains(new Position("2413"));
  }

  @Test
  void theStackNeverShowsAPosition() {
    Screens screens = Screens.stopped();
    screens.message = "";
    screens.alpha = "";
    assertThat(Position.in(screens.snapshot())).isEmpty();
  }

  @Test
  void rowsCountFromZeroInBothForms() {
    assertThat(new Position("2413").row(0)).isEqualTo(1);
    assertThat(new Position("1302").row(0)).isEqualTo(1);
    assertThat(new Position("1 3 6 8 10 5 9 2 4 7").row(4)).isEqualTo(9);
    assertThat(new Position("0 2 5 7 9 4 8 1 3 6").row(4)).isEqualTo(9);
  }

  @Test
  void queensOnADiagonalAreAttacked() {
    assertThat(new Position("2143").attacked(0)).isTrue();
    assertThat(new Position("2413").attacked(0)).isFalse();
  }
}
