package hp41.panel.display;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.display.Cells;
import hp41.panel.view.Screens;
import hp41.panel.view.View;
import hp41.screen.Size;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The display of 60 columns: what stands between two characters touches the first one only. */
class CompactDisplayTest {

  @Test
  void pointsStandApartFromTheNextDigit() {
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
