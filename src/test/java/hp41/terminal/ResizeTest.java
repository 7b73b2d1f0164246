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
  private static final List<Size> SIZES = List.of(Sitting.MEDIUM, TINY, Sitting.LARGE);

  private final Sitting sitting = Sitting.full().in(Sitting.LARGE);

  @ParameterizedTest
  @EnumSource(
      value = Panels.class,
      names = {"STACK", "PROGRAM", "BOARD", "PAPER", "REGISTERS", "FLAGS", "CATALOGUE", "ALPHA"})
  void chosenPanelIsHiddenOnlyWithoutRoom(Panels side) {
    sitting.line(side.word());
    String whole = sitting.panel();
    resize(Sitting.MEDIUM);
    assertThat(sitting.screen().panels().side()).isEqualTo(side);
    assertThat(sitting.panel()).startsWith("▸" + side.title());
    resize(TINY);
    assertThat(sitting.picture()).doesNotContain(side.title() + " ", "Tab");
    resize(Sitting.LARGE);
    assertThat(sitting.panel()).isEqualTo(whole);
  }

  @Test
  void panelKeepsTheFocus() {
    sitting.open(Panels.REGISTERS).press(KeyName.DOWN);
    String whole = sitting.panel();
    for (Size size : SIZES) {
      resize(size);
      assertThat(sitting.screen().panels().focused())
          .isEqualTo(!sitting.screen().layout().places().isEmpty());
      assertThat(sitting.screen().panels().side()).isEqualTo(Panels.REGISTERS);
    }
    assertThat(sitting.panel()).isEqualTo(whole);
    sitting.type("7");
    assertThat(sitting.note()).contains("the panel has the focus");
  }

  @Test
  void inputLineKeepsItsTextAndItsCursor() {
    sitting.type("sto 05").press(KeyName.LEFT);
    CommandLineView line = sitting.screen().input().line().orElseThrow();
    for (Size size : SIZES) {
      resize(size);
      assertThat(sitting.screen().input().line()).contains(line);
      assertThat(sitting.picture()).contains("› sto 05");
    }
    sitting.press(KeyName.ENTER);
    assertThat(sitting.screen().input().line()).isEmpty();
  }

  private void resize(Size size) {
    sitting.in(size).stroke(new Stroke.Resized());
    assertThat(sitting.frame().size()).isEqualTo(size);
  }
}
