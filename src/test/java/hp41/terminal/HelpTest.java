package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Accessory;
import hp41.Calculator;
import hp41.KnownName;
import hp41.Model;
import hp41.Plugged;
import hp41.app.CalculatorFactory;
import hp41.panel.help.HelpPage;
import hp41.panel.help.HelpPage.Trial;
import hp41.panel.help.HelpText;
import hp41.panel.keys.KeyNames;
import hp41.panel.view.CurrentNote;
import hp41.panel.view.Panels;
import hp41.panel.view.View;
import hp41.screen.Frame;
import hp41.screen.Ink;
import hp41.screen.Size;
import hp41.screen.Stroke;
import hp41.screen.Stroke.Button;
import hp41.screen.Stroke.KeyName;
import hp41.screen.Style;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.apache.commons.lang3.StringUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks help, key maps and first steps from the user's point of view. */
class HelpTest extends UserInterfaceFixture {

  HelpTest() {
    super(true);
  }

  @Test
  void typedHelpShowsTheKeysOrTheNamedFunction() {
    enter("help");
    assertThat(page().chosen()).isNegative();
    press(KeyName.ESCAPE);
    enter("help sdev");
    assertThat(chosen()).isEqualTo("SDEV");
  }

  @Test
  void wordsFindFunctionsByTheirDescription() {
    press(KeyName.F1);
    type("standard deviation");
    assertThat(chosen()).isEqualTo("SDEV");
  }

  @Test
  void exampleRunsWithoutTouchingTheCalculator() {
    type("5");
    enter("help sqrt");
    press(KeyName.ENTER);
    assertThat(page().ran())
        .contains(
            new Trial("1.4142", List.of(), "T=0.0000  Z=0.0000  Y=0.0000  X=1.4142  L=2.0000"));
    assertThat(View.render(screen()).toString()).contains("Gives     1.4142");
    press(KeyName.ESCAPE);
    assertThat(calculator.snapshot().stack().get(3).text().strip()).startsWith("5");
  }

  @Test
  void outputOfAnExampleIsShownAsOnPaper() {
    enter("help prx");
    press(KeyName.ENTER);
    assertThat(View.render(screen()).toString())
        .contains("Gives     7.0000", "Prints               7.0000    ***");
  }

  @Test
  void functionWithoutAnExampleHasAReason() {
    enter("help wndtst");
    assertThat(View.render(screen()).toString()).contains("Example   none: it needs bar code");
  }

  @Test
  void helpOnAnErrorShowsItsCause() {
    type("0");
    enter("log");
    assertThat(CurrentNote.of(screen()).head()).isEqualTo("LOG of 0");
    press(KeyName.F1);
    assertThat(chosen()).isEqualTo("DATA ERROR");
    assertThat(page().occasion().cause()).isEqualTo("LOG");
    assertThat(View.render(screen()).toString()).contains("Cause     LOG");
  }

  @Test
  void helpOnACardMessageIgnoresTheNumberOfTracks() {
    Calculator reader =
        CalculatorFactory.builder(Model.CX, outside)
            .plugged(Plugged.of(Accessory.CARD_READER))
            .build();
    UserInterface other = TestSession.ui(reader, terminal, outside, true);
    reader.type("SIZE 020 WDTA");
    other.take(Stroke.named(KeyName.F1));
    HelpPage wanted = other.screen(outside.instant(), 0).notes().help().orElseThrow();
    assertThat(reader.snapshot().error()).isEqualTo("RDY 01 OF 02");
    assertThat(wanted.found().get(wanted.chosen()).text()).isEqualTo("RDY 01 OF nn");
  }

  @Test
  void helpOnAnErrorInAProgramShowsTheLine() {
    press(KeyName.F3);
    enter("lbl \"BAD\" 0 1/x");
    press(KeyName.F3);
    enter("xeq \"BAD\"");
    calculator.proceed(100);
    press(KeyName.F1);
    assertThat(page().occasion().cause()).isEqualTo("BAD line 03 1/X");
  }

  @Test
  void helpOnAPromptExplainsItsFunction() {
    enter("sto");
    press(KeyName.F1);
    assertThat(chosen()).isEqualTo("STO");
  }

  @Test
  void capsShowStrokesWhileTheyReplaceHelp() {
    enter("keymap sim41");
    press(KeyName.F1);
    assertThat(View.render(screen()).toString()).contains("keys: sim41").doesNotContain("ASN");
    press(KeyName.TAB);
    assertThat(View.render(screen()).toString())
        .contains("XEQ  ASN K")
        .contains("PRGM  F3")
        .contains("keys: sim41");
    press(KeyName.ESCAPE);
    assertThat(View.render(screen()).toString()).contains("ASN K").doesNotContain("PRGM  F3");
  }

