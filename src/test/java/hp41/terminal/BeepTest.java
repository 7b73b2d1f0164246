package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks that tones are played while flag 26 is set. */
class BeepTest {

  private final TestSession session = new TestSession();

  @ParameterizedTest
  @CsvSource({"beep, 4", "tone 9, 1", "sin, 0"})
  void flag26SilencesTones(String line, int tones) {
    session.line("sf 26").line(line);
    assertThat(session.outside.tones).hasSize(tones);
    session.line("cf 26").line(line);
    assertThat(session.outside.tones).hasSize(tones);
    session.line("sf 26").line(line);
    assertThat(session.outside.tones).hasSize(2 * tones);
  }

  @Test
  void flag26SilencesProgramsToo() {
    session.paste("LBL \"HORN\"\nTONE 5\nCF 26\nTONE 5\nSF 26\nEND\n").line("xeq horn");
    assertThat(session.outside.tones).hasSize(1);
  }
}
