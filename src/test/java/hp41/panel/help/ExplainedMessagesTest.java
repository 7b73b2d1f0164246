package hp41.panel.help;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.KnownName;
import hp41.event.CalculatorError;
import org.junit.jupiter.api.Test;

/** Checks the explanations of the calculator's messages. */
class ExplainedMessagesTest {

  @Test
  void numberOfTracksIsReplacedInTheMessage() {
    assertThat(Messages.NAMES)
        .extracting(KnownName::text)
        .contains(Messages.named(CalculatorError.ready(2).getMessage()));
  }
}
