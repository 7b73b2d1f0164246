package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The tones that the microcode plays. */
class TonesOnTheMicrocodeTest extends AlarmBench {

  /** The end of a tone is noticed a moment later, when the next line has cleared flag 26. */
  @Test
  void lineBehindAToneCannotSilenceIt() {
    calculator.engine(Optional.of(Roms.cx()));
    load("BEEP", "FC?C 26", "TONE 5");
    calculator.type("R/S");
    calculator.proceed(10_000);
    assertThat(tones).hasSize(4);
  }
}
