package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.panel.view.HintRow;
import hp41.panel.view.Panels;
import hp41.screen.Size;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apache.commons.lang3.StringUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/** Checks that the hints depend on the activity and on the focused panel. */
class HintsTest {

  private static final String NORMAL =
      " F1 Help  F2 USER  F3 PRGM  F4 ALPHA  F5 R/S  F6 SHIFT  Tab Panels  Ctrl-Q Leave";

  private final TestSession session = TestSession.full();

  @ParameterizedTest
  @CsvSource({
    "F3, F1 Help  F3 leaves  ↑ BST  ↓ SST  F4 ALPHA  F2 USER  Tab Panels  Ctrl-Q Leave",
    "F4, F1 Help  F4 ALPHA off  F5 R/S  F6 SHIFT  Delete CLA  Ctrl-Q Leave",
    "F1, ↑↓ choose  Tab keypad  Esc closes  keys: standard"
  })
  void modesAndHelpHaveTheirOwnHints(KeyName key, String row) {
    assertThat(hints()).isEqualTo(NORMAL);
    session.press(key);
    assertThat(hints()).isEqualTo(" " + row);
    session.press(key);
    assertThat(hints()).isEqualTo(NORMAL);
  }

  @ParameterizedTest
  @CsvSource({
    "STACK, Enter changes  Esc returns  / finds  Tab panels  Ctrl-Q Leave",
    "PROGRAM, Enter changes  i inserts  Esc returns  Tab panels  Ctrl-Q Leave",
    "BOARD, ← earlier  Esc returns  Tab panels  Ctrl-Q Leave",
    "PAPER, s saves  x tears off  Esc returns  / finds  Tab panels  Ctrl-Q Leave",
    "REGISTERS, Enter unfolds  Esc returns  / finds  Tab panels  Ctrl-Q Leave",
    "FLAGS, 'Enter sets, clears  Esc returns  / finds  Tab panels  Ctrl-Q Leave'",
    "CATALOGUE, Enter goes there  Esc returns  / finds  Tab panels  Ctrl-Q Leave",
    "EXTENDED, Esc returns  / finds  Tab panels  Ctrl-Q Leave",
    "ALARMS, Esc returns  / finds  Tab panels  Ctrl-Q Leave",
    "ALPHA, Enter changes  Esc returns  / finds  Tab panels  Ctrl-Q Leave"
  })
  void focusedPanelShowsItsHints(Panels panel, String row) {
    session.open(panel);
    assertThat(hints()).isEqualTo(" F1 Help  " + row);
    session.press(KeyName.ESCAPE);
    assertThat(hints()).isEqualTo(NORMAL);
  }

  @ParameterizedTest
  @EnumSource(
      value = Panels.class,
      names = {"BOARD", "PAPER", "ALARMS"})
  void emptyPanelDoesNotOfferToFind(Panels panel) {
    assertThat(new TestSession().open(panel).picture())
        .contains("Esc returns")
        .doesNotContain("finds");
  }

  @ParameterizedTest
  @CsvSource({"60, 16, back, next", "80, 24, returns, panels", "160, 50, returns, panels"})
  void panelWithoutResultsOffersOnlyWhatWorks(int columns, int rows, String back, String next) {
    TestSession session = new TestSession().in(new Size(columns, rows));
    String hints = " F1 Help  Esc %s  Tab %s  Ctrl-Q Leave".formatted(back, next);
    assertThat(session.open(Panels.PAPER).picture()).endsWith(hints);
    assertThat(session.open(Panels.BOARD).picture()).endsWith(hints);
    session.line("plug printer").line("prx");
    assertThat(session.open(Panels.PAPER).picture()).contains(" F1 Help  s saves");
  }

