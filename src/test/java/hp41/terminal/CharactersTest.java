package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import hp41.panel.view.Gallery;
import hp41.panel.view.Panels;
import hp41.panel.view.View;
import hp41.screen.Frame;
import hp41.screen.Size;
import hp41.screen.Stroke.KeyName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Checks that every drawn character is common and one column wide. */
class CharactersTest {

  /** The first of the wide East Asian characters; the surrogates follow them. */
  private static final char FIRST_WIDE = '\u2E80';

  @ParameterizedTest
  @EnumSource
  void screensContainNoOtherCharacters(Gallery piece) {
    assertNarrow(View.render(piece.screen()));
  }

  @ParameterizedTest
  @CsvSource({"40, 10", "60, 16", "80, 24", "100, 30", "120, 40", "160, 50"})
  void panelsHelpAndInputLinesContainNoOtherCharacters(int columns, int rows) {
    TestSession session = TestSession.full().in(new Size(columns, rows));
    for (Panels panel : Panels.values()) {
      assertNarrow(session.line(panel.word()).frame());
      assertNarrow(session.press(KeyName.TAB).frame());
      session.press(KeyName.ESCAPE, KeyName.ESCAPE);
    }
    assertNarrow(session.press(KeyName.F1).frame());
    for (int i = 0; i < 400; i++) {
      assertNarrow(session.press(KeyName.DOWN).frame());
    }
    assertNarrow(session.press(KeyName.ESCAPE).type("s").frame());
  }

  private static void assertNarrow(Frame frame) {
    assertThat(frame.toString().trim()).isNotEmpty();
    for (int row = 0; row < frame.size().rows(); row++) {
      for (int column = 0; column < frame.size().columns(); column++) {
        char character = frame.character(column, row);
        if (character >= FIRST_WIDE) {
          fail("column %d, row %d: %s", column, row, character);
        }
      }
    }
  }
}
