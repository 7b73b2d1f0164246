package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Accessory;
import hp41.panel.view.Panels;
import hp41.screen.Area;
import hp41.screen.Ink;
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
  private final TestSession session = new TestSession(Accessory.PRINTER).in(TestSession.LARGE);

  @Test
  void printedLinesAppearAtTheBottom() {
    session.line("5 prx").line("\"HI\" pra").line("paper");
    assertThat(session.panel().lines().skip(1))
        .containsExactly("             5.0000    ***", "  HI", " " + "▔".repeat(26));
  }

  @Test
  void cursorBarEndsAtTheEdgeOfThePaper() {
    session.line("5 prx").line("paper");
    Area paper = session.area();
    for (int column = paper.column(); column < paper.right(); column++) {
      Ink ground = session.frame().style(column, paper.row() + 1).ground();
      boolean inside = column > paper.column() && column <= paper.column() + 26;
      assertThat(ground == Ink.SELECTION).as("column %d", column).isEqualTo(inside);
    }
  }

  @Test
  void paperFollowsUnlessScrolled() {
    print(60);
    assertThat(session.line("paper").panel()).contains("60.0000");
    session.press(KeyName.PAGE_UP);
    assertThat(session.panel()).doesNotContain("60.0000");
    session.line("99 prx");
    assertThat(session.panel()).contains("99.0000");
  }

  @Test
  void tornPaperIsRestoredAfterLaterKeysAreUndone() {
    session.line("1 prx").open(Panels.PAPER).type("x");
    session.press(KeyName.ESCAPE).line("2 prx").open(Panels.PAPER).type("x").press(KeyName.ESCAPE);
    session.line("3").control('u');
    assertThat(session.panel()).doesNotContain("***");
    assertThat(session.control('u').note()).startsWith("paper restored");
    assertThat(session.panel()).contains("1.0000", "2.0000");
    assertThat(session.control('u').note()).startsWith("undone");
  }

  @Test
  void longLinesOfNarrowPaperAreWrapped() {
    session
        .in(TestSession.MEDIUM)
        .line("\"ABCDEFGHIJKLMNOPQRSTUVW\" pra")
        .line("7 prx")
        .line("paper");
    assertThat(session.panel().lines().skip(1))
        .contains("ABCDEFGHIJKLMNOPQR", "STUVW", "     7.0000    ***");
  }

  @Test
  void dotsAreDrawnWithinTheStrip() {
    session.line("127 accol accol accol accol prbuf").line("paper");
    assertThat(session.panel()).contains("⣿");
  }

  @Test
  void messageExplainsHowToPlugInAPrinter() {
    assertThat(new TestSession().line("paper").panel()).contains("No printer", "plug printer");
  }

  @ParameterizedTest
  @ValueSource(strings = {"paper.txt", "paper.svg", "paper.png", "paper.pdf"})
  void extensionSelectsTheFormatOfThePaper(String name) throws IOException {
    Path file = folder.resolve(name);
    session.line("5 prx").open(Panels.PAPER).type("s" + file).press(KeyName.ENTER);
    assertThat(session.note()).contains("1 line saved in \"" + file);
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
    session.line("5 prx").line("save paper " + file);
    assertThat(session.note()).contains("exists already");
    assertThat(file).content().isEqualTo("before");
    session.press(KeyName.TAB, KeyName.ENTER);
    assertThat(file).content().contains("5.0000");
  }

  @Test
  void failedSaveIsReported() {
    assertThat(session.line("save paper a.txt").note()).contains("nothing was printed");
    session.line("5 prx");
    assertThat(session.line("save paper").note()).contains("save paper FILE");
    assertThat(session.line("save paper a.gif").note()).contains(".gif [use txt svg png pdf");
    assertThat(session.line("save paper " + folder.resolve("no/a.txt")).note())
        .contains("cannot be written", "no such file or folder");
  }

  @Test
  void tornOffPaperCanBeRestored() {
    session.line("5 prx").open(Panels.PAPER).type("x");
    assertThat(session.panel()).doesNotContain("5.0000");
    session.control('u');
    assertThat(session.panel()).contains("5.0000");
  }

  private void print(int lines) {
    for (int i = 1; i <= lines; i++) {
      session.line(i + " prx");
    }
  }
}
