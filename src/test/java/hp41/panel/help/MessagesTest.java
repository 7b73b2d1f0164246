package hp41.panel.help;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Calculator;
import hp41.machine.CalculatorError;
import org.junit.jupiter.api.Test;

/** What help says about the calculator's messages. */
class MessagesTest {

  @Test
  void theNumberOfTracksIsNoPartOfWhatIsExplained() {
    assertThat(Messages.NAMES)
        .extracting(Calculator.KnownName::text)
        .contains(Messages.named(CalculatorError.ready(2).getMessage()));
  }
}