  @ParameterizedTest
  @EnumSource(value = Panels.class, mode = Mode.EXCLUDE, names = "START")
  void everyHintOfAPanelDoesSomethingThere(Panels panel) {
    session.in(new Size(160, 50)).line("watch 05").line("break 2").open(panel);
    List<Stroke> strokes =
        IntStream.range(0, session.terminal.size.columns())
            .mapToObj(column -> HintRow.at(session.screen(), column))
            .flatMap(Optional::stream)
            .distinct()
            .toList();
    assertThat(strokes).hasSizeGreaterThan(3);
    for (Stroke stroke : strokes) {
      TestSession fresh =
          TestSession.full().in(session.terminal.size).line("watch 05").line("break 2");
      fresh.open(panel);
      if (stroke.is(KeyName.RIGHT)) {
        fresh.press(KeyName.LEFT);
      }
      String before = fresh.picture();
      fresh.stroke(stroke);
      boolean changed = fresh.ui.leaving() || !fresh.picture().equals(before);
      assertThat(changed).as("%s in %s", stroke, panel).isTrue();
      assertThat(fresh.note()).as("%s in %s", stroke, panel).doesNotContain("has the focus");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "REGISTERS, Shows each register of the run",
    "CATALOGUE, Goes to the label at the cursor",
    "DEBUG, Executes a subroutine as a whole",
    "WATCHES, Deletes the entry at the cursor"
  })
  void helpListsTheKeysOfTheFocusedPanel(Panels panel, String key) {
    session.in(new Size(160, 50)).line("watch X").open(panel).press(KeyName.F1);
    assertThat(session.picture())
        .contains(panel.help(), key, "Returns to the calculator")
        .doesNotContain("F2 F3 F4 F12");
    session.type("sin");
    assertThat(session.picture()).contains("SIN").doesNotContain(key);
    session.press(KeyName.ESCAPE, KeyName.ESCAPE, KeyName.F1);
    assertThat(session.picture()).contains("F2 F3 F4 F12").doesNotContain(key);
  }

  @ParameterizedTest
  @CsvSource({"60, 16", "70, 20", "79, 23"})
  void narrowWindowKeepsTheHintsForPanelsAndForLeaving(int columns, int rows) {
    session.in(new Size(columns, rows));
    assertThat(hints()).startsWith(" F1 Help  F2 USER  F3 PRGM").endsWith("  Ctrl-Q Leave");
    assertThat(hints()).contains("  Tab Panels  ").hasSizeLessThanOrEqualTo(columns);
    session.press(KeyName.F3);
    assertThat(hints())
        .contains("F3 leaves  ↑ BST  ↓ SST  ", "  Tab Panels  ")
        .endsWith("  Ctrl-Q Leave");
  }

  @Test
  void pictureOfAPanelContainsNothingToFind() {
    session.open(Panels.BOARD).control('f');
    assertThat(session.note())
        .isEqualTo("Board [it contains no text to find, Tab moves to the next panel]");
    session.press(KeyName.TAB).control('f').type("no");
    assertThat(hints()).isEqualTo(" Enter accepts  Esc cancels");
    session.in(new Size(35, 11)).press(KeyName.ESCAPE).control('f');
    assertThat(session.note()).contains("enlarge the window");
  }

  @Test
  void promptShowsHowToLeaveIt() {
    session.line("sto");
    assertThat(hints())
        .startsWith(" F1 Help  Backspace corrects  Esc cancels")
        .doesNotContain("F3");
  }

  @Test
  void debuggerShowsItsCommands() {
    String letters = " F1 Help  s step  n over  z undo  c run";
    String others = "  Esc returns  Tab panels  Ctrl-Q Leave";
    session.control('d');
    assertThat(hints()).isEqualTo(letters + others);
    session.in(TestSession.LARGE);
    assertThat(hints()).isEqualTo(letters + "  b break  o out  g to cursor  w watch" + others);
  }

  @Test
  void narrowDebuggerKeepsTheStepKeysAndTheKeysThatLeave() {
    session.in(new Size(60, 16)).control('d');
    assertThat(hints()).isEqualTo(" F1 Help  s step  n over  Esc back  Tab next  Ctrl-Q Leave");
  }

