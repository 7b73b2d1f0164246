package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.panel.view.Panels;
import hp41.screen.Stroke.KeyName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks what Ctrl-Y copies. */
class CopyTest {

  private static final String AREA =
      """
      LBL "AREA" ; key 11
      X^2
      PI
      *
      RTN
      LBL "VOLUME"
      "CUBE"
      END
      """;

  private final Sitting sitting = Sitting.full();

  @ParameterizedTest
  @CsvSource({
    "fix 4, 1.5, 1.5000",
    "fix 0, 1234567, '1,234,567.'",
    "sci 2, -0.00123, -1.23     -03",
    "fix 4, 0.5 acos, 60.0000"
  })
  void xIsCopiedAsItIsShown(String format, String line, String copied) {
    sitting.line(format).line(line).control('y');
    assertThat(sitting.terminal.copied).isEqualTo(copied);
    assertThat(sitting.note()).startsWith(copied + " copied");
    assertThat(sitting.picture()).contains("X ").contains(" " + copied);
  }

  @Test
  void flagIsCopiedByItsNumber() {
    sitting.open(Panels.FLAGS).press(KeyName.DOWN, KeyName.RIGHT).control('y');
    assertThat(sitting.terminal.copied).isEqualTo("flag 15");
  }

  @Test
  void emptySelectionIsNotCopied() {
    sitting.line("7").control('y');
    sitting.open(Panels.PAPER).press(KeyName.END).control('y');
    assertThat(sitting.note()).startsWith("nothing to copy here");
    sitting.press(KeyName.ESCAPE).line("cla aon").control('y');
    assertThat(sitting.note()).startsWith("nothing to copy here");
    assertThat(sitting.terminal.copied).as("the clipboard is left alone").isEqualTo("7.0000");
  }

  @Test
  void alphaIsCopiedInAlphaMode() {
    sitting.press(KeyName.F4).control('y');
    assertThat(sitting.terminal.copied).isEqualTo("PHONE µ 25");
    sitting.press(KeyName.F4).control('y');
    assertThat(sitting.terminal.copied).isEqualTo("12.3000");
  }

  @Test
  void listingIsCopiedInPrgmModeAndInItsPanel() {
    sitting.press(KeyName.F3).control('y');
    assertThat(sitting.terminal.copied).isEqualTo(AREA);
    assertThat(sitting.note()).startsWith("8 lines copied");
    sitting.press(KeyName.F3).control('y');
    assertThat(sitting.terminal.copied).isEqualTo("12.3000");
    sitting.open(Panels.PROGRAM).press(KeyName.DOWN, KeyName.DOWN).control('y');
    assertThat(sitting.terminal.copied).isEqualTo(AREA);
  }

  @ParameterizedTest
  @CsvSource({
    "STACK, 0, 30",
    "STACK, 3, 12.3",
    "REGISTERS, 5, 3.5",
    "REGISTERS, 7, \"ABCDEF\"",
    "CATALOGUE, 1, VOLUME",
    "BOARD, 0, 2143",
    "PAPER, -1, 15863724",
    "ALPHA, 0, PHONE µ 25",
    "ALARMS, 2, WAKE UP"
  })
  void itemAtTheCursorOfAPanelIsCopied(Panels side, int steps, String copied) {
    sitting.open(side);
    for (int i = 0; i < Math.abs(steps); i++) {
      sitting.press(steps < 0 ? KeyName.UP : KeyName.DOWN);
    }
    sitting.control('y');
    assertThat(sitting.terminal.copied).isEqualTo(copied);
  }
}
