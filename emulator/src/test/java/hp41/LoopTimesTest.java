package hp41;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hp41.key.Key;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tests the times of endless loops, which depend on the positions of their lines in the registers.
 */
class LoopTimesTest extends AuthenticCalculator {

  private static final int SAMPLE = 5;
  private static final int SECONDS = 20;

  /**
   * The words from one passed label to the next on the microcode, a word being 158 microseconds.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "LBL 01; GTO 01 | 171",
        "CLX; LBL 01; GTO 01 | 178",
        "CLX; CLX; CLX; CLX; CLX; LBL 01; GTO 01 | 186",
        "CLX; CLX; CLX; CLX; CLX; CLX; LBL 01; GTO 01 | 173",
        "CLX; CLX; CLX; CLX; LBL 01; CLX; GTO 01 | 249",
        "LBL 01; XEQ 01 | 272",
        "CLX; LBL 01; XEQ 01 | 280",
        "CLX; CLX; CLX; CLX; LBL 01; XEQ 01 | 286",
        "CLX; CLX; CLX; CLX; CLX; LBL 01; XEQ 01 | 318",
        "LBL 'AB'; GTO 'AB' | 734",
        "CLX; CLX; CLX; CLX; CLX; CLX; LBL 'AB'; GTO 'AB' | 756",
        "LBL 'AB'; XEQ 'AB' | 772"
      })
  void aLoopTakesAsLongAsOnTheMachine(String lines, double words) {
    load(lines);
    press("R/S", 50);
    int passed = 0;
    String shown = "";
    for (int i = 0; i < SECONDS * 1_000 / SAMPLE; i++) {
      pass(SAMPLE);
      String now = display();
      passed += now.equals(shown) ? 0 : 1;
      shown = now;
    }
    assertThat(SECONDS / 158E-6 / passed).isCloseTo(words, within(words / 80));
  }

  /**
   * The microcode ends the label's line before it sees R/S, and shows the goose in its new place.
   */
  @Test
  void theGooseHasPassedTheLabelBehindWhichRunStopStops() {
    load("LBL 01; GTO 01");
    press("R/S", 395);
    pass(922);
    calculator.keyDown(Key.RUN_STOP);
    pass(395);
    assertThat(calculator.programLine()).startsWith("02");
    assertThat(display()).isEqualTo("        ⟶");
  }
}
