package hp41.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ColourDepthTest {

  @ParameterizedTest
  @CsvSource({
    "xterm-256color, truecolor, '', FULL",
    "xterm-256color, truecolor, 1, NONE",
    "xterm-256color, '', '', INDEXED",
    "xterm-direct, '', '', FULL",
    "xterm, '', '', SIXTEEN",
    "linux, '', '', SIXTEEN",
    "screen, '', '', SIXTEEN",
    "vt220, '', '', NONE",
    "dumb, '', '', NONE",
    "'', '', '', NONE"
  })
  void environmentSaysHowManyColoursThereAre(
      String term, String colours, String none, ColourDepth depth) {
    Map<String, String> environment = new HashMap<>();
    environment.put("TERM", term);
    environment.put("COLORTERM", colours);
    environment.put("NO_COLOR", none);
    assertThat(ColourDepth.of(environment)).isEqualTo(depth);
  }
}
