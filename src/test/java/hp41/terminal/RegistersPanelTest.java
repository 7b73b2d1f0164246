package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.panel.PanelRow;
import hp41.panel.PanelRow.Span;
import hp41.panel.PanelRows;
import hp41.panel.view.Panels;
import hp41.screen.Stroke.KeyName;
import java.util.List;
import org.junit.jupiter.api.Test;

class RegistersPanelTest {

  private final Sitting sitting = new Sitting();

  @Test
  void rangeIsTyped() {
    sitting.line("registers 10-12");
    assertThat(sitting.panel()).contains("R10", "R11", "R12").doesNotContain("R09", "R13");
    sitting.line("registers");
    sitting.line("registers");
    assertThat(sitting.panel()).contains("R00");
  }

  @Test
  void oneRegisterIsShownByItsNumber() {
    sitting.line("registers 50");
    assertThat(sitting.panel()).contains("R50").doesNotContain("R00");
    assertThat(sitting.screen().panels().focused()).isTrue();
  }

  @Test
  void slashFindsNumberValueOrText() {
    sitting.line("3.5 sto 71").line("\"QUEENS\" asto 33");
    sitting.open(Panels.REGISTERS);
    assertThat(found("62")).contains("R62");
    assertThat(found("3.5")).contains("R71");
    assertThat(found("queens")).contains("R33");
    assertThat(found("nowhere")).contains("R33");
    assertThat(sitting.note()).contains("nowhere [not found in this panel");
  }

  @Test
  void slashAndEnterFindTheNextMatch() {
    sitting.line("3.5 sto 21 sto 71");
    sitting.open(Panels.REGISTERS);
    found("3.5");
    assertThat(sitting.panel()).contains("R21");
    assertThat(found("")).contains("R71");
    assertThat(found("")).contains("R21");
  }

  @Test
  void controlFFindsFromAnywhere() {
    sitting.line("registers");
    sitting.control('f').type("88").press(KeyName.ENTER);
    assertThat(sitting.panel()).contains("R88");
    assertThat(sitting.screen().panels().focused()).isTrue();
  }

  @Test
  void searchTextIsInTheTitleBar() {
    sitting.open(Panels.REGISTERS).type("/12");
    assertThat(sitting.panel()).startsWith("/12");
    sitting.press(KeyName.ESCAPE);
    assertThat(sitting.panel()).startsWith("▸Registers");
  }

  @Test
  void registersChangedSinceTheLastStopAreBold() {
    sitting.line("1 sto 03").line("registers");
    assertThat(bold()).containsExactly("1.0000");
    sitting.line("2 sto 05").line("3 4 +");
    assertThat(bold()).containsExactly("2.0000");
  }

  @Test
  void allChangesOfAProgramAreBold() {
    sitting.paste("LBL \"T\"\n8\nSTO 01\nPSE\n9\nSTO 02\nEND\n");
    sitting.line("registers").line("xeq \"T\"");
    for (int i = 0; i < 10 && !sitting.calculator.isIdle(); i++) {
      sitting.outside.pass(sitting.calculator.untilDue().orElseThrow());
      sitting.calculator.proceed(100);
      sitting.ui.watch();
    }
    assertThat(bold()).containsExactly("8.0000", "9.0000");
  }

  @Test
  void titleBarShowsSizeAndRange() {
    sitting.line("registers");
    assertThat(sitting.panel()).startsWith("▸Registers  00-99");
    sitting.in(Sitting.LARGE);
    assertThat(sitting.panel().lines().findFirst().orElseThrow()).contains("SIZE 100 · R00-99");
  }

  @Test
  void controlYCopiesTheChosenRegister() {
    sitting.line("3.5 sto 02").open(Panels.REGISTERS);
    sitting.press(KeyName.DOWN, KeyName.DOWN).control('y');
    assertThat(sitting.terminal.copied).isEqualTo("3.5");
  }

  @Test
  void titleBarOfAScrolledPanelShowsTheHiddenRows() {
    sitting.line("registers").press(KeyName.ESCAPE, KeyName.PAGE_DOWN);
    assertThat(sitting.panel()).startsWith(" Registers").contains("R10").doesNotContain("R09");
    assertThat(bar()).isEqualTo(" Registers ↑10↓78");
    sitting.in(Sitting.LARGE);
    assertThat(bar()).contains("↑ 5  ↓ 17");
  }

  @Test
  void narrowTitleBarShowsOnlyArrowsForHiddenRows() {
    sitting.line("size 250").line("registers").press(KeyName.ESCAPE, KeyName.END);
    sitting.press(KeyName.PAGE_UP);
    assertThat(bar()).isEqualTo(" Registers     ↑↓");
  }

  private String bar() {
    return sitting.panel().lines().findFirst().orElseThrow();
  }

  private String found(String text) {
    sitting.type("/" + text).press(KeyName.ENTER);
    return sitting.panel();
  }

  private List<String> bold() {
    PanelRows rows = (PanelRows) sitting.screen().panels().shown(Panels.REGISTERS).content();
    return rows.rows().stream()
        .map(PanelRow::spans)
        .flatMap(List::stream)
        .filter(Span::bold)
        .map(Span::text)
        .toList();
  }
}
