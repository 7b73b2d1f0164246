package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.memory.Word;
import hp41.panel.view.Panels;
import hp41.panel.view.View;
import hp41.screen.Size;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import org.junit.jupiter.api.Test;

class PanelEditingTest extends UserInterfaceFixture {

  PanelEditingTest() {
    super(false);
  }

  @Test
  void registerIsEditedInPlace() {
    openRegisters();
    press(KeyName.DOWN, KeyName.DOWN, KeyName.ENTER);
    change("-1,5e-7");
    press(KeyName.ENTER);
    assertThat(calculator.contents().shown(register(2))).isEqualTo("-1.5000   -07");
    assertThat(picture()).contains("R02");
    ui.take(Stroke.control('u'));
    assertThat(register(2)).isZero();
  }

  @Test
  void textAndHexDigitsAreAcceptedToo() {
    openRegisters();
    press(KeyName.ENTER);
    change("\"AB");
    press(KeyName.ENTER, KeyName.DOWN, KeyName.ENTER);
    change("#20000000000000");
    press(KeyName.ENTER);
    assertThat(Word.text(register(0))).isEqualTo("AB");
    assertThat(register(1)).isEqualTo(0x20000000000000L);
  }

  @Test
  void invalidValueIsReportedAndRemainsForCorrection() {
    openRegisters();
    press(KeyName.ENTER);
    change("12x");
    press(KeyName.ENTER);
    assertThat(screen().notes().note().orElseThrow().isError()).isTrue();
    assertThat(register(0)).isZero();
    press(KeyName.BACKSPACE, KeyName.ENTER);
    assertThat(calculator.contents().shown(register(0))).isEqualTo(" 12.0000");
  }

  @Test
  void escapeClosesTheFieldThenThePanel() {
    openRegisters();
    press(KeyName.ENTER);
    change("5");
    press(KeyName.ESCAPE);
    assertThat(register(0)).isZero();
    assertThat(screen().panels().focused()).isTrue();
    press(KeyName.ESCAPE);
    assertThat(screen().panels().focused()).isFalse();
  }

  @Test
  void lineOfAProgramIsReplaced() {
    load("LBL \"A1\"\nSIN\nEND");
    open(Panels.PROGRAM);
    press(KeyName.DOWN, KeyName.ENTER);
    change("sto ind 05");
    press(KeyName.ENTER);
    assertThat(calculator.snapshot().program().lines().get(1).text()).isEqualTo("STO IND 05");
    assertThat(calculator.snapshot().modes().prgm()).isFalse();
    press(KeyName.ENTER);
    change("nosuch");
    press(KeyName.ENTER);
    assertThat(screen().notes().note().orElseThrow().isError()).isTrue();
    assertThat(calculator.snapshot().program().lines()).hasSize(3);
  }

  @Test
  void cursorScrollsThePanel() {
    openRegisters();
    press(KeyName.END);
    assertThat(picture()).contains("R99").doesNotContain("R00");
    press(KeyName.HOME);
    assertThat(picture()).contains("R00").doesNotContain("R99");
  }

  @Test
  void secondClickOnAStackRegisterOpensIt() {
    terminal.size = new Size(120, 40);
    click(ScreenPosition.inPanel(screen(), Panels.STACK, 3));
    click(ScreenPosition.inPanel(screen(), Panels.STACK, 3));
    change("42");
    press(KeyName.ENTER);
    assertThat(calculator.snapshot().stack().get(3).text().strip()).isEqualTo("42.0000");
  }

  /** Opens the panel and shows each register instead of one run of zeros. */
  private void openRegisters() {
    open(Panels.REGISTERS);
    press(KeyName.ENTER);
  }

  private void open(Panels panel) {
    type(":" + panel.word());
    press(KeyName.ENTER);
    assertThat(screen().panels().panel()).isEqualTo(panel);
    assertThat(screen().panels().focused()).isTrue();
  }

  private void load(String listing) {
    ui.take(new Stroke.Pasted(listing));
  }

  private void change(String text) {
    ui.take(Stroke.control('u'));
    type(text);
  }

  private long register(int number) {
    return calculator.contents().register(number);
  }

  private String picture() {
    return View.render(screen()).toString();
  }
}
