package hp41.panel.board;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.panel.BoardPosition;
import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Ink;
import hp41.screen.Size;
import hp41.screen.Style;
import hp41.screen.Theme;
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

               2413
            """
                .stripTrailing());
  }

  @Test
  void nineQueensFitIntoTheNarrowSide() {
    List<String> rows = drawn(19, 12, "136824975").lines().toList();
    assertThat(rows.get(0)).endsWith("1 2 3 4 5 6 7 8 9");
    assertThat(rows).hasSize(12);
  }

  @Test
  void attackedQueensAreMarked() {
    assertThat(drawn(20, 8, "2143").lines().skip(1).limit(2)).containsExactly(" 1   ♛!", " 2 ♛!");
  }

  @Test
  void largeSquaresContainACrown() {
    assertThat(drawn(22, 11, "2413").lines().skip(1).limit(2))
        .containsExactly("    1         ▖▐▌▗", "              ▟██▙");
    assertThat(drawn(43, 18, "2413").lines().skip(1).limit(3))
        .containsExactly(
            "                  ▖▗▐▌▖▗", "    1             ▝▙██▟▘", "                  ▗▟██▙▖");
  }

  /**
   * Without colours, a queen has the colour of the squares around hers, and must not touch them.
   */
  @Test
  void withoutColoursALargeQueenHasAMargin() {
    assertThat(drawn(22, 11, "2413", Theme.PLAIN).lines().skip(1).limit(2))
        .containsExactly("    1         ▗▗▖▖", "               ▀▀");
    assertThat(drawn(43, 18, "2413", Theme.PLAIN).lines().skip(1).limit(3))
        .containsExactly(
            "                  ▗▗▗▖▖▖", "    1             ▝▜██▛▘", "                  ▝▀▀▀▀▘");
  }

  @Test
  void inAsciiALargeQueenIsALetter() {
    assertThat(drawn(22, 11, "2413", Theme.PLAIN.inAscii()).lines().skip(1).limit(2))
        .containsExactly("    1", "               ♛");
  }

  @Test
  void withoutColoursAPositionWithoutRoomIsWrittenAsText() {
    assertThat(drawn(60, 6, "15863724", Theme.PLAIN).lines().map(String::strip))
        .contains("1 2 3 4 5 6 7 8  column", "1 5 8 6 3 7 2 4  row of its queen");
  }

  @Test
  void withColoursTwoRowsShareOne() {
    Frame frame = frame(60, 6, "15863724", Theme.MACHINE);
    assertThat(frame.toString().lines().map(String::stripTrailing))
        .startsWith(
            "   1 2 3 4 5 6 7 8",
            " 1 ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀",
            " 3 ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀",
            " 5 ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀");
    for (int row = 0; row < 8; row++) {
      for (int column = 0; column < 8; column++) {
        Style both = frame.style(3 + 2 * column, 1 + row / 2);
        boolean queen = "15863724".charAt(column) == '1' + row;
        Ink square = (row + column) % 2 == 0 ? Ink.BOARD_LIGHT : Ink.BOARD_DARK;
        assertThat(row % 2 == 0 ? both.ink() : both.ground()).isEqualTo(queen ? Ink.QUEEN : square);
      }
    }
  }

  @Test
  void sameSquaresAreLightInEachTheme() {
    Style light = frame(20, 8, "2413", Theme.MACHINE).style(3, 1);
    Style dark = frame(20, 8, "2413", Theme.MACHINE).style(5, 1);
    assertThat(Theme.PLAIN.reverses(light)).isTrue();
    assertThat(Theme.PLAIN.reverses(dark)).isFalse();
    assertThat(Theme.SIXTEEN.colour(light.ground())).hasValue(8);
    assertThat(Theme.SIXTEEN.colour(dark.ground())).hasValue(0);
    assertThat(Theme.SIXTEEN.reverses(light)).isFalse();
    assertThat(Theme.SIXTEEN.reverses(dark)).isFalse();
  }

  @Test
  void codesAreBesideThePositionIfThereIsRoom() {
    assertThat(drawn(43, 18, "15863724")).endsWith("      15863724  codes 11 43 · 21 33");
    assertThat(drawn(43, 18, "35281746")).endsWith("35281746  11 13 41 43 · 21 23 31 33");
  }

  @Test
  void codesFollowNumbersWithBlanks() {
    assertThat(drawn(60, 18, "1 3 6 8 10 5 9 2 4 7"))
        .endsWith("1 3 6 8 10 5 9 2 4 7  codes 11 43 · 21 33");
  }

  private static String drawn(int columns, int rows, String digits) {
    return drawn(columns, rows, digits, Theme.MACHINE);
  }

  private static String drawn(int columns, int rows, String digits, Theme theme) {
    Frame frame = frame(columns, rows, digits, theme);
    return frame.toString().lines().collect(Collectors.joining("\n")).stripTrailing();
  }

  private static Frame frame(int columns, int rows, String digits, Theme theme) {
    Frame frame = new Frame(new Size(columns, rows), Style.of(Ink.TEXT, Ink.PANEL));
    new Board(frame, new Area(0, 0, columns, rows), new BoardPosition(digits), theme).draw("");
    return frame;
  }
}
