package hp41.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Lists of which a part is left out. */
class PartsTest {

  @Test
  void theLongestPartsAreLeftOutFirst() {
    assertThat(Parts.without(List.of(1, 2, 3)))
        .containsExactly(List.of(3), List.of(1), List.of(2, 3), List.of(1, 3), List.of(1, 2));
  }

  @Test
  void theOnlyElementIsLeftOutAndNothingOfNothing() {
    assertThat(Parts.without(List.of(1))).containsExactly(List.of());
    assertThat(Parts.without(List.of())).isEmpty();
  }
}
