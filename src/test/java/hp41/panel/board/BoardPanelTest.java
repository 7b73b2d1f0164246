package hp41.panel.board;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.panel.Position;
import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Ink;
import hp41.screen.Size;
import hp41.screen.Style;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class BoardPanelTest {

  @Test
  void columnsCountFromTheLeftAndRowsFromTheTop() {
    assertThat(drawn(20, 8, "2413"))
        .isEqualTo(
            """
              1 2 3 4
            1     ♛
            2 ♛
            3       ♛
            4   ♛

              2413""");
  }

  @Test
  void nineQueensFitIntoTheNarrowSide() {
    List<String> rows = drawn(19, 12, "136824975").lines().toList();
    assertThat(rows.get(0)).endsWith("1 2 3 4 5 6 7 8 9");
    assertThat(rows).hasSize(12);
  }

  @Test
  void attackedQueensAreMarked() {
    assertThat(drawn(20, 8, "2143").lines().skip(1).limit(2)).containsExactly("1   ♛!", "2 ♛!");
  }

  @Test
  void largeSquaresHoldACrown() {
    assertThat(drawn(22, 11, "2413").lines().skip(1).limit(2))
        .containsExactly("    1         ╲╱╲╱", "              ▀▀▀▀");
    assertThat(drawn(43, 18, "2413").lines().skip(1).limit(3))
        .containsExactly("", "    1              ╲╱╲╱", "                   ▀▀▀▀");
  }

  @Test
  void whereABoardDoesNotFitItIsToldInWords() {
    assertThat(drawn(60, 6, "15863724").lines().map(String::strip))
        .contains("1 2 3 4 5 6 7 8  column", "1 5 8 6 3 7 2 4  row of its queen");
  }

  @Test
  void codesStandBesideThePositionWhereThereIsRoom() {
    assertThat(drawn(43, 18, "15863724")).endsWith("      15863724  codes 11 43 · 21 33");
    assertThat(drawn(43, 18, "35281746")).endsWith("35281746  11 13 41 43 · 21 23 31 33");
  }

  @Test
  void codesStandBehindNumbersWithBlanks() {
    assertThat(drawn(60, 18, "1 3 6 8 10 5 9 2 4 7"))
        .endsWith("1 3 6 8 10 5 9 2 4 7  codes 11 43 · 21 33");
  }

  private static String drawn(int columns, int rows, String digits) {
    Frame frame = new Frame(new Size(columns, rows), Style.of(Ink.TEXT, Ink.PANEL));
    Board.draw(frame, new Area(0, 0, columns, rows), new Position(digits), "");
    return frame.toString().lines().collect(Collectors.joining("\n")).stripTrailing();
  }
}
