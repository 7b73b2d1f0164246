package hp41.panel;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Calculator;
import hp41.machine.CalculatorError;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What help says about the calculator's messages. */
class MessagesTest {

  @Test
  void everyErrorIsExplained() {
    List<String> errors =
        Arrays.stream(CalculatorError.class.getFields()).map(MessagesTest::message).toList();
    Collection<String> explained = Messages.NAMES.stream().map(Calculator.Name::text).toList();
    assertThat(errors).hasSizeGreaterThan(30).isSubsetOf(explained);
  }

  @Test
  void theNumberOfTracksIsNoPartOfWhatIsExplained() {
    assertThat(Messages.NAMES)
        .extracting(Calculator.Name::text)
        .contains(Messages.named(CalculatorError.ready(2).getMessage()));
  }

  private static String message(Field constant) {
    try {
      return ((CalculatorError) constant.get(null)).getMessage();
    } catch (IllegalAccessException hidden) {
      throw new IllegalStateException(hidden);
    }
  }
}
