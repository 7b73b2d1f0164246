package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Image;
import hp41.panel.PanelState;
import hp41.panel.view.Panels;
import hp41.screen.Size;
import hp41.screen.Stroke;
import hp41.screen.Stroke.Button;
import hp41.screen.Stroke.KeyName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class MouseTest {

  private final TestSession session = new TestSession();
  private final ScreenPosition key = ScreenPosition.ofFunction(session.screen(), "8");
  private final ScreenPosition hint =
      ScreenPosition.ofHint(session.screen(), Stroke.named(KeyName.F2));

  @ParameterizedTest
  @EnumSource(names = {"WHEEL_UP", "WHEEL_DOWN"})
  void wheelPressesNothing(Button wheel) {
    Image before = session.calculator.image();
    for (int row = 0; row < TestSession.MEDIUM.rows(); row++) {
      session.stroke(new Stroke.Mouse(wheel, key.column(), row));
      session.stroke(new Stroke.Mouse(wheel, hint.column(), row));
    }
    assertThat(session.calculator.image()).isEqualTo(before);
    assertThat(session.click(key).calculator.image()).isNotEqualTo(before);
  }

  @Test
  void rightClickExplainsAKeyButDoesNotClickHints() {
    session.stroke(hint.with(Button.RIGHT_DOWN));
    assertThat(session.calculator.snapshot().modes().user()).isFalse();
    session.stroke(key.with(Button.RIGHT_DOWN));
    assertThat(session.screen().notes().help()).isPresent();
    session.press(KeyName.ESCAPE);
    assertThat(session.click(hint).calculator.snapshot().modes().user()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"80, 24, 0, T", "80, 24, 2, Y", "60, 16, 0, T", "60, 16, 3, X"})
  void clickOnAStackRegisterOpensIt(int columns, int rows, int level, String name) {
    session.in(new Size(columns, rows)).click(ScreenPosition.ofLevel(session.screen(), level));
    assertThat(session.screen().panels().focused()).isTrue();
    assertThat(session.screen().panels().panel()).isEqualTo(Panels.STACK);
    session.change("42").line("rcl st " + name);
    assertThat(session.calculator.snapshot().stack().get(3).text().strip()).isEqualTo("42.0000");
  }

  @Test
  void stackRegistersBehindOffersAreNotClicked() {
    ScreenPosition y = ScreenPosition.ofLevel(session.screen(), 2);
    session.type("st").click(y);
    assertThat(session.screen().panels().panel()).isNotEqualTo(Panels.STACK);
  }

  @Test
  void secondClickOnARegisterPreservesTheTypedText() {
    session.line("registers").press(KeyName.ENTER);
    ScreenPosition register = ScreenPosition.inPanel(session.screen(), Panels.REGISTERS, 3);
    session.click(register).control('u').type("-7").click(register);
    assertThat(session.screen().panels().shown(Panels.REGISTERS).state().use())
        .isEqualTo(PanelState.Use.CHANGE);
    session.press(KeyName.ENTER);
    assertThat(session.line("rcl 03").calculator.snapshot().stack().get(3).text().strip())
        .isEqualTo("-7.0000");
  }

  @Test
  void gutterOfANarrowProgramIsOneColumnWide() {
    session.paste("LBL \"A1\"\n1\n2\nEND\n");
    session.line("program");
    ScreenPosition gutter = ScreenPosition.inPanel(session.screen(), Panels.PROGRAM, 2);
    session.click(gutter.column() + 1, gutter.row());
    assertThat(session.note()).doesNotContain("breakpoint");
    session.click(gutter);
    assertThat(session.note()).contains("breakpoint");
  }
}
