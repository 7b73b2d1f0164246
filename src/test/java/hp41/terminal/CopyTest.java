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

  private final TestSession session = TestSession.full();

  @ParameterizedTest
  @CsvSource({
    "fix 4, 1.5, 1.5000",
    "fix 0, 1234567, '1,234,567.'",
    "sci 2, -0.00123, -1.23     -03",
    "fix 4, 0.5 acos, 60.0000"
  })
  void xIsCopiedAsItIsShown(String format, String line, String copied) {
    session.line(format).line(line).control('y');
    assertThat(session.terminal.copied).isEqualTo(copied);
    assertThat(session.note()).startsWith(copied + " copied");
    assertThat(session.picture()).contains("X ").contains(" " + copied);
  }

  @Test
  void flagIsCopiedByItsNumber() {
    session.open(Panels.FLAGS).press(KeyName.DOWN, KeyName.RIGHT).control('y');
    assertThat(session.terminal.copied).isEqualTo("flag 15");
  }

  @Test
  void emptySelectionIsNotCopied() {
    session.line("7").control('y');
    session.open(Panels.PAPER).press(KeyName.END).control('y');
    assertThat(session.note()).startsWith("nothing to copy here");
    session.press(KeyName.ESCAPE).line("cla aon").control('y');
    assertThat(session.note()).startsWith("nothing to copy here");
    assertThat(session.terminal.copied).as("the clipboard is left alone").isEqualTo("7.0000");
  }

  @Test
  void alphaIsCopiedInAlphaMode() {
    session.press(KeyName.F4).control('y');
    assertThat(session.terminal.copied).isEqualTo("PHONE µ 25");
    session.press(KeyName.F4).control('y');
    assertThat(session.terminal.copied).isEqualTo("12.3000");
  }

  @Test
  void listingIsCopiedInPrgmModeAndInItsPanel() {
    session.press(KeyName.F3).control('y');
    assertThat(session.terminal.copied).isEqualTo(AREA);
    assertThat(session.note()).startsWith("8 lines copied");
    session.press(KeyName.F3).control('y');
    assertThat(session.terminal.copied).isEqualTo("12.3000");
    session.open(Panels.PROGRAM).press(KeyName.DOWN, KeyName.DOWN).control('y');
    assertThat(session.terminal.copied).isEqualTo(AREA);
  }

  @ParameterizedTest
  @CsvSource({
    "STACK, 0, 30",
    "STACK, 3, 12.3",
    "REGISTERS, 1, 3.5",
    "REGISTERS, 3, \"ABCDEF\"",
    "CATALOGUE, 1, VOLUME",
    "BOARD, 0, 2143",
    "PAPER, -1, 15863724",
    "ALPHA, 0, PHONE µ 25",
    "ALARMS, 2, WAKE UP"
  })
  void itemAtTheCursorOfAPanelIsCopied(Panels panel, int steps, String copied) {
    session.open(panel);
    for (int i = 0; i < Math.abs(steps); i++) {
      session.press(steps < 0 ? KeyName.UP : KeyName.DOWN);
    }
    session.control('y');
    assertThat(session.terminal.copied).isEqualTo(copied);
  }
}
