package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.panel.PanelRow;
import hp41.panel.PanelRow.Span;
import hp41.panel.PanelRows;
import hp41.panel.view.Panels;
import hp41.screen.Size;
import hp41.screen.Stroke.KeyName;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RegistersPanelTest {

  private final TestSession session = new TestSession();

  @Test
  void rangeIsTyped() {
    session.line("registers 10-12");
    assertThat(session.panel()).contains("R10", "R11", "R12").doesNotContain("R09", "R13");
    session.line("registers");
    session.line("registers");
    assertThat(session.panel()).contains("R00");
  }

  @Test
  void oneRegisterIsShownByItsNumber() {
    session.line("registers 50");
    assertThat(session.panel()).contains("R50").doesNotContain("R00");
    assertThat(session.screen().panels().focused()).isTrue();
  }

  @Test
  void runOfZerosIsOneCellUntilEnterShowsEachRegister() {
    session.line("2 sto 03").line("registers");
    assertThat(session.panel()).contains("R00–R02        0", "R03       2", "R04–R99        0");
    session.press(KeyName.DOWN, KeyName.DOWN).press(KeyName.ENTER);
    assertThat(session.panel()).contains(" R04       0.0000").doesNotContain("–");
    session.press(KeyName.ENTER).change("7");
    assertThat(session.line("rcl 04").calculator.display()).hasToString(" 7.0000");
    session.press(KeyName.ESCAPE);
    assertThat(session.panel()).contains("R00–R02        0", "R05–R99        0");
  }

  @ParameterizedTest
  @CsvSource({"80, 24", "120, 40", "160, 50"})
  void registerInARunIsFoundByItsNumber(int columns, int rows) {
    session.in(new Size(columns, rows)).line("2 sto 03").line("registers");
    session.type("/r057").press(KeyName.ENTER, KeyName.ENTER).change("5");
    assertThat(session.line("rcl 57").calculator.display()).hasToString(" 5.0000");
  }

  /** Checks the registers that are visible beside other panels. */
  @ParameterizedTest
  @CsvSource({"FIRST, 120, 40", "FIRST, 160, 50", "DEBUGGER, 160, 50", "DEBUGGER, 120, 40"})
  void zerosFillNoMoreThanThreeRows(Windows window, int columns, int rows) {
    TestSession seen = window.in(new Size(columns, rows));
    assertThat(seen.picture().lines().filter(row -> row.matches(".* R\\d\\d +0\\.0000.*")))
        .hasSizeLessThan(4);
  }

  @Test
  void slashFindsNumberValueOrText() {
    session.line("3.5 sto 71").line("\"QUEENS\" asto 33");
    session.open(Panels.REGISTERS);
    assertThat(found("62")).contains("R62");
    assertThat(found("3.5")).contains("R71");
    assertThat(found("queens")).contains("R33");
    assertThat(found("nowhere")).contains("R33");
    assertThat(session.note()).contains("nowhere [not found in this panel");
  }

  @Test
  void slashAndEnterFindTheNextMatch() {
    session.line("3.5 sto 21 sto 71");
    session.open(Panels.REGISTERS);
    found("3.5");
    assertThat(session.panel()).contains("R21");
    assertThat(found("")).contains("R71");
    assertThat(found("")).contains("R21");
  }

  @Test
  void controlFFindsFromAnywhere() {
    session.line("registers");
    session.control('f').type("88").press(KeyName.ENTER);
    assertThat(session.panel()).contains("R88");
    assertThat(session.screen().panels().focused()).isTrue();
  }

  @Test
  void searchTextIsInTheTitleBar() {
    session.open(Panels.REGISTERS).type("/12");
    assertThat(session.panel()).startsWith("/12");
    session.press(KeyName.ESCAPE);
    assertThat(session.panel()).startsWith("▸Registers");
  }

  @Test
  void registersChangedSinceTheLastStopAreBold() {
    session.line("1 sto 03").line("registers");
    assertThat(bold()).containsExactly("1.0000");
    session.line("2 sto 05").line("3 4 +");
    assertThat(bold()).containsExactly("2.0000");
  }

  @Test
  void allChangesOfAProgramAreBold() {
    session.paste("LBL \"T\"\n8\nSTO 01\nPSE\n9\nSTO 02\nEND\n");
    session.line("registers").line("xeq \"T\"");
    for (int i = 0; i < 10 && !session.calculator.isIdle(); i++) {
      session.outside.pass(session.calculator.untilDue().orElseThrow());
      session.calculator.proceed(100);
      session.ui.watch();
    }
    assertThat(bold()).containsExactly("8.0000", "9.0000");
  }

  @Test
  void titleBarShowsSizeAndRange() {
    session.line("registers");
    assertThat(session.panel()).startsWith("▸Registers  00-99");
    session.in(TestSession.LARGE);
    assertThat(session.panel().lines().findFirst().orElseThrow()).contains("SIZE 100 · R00-99");
  }

  @Test
  void controlYCopiesTheChosenRegister() {
    session.line("3.5 sto 02").open(Panels.REGISTERS);
    session.press(KeyName.DOWN, KeyName.DOWN).control('y');
    assertThat(session.terminal.copied).isEqualTo("3.5");
  }

  @Test
  void titleBarOfAScrolledPanelShowsTheHiddenRows() {
    session.line("registers 0-99").press(KeyName.ESCAPE, KeyName.PAGE_DOWN);
    assertThat(session.panel()).startsWith(" Registers").contains("R10").doesNotContain("R09");
    assertThat(bar()).isEqualTo(" Registers ↑10↓78");
    session.in(TestSession.LARGE);
    assertThat(bar()).contains("↑ 5  ↓ 17");
  }

  @Test
  void narrowTitleBarShowsOnlyArrowsForHiddenRows() {
    session.line("size 250").line("registers 0-249").press(KeyName.ESCAPE, KeyName.END);
    session.press(KeyName.PAGE_UP);
    assertThat(bar()).isEqualTo(" Registers     ↑↓");
  }

  private String bar() {
    return session.panel().lines().findFirst().orElseThrow();
  }

  private String found(String text) {
    session.type("/" + text).press(KeyName.ENTER);
    return session.panel();
  }

  private List<String> bold() {
    PanelRows rows = (PanelRows) session.screen().panels().shown(Panels.REGISTERS).content();
    return rows.rows().stream()
        .map(PanelRow::spans)
        .flatMap(List::stream)
        .filter(Span::bold)
        .map(Span::text)
        .toList();
  }
}
