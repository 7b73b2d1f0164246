package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.display.Annunciator;
import hp41.display.Cells;
import hp41.panel.view.Roles;
import hp41.panel.view.Screens;
import hp41.panel.view.View;
import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Ink;
import hp41.screen.Size;
import hp41.screen.Style;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.apache.commons.lang3.StringUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks the display: its characters, its unlit segments, and its annunciators. */
class DisplayTest {

  /**
   * The first column of the first character at 80×24, from which the columns of the annunciators
   * follow.
   */
  private static final int LEFT = 4;

  private static final int WORDS = 6;
  private static final String GLYPHS = "ABCDEFGHIJKLMNPQRSTUVWXYZ0123456789+-*/=<>?%$";
  private static final Area FIRST = new Area(LEFT, 1, 6, 5);
  private static final Style LIT = Style.of(Ink.LCD_ON, Ink.LCD).bolder();
  private static final Style UNLIT = Style.of(Ink.LCD_OFF, Ink.LCD).faint();

  private final Screens screens = Screens.ready();

  @ParameterizedTest
  @CsvSource({"80, 24", "100, 30", "160, 50"})
  void contrastHasThickStrokesInEachSize(int columns, int rows) {
    Set<String> drawn = new HashSet<>();
    for (char glyph : GLYPHS.toCharArray()) {
      TestSession session = new TestSession().in(new Size(columns, rows)).line("theme contrast");
      session.line("\"" + glyph + "\" aview");
      assertThat(session.calculator.display()).hasToString(String.valueOf(glyph));
      Area glass = session.screen().layout().display();
      int left = glass.column() + (glass.width() - 72) / 2;
      String text = Roles.characters(session.frame(), new Area(left, 1, 5, 5));
      assertThat(text).as("%s", glyph).matches("[ ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█\\n]+");
      assertThat(drawn.add(text)).as("%s differs", glyph).isTrue();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "BAT,     1",
    "USER,    9",
    "G,      18",
    "RAD,    19",
    "SHIFT,  27",
    "FLAG_0, 37",
    "FLAG_1, 40",
    "FLAG_2, 43",
    "FLAG_3, 46",
    "FLAG_4, 49",
    "PRGM,   56",
    "ALPHA,  64"
  })
  void annunciatorsHaveFixedPositions(Annunciator word, int column) {
    Area place = new Area(LEFT + column, WORDS, word.text().length(), 1);
    screens.annunciators = EnumSet.complementOf(EnumSet.of(word));
    assertThat(Roles.characters(frame(), place)).isEqualTo(word.text() + "\n");
    assertThat(IntStream.range(place.column(), place.right()))
        .allSatisfy(it -> assertThat(frame().style(it, WORDS)).isEqualTo(UNLIT));
    assertThat(row(WORDS)).doesNotContain(" " + word.text() + " ");
    screens.annunciators = EnumSet.of(word);
    assertThat(row(WORDS)).isEqualTo(" ".repeat(place.column()) + word.text());
    assertThat(IntStream.range(place.column(), place.right()))
        .allSatisfy(it -> assertThat(frame().style(it, WORDS)).isEqualTo(LIT));
  }

  @ParameterizedTest
  @CsvSource({"deg, 0, ''", "rad, 23, RAD", "grad, 22, GRAD"})
  void angleModeLightsRadAloneOrBothItsWords(String mode, int column, String words) {
    String row = new TestSession().line(mode).picture().lines().toList().get(WORDS);
    assertThat(row).isEqualTo(" ".repeat(column) + words);
  }

  @Test
  void unlitSegmentsAreFaintLinesWithoutCornersAndCentre() {
    screens.display = Cells.of("");
    assertThat(Roles.characters(frame(), FIRST))
        .isEqualTo(
            """
             ───
            │╲│╱│
             ─ ─
            │╱│╲│
             ───
            """);
    assertThat(frame().style(LEFT + 1, 1)).isEqualTo(UNLIT);
    assertThat(IntStream.range(1, WORDS)).allSatisfy(row -> assertThat(row(row)).isEmpty());
  }

  @Test
  void litSegmentsAreHeavyAndBoldAndCoverUnlitOnes() {
    screens.display = Cells.of("6");
    assertThat(Roles.characters(frame(), FIRST))
        .isEqualTo(
            """
            ┏━━━╸
            ┃╲│╱│
            ┣━━━┓
            ┃╱│╲┃
            ┗━━━┛
            """);
    assertThat(Roles.inks(frame(), FIRST))
        .isEqualTo(
            """
            LLLLL
            Luuuu
            LLLLL
            LuuuL
            LLLLL
            """);
  }

  @ParameterizedTest
  @CsvSource({"N, ╲", "V, ╱", "X, ╳", "Z, ╱", "0, ╱"})
  void diagonalsMeetInTheMiddle(String character, char middle) {
    screens.display = Cells.of(character);
    assertThat(frame().character(LEFT + 2, 3)).isEqualTo(middle);
    assertThat(frame().style(LEFT + 2, 3)).isEqualTo(LIT);
  }

  @ParameterizedTest
  @CsvSource({"'1.', ' ', ▖", "'1,', ' ', ▞", "1:, ▖, ▖"})
  void pointCommaAndColonAreInTheSixthColumn(String text, char above, char below) {
    screens.display = Cells.of(text);
    String column = Roles.characters(frame(), new Area(FIRST.right() - 1, 1, 1, 5));
    assertThat(column).isEqualTo("\n\n\n" + StringUtils.strip("" + above) + "\n" + below + "\n");
    assertThat(frame().style(FIRST.right() - 1, 5)).isEqualTo(LIT);
  }

  @ParameterizedTest
  @ValueSource(ints = {80, 60})
  void glassIsBlankWhenTheCalculatorIsOff(int columns) {
    screens.size = columns == 80 ? new Size(80, 24) : new Size(60, 16);
    screens.annunciators = EnumSet.allOf(Annunciator.class);
    int last = columns == 80 ? 7 : 6;
    String dark = Roles.inks(frame(), new Area(0, 1, columns, last - 1));
    assertThat(dark).containsIgnoringCase("l");
    screens.on = false;
    String off = Roles.inks(frame(), new Area(0, 1, columns, last - 1));
    assertThat(off).contains("u").doesNotContainIgnoringCase("l");
    assertThat(row(0)).matches(" *▄{60,}");
    assertThat(row(last)).matches(" *▀{60,}");
    assertThat(frame().style(columns / 2, 3).ground()).isEqualTo(Ink.LCD);
  }

  private Frame frame() {
    return View.render(screens.screen());
  }

  /** Returns a row as text without faint characters. */
  private String row(int row) {
    return frame().toString().split("\n", -1)[row];
  }

  @Test
  void frameOfTheContrastThemeIsThick() {
    TestSession session = new TestSession().in(TestSession.MEDIUM).line("theme contrast");
    assertThat(session.picture().lines().findFirst().orElseThrow().strip()).matches("┏━+┓");
  }
}
