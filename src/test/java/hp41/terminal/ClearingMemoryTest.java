package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.screen.Size;
import hp41.screen.Stroke.KeyName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks that help shows how to clear memory, and that its strokes do so. */
class ClearingMemoryTest {

  @ParameterizedTest
  @CsvSource({"60, 16", "80, 24", "120, 40"})
  void helpShowsTheKeysThatClearMemory(int columns, int rows) {
    TestSession session = new TestSession().in(new Size(columns, rows)).line("3 sto 05");
    session.press(KeyName.F1);
    String strokes = "F12 Backspace F12";
    for (int page = 0; page < 12 && !session.picture().contains(strokes); page++) {
      session.press(KeyName.PAGE_DOWN);
    }
    assertThat(session.picture()).containsPattern(strokes + " *(\\n.*)? off, ← and ON:");
    session.press(KeyName.ESCAPE, KeyName.F12, KeyName.BACKSPACE, KeyName.F12);
    assertThat(session.calculator.display().toString()).contains("MEMORY LOST");
    session.control('u').line("rcl 05");
    assertThat(session.calculator.display()).hasToString(" 3.0000");
  }
}
