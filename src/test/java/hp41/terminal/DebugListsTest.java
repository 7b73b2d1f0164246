package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.panel.view.Panels;
import hp41.screen.Stroke.KeyName;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.lang3.StringUtils;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DebugListsTest {

  private final TestSession session = new TestSession();

  @BeforeEach
  void load() {
    session.paste("LBL \"COUNT\"\n3\nSTO 00\nLBL 01\nDSE 00\nGTO 01\nEND");
  }

  @Test
  void breakpointAtALabelStopsThere() {
    session.line("break \"COUNT\"").line("xeq \"COUNT\"");
    assertThat(session.calculator.snapshot().program().line()).isEqualTo(1);
    assertThat(session.line("break \"COUNT\"").note()).contains("breakpoint removed");
  }

  @Test
  void vtraceShowsTheTrace() {
    assertThat(session.line("vtrace").screen().panels().panel()).isEqualTo(Panels.TRACE);
  }

  @Test
  void endOfTheTraceIsReportedInWholeClauses() {
    assertThat(session.line("traceon").note()).contains("traceoff turns it off, trace shows it");
    assertThat(session.line("traceoff").note()).isEqualTo("trace off [trace shows it]");
  }

  @Test
  void watchesAndBreakpointsAreAddedAndDeletedInTheirPanels() {
    session.line("watch r00").line("watch flag 01").open(Panels.WATCHES);
    session.press(KeyName.DOWN).type("d");
    assertThat(session.note())
        .isEqualTo("flag 01 [is no longer watched, watch flag 01 watches it again]");
    session.type("wx").press(KeyName.ENTER);
    assertThat(session.panel()).contains("R00", "X").doesNotContain("flag");
    session.press(KeyName.ESCAPE);
    session.line("break 3").line("break \"LATER\"").open(Panels.BREAKPOINTS).type("d");
    assertThat(session.note()).startsWith("003 STO 00 [breakpoint removed");
    session.type("d");
    assertThat(session.panel()).contains("break \"NAME\"");
    session.type("dw5").press(KeyName.ENTER);
    assertThat(session.panel()).contains("● COUNT 005");
  }

  @ParameterizedTest
  @EnumSource(names = {"WATCHES", "BREAKPOINTS"})
  void emptyListNamesTheKeyThatAddsAnEntry(Panels list) {
    String panel = session.open(list).panel();
    String key = StringUtils.substringBetween(panel, "none · ", " adds");
    assertThat(session.picture()).contains(key + " adds");
    session.type(key + (list == Panels.WATCHES ? "x" : "5")).press(KeyName.ENTER);
    assertThat(session.panel()).doesNotContain("none");
  }

  @Test
  void listsOfTheDebuggerAreClickedAndDeletedFromThere() {
    session.line("watch r00").line("watch x").control('d');
    session.click(ScreenPosition.inPanel(session.screen(), Panels.WATCHES, 1)).type("d");
    assertThat(session.note()).isEqualTo("X [is no longer watched, watch X watches it again]");
    assertThat(session.picture()).contains("Watches", "R00", "d deletes");
    session.control('d').type("s");
    assertThat(session.note()).contains("executed", "s steps");
  }

  /** The question of the program is there again, but the keys belong to the debugger. */
  @Test
  void undoneStepKeepsTheFocus() {
    session.paste("LBL \"Q\"\n\"N?\"\nPROMPT\n1\nEND\n").line("xeq \"Q\"");
    session.screen();
    session.control('d').type("sz");
    assertThat(session.screen().panels().focused()).isTrue();
    assertThat(session.type("z").note()).startsWith("no earlier line");
  }

  @Test
  void stepSaysWhichFunctionUsesTheKey() {
    session.line("cat 1").control('d').type("s");
    assertThat(session.note()).startsWith("SST [CAT uses the key");
  }

  @Test
  void tabCyclesThroughTheDebuggerListsAndEscReturnsToTheCalculator() {
    session.in(TestSession.LARGE).control('d');
    List<Panels> visited = new ArrayList<>();
    for (int i = 0; i < 9; i++) {
      visited.add(session.press(KeyName.TAB).screen().panels().active());
    }
    assertThat(visited)
        .containsExactly(
            Panels.STEP,
            Panels.WATCHES,
            Panels.RETURNS,
            Panels.BREAKPOINTS,
            Panels.TRACE,
            Panels.REGISTERS,
            Panels.FLAGS,
            Panels.CATALOGUE,
            Panels.DEBUG);
    assertThat(session.press(KeyName.BACK_TAB).screen().panels().active())
        .isEqualTo(Panels.CATALOGUE);
    assertThat(session.press(KeyName.ESCAPE).screen().panels().focused()).isFalse();
    assertThat(session.screen().panels().panel()).isEqualTo(Panels.DEBUG);
  }

  @Test
  void stepListShowsOldValuesOnlyIfTheyFit() {
    session.line("12.5 34").line("step");
    assertThat(session.panel().lines().skip(2)).contains(" Y        12.5000");
    session.line("step").in(TestSession.LARGE);
    assertThat(session.line("step").panel()).containsPattern("Y +12\\.5000 +12\\.5000");
  }

  @Test
  void listsInNarrowPanelsShowNumbersWhole() {
    session.line("12345678 sto 00").line("watch r00").line("watches");
    assertThat(session.panel()).isEqualTo("▸Watches      Tab\n\n R00 12,345,678.00");
    session.line("-12345678 sto 00");
    assertThat(session.panel()).endsWith("\nR00 -12,345,678.00");
    session.line("watch r00");
    assertThat(session.panel()).endsWith(" watch R05\n watch X");
    session.line("break 3").line("breakpoints");
    session.line("break \"LATER\"");
    assertThat(session.panel()).endsWith(" ● COUNT 003\n ● LBL \"LATER\"");
  }
}
