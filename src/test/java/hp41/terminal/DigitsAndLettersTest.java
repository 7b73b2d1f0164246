package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Image;
import hp41.key.Pace;
import hp41.panel.view.Screen;
import hp41.screen.Stroke;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks letters after digits: only the digits of the number that is being keyed begin a name. */
class DigitsAndLettersTest {

  /** Actions that a new user may have performed before. */
  private static final String WAYS =
      """
      Space
      2 Enter 3 +
      7 -
      7 Backspace
      7 Space Backspace
      1 2 3 Space
      0 : 1 / x Enter
      n o n e Enter
      n o n e Enter Backspace
      : x e q Space p Enter
      : x e q Space q Enter
      : x e q Space s Enter
      5 Ctrl-u
      5 6 Ctrl-u Ctrl-u
      5 + Ctrl-u Space
      5 + Ctrl-u Ctrl-u
      1 Space 2 + Ctrl-u Ctrl-u Ctrl-u Alt-u Space
      F2
      F6 F6
      . 5 _ Space
      1 e 5 Space
      9 9 Space 8 8 Ctrl-u Ctrl-u
      : s t o Enter Escape
      F4 a F4
      F12 F12""";

  private final TestSession session = new TestSession();

  @BeforeEach
  void begin() {
    session.paste("LBL \"8QUEENS\"\nDEG\nLBL \"P\"\nSTOP\nRTN\nLBL \"S\"\n\"WHO?\"\nPROMPT\nEND\n");
    session.paste("LBL \"Q\"\n0\n1/X\nEND\n").line("rad").line("4");
  }

  static Iterable<String> ways() {
    return WAYS.lines().toList();
  }

  @ParameterizedTest
  @MethodSource("ways")
  void digitAndLetterBeginTheNameOfAProgram(String before) {
    strokes(before);
    Image image = session.calculator.image();
    strokes("8 q");
    assertThat(text()).isEqualTo("8q");
    assertThat(session.calculator.image().remembersTheSame(image)).isTrue();
    strokes("Enter");
    assertThat(session.calculator.snapshot().modes().angle()).isEqualTo("DEG");
    assertThat(session.ui.leaving()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "8 _ q",
        "8 . q",
        "1 8 q",
        "8 8 q",
        "8 e 8 q",
        ". 8 q",
        "8 Space 9 q",
        "8 9 Ctrl-u 9 q"
      })
  void lettersAfterOtherNumbersBeginANewLine(String keyed) {
    strokes(keyed);
    assertThat(text()).isEqualTo("q");
    strokes("Enter");
    assertThat(session.ui.leaving()).isFalse();
    assertThat(session.calculator.snapshot().error()).as("program Q").isEqualTo("DATA ERROR");
  }

  @ParameterizedTest
  @ValueSource(strings = {"q Enter", "Q Enter", "e Backspace q Enter", "e q Enter"})
  void letterDoesNotLeaveWhileANumberIsKeyed(String word) {
    strokes("5 " + word);
    assertThat(session.ui.leaving()).isFalse();
    strokes("Ctrl-q");
    assertThat(session.ui.leaving()).isTrue();
  }

  @Test
  void numberInAPauseIsUnchanged() {
    session.paste("LBL \"W\"\nPSE\nEND\n");
    session.type(":xeq w");
    session.ui.take(Strokes.named("Enter"));
    while (!session.calculator.isRunning()
        || session.calculator.untilDue().orElseThrow().isZero()) {
      session.calculator.proceed(1);
    }
    for (String stroke : "8 q Enter".split(" ")) {
      session.ui.take(Strokes.named(stroke));
    }
    assertThat(session.ui.leaving()).isFalse();
    assertThat(session.calculator.isRunning()).isTrue();
  }

  @Test
  void heldKeyIsExecutedBeforeTheNextNumber() {
    session.calculator.pace(Pace.AUTHENTIC);
    strokes("2 Enter 3 + 8 q Escape");
    assertThat(session.calculator.snapshot().stack().get(3).text()).isEqualTo(" 5.0000");
  }

  @Test
  void keyedNumberEndsBeforeALineInLineMode() {
    strokes("5 6");
    session.stroke(new Stroke.InputLine("7", true));
    assertThat(session.calculator.snapshot().stack().get(2).text()).isEqualTo(" 56.0000");
    strokes("8");
    session.stroke(new Stroke.InputLine("quit", true));
    assertThat(session.ui.leaving()).isTrue();
  }

  @Test
  void numberAtTheStartOfAProgramLineIsCalledThere() {
    strokes("F3 9 Space 8 q Enter");
    assertThat(session.calculator.programLine()).endsWith("XEQ┬8QUEENS");
    strokes("F7");
    assertThat(session.calculator.programLine()).endsWith(" 9");
  }

  @ParameterizedTest
  @ValueSource(strings = {"sim41", "v41"})
  void firstLetterAfterTheColonCountsToo(String keymap) {
    session.line("keymap " + keymap);
    strokes("7 - 8 : q");
    assertThat(text()).isEqualTo("8q");
    strokes("Enter 8 : s");
    assertThat(text()).isEqualTo("s");
    strokes("Backspace Backspace 1 : q Enter");
    assertThat(session.ui.leaving()).isFalse();
  }

  @Test
  void oneUndoRevertsTheWholeNumber() {
    strokes("7 Space");
    Image before = session.calculator.image();
    strokes("8 8 Backspace q Enter Ctrl-u");
    assertThat(session.calculator.image()).isEqualTo(before);
  }

  private void strokes(String names) {
    Strokes.all(names).forEach(session::stroke);
  }

  private String text() {
    Screen screen = session.screen();
    return screen.input().line().orElseThrow().text();
  }
}
