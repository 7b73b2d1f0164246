package hp41.panel.view;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Size;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks that unlit segments are visible only in the full-size display. */
class GhostTest {

  private final Screens screens = Screens.stopped();

  @ParameterizedTest
  @CsvSource({"60, 16", "75, 23", "70, 40"})
  void compactDisplayHasNoUnlitSegments(int columns, int rows) {
    assertThat(ghosts(columns, rows, new Area(0, 1, columns, 4))).isZero();
  }

  @ParameterizedTest
  @CsvSource({"80, 24", "100, 30", "120, 40", "160, 50"})
  void fullDisplayHasUnlitSegments(int columns, int rows) {
    assertThat(ghosts(columns, rows, new Area(0, 1, 76, 5))).isGreaterThan(100);
  }

  @Test
  void litSegmentsAreNeverFaint() {
    Frame frame = frame(80, 24);
    for (int row = 1; row <= 5; row++) {
      for (int column = 0; column < 80; column++) {
        boolean heavy = "┃━┏┓┗┛┣┫┳┻╋╸╹╺╻".indexOf(frame.character(column, row)) >= 0;
        assertThat(heavy && frame.style(column, row).ghost()).isFalse();
      }
    }
  }

  private long ghosts(int columns, int rows, Area area) {
    Frame frame = frame(columns, rows);
    return IntStream.range(area.row(), area.bottom())
        .flatMap(
            row ->
                IntStream.range(area.column(), area.right())
                    .filter(column -> frame.style(column, row).ghost()))
        .count();
  }

  private Frame frame(int columns, int rows) {
    screens.size = new Size(columns, rows);
    return View.render(screens.screen());
  }
}
