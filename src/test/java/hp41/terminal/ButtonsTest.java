package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.key.Key;
import hp41.panel.view.Panels;
import hp41.panel.view.View;
import hp41.screen.Buttons;
import hp41.screen.Size;
import hp41.screen.Stroke;
import hp41.screen.Stroke.ButtonAction;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests the terminal in a front end that shows the display and the keys itself. */
class ButtonsTest {

  private static final Size SHEET = new Size(40, 24);

  private final TestSession session = new TestSession();

  private ButtonsTest tap(String... labels) {
    for (String label : labels) {
      stroke(ButtonAction.TAP, label);
    }
    return this;
  }

  private void stroke(ButtonAction action, String label) {
    session.stroke(new Stroke.CalculatorButton(action, label));
  }

  private String display() {
    return session.calculator.display().toString().strip();
  }

  private String panels() {
    return View.panels(session.screen()).toString();
  }

  private void in(Size size, Buttons buttons) {
    session.in(size);
    session.terminal.buttons = buttons;
  }

  @Test
  void tapPressesAndReleasesAKey() {
    tap("4", "SQRT");
    assertThat(display()).isEqualTo("2.0000");
  }

  @Test
  void heldKeyShowsItsFunctionAndActsWhenItIsReleased() {
    tap("4");
    stroke(ButtonAction.HOLD, "SQRT");
    session.outside.pass(Duration.ofMillis(500));
    session.calculator.proceed(1);
    assertThat(display()).isEqualTo("SQRT");
    stroke(ButtonAction.RELEASE, "SQRT");
    assertThat(display()).isEqualTo("2.0000");
  }

  @ParameterizedTest
  @EnumSource(Key.class)
  void canceledKeyHasNoEffect(Key key) {
    tap("3", "ENTER", "4");
    String before = session.calculator.image().toString();
    stroke(ButtonAction.HOLD, key.label());
    stroke(ButtonAction.CANCEL, key.label());
    assertThat(display()).isEqualTo("4_");
    assertThat(session.calculator.image()).hasToString(before);
    tap("+");
    assertThat(display()).isEqualTo("7.0000");
  }

  @Test
  void tapWhileHelpIsOpenExplainsTheKey() {
    in(new Size(60, 30), Buttons.WITHOUT_KEYBOARD);
    session.line("help");
    tap("SIN");
    assertThat(panels()).contains("SIN", "Sine");
    assertThat(display()).isEqualTo("0.0000");
  }

  @ParameterizedTest
  @EnumSource(Panels.class)
  void touchedPanelsNameNoKeyOfAKeyboard(Panels panel) {
    in(SHEET, Buttons.WITHOUT_KEYBOARD);
    session.fill().line(panel.word());
    String rows = panels();
    String message = rows.lines().reduce((above, below) -> below).orElseThrow();
    assertThat(message).doesNotContainPattern("\\bF\\d|Ctrl|Alt|Esc|Tab |Backspace|Enter");
  }

  @Test
  void helpOfATouchScreenNamesNoKeyOfAKeyboard() {
    in(new Size(40, 30), Buttons.WITHOUT_KEYBOARD);
    session.stroke(Stroke.named(Stroke.KeyName.F1));
    assertThat(panels())
        .contains("gold names")
        .doesNotContainPattern("\\bF\\d|Ctrl|Alt-|Backspace|mouse");
  }

  @ParameterizedTest
  @EnumSource(Panels.class)
  void keysThatABrowserTakesAreNotOffered(Panels panel) {
    in(new Size(90, 40), Buttons.WITH_KEYBOARD);
    session.fill().line(panel.word());
    assertThat(panels()).doesNotContainPattern("Ctrl-[NQTW]");
  }

  @Test
  void panelsUseTheWholeSheet() {
    in(SHEET, Buttons.WITHOUT_KEYBOARD);
    session.fill().line("board");
    assertThat(session.screen().layout().has(Panels.BOARD)).isTrue();
    assertThat(panels().lines()).first().asString().contains("Board");
  }
}
