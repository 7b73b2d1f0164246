package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.memory.Word;
import hp41.number.Decimal;
import hp41.panel.view.Panels;
import hp41.panel.view.Roles;
import hp41.panel.view.Screen;
import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Ink;
import hp41.screen.Size;
import hp41.screen.Stroke.KeyName;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks the keys that show, focus and scroll panels. */
class PanelKeysTest {

  private static final Size SMALL = new Size(60, 16);

  private final TestSession session = new TestSession();

  @ParameterizedTest
  @CsvSource({"sto, 05", "rcl, 05"})
  void promptThatIsTypedFromAPanelTakesTheNextDigits(String function, String digits) {
    session.line("7 sto 05").line("9").open(Panels.REGISTERS).line(function).type(digits);
    assertThat(session.calculator.prompt()).isEmpty();
    assertThat(session.calculator.contents().register(5)).isNotZero();
    assertThat(session.calculator.display())
        .hasToString(function.equals("sto") ? " 9.0000" : " 7.0000");
  }

  @ParameterizedTest
  @CsvSource({
    "p, PROGRAM,   Program",
    "r, REGISTERS, Registers",
    "g, FLAGS,     Flags",
    "t, STACK,     Stack",
    "k, BOARD,     Board",
    "o, PAPER,     Paper",
    "n, CATALOGUE, Catalogue",
    "x, EXTENDED,  Extended memory",
    "d, DEBUG,     Debug"
  })
  void controlLetterOpensAndFocusesItsPanelAndEscReturns(char letter, Panels panel, String title) {
    session.line("start");
    for (Size size : List.of(TestSession.MEDIUM, SMALL)) {
      String before = session.in(size).picture();
      assertThat(before).doesNotContain(" " + title + " ");
      session.control(letter);
      for (int i = 0; i < 2; i++) {
        assertThat(session.screen().panels().panel()).isEqualTo(panel);
        assertThat(session.screen().panels().focused()).isTrue();
        assertThat(session.panel()).startsWith("▸" + title);
        session.control(letter);
      }
      session.press(KeyName.ESCAPE);
      assertThat(session.screen().panels().panel()).isEqualTo(panel);
      assertThat(session.screen().panels().focused()).isFalse();
      session.press(KeyName.ESCAPE);
      assertThat(session.picture()).isEqualTo(before);
    }
  }

  @ParameterizedTest
  @CsvSource({"F4, ab", "F3, 7", "F6, ''", "F2, 7", "F2, sto"})
  void controlLettersShowPanelsInEveryState(KeyName mode, String keyed) {
    for (char letter : "gtkonx".toCharArray()) {
      TestSession session = new TestSession();
      Screen before = session.press(mode).type(keyed).screen();
      Screen shown = session.control(letter).screen();
      assertThat(shown.panels().panel()).isNotEqualTo(before.panels().panel());
      assertThat(shown.calculator().snapshot().display())
          .isEqualTo(before.calculator().snapshot().display());
      assertThat(shown.calculator().snapshot().modes())
          .isEqualTo(before.calculator().snapshot().modes());
      assertThat(shown.input().line()).isEmpty();
      assertThat(session.panel()).startsWith("▸" + shown.panels().panel().title());
      assertThat(shown.panels().focused()).isTrue();
      assertThat(session.press(KeyName.ESCAPE).screen().panels().focused()).isFalse();
    }
  }

  @ParameterizedTest
  @CsvSource({"80, 24, 61, 22", "100, 30, 76, 28", "120, 40, 76, 38"})
  void onlyTheSideAreaChangesWithItsPanel(int columns, int rows, int width, int height) {
    session.in(new Size(columns, rows)).type("41.5").control('p');
    Area still = new Area(0, 0, width, height);
    String before = Roles.characters(session.frame(), still) + Roles.inks(session.frame(), still);
    for (char letter : "rgkonx".toCharArray()) {
      Frame frame = session.control(letter).frame();
      assertThat(Roles.characters(frame, still) + Roles.inks(frame, still)).isEqualTo(before);
    }
  }

  @ParameterizedTest
  @ValueSource(chars = {'a', 'b', 's', 'v'})
  void lettersThatBelongToOtherProgramsDoNothing(char letter) {
    String before = session.type("41.5").picture();
    assertThat(session.control(letter).picture()).isEqualTo(before);
    before = session.press(KeyName.F4).type("x").picture();
    assertThat(session.control(letter).picture()).isEqualTo(before);
  }

  @Test
  void controlYCopiesXOrAlpha() {
    session.line("41.5").control('y');
    assertThat(session.terminal.copied).isEqualTo("41.5000");
    session.press(KeyName.F4).type("hp-41").control('y');
    assertThat(session.terminal.copied).isEqualTo("HP-41");
  }

  @Test
  void controlFFindsInThePanelThatIsShown() {
    session.line("registers").control('f').type("r42");
    assertThat(session.panel()).startsWith("/r42");
    session.press(KeyName.ENTER);
    assertThat(session.panel()).startsWith("▸Registers").contains("R42");
  }

