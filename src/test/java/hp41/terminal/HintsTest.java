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

  private final Sitting sitting = Sitting.full();

  @ParameterizedTest
  @CsvSource({
    "F3, F1 Help  F3 leaves  ↑ BST  ↓ SST  F4 ALPHA  F2 USER  Tab Panels  Ctrl-Q Leave",
    "F4, F1 Help  F4 ALPHA off  F5 R/S  F6 SHIFT  Backspace last letter  Ctrl-Q Leave",
    "F1, ↑↓ choose  Tab keypad  Esc closes  keys: standard"
  })
  void modesAndHelpHaveTheirOwnHints(KeyName key, String row) {
    assertThat(hints()).isEqualTo(NORMAL);
    sitting.press(key);
    assertThat(hints()).isEqualTo(" " + row);
    sitting.press(key);
    assertThat(hints()).isEqualTo(NORMAL);
  }

  @ParameterizedTest
  @CsvSource({
    "STACK, Enter changes  Esc returns  / finds  Tab panels  Ctrl-Q Leave",
    "PROGRAM, Enter changes  i inserts  Esc returns  Tab panels  Ctrl-Q Leave",
    "BOARD, ← earlier  → later  Esc returns  Tab panels  Ctrl-Q Leave",
    "PAPER, s saves  x tears off  Esc returns  / finds  Tab panels  Ctrl-Q Leave",
    "REGISTERS, Enter changes  Esc returns  / finds  Tab panels  Ctrl-Q Leave",
    "FLAGS, 'Enter sets, clears  Esc returns  / finds  Tab panels  Ctrl-Q Leave'",
    "CATALOGUE, Enter goes there  Esc returns  / finds  Tab panels  Ctrl-Q Leave",
    "EXTENDED, Esc returns  / finds  Tab panels  Ctrl-Q Leave",
    "ALARMS, Esc returns  / finds  Tab panels  Ctrl-Q Leave",
    "ALPHA, Enter changes  Esc returns  / finds  Tab panels  Ctrl-Q Leave"
  })
  void focusedPanelShowsItsHints(Panels side, String row) {
    sitting.open(side);
    assertThat(hints()).isEqualTo(" F1 Help  " + row);
    sitting.press(KeyName.ESCAPE);
    assertThat(hints()).isEqualTo(NORMAL);
  }

  @ParameterizedTest
  @EnumSource(
      value = Panels.class,
      names = {"BOARD", "PAPER", "ALARMS"})
  void emptyPanelDoesNotOfferToFind(Panels side) {
    assertThat(new Sitting().open(side).picture()).contains("Esc returns").doesNotContain("finds");
  }

  @ParameterizedTest
  @CsvSource({"60, 16, back, next", "80, 24, returns, panels", "160, 50, returns, panels"})
  void panelWithoutResultsOffersOnlyWhatWorks(int columns, int rows, String back, String next) {
    Sitting sitting = new Sitting().in(new Size(columns, rows));
    String hints = " F1 Help  Esc %s  Tab %s  Ctrl-Q Leave".formatted(back, next);
    assertThat(sitting.open(Panels.PAPER).picture()).endsWith(hints);
    assertThat(sitting.open(Panels.BOARD).picture()).endsWith(hints);
    sitting.line("plug printer").line("prx");
    assertThat(sitting.open(Panels.PAPER).picture()).contains(" F1 Help  s saves");
  }

  @ParameterizedTest
  @EnumSource(value = Panels.class, mode = Mode.EXCLUDE, names = "START")
  void everyHintOfAPanelDoesSomethingThere(Panels side) {
    sitting.in(new Size(160, 50)).line("watch 05").line("break 2").open(side);
    List<Stroke> strokes =
        IntStream.range(0, sitting.terminal.size.columns())
            .mapToObj(column -> HintRow.at(sitting.screen(), column))
            .flatMap(Optional::stream)
            .distinct()
            .toList();
    assertThat(strokes).hasSizeGreaterThan(4);
    for (Stroke stroke : strokes) {
      Sitting fresh = Sitting.full().in(sitting.terminal.size).line("watch 05").line("break 2");
      fresh.open(side);
      if (stroke.is(KeyName.RIGHT)) {
        fresh.press(KeyName.LEFT);
      }
      String before = fresh.picture();
      fresh.stroke(stroke);
      boolean changed = fresh.ui.leaving() || !fresh.picture().equals(before);
      assertThat(changed).as("%s in %s", stroke, side).isTrue();
      assertThat(fresh.note()).as("%s in %s", stroke, side).doesNotContain("has the focus");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "REGISTERS, Changes the register at the cursor",
    "CATALOGUE, Goes to the label at the cursor",
    "DEBUG, Executes a subroutine as a whole",
    "WATCHES, Deletes the entry at the cursor"
  })
  void helpListsTheKeysOfTheFocusedPanel(Panels side, String key) {
    sitting.in(new Size(160, 50)).open(side).press(KeyName.F1);
    assertThat(sitting.picture())
        .contains(side.help(), key, "Returns to the calculator")
        .doesNotContain("F2 F3 F4 F12");
    sitting.type("sin");
    assertThat(sitting.picture()).contains("SIN").doesNotContain(key);
    sitting.press(KeyName.ESCAPE, KeyName.ESCAPE, KeyName.F1);
    assertThat(sitting.picture()).contains("F2 F3 F4 F12").doesNotContain(key);
  }

  @ParameterizedTest
  @CsvSource({"60, 16", "70, 20", "79, 23"})
  void narrowWindowKeepsTheHintsForPanelsAndForLeaving(int columns, int rows) {
    sitting.in(new Size(columns, rows));
    assertThat(hints()).startsWith(" F1 Help  F2 USER  F3 PRGM").endsWith("  Ctrl-Q Leave");
    assertThat(hints()).contains("  Tab Panels  ").hasSizeLessThanOrEqualTo(columns);
    sitting.press(KeyName.F3);
    assertThat(hints())
        .contains("F3 leaves  ↑ BST  ↓ SST  ", "  Tab Panels  ")
        .endsWith("  Ctrl-Q Leave");
  }

  @Test
  void pictureOfAPanelContainsNothingToFind() {
    sitting.open(Panels.BOARD).control('f');
    assertThat(sitting.note())
        .isEqualTo("Board [it contains no text to find, Tab moves to the next panel]");
    sitting.press(KeyName.TAB).control('f').type("no");
    assertThat(hints()).isEqualTo(" Enter accepts  Esc cancels");
    sitting.in(new Size(40, 12)).press(KeyName.ESCAPE).control('f');
    assertThat(sitting.note()).contains("enlarge the window");
  }

  @Test
  void promptShowsHowToLeaveIt() {
    sitting.line("sto");
    assertThat(hints())
        .startsWith(" F1 Help  Backspace corrects  Esc cancels")
        .doesNotContain("F3");
  }

  @Test
  void debuggerShowsItsCommands() {
    String letters = " F1 Help  s step  n over  z undo  c run";
    String others = "  Esc returns  Tab panels  Ctrl-Q Leave";
    sitting.control('d');
    assertThat(hints()).isEqualTo(letters + others);
    sitting.in(Sitting.LARGE);
    assertThat(hints()).isEqualTo(letters + "  b break  o out  g to cursor  w watch" + others);
  }

  @Test
  void narrowDebuggerKeepsTheStepKeysAndTheKeysThatLeave() {
    sitting.in(new Size(60, 16)).control('d');
    assertThat(hints()).isEqualTo(" F1 Help  s step  n over  Esc back  Tab next  Ctrl-Q Leave");
  }

  @ParameterizedTest
  @CsvSource({"sw, SW", "ed, ED", "sto, STO", "cat 3, CAT"})
  void keysOfTheFocusedPanelHideThoseOfAFunction(String function, String name) {
    sitting.line("\"NOTES\"").line(function);
    String ofFunction = hints();
    sitting.control('d');
    assertThat(hints()).startsWith(" F1 Help  s step").isNotEqualTo(ofFunction);
    assertThat(sitting.picture()).doesNotContain(" " + name + "  ");
    sitting.press(KeyName.F1);
    assertThat(sitting.picture()).contains("Shows the debugger", "Executes one line");
    sitting.press(KeyName.ESCAPE, KeyName.ESCAPE);
    assertThat(hints()).isEqualTo(ofFunction);
    sitting.press(KeyName.F1);
    assertThat(sitting.screen().notes().help().orElseThrow().search()).isEqualTo(name);
  }

  @Test
  void fieldInputLineReportAndRunningProgramShowHowToLeave() {
    sitting.open(Panels.REGISTERS).press(KeyName.ENTER);
    assertThat(hints()).isEqualTo(" Enter accepts  Esc cancels");
    sitting.press(KeyName.ESCAPE, KeyName.ESCAPE).type("sin").in(Sitting.LARGE);
    assertThat(hints()).endsWith("Ctrl-W word  Ctrl-U all  Esc closes");
    sitting.press(KeyName.ESCAPE).paste("LBL \"L\"\nRCLL 05\nFNORD\nEND\n");
    assertThat(hints()).isEqualTo(" ↑↓ scroll  Home first  End last  Esc closes  Ctrl-Q Leave");
    sitting.press(KeyName.ESCAPE).paste("LBL \"L\"\nLBL 01\nGTO 01\nEND\n").type(":xeq l");
    sitting.ui.take(Stroke.named(KeyName.ENTER));
    assertThat(hints()).isEqualTo(" F1 Help  F5 stops the program  Tab Panels  Ctrl-Q Leave");
  }

  @Test
  void helpOffersToTryAnExampleAndThenToTypeTheName() {
    sitting.press(KeyName.F1).type("sto");
    assertThat(hints()).startsWith(" ↑↓ choose  Enter try example  Tab keypad  Esc closes");
    sitting.press(KeyName.ENTER);
    assertThat(hints()).startsWith(" ↑↓ choose  Enter types it  Tab keypad  Esc closes");
    sitting.press(KeyName.TAB);
    assertThat(hints()).isEqualTo(" Tab back to help  Esc closes  keys: standard");
  }

  @ParameterizedTest
  @CsvSource({"60, 16", "61, 17", "75, 23", "80, 24", "100, 30", "120, 40", "160, 50"})
  void wholeHintsAreDroppedAndHelpRemainsFirst(int columns, int rows) {
    sitting.in(new Size(160, 50));
    String all = hints();
    sitting.in(new Size(columns, rows));
    String fitting = hints();
    assertThat(fitting).startsWith(" F1 Help  F2 USER").hasSizeLessThanOrEqualTo(columns);
    for (String item : StringUtils.splitByWholeSeparator(fitting.strip(), "  ")) {
      assertThat(all + " ").contains(" " + item + " ");
    }
  }

  private String hints() {
    return sitting.picture().lines().reduce((first, second) -> second).orElseThrow();
  }
}
