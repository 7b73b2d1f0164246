package hp41.listing;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.memory.CharacterSet;
import hp41.text.Visible;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Tests the replacement of invisible characters. */
class VisibleTest {

  @Test
  void controlAndFormatCharactersAreReplaced() {
    assertThat(Visible.of("a\u001b[1m\u009b\u202eb\n")).isEqualTo("a\\x1B[1m\\x9B\\u202Eb\\x0A");
    assertThat(Visible.of("\udb40\udc41\ud800")).isEqualTo("\\uE0041\\uD800");
  }

  @Test
  void visibleCharactersAreUnchanged() {
    String text = "Größe\tΣ ↑ 漢字 \ud83d\ude00 \\x1B";
    assertThat(Visible.of(text)).isSameAs(text);
  }

  @Test
  void allCharactersOfTheCalculatorAreVisible() {
    String all =
        IntStream.range(0, 256)
            .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
            .toString();
    String glyphs = CharacterSet.glyphs(all);
    assertThat(Visible.of(glyphs)).isEqualTo(glyphs);
  }

  @Test
  void excerptKeepsItsColumns() {
    Diagnostic.Excerpt excerpt = new Diagnostic.Excerpt("\t\u001b\u202eFNORD", 3, 5);
    assertThat(excerpt.lines()).isEqualTo(List.of("  \t··FNORD", "  \t  ^^^^^"));
  }
}
