package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.panel.view.Panels;
import hp41.screen.Stroke.KeyName;
import org.junit.jupiter.api.Test;

/** Checks the panel with the bundled programs, and the help of bundled programs. */
class BundledPanelTest {

  private final TestSession session = new TestSession().in(TestSession.MEDIUM);

  @Test
  void commandShowsTheProgramsBySubject() {
    session.line("programs");
    assertThat(session.screen().panels().active()).isEqualTo(Panels.PROGRAMS);
    assertThat(session.picture()).contains("Bundled programs", "finance", "AMORT");
  }

  @Test
  void enterStartsTheProgramAtTheCursor() {
    session.outside.bundled = true;
    session.line("programs").control('f').type("permq").press(KeyName.ENTER);
    assertThat(session.picture())
        .contains("PERMQ  Finds all queen positions by testing permutations");
    session.press(KeyName.ENTER);
    assertThat(session.picture()).contains("? PUBLISH?", "PERMQ was loaded");
  }

  @Test
  void helpShowsQuestionsAndAnExample() {
    session.line("load 8QUEENS").line("help 8queens");
    assertThat(session.picture()).contains("INITIAL POSITION?", "Example");
  }
}
