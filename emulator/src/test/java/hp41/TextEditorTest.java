package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.display.Annunciator;
import hp41.key.Key;
import hp41.listing.Assembler;
import java.time.Instant;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the mode in which the text editor opens; recorded from the microcode. */
class TextEditorTest {

  private final Calculator calculator =
      new Calculator(Model.CX, new SilentPeripherals(new VirtualClock(Instant.EPOCH)));

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void programThatOpensTheEditorKeepsAlphaModeAsItIs(boolean alpha) {
    String listing = "\"T\"\n5\nCRFLAS\nED";
    calculator.load(new Assembler(Internals.known(calculator)).assemble(listing).programs());
    if (alpha) {
      calculator.press(Key.ALPHA);
    }
    calculator.press(Key.RUN_STOP);
    calculator.proceed(100);
    Snapshot snapshot = calculator.snapshot();
    assertThat(snapshot.modalFunction()).isEqualTo("ED");
    assertThat(snapshot.annunciators().contains(Annunciator.ALPHA)).isEqualTo(alpha);
  }
}
