package hp41.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks the lists with one part removed. */
class PartsTest {

  @Test
  void longestPartsAreRemovedFirst() {
    assertThat(Parts.without(List.of(1, 2, 3)))
        .containsExactly(List.of(3), List.of(1), List.of(2, 3), List.of(1, 3), List.of(1, 2));
  }

  @Test
  void onlyElementIsRemovedAndAnEmptyListHasNoParts() {
    assertThat(Parts.without(List.of(1))).containsExactly(List.of());
    assertThat(Parts.without(List.of())).isEmpty();
  }
}
