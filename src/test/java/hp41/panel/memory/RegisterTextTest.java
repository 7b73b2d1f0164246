package hp41.panel.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import hp41.Rounds;
import hp41.memory.RegisterText;
import hp41.memory.Word;
import hp41.number.Decimal;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RegisterTextTest {

  @ParameterizedTest
  @CsvSource({
    "0, 0", "15863724, 15863724", "-1.5, -1.5", "1.5E-5, 1.5E-5", "6.02E23, 6.02E23",
    "-0.001, -0.001", "1E10, 1E10", "9999999999, 9999999999", "'3,14', 3.14", "−2, -2",
    "1e-99, 1E-99", "12345678905, 1.234567891E10"
  })
  void numbersAreTypedInTheirShortestForm(String typed, String again) {
    assertThat(RegisterText.typed(RegisterText.word(typed).orElseThrow())).isEqualTo(again);
  }

  @ParameterizedTest
  @CsvSource({"'\"ABC\"', '\"ABC\"'", "'\"ABC', '\"ABC\"'", "'''XY''', '\"XY\"'", "'\"\"', '\"\"'"})
  void textsAreQuoted(String typed, String again) {
    assertThat(RegisterText.typed(RegisterText.word(typed).orElseThrow())).isEqualTo(again);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "x", "1E100", "\"SEVENTH", "#123", "#1234567890123G", "1 2", "--1"})
  void invalidValueIsRefused(String typed) {
    assertThat(RegisterText.word(typed)).isEmpty();
  }

  @Tag("random")
  @Test
  void everyWordCanBeTyped() {
    Random random = new Random(41);
    for (int i = 0; i < Rounds.of(200_000); i++) {
      long word = random.nextLong() & Word.MASK;
      assertSame(word);
      assertSame(Word.EMPTY_TEXT | word >>> 8 & 0xFFFFFFFFFFFFL >>> 8 * random.nextInt(7));
      assertSame(Word.of(Decimal.normalized(random.nextInt(), random.nextInt(199) - 99)));
    }
  }

  private static void assertSame(long word) {
    String typed = RegisterText.typed(word);
    if (RegisterText.word(typed).orElse(~word) != word) {
      fail("%s for %s", typed, Word.hex(word));
    }
  }
}
