package hp41.panel.view;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Document;
import hp41.display.Cells;
import hp41.screen.Size;
import hp41.screen.Theme;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ViewTest {

  private static final Path DRAWN = Path.of("test/resources/hp41/panel/view/gallery.txt");

  @Test
  void screensLookAsDrawn() throws IOException {
    String screens =
        Arrays.stream(Gallery.values())
            .map(piece -> "# %s\n%s\n\n".formatted(piece, View.render(piece.screen())))
            .collect(Collectors.joining());
    Document.isWritten(DRAWN, screens);
  }

  @Test
  void glassWithoutItsOwnShadeHasAFrame() {
    Screens screens = Screens.stopped();
    screens.theme = Theme.CONTRAST;
    screens.size = new Size(60, 16);
    List<String> rows = View.render(screens.screen()).toString().lines().toList();
    assertThat(rows.get(0)).isEqualTo("┏" + "━".repeat(58) + "┓");
    assertThat(rows.subList(1, 6)).allMatch(row -> row.matches("┃.{58}┃"));
    assertThat(rows.get(6)).isEqualTo("┗" + "━".repeat(58) + "┛");
  }

  @Test
  void pointIsSeparateFromThickDigits() {
    Screens screens = Screens.ready();
    screens.theme = Theme.CONTRAST;
    screens.display = Cells.of("0.0");
    assertThat(View.render(screens.screen()).toString()).contains("█▙▄▟▌▖█▙▄▟▌ ");
  }

  @ParameterizedTest
  @EnumSource(
      value = Gallery.class,
      names = {"ASCII", "ASCII_SMALL", "ASCII_LARGE"})
  void plainTerminalGetsOnlyAscii(Gallery piece) {
    assertThat(View.render(piece.screen()).toString()).matches("[ -~\\n]*").doesNotContain("??");
  }

  @Test
  void colouredGlassHasNoFrameInAscii() {
    Screens screens = Screens.stopped();
    screens.theme = Theme.MACHINE.inAscii();
    String screen = View.render(screens.screen()).toString();
    assertThat(screen.lines().findFirst()).contains("");
    assertThat(screen).contains("1/x", "SQRT", "x^2 C").doesNotContain("[1/x");
  }
}
