package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks that tones are played while flag 26 is set. */
class BeepTest {

  private final Sitting sitting = new Sitting();

  @ParameterizedTest
  @CsvSource({"beep, 4", "tone 9, 1", "sin, 0"})
  void flag26SilencesTones(String line, int tones) {
    sitting.line("sf 26").line(line);
    assertThat(sitting.outside.tones).hasSize(tones);
    sitting.line("cf 26").line(line);
    assertThat(sitting.outside.tones).hasSize(tones);
    sitting.line("sf 26").line(line);
    assertThat(sitting.outside.tones).hasSize(2 * tones);
  }

  @Test
  void flag26SilencesProgramsToo() {
    sitting.paste("LBL \"HORN\"\nTONE 5\nCF 26\nTONE 5\nSF 26\nEND\n").line("xeq horn");
    assertThat(sitting.outside.tones).hasSize(1);
  }
}