  @Test
  void backTabSelectsThePreviousPanel() {
    session.press(KeyName.BACK_TAB);
    assertThat(session.screen().panels().focused()).isTrue();
    assertThat(session.screen().panels().panel()).isEqualTo(Panels.PROGRAM);
    List<Panels> walked = new ArrayList<>();
    for (int i = 0; i < Panels.TABS.size(); i++) {
      walked.add(session.press(KeyName.BACK_TAB).screen().panels().panel());
    }
    List<Panels> backwards = new ArrayList<>(Panels.TABS);
    Collections.reverse(backwards);
    Collections.rotate(backwards, Panels.TABS.indexOf(Panels.PROGRAM));
    assertThat(walked).isEqualTo(backwards).endsWith(Panels.PROGRAM);
  }

  @ParameterizedTest
  @CsvSource({"F2, 5, R88", "F4, ab, R88", "F3, 5, R94"})
  void pageKeysScrollAnUnfocusedPanel(KeyName mode, String keyed, String last) {
    for (int number = 0; number < 100; number++) {
      session.calculator.contents().register(number, Word.of(Decimal.parse("1")));
    }
    String display = session.press(mode).type(keyed).calculator.display().toString();
    session.control('r').press(KeyName.ESCAPE);
    assertThat(firstRowAfter(KeyName.HOME)).startsWith(" R00");
    assertThat(firstRowAfter(KeyName.PAGE_DOWN)).startsWith(" R10");
    assertThat(firstRowAfter(KeyName.PAGE_DOWN)).startsWith(" R20");
    assertThat(firstRowAfter(KeyName.PAGE_UP)).startsWith(" R10");
    assertThat(firstRowAfter(KeyName.END)).startsWith(" " + last);
    assertThat(firstRowAfter(KeyName.HOME)).startsWith(" R00");
    assertThat(session.calculator.display()).hasToString(display);
    assertThat(session.screen().panels().focused()).isFalse();
  }

  /** Checks digits, operators and letters, also in ALPHA mode and while a function waits. */
  @ParameterizedTest
  @CsvSource({"'', 7", "'', +", "'', .", "'', d", "F4, 7", "F4, d", "F3, 7", "F3, d", "'', \""})
  void characterThatThePanelDoesNotUseOpensTheTypedLine(String mode, String typed) {
    if (!mode.isEmpty()) {
      session.press(KeyName.valueOf(mode));
    }
    session.control('r');
    String before = session.calculator.display().toString();
    String alpha = session.calculator.contents().alpha();
    session.type(typed);
    assertThat(row(22)).startsWith(" › " + typed);
    assertThat(session.calculator.display()).hasToString(before);
    assertThat(session.calculator.contents().alpha()).isEqualTo(alpha);
    session.press(KeyName.ESCAPE);
    assertThat(session.screen().panels().focused()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"80, 24, 70", "120, 40, 78"})
  void titleBarOfTheFocusedPanelIsHighlighted(int columns, int rows, int column) {
    session.in(new Size(columns, rows)).line("registers").press(KeyName.ESCAPE);
    int bar = session.area().row();
    assertThat(session.frame().style(column, bar).ground()).isEqualTo(Ink.TITLE);
    session.press(KeyName.TAB);
    Area area = session.area();
    for (int at = area.column(); at < area.right(); at++) {
      assertThat(session.frame().style(at, bar).ground()).isIn(Ink.SELECTION, Ink.PANEL);
    }
    assertThat(session.frame().style(area.right() - 1, bar).ground()).isEqualTo(Ink.SELECTION);
    session.press(KeyName.ESCAPE);
    assertThat(session.frame().style(column, bar).ground()).isEqualTo(Ink.TITLE);
  }

  @Test
  void focusedPanelIsShownInTheHintsAndInMessages() {
    session.line("registers").press(KeyName.ESCAPE);
    assertThat(row(23)).startsWith(" F1 Help  F2 USER  F3 PRGM");
    session.press(KeyName.TAB);
    assertThat(row(23)).startsWith(" F1 Help  Enter unfolds  Esc returns  / finds  Tab panels");
    String display = session.calculator.display().toString();
    for (KeyName key : List.of(KeyName.BACKSPACE, KeyName.DELETE)) {
      session.press(key);
      assertThat(row(22)).startsWith(" the panel has the focus  Esc returns to the calculator");
      assertThat(session.calculator.display()).hasToString(display);
    }
    session.press(KeyName.ESCAPE).type("7");
    assertThat(session.calculator.display()).hasToString(" 7_");
  }

  @Test
  void focusedPanelCoversTheStackInASmallTerminal() {
    List<String> before = rows(session.in(SMALL).picture());
    assertThat(before.get(7)).startsWith(" T ").contains("│ L ");
    session.press(KeyName.TAB);
    assertThat(session.area()).isEqualTo(new Area(0, 7, 60, 7));
    List<String> focused = rows(session.picture());
    assertThat(focused.subList(0, 7)).isEqualTo(before.subList(0, 7));
    assertThat(focused.get(7)).startsWith("▸Program");
    assertThat(focused.subList(8, 14)).noneMatch(row -> row.matches(" [TZYX] .*"));
    session.press(KeyName.ESCAPE);
    assertThat(rows(session.picture())).isEqualTo(before);
  }

  /** Returns the row below the title bar and a blank row. */
  private String firstRowAfter(KeyName key) {
    return rows(session.press(key).panel()).stream()
        .filter(row -> row.matches(" R\\d\\d .*"))
        .findFirst()
        .orElseThrow();
  }

  private String row(int row) {
    return rows(session.picture()).get(row);
  }

  private static List<String> rows(String picture) {
    return picture.lines().toList();
  }
}
