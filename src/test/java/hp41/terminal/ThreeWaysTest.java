package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Image;
import hp41.screen.Stroke.KeyName;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks that a key pressed by a stroke, typed as a name, or clicked has the same effect. */
class ThreeWaysTest {

  /**
   * The clicks are positions at 80×24, the last four on gold names. Two strokes differ in PRGM
   * mode.
   */
  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "+,      +, true",
        "-,      -, true",
        "*,      *, true",
        "/,      /, true",
        "Enter,  enter^, true",
        "_,      chs, true",
        "<,      x<>y, true",
        "Down,   rdn, false",
        "F8,     sst, true",
        "^,      y^x, true",
        "%,      %, true",
        "Delete, clx, false",
        "F7,     bst, true"
      })
  void strokeNameAndClickHaveTheSameEffect(String stroke, String name, boolean inPrgmToo) {
    for (boolean prgm : inPrgmToo ? List.of(false, true) : List.of(false)) {
      ScreenPosition key = ScreenPosition.ofFunction(begun(prgm).screen(), name);
      Image before = begun(prgm).calculator.image();
      TestSession struck = begun(prgm).stroke(Strokes.named(stroke));
      assertThat(struck.calculator.image()).isNotEqualTo(before);
      assertSame(begun(prgm).line(name), struck);
      assertSame(begun(prgm).click(key), struck);
    }
  }

  /**
   * Fails unless the sessions differ only in the traces of keys, such as the last function keyed.
   */
  private static void assertSame(TestSession one, TestSession other) {
    assertThat(one.calculator.image())
        .matches(image -> image.remembersTheSame(other.calculator.image()));
  }

  private static TestSession begun(boolean prgm) {
    TestSession session = new TestSession().paste("LBL \"P\"\n9\n8\nEND\n").line("gto .002");
    session.line("1 enter^ 2 enter^ 50 enter^ 4");
    return prgm ? session.press(KeyName.F3) : session;
  }
}
