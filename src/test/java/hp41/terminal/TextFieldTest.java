package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.screen.Stroke;
import hp41.screen.Stroke.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextFieldTest {

  /** The cursor stands at the bar. */
  @ParameterizedTest
  @CsvSource({
    "one two three|, one two |",
    "one two| three, one | three",
    "one tw|o three, one |o three",
    "one two |three, one |three",
    "one|, |",
    "|one, |one"
  })
  void controlWDeletesTheWordInFrontOfTheCursor(String before, String after) {
    TextField field = new TextField();
    field.set(before.replace("|", ""));
    for (int i = before.length() - 1; i > before.indexOf('|'); i--) {
      field.take(Stroke.named(Named.LEFT));
    }
    field.take(Stroke.control('w'));
    StringBuilder left = new StringBuilder(field.text());
    assertThat(left.insert(field.cursor(), '|')).hasToString(after);
  }
}
