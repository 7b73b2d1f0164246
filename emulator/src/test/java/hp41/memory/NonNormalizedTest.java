package hp41.memory;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.display.Cells;
import hp41.number.DisplayFormat;
import hp41.number.DisplayFormat.FormatStyle;
import hp41.number.NonNormalized;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests the display and the sum of words that are not normalized numbers. */
class NonNormalizedTest {

  private static final long SEED = 41;

  /** Recorded on the machine with status registers. */
  @ParameterizedTest
  @CsvSource({
    "00000000000FFF, SCI, 4, ' 0.0000   -11'",
    "00000000000FFF, FIX, 5, ' 0.00000    &'",
    "0000000000619B, FIX, 5, ' 0.00000  -15'",
    "00005543504842, FIX, 0, ' 0.       -58'",
    "00000000005000, FIX, 1, ' 0.0'",
    "452458244D295B, FIX, 9, '-5.2458245-55'",
    "4E303D372C5B50, ENG, 0, '-1.       -03'"
  })
  void displayMatchesTheMachine(String word, FormatStyle style, int digits, String shown) {
    DisplayFormat format = new DisplayFormat(style, digits, true, true);
    assertThat(Word.display(Long.parseLong(word, 16), format)).isEqualTo(shown);
  }

  /** Recorded on the machine. */
  @ParameterizedTest
  @CsvSource({
    "06A2EC2822B00D, 0C635E1643D001, 0703522824400D",
    "02BAF7E853B9A7, 900B7A6470200E, 92792073315013",
    "961093D53DC9F9, 9000301A00C818, 96109435442059"
  })
  void digitsAboveNineAreAddedAsOnTheMachine(String a, String b, String sum) {
    assertThat(Word.hex(number(a).plus(number(b)).word())).isEqualTo(sum);
  }

  @Test
  void exponentAboveNineBecomesTooLarge() {
    assertThat(number("93FFFFFFFFF0FF").plus(number("03000000000000")).isTooLarge()).isTrue();
  }

  private static NonNormalized number(String word) {
    return NonNormalized.of(Long.parseLong(word, 16));
  }

  @ParameterizedTest
  @EnumSource(FormatStyle.class)
  void everyWordFitsTheDisplay(FormatStyle style) {
    Random random = new Random(SEED);
    for (int i = 0; i < 20_000; i++) {
      long word = random.nextLong() & Word.MASK & ~(0xFL << 52);
      DisplayFormat format = new DisplayFormat(style, random.nextInt(16), true, true);
      String shown = NonNormalized.of(word).display(format);
      assertThat(Cells.of(shown).toString().stripTrailing())
          .as("%X in %s, seed %d", word, format, SEED)
          .isEqualTo(shown.stripTrailing());
      assertThat(NonNormalized.of(word).text(format)).doesNotContain(" ");
    }
  }
}
