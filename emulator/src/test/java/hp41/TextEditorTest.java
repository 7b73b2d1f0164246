package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.display.Annunciator;
import hp41.key.Key;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the modes, the refusals and the prompt of the text editor; recorded from the microcode. */
class TextEditorTest extends AlarmBench {

  /** Opens a file of one register that is full. */
  private void open() {
    load("\"T\"", "1", "CRFLAS", "\"ABCDE\"", "APPREC", "0", "SEEKPT", "\"T\"", "ED");
    press(Key.RUN_STOP);
    pass(2_000);
    assertThat(calculator.snapshot().modalFunction()).isEqualTo("ED");
  }

  private void press(Key key) {
    calculator.keyDown(key);
    calculator.keyUp();
    pass(100);
  }

  private boolean isInAlphaMode() {
    return calculator.snapshot().annunciators().contains(Annunciator.ALPHA);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void programThatOpensTheEditorKeepsAlphaModeAsItIs(boolean alpha) {
    if (alpha) {
      press(Key.ALPHA);
    }
    open();
    assertThat(isInAlphaMode()).isEqualTo(alpha);
    press(Key.ALPHA);
    assertThat(isInAlphaMode()).isNotEqualTo(alpha);
    press(Key.ON);
    assertThat(calculator.snapshot().modalFunction()).isEmpty();
    assertThat(isInAlphaMode()).isEqualTo(alpha);
  }

  @ParameterizedTest
  @ValueSource(longs = {100, 3_000})
  void editThatDoesNotFitIsRefusedUntilSomeTimeAfterTheRelease(long hold) {
    open();
    calculator.keyDown(Key.RUN_STOP);
    pass(hold);
    assertThat(display()).isEqualTo("NO ROOM");
    assertThat(tones).hasSize(1);
    calculator.keyUp();
    pass(900);
    assertThat(display()).isEqualTo("NO ROOM");
    pass(400);
    assertThat(display()).isEqualTo("00 ABCDE");
  }

  @Test
  void characterBelowTheCursorIsBlankOnceAfterAModeKey() {
    open();
    while (!display().equals("00 _BCDE")) {
      pass(50);
    }
    press(Key.ALPHA);
    for (String shown : List.of("00 _BCDE", "00  BCDE", "00 ABCDE", "00 _BCDE", "00 ABCDE")) {
      assertThat(display()).isEqualTo(shown);
      pass(650);
    }
  }

  @Test
  void promptForARecordIgnoresOn() {
    open();
    press(Key.SHIFT);
    press(Key.RCL);
    press(Key.ON);
    assertThat(display()).isEqualTo("GTO ___");
  }
}
