package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Accessory;
import hp41.panel.PanelItem;
import hp41.panel.view.MessageRow;
import hp41.panel.view.Panels;
import hp41.screen.Area;
import hp41.screen.Ink;
import hp41.screen.Size;
import hp41.screen.Stroke;
import hp41.screen.Stroke.Button;
import hp41.screen.Stroke.KeyName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Checks the ALPHA, stack, catalog, extended memory, alarms and board panels, and which panel is
 * shown first.
 */
class OtherPanelsTest {

  private final Sitting sitting = new Sitting();

  @Test
  void alphaIsEditedAsText() {
    sitting.line("\"ABC\"").open(Panels.ALPHA).press(KeyName.ENTER);
    sitting.type("d µ").press(KeyName.ENTER);
    assertThat(sitting.screen().calculator().snapshot().alpha()).isEqualTo("ABCd µ");
    assertThat(sitting.panel()).contains("41 42 43 64 20 0C");
    sitting.press(KeyName.ESCAPE).control('u');
    assertThat(sitting.screen().calculator().snapshot().alpha()).isEqualTo("ABC");
  }

  @Test
  void alphaIsEditedAsBytes() {
    sitting.open(Panels.ALPHA).press(KeyName.ENTER).change("#0041ff");
    assertThat(sitting.calculator.contents().alpha()).isEqualTo("A\u00FF");
    sitting.press(KeyName.ENTER);
    assertThat(sitting.panel()).contains("#41FF");
  }

  @Test
  void textThatDoesNotFitIntoAlphaIsReported() {
    sitting.open(Panels.ALPHA).press(KeyName.ENTER).change("ABCDEFGHIJKLMNOPQRSTUVWXY");
    assertThat(sitting.note()).contains("not a text for ALPHA");
    sitting.change("ÄÖ");
    assertThat(sitting.note()).contains("not a text for ALPHA");
    assertThat(sitting.screen().calculator().snapshot().alpha()).isEmpty();
  }

  @Test
  void stackShowsTextInQuotesAndNybblesBesideOrBelow() {
    sitting.line("\"AB\" asto y").line("stack").in(new Size(138, 30));
    assertThat(sitting.panel()).contains("\"AB\"   10000000004142");
    sitting.in(new Size(120, 30));
    assertThat(sitting.panel()).contains("\"AB\"", "Y 10000000004142  ⊠¯¯¯¯AB");
    sitting.in(new Size(60, 16));
    assertThat(sitting.panel()).contains("\"AB\"").doesNotContain("⊠¯¯¯¯AB");
  }

  @Test
  void catalogShowsBytesKeysAndRoomAndGoesToLabels() {
    sitting.paste("LBL \"ONE\"\nSIN\nEND\nLBL \"TWO\"\nCOS\nLBL \"THREE\"\nEND\n");
    sitting.line("asn \"TWO\" -12").open(Panels.CATALOGUE);
    assertThat(sitting.panel()).contains("ONE", "11 bytes", "key -12", "SIZE 100", "REG 21");
    sitting.type("/three").press(KeyName.ENTER);
    assertThat(MessageRow.note(sitting.screen()).head()).isEqualTo("THREE");
    sitting.press(KeyName.ENTER);
    assertThat(sitting.calculator.programLine()).isEqualTo("03 LBL┬THREE");
    sitting.press(KeyName.ESCAPE).control('u');
    assertThat(sitting.calculator.programLine()).startsWith("00 REG");
  }

  @ParameterizedTest
  @CsvSource({
    "BOARD, No position yet., xeq 8queens",
    "PAPER, No printer., plug printer",
    "EXTENDED, No files., '\"DATA\" 20 crfld'",
    "ALARMS, No alarms., clst 12.3 xyzalm"
  })
  void emptyPanelSaysWhatToTypeBelowABlankRow(Panels side, String lacks, String type) {
    sitting.in(Sitting.LARGE).open(side);
    assertThat(sitting.panel().lines().skip(1).limit(3).map(String::strip))
        .containsExactly("", lacks, type);
  }

  @Test
  void extendedMemoryListsFilesAndMarksTheWorkingOne() {
    sitting.line("extended");
    assertThat(sitting.panel()).contains("No files", "REG 124 free");
    sitting.line("\"DATA\" 20 crfld").line("\"NOTES\" 30 crflas");
    assertThat(sitting.panel()).contains(" DATA    DA    20", "▶NOTES   AS    30", "REG 70 free");
  }

  @Test
  void alarmsShowTimeRepeatAndMessage() {
    sitting.line("alarms");
    assertThat(sitting.panel()).contains("No alarms");
    sitting.line("\"WAKE UP\" 24 1.152026 12.3 xyzalm");
    assertThat(sitting.panel()).contains("2026-01-15 12:30", "every 24:00:00", "WAKE UP");
  }

