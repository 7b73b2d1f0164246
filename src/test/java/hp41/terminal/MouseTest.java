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

  private final Sitting sitting = new Sitting();
  private final ScreenPosition key = ScreenPosition.ofFunction(sitting.screen(), "8");
  private final ScreenPosition hint =
      ScreenPosition.ofHint(sitting.screen(), Stroke.named(KeyName.F2));

  @ParameterizedTest
  @EnumSource(names = {"WHEEL_UP", "WHEEL_DOWN"})
  void wheelPressesNothing(Button wheel) {
    Image before = sitting.calculator.image();
    for (int row = 0; row < Sitting.MEDIUM.rows(); row++) {
      sitting.stroke(new Stroke.Mouse(wheel, key.column(), row));
      sitting.stroke(new Stroke.Mouse(wheel, hint.column(), row));
    }
    assertThat(sitting.calculator.image()).isEqualTo(before);
    assertThat(sitting.click(key).calculator.image()).isNotEqualTo(before);
  }

  @Test
  void rightClickExplainsAKeyButDoesNotClickHints() {
    sitting.stroke(hint.with(Button.RIGHT_DOWN));
    assertThat(sitting.calculator.snapshot().modes().user()).isFalse();
    sitting.stroke(key.with(Button.RIGHT_DOWN));
    assertThat(sitting.screen().notes().help()).isPresent();
    sitting.press(KeyName.ESCAPE);
    assertThat(sitting.click(hint).calculator.snapshot().modes().user()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"80, 24, 0, T", "80, 24, 2, Y", "60, 16, 0, T", "60, 16, 3, X"})
  void clickOnAStackRegisterOpensIt(int columns, int rows, int level, String name) {
    sitting.in(new Size(columns, rows)).click(ScreenPosition.ofLevel(sitting.screen(), level));
    assertThat(sitting.screen().panels().focused()).isTrue();
    assertThat(sitting.screen().panels().side()).isEqualTo(Panels.STACK);
    sitting.change("42").line("rcl st " + name);
    assertThat(sitting.calculator.snapshot().stack().get(3).text().strip()).isEqualTo("42.0000");
  }

  @Test
  void stackRegistersBehindOffersAreNotClicked() {
    ScreenPosition y = ScreenPosition.ofLevel(sitting.screen(), 2);
    sitting.type("st").click(y);
    assertThat(sitting.screen().panels().side()).isNotEqualTo(Panels.STACK);
  }

  @Test
  void secondClickOnARegisterPreservesTheTypedText() {
    sitting.line("registers");
    ScreenPosition register = ScreenPosition.inPanel(sitting.screen(), Panels.REGISTERS, 3);
    sitting.click(register).control('u').type("-7").click(register);
    assertThat(sitting.screen().panels().shown(Panels.REGISTERS).state().use())
        .isEqualTo(PanelState.Use.CHANGE);
    sitting.press(KeyName.ENTER);
    assertThat(sitting.line("rcl 03").calculator.snapshot().stack().get(3).text().strip())
        .isEqualTo("-7.0000");
  }

  @Test
  void gutterOfANarrowProgramIsOneColumnWide() {
    sitting.paste("LBL \"A1\"\n1\n2\nEND\n");
    sitting.line("program");
    ScreenPosition gutter = ScreenPosition.inPanel(sitting.screen(), Panels.PROGRAM, 2);
    sitting.click(gutter.column() + 1, gutter.row());
    assertThat(sitting.note()).doesNotContain("breakpoint");
    sitting.click(gutter);
    assertThat(sitting.note()).contains("breakpoint");
  }
}
