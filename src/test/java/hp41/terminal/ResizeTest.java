package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.panel.view.CommandLineView;
import hp41.panel.view.Panels;
import hp41.screen.Size;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Checks that choices and typed text are preserved at every size of the terminal. */
class ResizeTest {

  private static final Size TINY = new Size(40, 10);
  private static final List<Size> SIZES = List.of(TestSession.MEDIUM, TINY, TestSession.LARGE);

  private final TestSession session = TestSession.full().in(TestSession.LARGE);

  @ParameterizedTest
  @EnumSource(
      value = Panels.class,
      names = {"STACK", "PROGRAM", "BOARD", "PAPER", "REGISTERS", "FLAGS", "CATALOGUE", "ALPHA"})
  void chosenPanelIsHiddenOnlyWithoutRoom(Panels panel) {
    session.line(panel.word());
    String whole = session.panel();
    resize(TestSession.MEDIUM);
    assertThat(session.screen().panels().panel()).isEqualTo(panel);
    assertThat(session.panel()).startsWith("▸" + panel.title());
    resize(TINY);
    assertThat(session.picture()).doesNotContain(panel.title() + " ", "Tab");
    resize(TestSession.LARGE);
    assertThat(session.panel()).isEqualTo(whole);
  }

  @Test
  void panelKeepsTheFocus() {
    session.open(Panels.REGISTERS).press(KeyName.DOWN);
    String whole = session.panel();
    for (Size size : SIZES) {
      resize(size);
      assertThat(session.screen().panels().focused())
          .isEqualTo(!session.screen().layout().places().isEmpty());
      assertThat(session.screen().panels().panel()).isEqualTo(Panels.REGISTERS);
    }
    assertThat(session.panel()).isEqualTo(whole);
    session.press(KeyName.BACKSPACE);
    assertThat(session.note()).contains("the panel has the focus");
  }

  @Test
  void inputLineKeepsItsTextAndItsCursor() {
    session.type("sto 05").press(KeyName.LEFT);
    CommandLineView line = session.screen().input().line().orElseThrow();
    for (Size size : SIZES) {
      resize(size);
      assertThat(session.screen().input().line()).contains(line);
      assertThat(session.picture()).contains("› sto 05");
    }
    session.press(KeyName.ENTER);
    assertThat(session.screen().input().line()).isEmpty();
  }

  private void resize(Size size) {
    session.in(size).stroke(new Stroke.Resized());
    assertThat(session.frame().size()).isEqualTo(size);
  }
}