  @ParameterizedTest
  @CsvSource({"sw, SW", "ed, ED", "sto, STO", "cat 3, CAT"})
  void keysOfTheFocusedPanelHideThoseOfAFunction(String function, String name) {
    session.line("\"NOTES\"").line(function);
    String ofFunction = hints();
    session.control('d');
    assertThat(hints()).contains("z undo", "Esc returns").isNotEqualTo(ofFunction);
    assertThat(session.picture()).doesNotContain(" " + name + "  ");
    session.press(KeyName.F1);
    assertThat(session.picture()).contains("Shows the debugger", "Executes one line");
    session.press(KeyName.ESCAPE, KeyName.ESCAPE);
    assertThat(hints()).isEqualTo(ofFunction);
    session.press(KeyName.F1);
    assertThat(session.screen().notes().help().orElseThrow().search()).isEqualTo(name);
  }

  @Test
  void fieldInputLineReportAndRunningProgramShowHowToLeave() {
    session.open(Panels.REGISTERS).press(KeyName.ENTER, KeyName.ENTER);
    assertThat(hints()).isEqualTo(" Enter accepts  Esc cancels");
    session.press(KeyName.ESCAPE, KeyName.ESCAPE).type("sin").in(TestSession.LARGE);
    assertThat(hints()).endsWith("Ctrl-W word  Ctrl-U all  Esc closes");
    session.press(KeyName.ESCAPE).paste("LBL \"L\"\nRCLL 05\nFNORD\nEND\n");
    assertThat(hints()).isEqualTo(" ↑↓ scroll  Home first  End last  Esc closes  Ctrl-Q Leave");
    session.press(KeyName.ESCAPE).paste("LBL \"L\"\nLBL 01\nGTO 01\nEND\n").type(":xeq l");
    session.ui.take(Stroke.named(KeyName.ENTER));
    assertThat(hints()).isEqualTo(" F1 Help  F5 stops the program  Tab Panels  Ctrl-Q Leave");
  }

  @ParameterizedTest
  @CsvSource({"sight, false", "si, true"})
  void onlyCompletionIsNotOfferedForAChoice(String typed, boolean others) {
    session.outside.bundled = true;
    session.in(TestSession.LARGE).type(typed);
    assertThat(hints().contains("↑↓ choose")).isEqualTo(others);
  }

  @ParameterizedTest
  @CsvSource({"A, true", "'', false"})
  void lastLetterIsOfferedWhileThereIsOne(String letters, boolean offered) {
    session.line("cla").press(KeyName.F4).type("A");
    if (letters.isEmpty()) {
      session.press(KeyName.BACKSPACE);
    }
    assertThat(hints().contains("Backspace last letter")).isEqualTo(offered);
    assertThat(session.picture().contains("Backspace deletes")).isEqualTo(offered);
  }

  @Test
  void helpOffersToTryAnExampleAndThenToTypeTheName() {
    session.press(KeyName.F1).type("sto");
    assertThat(hints()).startsWith(" ↑↓ choose  Enter try example  Tab keypad  Esc closes");
    session.press(KeyName.ENTER);
    assertThat(hints()).startsWith(" ↑↓ choose  Enter types it  Tab keypad  Esc closes");
    session.press(KeyName.TAB);
    assertThat(hints()).isEqualTo(" Tab back to help  Esc closes  keys: standard");
  }

  @ParameterizedTest
  @CsvSource({"60, 16", "61, 17", "75, 23", "80, 24", "100, 30", "120, 40", "160, 50"})
  void wholeHintsAreDroppedAndHelpRemainsFirst(int columns, int rows) {
    session.in(new Size(160, 50));
    String all = hints();
    session.in(new Size(columns, rows));
    String fitting = hints();
    assertThat(fitting).startsWith(" F1 Help  F2 USER").hasSizeLessThanOrEqualTo(columns);
    for (String item : StringUtils.splitByWholeSeparator(fitting.strip(), "  ")) {
      assertThat(all + " ").contains(" " + item + " ");
    }
  }

  private String hints() {
    return session.picture().lines().reduce((first, second) -> second).orElseThrow();
  }
}