  @Test
  void keypadIsBesideHelpIfThereIsRoom() {
    terminal.size = new Size(120, 40);
    enter("help isg");
    assertThat(View.render(screen()).toString()).contains("PRGM   F3", "Example   1.005 STO 01");
    ui.take(ScreenPosition.ofFunction(screen(), "SQRT").with(Button.DOWN));
    assertThat(chosen()).isEqualTo("SQRT");
  }

  @Test
  void keysOfAnotherMapPressKeysAtOnce() {
    enter("keymap v41");
    type("4c");
    assertThat(x()).isEqualTo("2.0000");
    type(":");
    type("sin");
    assertThat(screen().input().line().orElseThrow().text()).isEqualTo("sin");
    press(KeyName.ENTER);
    enterEmpty("keymap standard");
    type("s");
    assertThat(screen().input().line()).isPresent();
  }

  @Test
  void keyMapsAreOffered() {
    type("keymap s");
    assertThat(screen().input().line().orElseThrow().offers())
        .extracting(KnownName::text)
        .containsExactly("standard", "sim41");
  }

  @Test
  void digitsThatAreNotANumberAreUnchanged() {
    press(KeyName.F3);
    enter("lbl \"8QUEENS\"");
    press(KeyName.F3);
    enter("fix");
    type("8q");
    assertThat(screen().input().line().orElseThrow().text()).isEqualTo("q");
    assertThat(x()).isEqualTo("0.00000000");
    press(KeyName.ESCAPE);
    type("8");
    ui.take(Stroke.control('u'));
    type("q");
    assertThat(screen().input().line().orElseThrow().text()).isEqualTo("q");
  }

  @Test
  void focusedPanelReceivesAllLetters() {
    enter("keymap sim41");
    press(KeyName.TAB);
    type("k");
    assertThat(calculator.snapshot().prompt()).isEmpty();
  }

  @Test
  void hintsNameTheStrokesOfTheKeyMap() {
    enter("keymap v41");
    assertThat(View.render(screen()).toString())
        .contains(" F1 Help  F3 USER  F4 PRGM  F5 ALPHA  ! R/S  ; SHIFT  Tab Panels  Ctrl-Q Leave");
    press(KeyName.F5);
    assertThat(View.render(screen()).toString()).contains(" F1 Help  F5 ALPHA off  ");
  }

  @Test
  void keymapAloneListsTheKeyMaps() {
    enter("keymap");
    assertThat(screen().notes().note().orElseThrow().clauses(KeyNames.NONE))
        .startsWith("others: standard · sim41 · v41");
  }

  @Test
  void missingKeymapIsReported() {
    enter("keymap nowhere");
    assertThat(screen().notes().note().orElseThrow().clauses(KeyNames.NONE))
        .startsWith("there is no key map or file nowhere; there are standard, sim41, v41");
  }

  @Test
  void startShowsTheFirstStepsAgain() {
    type("1 1++");
    press(KeyName.F1);
    press(KeyName.ESCAPE);
    assertThat(screen().panels().panel()).isEqualTo(Panels.PROGRAM);
    enter(":start");
    assertThat(screen().panels().panel()).isEqualTo(Panels.START);
  }

  @Test
  void emptyCalculatorShowsInOneLineWhatToType() {
    assertThat(View.render(screen()).toString())
        .contains("› type a name: sin · sto 05 · xeq 8queens · \"TEXT\" · help");
  }

  @Test
  void keyHeldByTheMouseShowsItsNameAndThenNull() {
    type("4 ");
    ui.take(ScreenPosition.ofFunction(screen(), "SQRT").with(Button.DOWN));
    outside.pass(Duration.ofMillis(250));
    calculator.proceed(1);
    assertThat(calculator.snapshot().display()).hasToString("SQRT");
    for (int i = 0; i < 3; i++) {
      outside.pass(Duration.ofSeconds(1));
      calculator.proceed(1);
    }
    assertThat(calculator.snapshot().display()).hasToString("NULL");
    ui.take(ScreenPosition.ofFunction(screen(), "SQRT").with(Button.UP));
    assertThat(x()).isEqualTo("4.0000");
  }

  private String chosen() {
    return page().found().get(page().chosen()).text();
  }

  private HelpPage page() {
    return screen().notes().help().orElseThrow();
  }

  private void enterEmpty(String line) {
    type(":");
    enter(line);
  }

