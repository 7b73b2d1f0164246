package hp41.editor.language;

import static org.assertj.core.api.Assertions.assertThat;

import org.eclipse.lsp4j.Position;
import org.junit.jupiter.api.Test;

/** Checks {@link EditedText}. */
class EditedTextTest {

  @Test
  void aColumnBeyondTheLineIsTheEndOfTheLine() {
    EditedText text = new EditedText("SIN\nCOS\r\nTAN");
    for (int column : new int[] {3, 4, 1000, Integer.MAX_VALUE - 3, Integer.MAX_VALUE}) {
      assertThat(text.index(new Position(0, column))).isEqualTo(3);
      assertThat(text.index(new Position(1, column))).isEqualTo(7);
      assertThat(text.index(new Position(2, column))).isEqualTo(12);
      assertThat(text.index(new Position(column, column))).isEqualTo(12);
    }
  }
}
