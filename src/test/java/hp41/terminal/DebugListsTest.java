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

  private final Sitting sitting = new Sitting();

  @BeforeEach
  void load() {
    sitting.paste("LBL \"COUNT\"\n3\nSTO 00\nLBL 01\nDSE 00\nGTO 01\nEND");
  }

  @Test
  void breakpointAtALabelStopsThere() {
    sitting.line("break \"COUNT\"").line("xeq \"COUNT\"");
    assertThat(sitting.calculator.snapshot().program().line()).isEqualTo(1);
    assertThat(sitting.line("break \"COUNT\"").note()).contains("breakpoint removed");
  }

  @Test
  void vtraceShowsTheTrace() {
    assertThat(sitting.line("vtrace").screen().panels().side()).isEqualTo(Panels.TRACE);
  }

  @Test
  void endOfTheTraceIsReportedInWholeClauses() {
    assertThat(sitting.line("traceon").note()).contains("traceoff turns it off, trace shows it");
    assertThat(sitting.line("traceoff").note()).isEqualTo("trace off [trace shows it]");
  }

  @Test
  void watchesAndBreakpointsAreAddedAndDeletedInTheirPanels() {
    sitting.line("watch r00").line("watch flag 01").open(Panels.WATCHES);
    sitting.press(KeyName.DOWN).type("d");
    assertThat(sitting.note())
        .isEqualTo("flag 01 [is no longer watched, watch flag 01 watches it again]");
    sitting.type("wx").press(KeyName.ENTER);
    assertThat(sitting.panel()).contains("R00", "X").doesNotContain("flag");
    sitting.press(KeyName.ESCAPE);
    sitting.line("break 3").line("break \"LATER\"").open(Panels.BREAKPOINTS).type("d");
    assertThat(sitting.note()).startsWith("003 STO 00 [breakpoint removed");
    sitting.type("d");
    assertThat(sitting.panel()).contains("break \"NAME\"");
    sitting.type("dw5").press(KeyName.ENTER);
    assertThat(sitting.panel()).contains("● COUNT 005");
  }

  @ParameterizedTest
  @EnumSource(names = {"WATCHES", "BREAKPOINTS"})
  void emptyListNamesTheKeyThatAddsAnEntry(Panels list) {
    String panel = sitting.open(list).panel();
    String key = StringUtils.substringBetween(panel, "none · ", " adds");
    assertThat(sitting.picture()).contains(key + " adds");
    sitting.type(key + (list == Panels.WATCHES ? "x" : "5")).press(KeyName.ENTER);
    assertThat(sitting.panel()).doesNotContain("none");
  }

  @Test
  void listsOfTheDebuggerAreClickedAndDeletedFromThere() {
    sitting.line("watch r00").line("watch x").control('d');
    sitting.click(ScreenPosition.inPanel(sitting.screen(), Panels.WATCHES, 1)).type("d");
    assertThat(sitting.note()).isEqualTo("X [is no longer watched, watch X watches it again]");
    assertThat(sitting.picture()).contains("Watches", "R00", "d deletes");
    sitting.control('d').type("s");
    assertThat(sitting.note()).contains("step");
  }

  @Test
  void tabCyclesThroughTheDebuggerListsAndEscReturnsToTheCalculator() {
    sitting.in(Sitting.LARGE).control('d');
    List<Panels> visited = new ArrayList<>();
    for (int i = 0; i < 7; i++) {
      visited.add(sitting.press(KeyName.TAB).screen().panels().active());
    }
    assertThat(visited)
        .containsExactly(
            Panels.STEP,
            Panels.WATCHES,
            Panels.RETURNS,
            Panels.BREAKPOINTS,
            Panels.TRACE,
            Panels.REGISTERS,
            Panels.DEBUG);
    assertThat(sitting.press(KeyName.BACK_TAB).screen().panels().active())
        .isEqualTo(Panels.REGISTERS);
    assertThat(sitting.press(KeyName.ESCAPE).screen().panels().focused()).isFalse();
    assertThat(sitting.screen().panels().side()).isEqualTo(Panels.DEBUG);
  }

  @Test
  void stepListShowsOldValuesOnlyIfTheyFit() {
    sitting.line("12.5 34").line("step");
    assertThat(sitting.panel().lines().skip(2)).contains(" Y        12.5000");
    sitting.line("step").in(Sitting.LARGE);
    assertThat(sitting.line("step").panel()).containsPattern("Y +12\\.5000 +12\\.5000");
  }

  @Test
  void listsInNarrowPanelsShowNumbersWhole() {
    sitting.line("12345678 sto 00").line("watch r00").line("watches");
    assertThat(sitting.panel()).isEqualTo("▸Watches      Tab\n\n R00 12,345,678.00");
    sitting.line("-12345678 sto 00");
    assertThat(sitting.panel()).endsWith("\nR00 -12,345,678.00");
    sitting.line("watch r00");
    assertThat(sitting.panel()).endsWith(" watch R05\n watch X");
    sitting.line("break 3").line("breakpoints");
    sitting.line("break \"LATER\"");
    assertThat(sitting.panel()).endsWith(" ● COUNT 003\n ● LBL \"LATER\"");
  }
}
