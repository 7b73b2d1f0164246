package hp41.panel.display;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.memory.CharacterSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class SegmentsTest {

  private static final String ALL = "abcdefghijklmn";
  private static final String PUNCTUATION = ".,:";
  private static final char NO_CHARACTER = '⊠';

  static Stream<Character> glyphs() {
    IntStream bytes = IntStream.range(0, 0x80).map(CharacterSet::glyph);
    return IntStream.concat(bytes, IntStream.of('⟶'))
        .mapToObj(glyph -> (char) glyph)
        .filter(glyph -> glyph != NO_CHARACTER && PUNCTUATION.indexOf(glyph) < 0)
        .distinct();
  }

  @ParameterizedTest
  @MethodSource("glyphs")
  void everyCharacterOfTheDisplayHasSegments(char glyph) {
    assertThat(lit(glyph)).isNotEqualTo(ALL);
  }

  @ParameterizedTest
  @CsvSource({"┬, ai", "⟶, ghln", "Ѫ, aghimn", "ʌ, ain", "⊢, efgh", "N, bceflm"})
  void segmentsMatchTheRealDisplay(char glyph, String segments) {
    assertThat(lit(glyph)).isEqualTo(segments);
  }

  @Test
  void unknownCharacterLightsAllSegments() {
    assertThat(lit(NO_CHARACTER)).isEqualTo(ALL);
    assertThat(lit('€')).isEqualTo(ALL);
  }

  private static String lit(char glyph) {
    Segments segments = Segments.of(glyph);
    return ALL.chars()
        .filter(segment -> segments.has((char) segment))
        .mapToObj(segment -> String.valueOf((char) segment))
        .collect(Collectors.joining());
  }
}
