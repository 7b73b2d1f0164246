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
    Sitting sitting = new Sitting().in(new Size(columns, rows)).line("3 sto 05");
    sitting.press(KeyName.F1);
    String strokes = "F12 Backspace F12";
    for (int page = 0; page < 12 && !sitting.picture().contains(strokes); page++) {
      sitting.press(KeyName.PAGE_DOWN);
    }
    assertThat(sitting.picture()).containsPattern(strokes + "\\s+off, ← and ON:");
    sitting.press(KeyName.ESCAPE, KeyName.F12, KeyName.BACKSPACE, KeyName.F12);
    assertThat(sitting.calculator.display().toString()).contains("MEMORY LOST");
    sitting.control('u').line("rcl 05");
    assertThat(sitting.calculator.display()).hasToString(" 3.0000");
  }
}
