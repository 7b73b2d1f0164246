package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.screen.Stroke.KeyName;
import java.time.Duration;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Checks that functions which handle keys themselves show the keys that work and the key that
 * leaves, and that typed text is not lost.
 */
class ModalKeysTest {

  private final TestSession session = new TestSession();

  @BeforeEach
  void fill() {
    session.line("size 020").line("\"NOTES\" 20 crflas \"MILK\" apprec \"NOTES\"");
    session.line("\"TEA\" 0 enter^ 1.202030 enter^ 9.3 xyzalm \"NOTES\"");
  }

  private String says() {
    return session.picture().lines().skip(22).findFirst().orElseThrow();
  }

  private String hints() {
    return session.picture().lines().skip(23).findFirst().orElseThrow();
  }

  private void leave(String strokes) {
    for (String stroke : strokes.split(" ")) {
      session.outside.pass(Duration.ofMillis(300));
      session.calculator.proceed(1);
      if (stroke.length() == 1) {
        session.type(stroke);
      } else {
        session.press(KeyName.valueOf(stroke));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "ED, ED  letters are typed · Esc leaves, F12",
    "SW, 'SW  R/S (F5 or !) starts, stops · Esc leaves', ; BACKSPACE",
    "ALMCAT, 'ALMCAT  R/S (F5 or !) stops, continues · Esc leaves', ! BACKSPACE",
    "CLOCK, CLOCK  any other key is executed · Esc leaves, BACKSPACE",
    "CAT 3, 'CAT  R/S (F5 or !) stops, continues · Esc leaves', ! BACKSPACE"
  })
  void showsTheKeysThatWorkAndTheKeyThatLeaves(String function, String says, String leaves) {
    session.line(function.toLowerCase(Locale.ROOT));
    assertThat(says()).startsWith(" " + says);
    assertThat(hints()).startsWith(" F1 Help  ").contains("leaves").doesNotContain("PRGM");
    session.press(KeyName.F1);
    assertThat(session.picture()).contains("Leaves ");
    assertThat(session.screen().notes().help().orElseThrow().search())
        .isEqualTo(function.split(" ")[0]);
    session.press(KeyName.ESCAPE);
    leave(leaves);
    assertThat(session.calculator.snapshot().modalFunction()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "ed, ESCAPE",
    "ed, A B ESCAPE",
    "sw, ESCAPE",
    "sw, ! ESCAPE",
    "sw, ; ESCAPE",
    "almcat, ESCAPE",
    "clock, ESCAPE",
    "cat 1, ESCAPE",
    "cat 3, ESCAPE",
    "cat 3, ! ESCAPE",
    "cat 3, ! F8 ESCAPE"
  })
  void escapeLeavesAtAnyTime(String function, String strokes) {
    session.line("7").line(function);
    leave(strokes);
    assertThat(session.calculator.snapshot().modalFunction()).isEmpty();
    assertThat(session.calculator.snapshot().on()).isTrue();
    assertThat(session.calculator.modes().shift()).isFalse();
    assertThat(session.line("1 +").calculator.display()).hasToString(" 8.0000");
  }

  @ParameterizedTest
  @CsvSource({"ed, F4, ED", "sw, F4, SW"})
  void typedLinesAreRefusedMeanwhile(String function, KeyName letters, String modal) {
    session.line("30").line(function).press(letters);
    session.line("sin");
    assertThat(session.note()).contains(modal + " has the focus").contains("leaves");
    assertThat(session.calculator.snapshot().modalFunction()).isEqualTo(modal);
    assertThat(session.calculator.snapshot().stack().get(3).text().strip()).isEqualTo("30.0000");
  }

  @Test
  void prgmAndUserModeShowHowToLeaveThem() {
    session.press(KeyName.F3);
    assertThat(says()).contains("F3 leaves");
    session.press(KeyName.F3, KeyName.F2);
    assertThat(says()).contains("USER: capitals press A to J and assigned keys · F2 leaves");
  }
}
