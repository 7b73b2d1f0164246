package hp41.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ColourDepthTest {

  @ParameterizedTest
  @CsvSource({
    "xterm-256color, truecolor, '', false, FULL",
    "xterm-256color, truecolor, 1, false, NONE",
    "xterm-256color, truecolor, 1, true, FULL",
    "xterm-256color, '', '', false, INDEXED",
    "xterm-256color, '', 1, true, INDEXED",
    "xterm-direct, '', '', false, FULL",
    "xterm, '', '', false, SIXTEEN",
    "linux, '', '', false, SIXTEEN",
    "screen, '', '', false, SIXTEEN",
    "vt220, '', '', false, NONE",
    "vt220, '', 1, true, NONE",
    "dumb, '', '', false, NONE",
    "'', '', '', false, NONE"
  })
  void environmentSaysHowManyColoursThereAre(
      String term, String colours, String none, boolean asked, ColourDepth depth) {
    Map<String, String> environment = new HashMap<>();
    environment.put("TERM", term);
    environment.put("COLORTERM", colours);
    environment.put("NO_COLOR", none);
    assertThat(ColourDepth.of(environment, asked)).isEqualTo(depth);
  }
}
