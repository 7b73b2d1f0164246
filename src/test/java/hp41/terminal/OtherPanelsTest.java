package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Accessory;
import hp41.panel.PanelItem;
import hp41.panel.view.CurrentNote;
import hp41.panel.view.Panels;
import hp41.screen.Area;
import hp41.screen.Ink;
import hp41.screen.Size;
import hp41.screen.Stroke;
import hp41.screen.Stroke.Button;
import hp41.screen.Stroke.KeyName;
import org.apache.commons.lang3.StringUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Checks the ALPHA, stack, catalog, extended memory, alarms and board panels, and which panel is
 * shown first.
 */
class OtherPanelsTest {

  private final TestSession session = new TestSession();

  @Test
  void alphaIsEditedAsText() {
    session.line("\"ABC\"").open(Panels.ALPHA).press(KeyName.ENTER);
    session.type("d µ").press(KeyName.ENTER);
    assertThat(session.screen().calculator().snapshot().alpha()).isEqualTo("ABCd µ");
    assertThat(session.panel()).contains("41 42 43 64 20 0C");
    session.press(KeyName.ESCAPE).control('u');
    assertThat(session.screen().calculator().snapshot().alpha()).isEqualTo("ABC");
  }

  @Test
  void alphaIsEditedAsBytes() {
    session.open(Panels.ALPHA).press(KeyName.ENTER).change("#0041ff");
    assertThat(session.calculator.contents().alpha()).isEqualTo("A\u00FF");
    session.press(KeyName.ENTER);
    assertThat(session.panel()).contains("#41FF");
  }

  @Test
  void textThatDoesNotFitIntoAlphaIsReported() {
    session.open(Panels.ALPHA).press(KeyName.ENTER).change("ABCDEFGHIJKLMNOPQRSTUVWXY");
    assertThat(session.note()).contains("not a text for ALPHA");
    session.change("ÄÖ");
    assertThat(session.note()).contains("not a text for ALPHA");
    assertThat(session.screen().calculator().snapshot().alpha()).isEmpty();
  }

  @Test
  void stackShowsTextInQuotesAndNybblesBesideOrBelow() {
    session.line("\"AB\" asto y").line("stack").in(new Size(138, 30));
    assertThat(session.panel()).contains("\"AB\"   10000000004142");
    session.in(new Size(120, 30));
    assertThat(session.panel()).contains("\"AB\"", "  10000000004142  ⊠¯¯¯¯AB");
    session.in(new Size(60, 16));
    assertThat(session.panel()).contains("\"AB\"").doesNotContain("⊠¯¯¯¯AB");
  }

  @Test
  void catalogShowsBytesKeysAndRoomAndGoesToLabels() {
    session.paste("LBL \"ONE\"\nSIN\nEND\nLBL \"TWO\"\nCOS\nLBL \"THREE\"\nEND\n");
    session.line("asn \"TWO\" -12").open(Panels.CATALOGUE);
    assertThat(session.panel()).contains("ONE", "11 bytes", "key -12", "SIZE 100", "REG 21");
    session.type("/three").press(KeyName.ENTER);
    assertThat(CurrentNote.of(session.screen()).head()).isEqualTo("THREE");
    session.press(KeyName.ENTER);
    assertThat(session.calculator.programLine()).isEqualTo("03 LBL┬THREE");
    session.press(KeyName.ESCAPE).control('u');
    assertThat(session.calculator.programLine()).startsWith("00 REG");
  }

  @ParameterizedTest
  @CsvSource({
    "BOARD, No position yet., xeq 8queens",
    "PAPER, No printer., plug printer",
    "EXTENDED, No files., '\"DATA\" 20 crfld'",
    "ALARMS, No alarms., clst 12.3 xyzalm"
  })
  void emptyPanelSaysWhatToTypeBelowABlankRow(Panels panel, String lacks, String type) {
    session.in(TestSession.LARGE).open(panel);
    assertThat(session.panel().lines().skip(1).limit(3).map(String::strip))
        .containsExactly("", lacks, type);
  }

  @Test
  void extendedMemoryListsFilesAndMarksTheWorkingOne() {
    session.line("extended");
    assertThat(session.panel()).contains("No files", "REG 124 free");
    session.line("\"DATA\" 20 crfld").line("\"NOTES\" 30 crflas");
    assertThat(session.panel()).contains(" DATA    DA    20", "▶NOTES   AS    30", "REG 70 free");
  }

  @Test
  void alarmsShowTimeRepeatAndMessage() {
    session.line("alarms");
    assertThat(session.panel()).contains("No alarms");
    session.line("\"WAKE UP\" 24 1.152026 12.3 xyzalm");
    assertThat(session.panel()).contains("2026-01-15 12:30", "every 24:00:00", "WAKE UP");
  }

  @Test
  void arrowsShowEarlierAndLaterPositionsOnTheBoard() {
    session.line("\"15863724\" aview").line("\"16837425\" aview").open(Panels.BOARD);
    assertThat(session.panel()).contains("16837425", "2 of 2");
    session.press(KeyName.LEFT, KeyName.LEFT);
    assertThat(session.panel()).contains("15863724", "1 of 2");
    session.control('y');
    assertThat(session.terminal.copied).isEqualTo("15863724");
    session.press(KeyName.RIGHT);
    assertThat(session.panel()).contains("16837425");
  }

  @Test
  void newRunStartsWithNoPositions() {
    session.paste("LBL \"P\"\n\"2413\"\nAVIEW\n\"3142\"\nAVIEW\nEND\n");
    session.line("xeq \"P\"").line("xeq \"P\"").open(Panels.BOARD);
    assertThat(session.panel()).contains("3142", "2 of 2");
  }

