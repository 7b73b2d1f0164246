package hp41.display;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Tests cells of texts with punctuation. */
class CellsTest {

  private static final String CHARACTERS = "A.,:";
  private static final int LENGTH = 6;

  @Test
  void countIsThatOfTheSplitCells() {
    for (int i = 0; i < 1 << 2 * LENGTH; i++) {
      StringBuilder text = new StringBuilder();
      for (int place = 0; place < LENGTH; place++) {
        text.append(CHARACTERS.charAt(i >> 2 * place & 3));
      }
      assertThat(Cells.count(text.toString()))
          .as(text.toString())
          .isEqualTo(Cells.split(text.toString()).size());
    }
  }
}
