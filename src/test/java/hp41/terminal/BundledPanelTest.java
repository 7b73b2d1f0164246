package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.panel.view.Panels;
import hp41.screen.Stroke.KeyName;
import org.junit.jupiter.api.Test;

/** Checks the panel with the bundled programs, and the help of bundled programs. */
class BundledPanelTest {

  private final Sitting sitting = new Sitting().in(Sitting.MEDIUM);

  @Test
  void commandShowsTheProgramsBySubject() {
    sitting.line("programs");
    assertThat(sitting.screen().panels().active()).isEqualTo(Panels.PROGRAMS);
    assertThat(sitting.picture()).contains("Bundled programs", "finance", "AMORT");
  }

  @Test
  void enterStartsTheProgramAtTheCursor() {
    sitting.outside.bundled = true;
    sitting.line("programs").control('f').type("permq").press(KeyName.ENTER);
    assertThat(sitting.picture())
        .contains("PERMQ  Finds all queen positions by testing permutations");
    sitting.press(KeyName.ENTER);
    assertThat(sitting.picture()).contains("? PUBLISH?", "PERMQ was loaded");
  }

  @Test
  void helpShowsQuestionsAndAnExample() {
    sitting.line("load 8QUEENS").line("help 8queens");
    assertThat(sitting.picture()).contains("INITIAL POSITION?", "Example");
  }
}
