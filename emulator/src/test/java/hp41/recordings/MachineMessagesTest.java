package hp41.recordings;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.event.CalculatorError;
import hp41.text.Announcement;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Checks the spelling of the machine's messages. */
class MachineMessagesTest {

  /** The messages of card reader, wand and mass storage that the table does not contain. */
  private static final Set<String> NOT_IN_THE_TABLE =
      Set.of(
          "CARD",
          "MRG ERR",
          "DUP FL NAME",
          "W: RDY 01",
          "W: TYPE ERR",
          "W: SEQ ERR",
          CalculatorError.READY.getMessage());

  @Test
  void everyErrorIsOneOfTheMachines() {
    Set<String> errors =
        CalculatorError.ALL.stream()
            .map(CalculatorError::getMessage)
            .collect(Collectors.toCollection(TreeSet::new));
    errors.removeAll(NOT_IN_THE_TABLE);
    assertThat(errors).isSubsetOf(messages());
  }

  @Test
  void everyErrorIsListed() {
    assertThat(constants(CalculatorError.class).filter(CalculatorError.class::isInstance))
        .isEqualTo(CalculatorError.ALL);
  }

  @Test
  void everyAnnouncementIsOneOfTheMachines() {
    assertThat(constants(Announcement.class).map(Object::toString)).isSubsetOf(messages());
  }

  private static Set<String> messages() {
    return Table.named("messages").stream()
        .flatMap(row -> Stream.of(row.get("message").split(" / ")))
        .collect(Collectors.toSet());
  }

  private static Stream<Object> constants(Class<?> type) {
    return Arrays.stream(type.getFields()).map(MachineMessagesTest::value);
  }

  private static Object value(Field constant) {
    try {
      return constant.get(null);
    } catch (IllegalAccessException hidden) {
      throw new IllegalStateException(hidden);
    }
  }
}
