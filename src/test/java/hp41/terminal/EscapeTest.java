package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.panel.PanelState;
import hp41.panel.view.Panels;
import hp41.panel.view.Screen;
import hp41.screen.Stroke.KeyName;
import org.junit.jupiter.api.Test;

/** Checks that Esc closes only the innermost open element. */
class EscapeTest {

  private final TestSession session = new TestSession();

  @Test
  void helpIsClosedBeforeTheInputLineAndThatBeforeThePanel() {
    session.open(Panels.REGISTERS).type("s").press(KeyName.F1);
    assertThat(open()).isEqualTo("help line focus REGISTERS");
    assertThat(openAfterEscape()).isEqualTo("line focus REGISTERS");
    assertThat(openAfterEscape()).isEqualTo("focus REGISTERS");
    assertThat(openAfterEscape()).isEqualTo("REGISTERS");
    assertThat(openAfterEscape()).isEqualTo("PROGRAM");
    assertThat(openAfterEscape()).isEqualTo("PROGRAM");
  }

  @Test
  void fieldOfAPanelIsClosedBeforeThePanel() {
    session.open(Panels.REGISTERS).press(KeyName.ENTER, KeyName.ENTER).type("5");
    assertThat(open()).isEqualTo("field focus REGISTERS");
    assertThat(openAfterEscape()).isEqualTo("focus REGISTERS");
    assertThat(openAfterEscape()).isEqualTo("REGISTERS");
  }

  @Test
  void shiftAndPromptAreCancelledBeforeThePanel() {
    session.line("flags").press(KeyName.ESCAPE).line("sto").type(";");
    assertThat(open()).isEqualTo("prompt FLAGS");
    assertThat(openAfterEscape()).isEqualTo("FLAGS");
    session.type(";");
    assertThat(open()).isEqualTo("SHIFT FLAGS");
    assertThat(openAfterEscape()).isEqualTo("FLAGS");
    assertThat(openAfterEscape()).isEqualTo("PROGRAM");
  }

  @Test
  void alphaModeAndPrgmModeAreNotLeft() {
    session.press(KeyName.F3, KeyName.F4).control('g');
    assertThat(open()).isEqualTo("focus FLAGS");
    assertThat(openAfterEscape()).isEqualTo("FLAGS");
    assertThat(openAfterEscape()).isEqualTo("PROGRAM");
    assertThat(openAfterEscape()).isEqualTo("PROGRAM");
    assertThat(session.screen().calculator().snapshot().modes().prgm()).isTrue();
    assertThat(session.screen().calculator().snapshot().modes().alpha()).isTrue();
  }

  private String openAfterEscape() {
    session.press(KeyName.ESCAPE);
    return open();
  }

  /** Returns the open elements, the innermost first, and the panel that is shown. */
  private String open() {
    Screen screen = session.screen();
    PanelState state = screen.panels().shown(screen.panels().panel()).state();
    return word(screen.notes().help().isPresent(), "help")
        + word(screen.input().line().isPresent(), "line")
        + word(screen.calculator().snapshot().modes().shift(), "SHIFT")
        + word(screen.calculator().snapshot().prompt().isPresent(), "prompt")
        + word(state.field().isPresent(), "field")
        + word(screen.panels().focused(), "focus")
        + screen.panels().panel();
  }

  private static String word(boolean open, String word) {
    return open ? word + " " : "";
  }
}
