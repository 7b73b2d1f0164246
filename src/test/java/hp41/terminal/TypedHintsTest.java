package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Accessory;
import hp41.key.Key;
import hp41.keymap.Intent;
import hp41.keymap.KeyMap;
import hp41.keymap.KeyMaps;
import hp41.panel.Hint;
import hp41.panel.Promise;
import hp41.panel.keys.KeyNames;
import hp41.screen.Stroke;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that the line of a hint in plain mode does the same as its key on the screen. */
class TypedHintsTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "F1", "F2", "F3", "F5", "F8", "F12", "Ctrl-Q", "Ctrl-U", "Ctrl-O", "Ctrl-D", "Alt-U",
        "Alt-S", "Alt-P"
      })
  void lineInPlainModeDoesWhatTheKeyDoes(String key) {
    Hint hint = Hint.of(key, Promise.HELP, "effect");
    assertThat(hint.plain()).endsWith(" effect");
    String line = hint.plain().split(" ", 2)[0];
    TestSession pressed = prepared(key).stroke(hint.stroke());
    TestSession typed = prepared(key).stroke(new Stroke.InputLine(line, true));
    assertThat(typed.picture()).isEqualTo(pressed.picture());
    assertThat(typed.ui.leaving()).isEqualTo(pressed.ui.leaving());
  }

  /**
   * Returns a calculator with a program to run and step, and something to undo and redo; for help,
   * one without a message, which help would explain.
   */
  private static TestSession prepared(String key) {
    TestSession session = new TestSession(Accessory.PRINTER);
    if (key.equals("F1")) {
      return session;
    }
    session.paste("LBL \"WORK\"\n7\nSTOP\n8\nEND\n");
    return session.line("xeq \"WORK\"").line("1").line("2").control('u');
  }

  @ParameterizedTest
  @ValueSource(strings = {"Esc", "Tab", "Enter", "Backspace", "s", "F4", "F6"})
  void keyWithoutALineIsOmittedInPlainMode(String key) {
    assertThat(Hint.of(key, Promise.HELP, "effect").plain()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"F2", "F3", "F4", "F5", "F6", "F8", "F12", "_"})
  void strokesOfTheStandardKeyMapPressTheKeysOfTheirHints(String stroke) {
    Key key = Hint.of(stroke, Promise.HELP, "effect").calculatorKey().orElseThrow();
    KeyNames names = KeyMaps.standard().names();
    assertThat(names.strokes(key)).contains(stroke);
    TestSession session = new TestSession();
    assertThat(
            KeyMap.of(
                Hint.of(stroke, Promise.HELP, "").stroke(),
                session.calculator.snapshot(),
                Optional.empty(),
                KeyMaps.standard()))
        .isEqualTo(Intent.press(key));
  }
}