  @Test
  void arrowsShowEarlierAndLaterPositionsOnTheBoard() {
    sitting.line("\"15863724\" aview").line("\"16837425\" aview").open(Panels.BOARD);
    assertThat(sitting.panel()).contains("16837425", "2 of 2");
    sitting.press(KeyName.LEFT, KeyName.LEFT);
    assertThat(sitting.panel()).contains("15863724", "1 of 2");
    sitting.control('y');
    assertThat(sitting.terminal.copied).isEqualTo("15863724");
    sitting.press(KeyName.RIGHT);
    assertThat(sitting.panel()).contains("16837425");
  }

  @Test
  void newRunStartsWithNoPositions() {
    sitting.paste("LBL \"P\"\n\"2413\"\nAVIEW\n\"3142\"\nAVIEW\nEND\n");
    sitting.line("xeq \"P\"").line("xeq \"P\"").open(Panels.BOARD);
    assertThat(sitting.panel()).contains("3142", "2 of 2");
  }

  @Test
  void interruptedRunKeepsItsPositions() {
    sitting.paste("LBL \"P\"\n\"2413\"\nAVIEW\nSTOP\n\"3142\"\nAVIEW\nEND\n");
    sitting.line("xeq \"P\"");
    sitting.press(KeyName.F5).open(Panels.BOARD);
    assertThat(sitting.panel()).contains("3142", "2 of 2");
  }

  @Test
  void boardHasPriorityOverPaperAndPaperOverTheProgram() {
    Sitting printing = new Sitting(Accessory.PRINTER);
    assertThat(printing.screen().panels().side()).isEqualTo(Panels.PROGRAM);
    printing.line("5 prx");
    assertThat(printing.screen().panels().side()).isEqualTo(Panels.PAPER);
    printing.line("\"2413\" aview");
    assertThat(printing.screen().panels().side()).isEqualTo(Panels.BOARD);
    printing.line("flags").line("\"3142\" aview").line("5 prx");
    assertThat(printing.screen().panels().side()).isEqualTo(Panels.FLAGS);
  }

  @Test
  void boardReplacesTheFirstSteps() {
    UserInterface first = Sitting.ui(sitting.calculator, sitting.terminal, sitting.outside, true);
    assertThat(first.screen(sitting.outside.instant(), 0).panels().side()).isEqualTo(Panels.START);
    sitting.calculator.type("\"2413\"");
    assertThat(first.screen(sitting.outside.instant(), 0).panels().side()).isEqualTo(Panels.BOARD);
  }

  @Test
  void everyPanelIsReachedByTabAndByItsCommand() {
    for (Panels side : Panels.TABS) {
      sitting.line(side.word());
      assertThat(sitting.screen().panels().side()).isEqualTo(side);
      assertThat(sitting.picture()).contains(side.title());
    }
    for (int i = 0; i < Panels.TABS.size(); i++) {
      assertThat(sitting.press(KeyName.TAB).screen().panels().side()).isEqualTo(Panels.TABS.get(i));
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
  void emptyPanelShowsTheNextStepAndHighlightsNothing(Panels side, String next) {
    Sitting empty = new Sitting().open(side);
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
    assertThat(sitting.control('e').screen().panels().side()).isEqualTo(Panels.ALPHA);
    assertThat(sitting.stroke(new Stroke.Alt('a')).screen().panels().side())
        .isEqualTo(Panels.ALARMS);
  }

  @Test
  void arrowsInTheBoardDoNotChangeTheStack() {
    sitting.line("\"15863724\" aview").line("\"24683175\" aview").line("1 enter 2");
    sitting.open(Panels.BOARD);
    String last = sitting.panel();
    String stack = sitting.calculator.snapshot().stack().toString();
    assertThat(sitting.press(KeyName.UP).panel()).isNotEqualTo(last).contains("15863724");
    assertThat(sitting.press(KeyName.DOWN).panel()).isEqualTo(last);
    assertThat(sitting.press(KeyName.HOME).panel()).contains("15863724");
    assertThat(sitting.press(KeyName.END).panel()).isEqualTo(last);
    assertThat(sitting.calculator.snapshot().stack()).hasToString(stack);
  }

  @Test
  void tabOfTheShownPanelIsVisibleAndCanBeClicked() {
    sitting.in(Sitting.LARGE).line("alarms");
    assertThat(sitting.panel().lines().findFirst().orElseThrow()).contains("Alarms");
    sitting.click(ScreenPosition.ofTab(sitting.screen(), Panels.ALARMS, Panels.FLAGS));
    assertThat(sitting.screen().panels().side()).isEqualTo(Panels.FLAGS);
  }

  @Test
  void secondClickOnAFlagSetsIt() {
    sitting.line("flags");
    ScreenPosition flag =
        ScreenPosition.ofItem(
            sitting.screen(),
            Panels.FLAGS,
            item -> item instanceof PanelItem.Flag it && it.number() == 5);
    sitting.click(flag).click(flag);
    assertThat(sitting.calculator.contents().flag(5)).isTrue();
  }

  @Test
  void wheelScrollsThePanelUnderThePointer() {
    sitting.line("registers");
    sitting.stroke(
        ScreenPosition.inPanel(sitting.screen(), Panels.REGISTERS, 2).with(Button.WHEEL_DOWN));
    assertThat(sitting.panel()).contains("R03").doesNotContain("R02");
  }
}
