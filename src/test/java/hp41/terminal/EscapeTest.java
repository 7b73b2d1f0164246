package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.panel.PanelState;
import hp41.panel.view.Panels;
import hp41.panel.view.Screen;
import hp41.screen.Stroke.KeyName;
import org.junit.jupiter.api.Test;

/** Esc closes what is innermost, and never more than that. */
class EscapeTest {

  private final Sitting sitting = new Sitting();

  @Test
  void helpGoesBeforeTheTypedLineAndThatBeforeThePanel() {
    sitting.open(Panels.REGISTERS).type("s").press(KeyName.F1);
    assertThat(open()).isEqualTo("help line focus REGISTERS");
    assertThat(openAfterEscape()).isEqualTo("line focus REGISTERS");
    assertThat(openAfterEscape()).isEqualTo("focus REGISTERS");
    assertThat(openAfterEscape()).isEqualTo("REGISTERS");
    assertThat(openAfterEscape()).isEqualTo("PROGRAM");
    assertThat(openAfterEscape()).isEqualTo("PROGRAM");
  }

  @Test
  void fieldOfAPanelGoesBeforeThePanel() {
    sitting.open(Panels.REGISTERS).press(KeyName.ENTER).type("5");
    assertThat(open()).isEqualTo("field focus REGISTERS");
    assertThat(openAfterEscape()).isEqualTo("focus REGISTERS");
    assertThat(openAfterEscape()).isEqualTo("REGISTERS");
  }

  @Test
  void shiftAndThePromptGoBeforeThePanel() {
    sitting.line("flags").line("sto").type(";");
    assertThat(open()).isEqualTo("prompt FLAGS");
    assertThat(openAfterEscape()).isEqualTo("FLAGS");
    sitting.type(";");
    assertThat(open()).isEqualTo("SHIFT FLAGS");
    assertThat(openAfterEscape()).isEqualTo("FLAGS");
    assertThat(openAfterEscape()).isEqualTo("PROGRAM");
  }

  @Test
  void alphaModeAndPrgmModeStay() {
    sitting.press(KeyName.F3, KeyName.F4).control('g');
    assertThat(open()).isEqualTo("FLAGS");
    assertThat(openAfterEscape()).isEqualTo("PROGRAM");
    assertThat(openAfterEscape()).isEqualTo("PROGRAM");
    assertThat(sitting.screen().snapshot().modes().prgm()).isTrue();
    assertThat(sitting.screen().snapshot().modes().alpha()).isTrue();
  }

  private String openAfterEscape() {
    sitting.press(KeyName.ESCAPE);
    return open();
  }

  /** What is open, the innermost first, and the panel that is shown. */
  private String open() {
    Screen screen = sitting.screen();
    PanelState state = screen.shown(screen.side()).state();
    return word(screen.help().isPresent(), "help")
        + word(screen.line().isPresent(), "line")
        + word(screen.snapshot().modes().shift(), "SHIFT")
        + word(screen.snapshot().prompt().isPresent(), "prompt")
        + word(state.field().isPresent(), "field")
        + word(screen.focused(), "focus")
        + screen.side();
  }

  private static String word(boolean open, String word) {
    return open ? word + " " : "";
  }
}
