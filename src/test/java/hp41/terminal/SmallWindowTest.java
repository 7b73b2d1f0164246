package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.panel.view.Panels;
import hp41.screen.Area;
import hp41.screen.Size;
import hp41.screen.Stroke.KeyName;
import java.util.List;
import java.util.stream.Stream;
import org.apache.commons.lang3.StringUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks windows in which help and each panel use the whole window below the display. */
class SmallWindowTest {

  static Stream<Size> sizes() {
    return Stream.of(new Size(36, 12), new Size(40, 12), new Size(59, 15), new Size(44, 30));
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void helpInTheHintRowOpensAPage(Size size) {
    TestSession session = new TestSession().in(size);
    assertThat(row(session, size.rows() - 1)).startsWith(" F1 Help");
    session.click(1, size.rows() - 1);
    assertThat(row(session, 1)).startsWith("▸Help");
    assertThat(row(session, 2)).startsWith(" 0-9 . + - * /");
    assertThat(session.type("sto").picture()).contains("/ sto", "Stores X in a register");
    assertThat(row(session.press(KeyName.ESCAPE), 1)).startsWith("│  0.0000");
  }

  @ParameterizedTest
  @CsvSource({"36, 12", "40, 12", "59, 15"})
  void boardHasEightRowsOfSquares(int columns, int rows) {
    TestSession session = Windows.STOPPED.in(new Size(columns, rows)).control('k');
    assertThat(session.picture().lines().filter(row -> row.matches(" *[1-8] +♛.*")).count())
        .isEqualTo(8);
    assertThat(session.panel()).contains("15863724");
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void eachPanelIsAPage(Size size) {
    TestSession session = TestSession.full().in(size);
    for (Panels panel : Panels.TABS) {
      session.open(panel);
      assertThat(session.screen().panels().active()).isEqualTo(panel);
      assertThat(session.area()).isEqualTo(new Area(0, 1, size.columns(), size.rows() - 3));
      assertThat(row(session, 1)).startsWith("▸" + panel.title());
    }
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void debuggerStepsThroughTheProgram(Size size) {
    TestSession session = Windows.STOPPED.in(size).control('d');
    String before = marked(session);
    assertThat(marked(session.type("ss"))).isNotEqualTo(before);
    assertThat(row(session, 1)).startsWith("▸Debug 8QUEENS");
  }

  private static String marked(TestSession session) {
    return session.picture().lines().filter(row -> row.contains("▶")).findFirst().orElseThrow();
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void listOfProgramsStartsAProgram(Size size) {
    TestSession session = new TestSession().in(size);
    session.outside.bundled = true;
    session.open(Panels.PROGRAMS);
    session.type("/8queens").press(KeyName.ENTER, KeyName.ENTER);
    assertThat(session.calculator.display()).hasToString("PUBLISH?");
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void prgmModeShowsAPageOfTheProgram(Size size) {
    TestSession session = Windows.PRGM.in(size);
    assertThat(row(session, 1)).startsWith(" Program AREA");
    assertThat(session.picture()).contains("LBL┬AREA", "▶004  *", "next line", "005  END");
  }

  @ParameterizedTest
  @CsvSource({"60, 16", "79, 29"})
  void prgmModeShowsTheProgramBelowACompactDisplay(int columns, int rows) {
    TestSession session = Windows.PRGM.in(new Size(columns, rows));
    assertThat(row(session, 7)).startsWith(" Program AREA");
    assertThat(session.picture()).contains("LBL┬AREA", "▶004  *", "next line", "005  END");
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void numberOfTheCurrentLineIsNeverCut(Size size) {
    TestSession session = Windows.STOPPED.in(size);
    String line = StringUtils.substringAfter(row(session, 5), "LINE  ");
    assertThat(List.of(line.split(" +"))).contains("179");
  }

  private static String row(TestSession session, int row) {
    return session.picture().lines().skip(row).findFirst().orElse("");
  }

  /** There is no row above the board for the numbers of its columns. */
  @Test
  void boardWithoutARowForItsColumnsShowsThemBeside() {
    TestSession session = new TestSession().in(new Size(40, 12));
    session.line("\"15863724\" aview").control('k');
    assertThat(session.picture()).contains("12345678 column", "15863724 row");
  }
}
