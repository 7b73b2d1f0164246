package hp41.panel.view;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Size;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks the layout in common sizes of windows, and in the sizes between. */
class ScreenLayoutTest {

  private static final String TINY =
      """
      ON1=15863724
       Y            8.0000
       X       15863724.00
       POSITION1=15863724  R/S (F5 or !)…
      """;

  /** A panel with its first and last column, and its first and last row. */
  @ParameterizedTest
  @CsvSource({
    " 60, 16, PROGRAM,     0-59,  12-13",
    " 60, 39, BOARD,      30-59,  26-36",
    " 60, 48, BOARD,       0-59,  35-45",
    " 60, 61, BOARD,       0-59,  35-54",
    " 60, 61, PROGRAM,     0-59,  55-58",
    " 70, 20, PROGRAM,     0-69,  12-17",
    " 80, 24, BOARD,      61-78,   8-21",
    " 90, 27, BOARD,      61-88,   8-24",
    "100, 30, STACK,      76-99,   0-5",
    "100, 30, BOARD,      76-99,   6-17",
    "100, 30, PROGRAM,    76-99,  18-27",
    "120, 40, STACK,      76-119,  0-5",
    "120, 40, BOARD,      76-119,  6-25",
    "120, 40, PROGRAM,    76-119, 26-37",
    "140, 45, BOARD,      76-139,  6-33",
    "140, 45, PROGRAM,    76-139, 34-42",
    "160, 50, BOARD,      76-129,  6-33",
    "160, 24, PROGRAM,   131-159,  6-19",
    "160, 24, REGISTERS, 131-159, 20-21",
    "160, 50, PROGRAM,   131-159,  0-47",
    "160, 50, FLAGS,      76-129, 34-47",
    "200, 60, PROGRAM,   131-199,  0-57",
    "200, 60, CATALOGUE,  76-129, 34-38",
    "200, 60, PROGRAMS,   76-129, 39-57"
  })
  void panelsAreInTheExpectedPlaces(
      int width, int height, Panels panel, String columns, String rows) {
    Screens screens = Screens.stopped();
    screens.size = new Size(width, height);
    Area area =
        screens.screen().layout().places().stream()
            .filter(place -> place.panel() == panel)
            .findFirst()
            .orElseThrow()
            .area();
    assertThat(area.column() + "-" + (area.right() - 1)).isEqualTo(columns);
    assertThat(area.row() + "-" + (area.bottom() - 1)).isEqualTo(rows);
  }

  /** The left side does not depend on the panel, and the panel is not blank. */
  @ParameterizedTest
  @CsvSource({
    " 80, 24,  90, 27, 61, 22",
    "100, 30, 110, 35, 76, 25",
    "120, 40, 140, 45, 76, 38",
    "160, 50, 160, 60, 76, 38"
  })
  void displayKeysAndStatusDoNotDependOnThePanel(
      int columns, int rows, int moreColumns, int moreRows, int width, int height) {
    Area fixed = new Area(0, 0, width, height);
    Frame larger = frame(moreColumns, moreRows);
    assertThat(Roles.characters(larger, fixed))
        .contains("▄▄▄▄", "ENTER↑", "R/S")
        .isEqualTo(Roles.characters(frame(columns, rows), fixed));
    assertThat(Roles.inks(larger, fixed)).isEqualTo(Roles.inks(frame(columns, rows), fixed));
    assertThat(Roles.grounds(larger, fixed)).isEqualTo(Roles.grounds(frame(columns, rows), fixed));
  }

  @ParameterizedTest
  @CsvSource({"60, 16", "70, 20", "80, 24", "90, 27", "110, 35", "140, 45", "160, 60"})
  void messageAndHintsAreTheLastTwoRows(int columns, int rows) {
    Frame frame = frame(columns, rows);
    String message = Roles.characters(frame, new Area(0, rows - 2, columns, 1));
    assertThat(message).startsWith(" POSITION1=15863724  R/S (F5 or !) continues");
    String hints = Roles.characters(frame, new Area(0, rows - 1, columns, 1));
    assertThat(hints).startsWith(" F1 Help  F2 USER");
    assertThat(Roles.grounds(frame, new Area(0, rows - 2, columns, 2)))
        .isEqualTo("m".repeat(columns) + "\n" + "t".repeat(columns) + "\n");
  }

  @Test
  void windowsWithUpToFourRowsShowWhatFits() {
    String[] rows = TINY.split("(?<=\n)");
    assertThat(text(40, 1)).isEqualTo(rows[0]);
    assertThat(text(40, 2)).isEqualTo(rows[0] + rows[3]);
    assertThat(text(40, 3)).isEqualTo(rows[0] + rows[2] + rows[3]);
    assertThat(text(40, 4)).isEqualTo(TINY);
  }

  @ParameterizedTest
  @CsvSource({"59, 16", "60, 15", "200, 5", "30, 60"})
  void inSmallWindowsTheDisplayIsALineInABox(int columns, int rows) {
    assertThat(text(columns, rows))
        .containsPattern("^┌─+┐\n│ ON1=15863724 +│\n└( USER 0 1 )?─+┘\n")
        .containsPattern("\n X +15863724\\.00");
  }

  private static String text(int columns, int rows) {
    return frame(columns, rows) + "\n";
  }

  private static Frame frame(int columns, int rows) {
    Screens screens = Screens.stopped();
    screens.size = new Size(columns, rows);
    return View.render(screens.screen());
  }
}