  @ParameterizedTest
  @CsvSource({"40, 12", "60, 16", "80, 24", "120, 40"})
  void helpSaysOnceThatEscCloses(int columns, int rows) {
    TestSession session = new TestSession().in(new Size(columns, rows)).press(KeyName.F1);
    assertThat(StringUtils.countMatches(session.picture(), "Esc closes")).isEqualTo(1);
    session.press(KeyName.ESCAPE).paste("LBL \"L\"\nRCLL 05\nFNORD\nEND\n");
    assertThat(StringUtils.countMatches(session.picture(), "Esc closes")).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"36, 12", "59, 16", "40, 30", "200, 14"})
  void helpHasRoomInSmallWindowsToo(int columns, int rows) {
    TestSession small = new TestSession().in(new Size(columns, rows));
    small.press(KeyName.F1).type("sin");
    assertThat(small.picture()).contains("Help", "/ sin", "Esc closes");
    small.press(KeyName.ESCAPE);
    assertThat(small.picture()).doesNotContain("/ sin").containsPattern(" X +0.0000");
  }

  @ParameterizedTest
  @CsvSource({"35, 14", "59, 11", "20, 6"})
  void helpReportsThatItHasNoRoom(int columns, int rows) {
    TestSession tiny = new TestSession().in(new Size(columns, rows)).press(KeyName.F1);
    assertThat(tiny.note()).isEqualTo("help has no room [it needs 36×12, enlarge the window]");
    tiny.type("7");
    assertThat(tiny.calculator.display()).hasToString(" 7_");
  }

  @ParameterizedTest
  @CsvSource({
    "80, 24, standard",
    "60, 16, standard",
    "60, 24, standard",
    "95, 50, standard",
    "160, 50, standard",
    "80, 24, sim41",
    "80, 24, v41"
  })
  void strokesNeverTouchTheirExplanations(int columns, int rows, String map) {
    TestSession session = new TestSession().in(new Size(columns, rows)).line("keymap " + map);
    session.press(KeyName.ESCAPE);
    session.press(KeyName.F1);
    assertThat(gaps(session)).hasSizeGreaterThan(20).allMatch(gap -> gap >= 2);
    session.press(KeyName.ESCAPE);
    session.open(Panels.DEBUG).press(KeyName.F1);
    assertThat(gaps(session)).hasSizeGreaterThan(10).allMatch(gap -> gap >= 2);
  }

  /** Checks help in less than 50 columns, in a small window and beside the keypad. */
  @ParameterizedTest
  @CsvSource({"36, 12", "40, 12", "120, 40"})
  void narrowHelpShowsExplanationsBelowTheirStrokes(int columns, int rows) {
    TestSession session = new TestSession().in(new Size(columns, rows)).press(KeyName.F1);
    assertThat(session.picture())
        .containsPattern(" letters *\\n.* {3}type a name; Tab completes, Enter");
    assertThat(gaps(session)).isEmpty();
  }

  /** The mark that more rows follow must not hide any of them. */
  @ParameterizedTest
  @CsvSource({"36, 12", "60, 16", "80, 24"})
  void everyRowOfHelpIsReachedByPages(int columns, int rows) {
    TestSession session = new TestSession().in(new Size(columns, rows)).press(KeyName.F1);
    StringBuilder pages = new StringBuilder();
    String before = "";
    while (!session.picture().equals(before)) {
      before = session.picture();
      pages.append(before);
      session.press(KeyName.PAGE_DOWN);
    }
    HelpPage page = session.screen().notes().help().orElseThrow();
    int width = columns < 80 ? columns - 1 : columns - 21;
    assertThat(HelpText.rows(page, session.screen().input().keyNames(), width))
        .hasSizeGreaterThan(20)
        .allMatch(row -> pages.indexOf(row.substring(row.indexOf("\t") + 1).strip()) >= 0);
  }

  /** Returns the numbers of blanks between strokes and explanations, in all pages of help. */
  private static List<Integer> gaps(TestSession session) {
    List<Integer> gaps = new ArrayList<>();
    String before = "";
    while (!session.picture().equals(before)) {
      before = session.picture();
      Frame frame = session.frame();
      for (int row = 1; row < frame.size().rows() - 2; row++) {
        gap(frame, row).ifPresent(gaps::add);
      }
      session.press(KeyName.PAGE_DOWN);
    }
    return gaps;
  }

  /** Returns the number of blanks between the stroke in a row and its explanation. */
  private static OptionalInt gap(Frame frame, int row) {
    int end = -1;
    for (int column = 0; column < frame.size().columns(); column++) {
      Style style = frame.style(column, row);
      boolean blank = frame.character(column, row) == ' ';
      if (style.equals(Style.of(Ink.GOLD, Ink.PANEL)) && !blank) {
        end = column;
      } else if (style.equals(Style.of(Ink.TEXT, Ink.PANEL)) && !blank && end >= 0) {
        return OptionalInt.of(column - end - 1);
      }
    }
    return OptionalInt.empty();
  }

  @Test
  void smallWindowsHaveARowOfHints() {
    String picture = new TestSession().in(new Size(40, 10)).picture();
    assertThat(picture.lines().skip(9)).containsExactly(" F2 USER  F3 PRGM  F5 R/S  Ctrl-Q Leave");
    assertThat(picture.lines().filter(row -> row.matches(" [TZYX] .*")).map(row -> row.charAt(1)))
        .containsExactly('T', 'Z', 'Y', 'X');
  }
}
