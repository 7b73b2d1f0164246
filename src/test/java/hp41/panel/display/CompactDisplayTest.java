package hp41.panel.display;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.display.Cells;
import hp41.panel.view.Screens;
import hp41.panel.view.View;
import hp41.screen.Size;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Checks the small display for 60 columns. Punctuation between two characters touches only the
 * first one.
 */
class CompactDisplayTest {

  @Test
  void pointsAreSeparateFromTheNextDigit() {
    assertThat(drawn(" 1,280.08"))
        .isEqualTo(
            """
                      ▐ ▀▀▀▌▐▀▀▜ ▛▀▜▌▐▀▀█ ▛▀▀▌
                      ▐ ▄▄▄▌▐▄▄▟ ▌ ▘▌▐ ▝▐ ▙▄▄▌
                      ▐ ▌   ▐  ▐ ▌▌ ▌▐▐ ▐ ▌  ▌
                      ▐▐▗▄▄▖▐▄▄▟ █▄▄▌▞▙▄▟ ▙▄▄▌
            """);
  }

  private static String drawn(String text) {
    Screens screens = Screens.ready();
    screens.size = new Size(60, 16);
    screens.display = Cells.of(text);
    return View.render(screens.screen())
        .toString()
        .lines()
        .skip(1)
        .limit(4)
        .collect(Collectors.joining("\n", "", "\n"));
  }
}
