package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Accessory;
import hp41.panel.view.Panels;
import hp41.screen.Stroke.KeyName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PaperPanelTest {

  @TempDir private Path folder;
  private final Sitting sitting = new Sitting(Accessory.PRINTER).in(Sitting.LARGE);

  @Test
  void printedLinesAppearAtTheBottom() {
    sitting.line("5 prx").line("\"HI\" pra").line("paper");
    assertThat(sitting.panel().lines().skip(1))
        .containsExactly("             5.0000    ***", "  HI", " " + "▔".repeat(26));
  }

  @Test
  void paperFollowsUnlessScrolled() {
    print(60);
    assertThat(sitting.line("paper").panel()).contains("60.0000");
    sitting.press(KeyName.PAGE_UP);
    assertThat(sitting.panel()).doesNotContain("60.0000");
    sitting.line("99 prx");
    assertThat(sitting.panel()).contains("99.0000");
  }

  @Test
  void tornPaperIsRestoredAfterLaterKeysAreUndone() {
    sitting.line("1 prx").open(Panels.PAPER).type("x");
    sitting.press(KeyName.ESCAPE).line("2 prx").open(Panels.PAPER).type("x").press(KeyName.ESCAPE);
    sitting.line("3").control('u');
    assertThat(sitting.panel()).doesNotContain("***");
    assertThat(sitting.control('u').note()).startsWith("paper restored");
    assertThat(sitting.panel()).contains("1.0000", "2.0000");
    assertThat(sitting.control('u').note()).startsWith("undone");
  }

  @Test
  void longLinesOfNarrowPaperAreWrapped() {
    sitting.in(Sitting.MEDIUM).line("\"ABCDEFGHIJKLMNOPQRSTUVW\" pra").line("7 prx").line("paper");
    assertThat(sitting.panel().lines().skip(1))
        .contains("ABCDEFGHIJKLMNOPQR", "STUVW", "     7.0000    ***");
  }

  @Test
  void dotsAreDrawnWithinTheStrip() {
    sitting.line("127 accol accol accol accol prbuf").line("paper");
    assertThat(sitting.panel()).contains("⣿");
  }

  @Test
  void messageExplainsHowToPlugInAPrinter() {
    assertThat(new Sitting().line("paper").panel()).contains("No printer", "plug printer");
  }

  @ParameterizedTest
  @ValueSource(strings = {"paper.txt", "paper.svg", "paper.png", "paper.pdf"})
  void extensionSelectsTheFormatOfThePaper(String name) throws IOException {
    Path file = folder.resolve(name);
    sitting.line("5 prx").open(Panels.PAPER).type("s" + file).press(KeyName.ENTER);
    assertThat(sitting.note()).contains("1 line saved in \"" + file);
    assertThat(Files.size(file)).isPositive();
    if (name.endsWith(".txt")) {
      assertThat(file).content().isEqualTo("           5.0000    ***\n");
    } else if (name.endsWith(".png")) {
      assertThat(ImageIO.read(file.toFile()).getWidth()).isEqualTo(3 * 184);
    } else if (name.endsWith(".pdf")) {
      assertThat(Files.readAllBytes(file)).startsWith('%', 'P', 'D', 'F');
    } else {
      assertThat(file).content().startsWith("<svg ");
    }
  }

  @Test
  void questionIsAskedBeforeAnExistingFileIsOverwritten() throws IOException {
    Path file = Files.writeString(folder.resolve("paper.txt"), "before");
    sitting.line("5 prx").line("save paper " + file);
    assertThat(sitting.note()).contains("exists already");
    assertThat(file).content().isEqualTo("before");
    sitting.press(KeyName.TAB, KeyName.ENTER);
    assertThat(file).content().contains("5.0000");
  }

  @Test
  void failedSaveIsReported() {
    assertThat(sitting.line("save paper a.txt").note()).contains("nothing was printed");
    sitting.line("5 prx");
    assertThat(sitting.line("save paper").note()).contains("save paper FILE");
    assertThat(sitting.line("save paper a.gif").note()).contains(".gif [use txt svg png pdf");
    assertThat(sitting.line("save paper " + folder.resolve("no/a.txt")).note())
        .contains("cannot be written", "no such file or folder");
  }

  @Test
  void tornOffPaperCanBeRestored() {
    sitting.line("5 prx").open(Panels.PAPER).type("x");
    assertThat(sitting.panel()).doesNotContain("5.0000");
    sitting.control('u');
    assertThat(sitting.panel()).contains("5.0000");
  }

  private void print(int lines) {
    for (int i = 1; i <= lines; i++) {
      sitting.line(i + " prx");
    }
  }
}
