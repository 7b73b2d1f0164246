package hp41.memory;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares words with zero as the tests of X did on the machine's microcode. */
class SignOfWordTest {

  @ParameterizedTest
  @CsvSource({
    "00000000000000, 0",
    "01000000000000, 1",
    "91000000000000, -1",
    "000000000000C0, 1",
    "00000000000999, 1",
    "90000000000000, -1",
    "A0000000000000, 0",
  })
  void onlyAWordWithoutDigitsIsZero(String digits, int sign) {
    assertThat(Word.signum(Long.parseLong(digits, 16))).isEqualTo(sign);
  }
}
