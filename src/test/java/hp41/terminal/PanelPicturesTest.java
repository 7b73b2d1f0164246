package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Document;
import hp41.panel.view.Panels;
import hp41.screen.Size;
import hp41.screen.Stroke.KeyName;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks that the panels look as drawn in files: in 18 columns and in 44. */
class PanelPicturesTest {

  @ParameterizedTest
  @CsvSource({"80, 24", "120, 40"})
  void panelsLookAsDrawn(int columns, int rows) throws IOException {
    String panels =
        EnumSet.range(Panels.STACK, Panels.ALPHA).stream()
            .map(it -> TestSession.full().in(new Size(columns, rows)).line(it.word()).panel())
            .collect(Collectors.joining("\n\n"));
    Document.isWritten(
        Path.of("test/resources/hp41/terminal/panels-%d.txt".formatted(columns)), panels + "\n");
  }

  @Test
  void narrowHelpShowsTheKeysInTheWholeWidthUntilALetterIsTyped() {
    TestSession narrow = new TestSession().in(new Size(60, 16)).press(KeyName.F1);
    assertThat(narrow.picture()).contains("type a name; Tab completes, Enter runs");
    assertThat(narrow.type("sto").picture()).contains("/ sto", "STOP", "Stores X in a register");
  }

  @Test
  void narrowestListOfNamesShowsTheirHelp() {
    TestSession narrowest = new TestSession().in(new Size(40, 12)).type("si");
    assertThat(narrowest.picture()).contains("SIZE?      Number of data registers.");
  }
}