  @Test
  void interruptedRunKeepsItsPositions() {
    session.paste("LBL \"P\"\n\"2413\"\nAVIEW\nSTOP\n\"3142\"\nAVIEW\nEND\n");
    session.line("xeq \"P\"");
    session.press(KeyName.F5).open(Panels.BOARD);
    assertThat(session.panel()).contains("3142", "2 of 2");
  }

  @Test
  void boardHasPriorityOverPaperAndPaperOverTheProgram() {
    TestSession printing = new TestSession(Accessory.PRINTER);
    assertThat(printing.screen().panels().panel()).isEqualTo(Panels.PROGRAM);
    printing.line("5 prx");
    assertThat(printing.screen().panels().panel()).isEqualTo(Panels.PAPER);
    printing.line("\"2413\" aview");
    assertThat(printing.screen().panels().panel()).isEqualTo(Panels.BOARD);
    printing.line("flags").line("\"3142\" aview").line("5 prx");
    assertThat(printing.screen().panels().panel()).isEqualTo(Panels.FLAGS);
  }

  @Test
  void boardReplacesTheFirstSteps() {
    UserInterface first =
        TestSession.ui(session.calculator, session.terminal, session.outside, true);
    assertThat(first.screen(session.outside.instant(), 0).panels().panel()).isEqualTo(Panels.START);
    session.calculator.type("\"2413\"");
    assertThat(first.screen(session.outside.instant(), 0).panels().panel()).isEqualTo(Panels.BOARD);
  }

  @Test
  void everyPanelIsReachedByTabAndByItsCommand() {
    for (Panels panel : Panels.TABS) {
      session.line(panel.word());
      assertThat(session.screen().panels().panel()).isEqualTo(panel);
      assertThat(session.picture()).contains(StringUtils.substringBefore(panel.title(), " "));
    }
    for (int i = 0; i < Panels.TABS.size(); i++) {
      assertThat(session.press(KeyName.TAB).screen().panels().panel())
          .isEqualTo(Panels.TABS.get(i));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "EXTENDED, crfld",
    "ALARMS, xyzalm",
    "PAPER, plug printer",
    "BOARD, xeq 8queens",
    "WATCHES, watch R05",
    "BREAKPOINTS, break 12",
    "TRACE, traceon"
  })
  void emptyPanelShowsTheNextStepAndHighlightsNothing(Panels panel, String next) {
    TestSession empty = new TestSession().open(panel);
    assertThat(empty.panel()).contains(next);
    Area inner = empty.area().below(1);
    for (int row = inner.row(); row < inner.bottom(); row++) {
      for (int column = inner.column(); column < inner.right(); column++) {
        assertThat(empty.frame().style(column, row).ground()).isEqualTo(Ink.PANEL);
      }
    }
  }

  @Test
  void panelsWithoutAFreeCtrlLetterHaveTheirKeysToo() {
    assertThat(session.control('e').screen().panels().panel()).isEqualTo(Panels.ALPHA);
    assertThat(session.stroke(new Stroke.Alt('a')).screen().panels().panel())
        .isEqualTo(Panels.ALARMS);
  }

  @Test
  void arrowsInTheBoardDoNotChangeTheStack() {
    session.line("\"15863724\" aview").line("\"24683175\" aview").line("1 enter 2");
    session.open(Panels.BOARD);
    String last = session.panel();
    String stack = session.calculator.snapshot().stack().toString();
    assertThat(session.press(KeyName.UP).panel()).isNotEqualTo(last).contains("15863724");
    assertThat(session.press(KeyName.DOWN).panel()).isEqualTo(last);
    assertThat(session.press(KeyName.HOME).panel()).contains("15863724");
    assertThat(session.press(KeyName.END).panel()).isEqualTo(last);
    assertThat(session.calculator.snapshot().stack()).hasToString(stack);
  }

  @Test
  void tabOfTheShownPanelIsVisibleAndCanBeClicked() {
    session.in(TestSession.LARGE).line("alarms");
    assertThat(session.panel().lines().findFirst().orElseThrow()).contains("Alarms");
    session.click(ScreenPosition.ofTab(session.screen(), Panels.ALARMS, Panels.FLAGS));
    assertThat(session.screen().panels().panel()).isEqualTo(Panels.FLAGS);
  }

  @Test
  void secondClickOnAFlagSetsIt() {
    session.line("flags");
    ScreenPosition flag =
        ScreenPosition.ofItem(
            session.screen(),
            Panels.FLAGS,
            item -> item instanceof PanelItem.Flag it && it.number() == 5);
    session.click(flag).click(flag);
    assertThat(session.calculator.contents().flag(5)).isTrue();
  }

  /** Checks that the panel with the stack replaces the stack below the keypad. */
  @ParameterizedTest
  @CsvSource({"60, 16", "60, 61", "80, 24", "80, 50", "120, 40", "160, 50"})
  void stackIsShownOnce(int columns, int rows) {
    session.in(new Size(columns, rows)).line("4.5").control('t');
    assertThat(session.picture().lines().filter(row -> row.matches(".*\\bX +4\\.5.*"))).hasSize(1);
    session.press(KeyName.ESCAPE, KeyName.ESCAPE);
    assertThat(session.picture().lines().filter(row -> row.matches(".*\\bX +4\\.5.*"))).hasSize(1);
  }

  @Test
  void wheelScrollsThePanelUnderThePointer() {
    session.line("registers").press(KeyName.ENTER);
    session.stroke(
        ScreenPosition.inPanel(session.screen(), Panels.REGISTERS, 2).with(Button.WHEEL_DOWN));
    assertThat(session.panel()).contains("R03").doesNotContain("R02");
  }
}
