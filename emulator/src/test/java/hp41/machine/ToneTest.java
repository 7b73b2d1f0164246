package hp41.machine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests normal and synthetic tones. */
class ToneTest {

  @Test
  void syntheticTonesHaveTheFrequencyOfTheirLastHexadecimalDigit() {
    assertThat(Stream.of(0, 6, 9, 10, 15, 57, 99).map(Tone::of).map(Tone::hertz))
        .containsExactly(175, 527, 1054, 105, 158, 1054, 263);
    assertThat(Stream.of(0, 26, 32, 57, 99, 127).map(Tone::of).map(Tone::milliseconds))
        .containsExactly(258, 4_702, 0, 28, 1_183, 2_818);
  }
}
