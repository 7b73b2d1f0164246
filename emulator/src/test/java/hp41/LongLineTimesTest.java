package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tests how long the machine takes to show lines that fill the display, and lines with free
 * registers.
 */
class LongLineTimesTest extends AuthenticCalculator {

  /** Holds R/S for 395 ms. The microcode shows the goose between these times after the release. */
  @ParameterizedTest
  @CsvSource({
    "12345678, 40, 130",
    "123456789, 660, 710",
    "\"ABCDEFGHI\", 700, 760",
    "0.999999999, 1240, 1300",
    "9.999999999E99, 3545, 3610"
  })
  void aLineThatFillsTheDisplayTakesStepsOfAScroll(String line, long before, long after) {
    load(line + "; PSE; STOP");
    press("R/S", 395);
    pass(before);
    assertThat(display()).doesNotContain("⟶");
    pass(after - before);
    assertThat(display()).contains("⟶");
  }

  /** The microcode shows the free registers 132 ms after PRGM and 190 ms after SST goes up. */
  @Test
  void freeRegistersAreShownWhenTheyHaveBeenCounted() {
    load("CLX");
    press("PRGM", 395);
    pass(120);
    assertThat(display()).isEqualTo("     00 REG");
    pass(30);
    assertThat(display()).isEqualTo("00 REG 219");
    press("SST", 395);
    pass(500);
    press("SST", 395);
    pass(175);
    assertThat(calculator.isDark()).isTrue();
    pass(30);
    assertThat(display()).isEqualTo(" .END. REG 219");
  }

  /**
   * A key that is pressed while the line of R/S scrolls ends the scrolling. R/S stops the program
   * before its first line, even if it is released at once; another key is lost. This is as on the
   * microcode.
   */
  @ParameterizedTest
  @CsvSource({"R/S, 50, 0", "R/S, 1500, 0", "S+, 50, 1123915074", "f, 395, 1123915074"})
  void aKeyHurriesTheLineOfRunStop(String key, long held, long x) {
    load("112391507.4E1");
    press("R/S", 395);
    pass(900);
    press(key, held);
    pass(1_500);
    assertThat(calculator.isRunning()).isFalse();
    assertThat(calculator.snapshot().stack().get(3).digits()).contains(x == 0 ? "0.000" : "1.123");
    assertThat(calculator.snapshot().modes().shift()).isFalse();
  }

  /** On the microcode, a second SST that has gone up before the line is executed is lost. */
  @Test
  void aKeyHurriesTheLineOfSingleStep() {
    load("-112391507E-4; CLX");
    press("SST", 395);
    pass(900);
    press("SST", 50);
    pass(1_500);
    assertThat(display()).startsWith(" 1,123,915");
    assertThat(calculator.programLine()).startsWith("02");
  }
}
