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

  private static final int KEY_COLUMN = 26;
  private static final int KEY_ROW = 13;
  private static final int HINT_COLUMN = 12;
  private static final int HINT_ROW = 23;

  private final Sitting sitting = new Sitting();

  @ParameterizedTest
  @EnumSource(names = {"WHEEL_UP", "WHEEL_DOWN"})
  void wheelPressesNothing(Button wheel) {
    Image before = sitting.calculator.image();
    for (int row = 0; row < Sitting.MEDIUM.rows(); row++) {
      sitting.stroke(new Stroke.Mouse(wheel, KEY_COLUMN, row));
      sitting.stroke(new Stroke.Mouse(wheel, HINT_COLUMN, row));
    }
    assertThat(sitting.calculator.image()).isEqualTo(before);
    assertThat(sitting.click(KEY_COLUMN, KEY_ROW).calculator.image()).isNotEqualTo(before);
  }

  @Test
  void rightClickExplainsAKeyButDoesNotClickHints() {
    sitting.stroke(new Stroke.Mouse(Button.RIGHT_DOWN, HINT_COLUMN, HINT_ROW));
    assertThat(sitting.calculator.snapshot().modes().user()).isFalse();
    sitting.stroke(new Stroke.Mouse(Button.RIGHT_DOWN, KEY_COLUMN, KEY_ROW));
    assertThat(sitting.screen().help()).isPresent();
    sitting.press(KeyName.ESCAPE);
    assertThat(sitting.click(HINT_COLUMN, HINT_ROW).calculator.snapshot().modes().user()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"80, 24, 18, T", "80, 24, 20, Y", "60, 16, 7, T", "60, 16, 10, X"})
  void clickOnAStackRegisterOpensIt(int columns, int rows, int row, String level) {
    sitting.in(new Size(columns, rows)).click(10, row);
    assertThat(sitting.screen().focused()).isTrue();
    assertThat(sitting.screen().side()).isEqualTo(Panels.STACK);
    sitting.change("42").line("rcl st " + level);
    assertThat(sitting.calculator.snapshot().stack().get(3).text().strip()).isEqualTo("42.0000");
  }

  @Test
  void stackRegistersBehindOffersAreNotClicked() {
    sitting.type("st");
    int firstOffer = Sitting.MEDIUM.rows() - 2 - 6;
    sitting.click(10, firstOffer + 2);
    assertThat(sitting.screen().side()).isNotEqualTo(Panels.STACK);
  }

  @Test
  void secondClickOnARegisterPreservesTheTypedText() {
    sitting.line("registers");
    int row = sitting.area().row() + 2 + 3;
    int column = sitting.area().column() + 8;
    sitting.click(column, row).control('u').type("-7").click(column, row);
    assertThat(sitting.screen().shown(Panels.REGISTERS).state().use())
        .isEqualTo(PanelState.Use.CHANGE);
    sitting.press(KeyName.ENTER);
    assertThat(sitting.line("rcl 03").calculator.snapshot().stack().get(3).text().strip())
        .isEqualTo("-7.0000");
  }

  @Test
  void gutterOfANarrowProgramIsOneColumnWide() {
    sitting.paste("LBL \"A1\"\n1\n2\nEND\n");
    sitting.line("program");
    int row = sitting.area().row() + 3;
    sitting.click(sitting.area().column() + 1, row);
    assertThat(sitting.note()).doesNotContain("breakpoint");
    sitting.click(sitting.area().column(), row);
    assertThat(sitting.note()).contains("breakpoint");
  }
}
