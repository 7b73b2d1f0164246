package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.panel.view.Panels;
import hp41.panel.view.Roles;
import hp41.screen.Area;
import hp41.screen.Ascii;
import hp41.screen.Frame.FrameCell;
import hp41.screen.Ink;
import hp41.screen.Size;
import hp41.screen.Stroke.KeyName;
import hp41.screen.Style;
import hp41.screen.Theme;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.lang3.StringUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks the columns and the inks of panels. */
class InkTest {

  private static final Area ALL = new Area(0, 0, 160, 50);

  private final TestSession session = TestSession.full().in(TestSession.LARGE);

  @ParameterizedTest
  @CsvSource({
    "60, 16, false",
    "80, 24, false",
    "100, 30, false",
    "120, 40, false",
    "160, 50, false",
    "60, 16, true",
    "120, 40, true"
  })
  void decimalPointsOfTheStackAreAligned(int columns, int rows, boolean comma) {
    session.line("fix 3").line("0.004 enter^ -158 enter^ 12345.6789 enter^ -1");
    session.line(comma ? "cf 28" : "sf 28").in(new Size(columns, rows));
    List<FrameCell> points =
        Stream.of("0.004", "-158.000", "12,345.679", "-1.000")
            .map(it -> comma ? StringUtils.replaceChars(it, ".,", ",.") : it)
            .map(it -> point(it, comma ? ',' : '.'))
            .toList();
    assertThat(points).extracting(FrameCell::column).containsOnly(points.get(0).column());
    int top = points.get(0).row();
    assertThat(points).extracting(FrameCell::row).containsExactly(top, top + 1, top + 2, top + 3);
  }

  private FrameCell point(String number, char point) {
    FrameCell first = place(number, ALL);
    return new FrameCell(first.column() + number.indexOf(point), first.row());
  }

  @ParameterizedTest
  @CsvSource({"60, 16", "80, 24", "100, 30", "120, 40", "160, 50"})
  void onlyXIsBoldAndHasAGoldLetter(int columns, int rows) {
    session.line("31 enter^ 32 enter^ 33 enter^ 34").in(new Size(columns, rows));
    for (String level : List.of("T            31", "Z            32", "Y            33")) {
      assertThat(style(level, ALL).ink()).isEqualTo(Ink.DIM);
      assertThat(style(level.substring(13), ALL).ink()).isEqualTo(Ink.TEXT);
      assertThat(style(level.substring(13), ALL).bold()).isFalse();
    }
    assertThat(style("X            34", ALL).ink()).isEqualTo(Ink.GOLD);
    assertThat(style("34.0000", ALL).ink()).isEqualTo(Ink.WHITE);
    assertThat(style("34.0000", ALL).bold()).isTrue();
  }

  /** The mark is a character, because a terminal may have no colours or only sixteen. */
  @ParameterizedTest
  @CsvSource({"60, 16", "80, 24", "100, 30", "120, 40", "160, 50"})
  void titleOfTheFocusedPanelHasAMark(int columns, int rows) {
    session.in(new Size(columns, rows)).open(Panels.REGISTERS);
    assertThat(session.picture()).containsOnlyOnce("▸").contains("▸Registers");
    session.press(KeyName.ESCAPE);
    assertThat(session.picture()).doesNotContain("▸");
    session.control('d');
    assertThat(session.picture()).containsOnlyOnce("▸").contains("▸Debug");
    assertThat(Ascii.of(session.frame()).toString()).contains(">Debug");
  }

  @Test
  void labelsAreGoldAndOutdentedAndTextIsBlue() {
    session.line("program").press(KeyName.ESCAPE);
    assertThat(ink("LBL┬AREA")).isEqualTo(Ink.GOLD);
    assertThat(ink("LBL┬VOLUME")).isEqualTo(Ink.GOLD);
    assertThat(ink("┬CUBE")).isEqualTo(Ink.BLUE);
    assertThat(ink("RTN")).isEqualTo(Ink.TEXT);
    assertThat(place("LBL┬AREA").column()).isEqualTo(place("RTN").column() - 1);
    assertThat(place("┬CUBE").column()).isEqualTo(place("RTN").column());
  }

  @Test
  void paperHasItsOwnGroundAndInkAsWideAsItsStrip() {
    session.line("paper");
    Area area = session.area();
    int row = place("***").row();
    int[] strip =
        IntStream.range(area.column(), area.right())
            .filter(it -> session.frame().style(it, row).ground() == Ink.PAPER)
            .toArray();
    assertThat(strip)
        .containsExactly(IntStream.range(area.column() + 1, area.column() + 27).toArray());
    assertThat(ink("***")).isEqualTo(Ink.INK);
    assertThat(ink("▔▔▔")).isEqualTo(Ink.PAPER);
  }

  @Test
  void zeroRegistersAreDimAndChangedOnesBold() {
    session.line("registers").press(KeyName.ESCAPE).line("7 sto 02");
    assertThat(style("7.0000")).isEqualTo(Style.of(Ink.WHITE, Ink.PANEL).bolder());
    assertThat(style("3.5000")).isEqualTo(Style.of(Ink.TEXT, Ink.PANEL));
    assertThat(style("0.0000")).isEqualTo(Style.of(Ink.DIM, Ink.PANEL));
  }

  @Test
  void oldValueOfAWatchedRegisterIsGold() {
    session.paste("LBL \"W\"\n8\nSTO 05\nEND\n").line("watch r05").line("xeq w").control('d');
    FrameCell now = place("R05     8.0000", ALL);
    assertThat(place("was 3.5000", ALL).row()).isEqualTo(now.row());
    assertThat(session.frame().style(now.column() + 8, now.row()).ink()).isEqualTo(Ink.TEXT);
    assertThat(style("was 3.5000", ALL).ink()).isEqualTo(Ink.GOLD);
  }

  @Test
  void attackingQueensAreWhiteOnRed() {
    session.line("board").in(TestSession.MEDIUM);
    assertThat(style("♛!")).isEqualTo(Style.of(Ink.ATTACKED_QUEEN, Ink.ATTACKED));
    session.line("\"2413\" aview");
    assertThat(style("♛").ink()).isEqualTo(Ink.QUEEN);
    assertThat(style("♛").ground()).isIn(Ink.BOARD_LIGHT, Ink.BOARD_DARK);
    for (Theme theme : Theme.ALL) {
      int red = theme.colour(Ink.ATTACKED).orElseThrow();
      assertThat(red >> 16)
          .as(theme.name())
          .isGreaterThan(3 * (red >> 8 & 0xff))
          .isGreaterThan(3 * (red & 0xff));
      assertThat(theme.colour(Ink.ATTACKED_QUEEN)).hasValue(0xffffff);
    }
  }

  private Ink ink(String text) {
    return style(text).ink();
  }

  private Style style(String text) {
    return style(text, session.area());
  }

  /** Returns the style of the first character of a text in an area. */
  private Style style(String text, Area area) {
    FrameCell place = place(text, area);
    return session.frame().style(place.column(), place.row());
  }

  private FrameCell place(String text) {
    return place(text, session.area());
  }

  private FrameCell place(String text, Area area) {
    return Roles.place(text, session.frame(), area);
  }
}
