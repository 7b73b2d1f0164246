package hp41.panel;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.screen.Stroke;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TypedTextTest {

  /** The bar character in the text marks the cursor. */
  @ParameterizedTest
  @CsvSource({
    "one two three|, one two |",
    "one two| three, one | three",
    "one tw|o three, one |o three",
    "one two |three, one |three",
    "one|, |",
    "|one, |one"
  })
  void controlWDeletesTheWordBeforeTheCursor(String before, String after) {
    TypedText text = new TypedText(before.replace("|", ""), before.indexOf('|'));
    TypedText shorter = text.take(Stroke.control('w')).orElseThrow();
    StringBuilder left = new StringBuilder(shorter.text());
    assertThat(left.insert(shorter.cursor(), '|')).hasToString(after);
  }
}
