package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.listing.Assembler;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * How long the machine takes to show lines that fill the display, and lines with free registers.
 */
class LongLineTimesTest extends AuthenticCalculator {

  /** The microcode shows the goose between these times after R/S, held for 395 ms, goes up. */
  @ParameterizedTest
  @CsvSource({
    "12345678, 40, 130",
    "123456789, 660, 710",
    "\"ABCDEFGHI\", 700, 760",
    "0.999999999, 1240, 1300",
    "9.999999999E99, 3545, 3610"
  })
  void aLineThatFillsTheDisplayTakesStepsOfAScroll(String line, long before, long after) {
    String listing = line + "\nPSE\nSTOP";
    calculator.load(new Assembler(calculator.known()).assemble(listing).programs());
    press("R/S", 395);
    pass(before);
    assertThat(calculator.display().toString()).doesNotContain("⟶");
    pass(after - before);
    assertThat(calculator.display().toString()).contains("⟶");
  }

  /** The microcode shows the free registers 132 ms after PRGM and 190 ms after SST goes up. */
  @Test
  void freeRegistersAreShownWhenTheyHaveBeenCounted() {
    calculator.load(new Assembler(calculator.known()).assemble("CLX").programs());
    press("PRGM", 395);
    pass(120);
    assertThat(calculator.display().toString()).isEqualTo("     00 REG");
    pass(30);
    assertThat(calculator.display().toString()).isEqualTo("00 REG 219");
    press("SST", 395);
    pass(500);
    press("SST", 395);
    pass(175);
    assertThat(calculator.isDark()).isTrue();
    pass(30);
    assertThat(calculator.display().toString()).isEqualTo(" .END. REG 219");
  }
}
