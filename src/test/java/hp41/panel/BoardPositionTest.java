package hp41.panel;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.panel.view.Screens;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BoardPositionTest {

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
    assertThat(BoardPosition.in(text)).contains(new BoardPosition(digits));
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
    assertThat(BoardPosition.in(text)).isEmpty();
  }

  @Test
  void codesAreThoseThatTheProgramShows() {
    BoardPosition position = new BoardPosition("15863724");
    assertThat(position.codes()).isEqualTo("11 43");
    assertThat(position.associatedCodes()).isEqualTo("21 33");
    BoardPosition symmetric = new BoardPosition("35281746");
    assertThat(symmetric.codes()).isEqualTo("11 13 41 43");
    assertThat(symmetric.associatedCodes()).isEqualTo("21 23 31 33");
  }

  @Test
  void messageHasPriorityOverAlpha() {
    Screens screens = Screens.stopped();
    screens.alpha = "2413";
    assertThat(BoardPosition.in(screens.snapshot())).contains(new BoardPosition("15863724"));
    screens.message = "";
    assertThat(BoardPosition.in(screens.snapshot())).contains(new BoardPosition("2413"));
  }

  @Test
  void stackIsNeverAPosition() {
    Screens screens = Screens.stopped();
    screens.message = "";
    screens.alpha = "";
    assertThat(BoardPosition.in(screens.snapshot())).isEmpty();
  }

  @Test
  void rowsCountFromZeroInBothForms() {
    assertThat(new BoardPosition("2413").row(0)).isEqualTo(1);
    assertThat(new BoardPosition("1302").row(0)).isEqualTo(1);
    assertThat(new BoardPosition("1 3 6 8 10 5 9 2 4 7").row(4)).isEqualTo(9);
    assertThat(new BoardPosition("0 2 5 7 9 4 8 1 3 6").row(4)).isEqualTo(9);
  }

  @Test
  void queensOnADiagonalAreAttacked() {
    assertThat(new BoardPosition("2143").attacked(0)).isTrue();
    assertThat(new BoardPosition("2413").attacked(0)).isFalse();
  }
}
