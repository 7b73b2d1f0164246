package hp41;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tests when GETKEY and GETKEYX read a key, and the effect of a held key on programs and catalogs.
 */
class KeyWaitTimesTest extends AuthenticCalculator {

  /** The milliseconds are those of the microcode, from the release of R/S until X is shown. */
  @ParameterizedTest
  @CsvSource({
    "CLX; STOP, 95",
    "1; 2; 3; 4; 5; STOP, 408",
    "CLX; CLX; CLX; END; LBL \"A\"; END; LBL \"B\", 172",
    "CLX; PSE; PSE; PSE; STOP, 3938",
    "\"ABC\"; AON; PSE; STOP, 1662",
    "CLX; XYZALM; STOP, 1273",
    "2; GETKEYX; CLX; STOP, 2241",
    "-2; GETKEYX; CLX; STOP, 2278",
    "9; GETKEYX; CLX; STOP, 9330"
  })
  void waitsAndEndsTakeTheirTimeAsOnTheMachine(String lines, long milliseconds) {
    assertThat(duration(lines, 50)).isCloseTo(milliseconds, within(3L));
  }

  /** How long after the release of a key, or after it goes down, the microcode shows X. */
  @ParameterizedTest
  @CsvSource({
    "GETKEY; CLX; STOP, 395, 85",
    "9; GETKEYX; CLX; STOP, 395, 88",
    "-9; GETKEYX; CLX; STOP, 50, 60",
    "-9; GETKEYX; -9; GETKEYX; CLX; STOP, 200, 93"
  })
  void aKeyThatIsWaitedForAnswersAfterItsTime(String lines, long held, long milliseconds) {
    load(lines);
    press("R/S", 50);
    pass(2_000);
    press("6", held);
    assertThat(untilStopped()).isCloseTo(milliseconds, within(3L));
  }

  /**
   * The longest time, on the microcode, for which a key can be held so that it answers the first
   * function at once and is not read by the second one.
   */
  @ParameterizedTest
  @CsvSource({
    "-9; GETKEYX; GETKEYX, 37",
    "-9; GETKEYX; ENTER^; GETKEYX, 51",
    "-9; GETKEYX; -9; GETKEYX, 135",
    "-9; GETKEYX; 1; -9; GETKEYX, 207",
    "-9; GETKEYX; 162.661; -9; GETKEYX, 391",
    "-9; GETKEYX; GETKEY, 37"
  })
  void aKeyThatIsStillDownAnswersTheNextFunction(String lines, long milliseconds) {
    assertThat(answerOf(lines, milliseconds - 6)).isEqualTo(" 0.0000");
    assertThat(answerOf(lines, milliseconds + 7)).isNotEqualTo(" 0.0000");
  }

  /**
   * PSE sees a key that is down when its line begins. On the microcode the key has to be down for
   * at least 105 ms.
   */
  @Test
  void aPauseTakesTheKeyThatIsDownWhenItsLineBegins() {
    String lines = "CLX; ".repeat(10) + "PSE";
    for (long held : new long[] {95, 112}) {
      load(lines);
      press("R/S", 50);
      pass(40);
      press("5", held);
      pass(3_000);
      assertThat(display()).isEqualTo(held > 105 ? " 5.0000" : " 0.0000");
    }
  }

  /** With 35 lines in between, the microcode sees the key if it is down for 460 ms. */
  @Test
  void linesTakeLongerWhileAKeyIsDown() {
    String lines = "-9; GETKEYX; " + "CLX; ".repeat(35) + "GETKEYX";
    assertThat(answerOf(lines, 452)).isEqualTo(" 0.0000");
    assertThat(answerOf(lines, 468)).isEqualTo(" 53.0000");
  }

  private String answerOf(String lines, long held) {
    load(lines);
    press("R/S", 50);
    pass(2_000);
    press("5", held);
    pass(60_000);
    assertThat(calculator.isRunning()).isFalse();
    return display();
  }

  /** Where R/S stops catalog 3 on the microcode, 40 ms after SIN was down for this time. */
  @ParameterizedTest
  @CsvSource({"2000, ASHF", "3000, BEEP"})
  void aCatalogRunsTwiceAsFastWhileAKeyIsDown(long held, String stopped) {
    for (String key : new String[] {"f", "ENTER", "3"}) {
      press(key, 395);
      pass(50);
    }
    press("SIN", held);
    pass(40);
    press("R/S", 395);
    assertThat(display()).isEqualTo(stopped);
  }

  /** A key that goes up before the free registers are counted is lost. */
  @Test
  void keysWaitUntilFreeRegistersAreCounted() {
    press("PRGM", 395);
    pass(1_000);
    press("<-", 395);
    pass(100);
    press("7", 50);
    pass(1_000);
    assertThat(display()).isEqualTo("00 REG 219");
    press("<-", 395);
    pass(100);
    press("7", 1_000);
    assertThat(display()).isEqualTo("01 7_");
  }
}
