package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks the history of typed lines and its file. */
class HistoryTest {

  @TempDir private Path folder;

  private Path file() {
    return folder.resolve("history.txt");
  }

  private History history() {
    return new History(Optional.of(file()));
  }

  private static List<String> lines(History history) {
    List<String> lines = new ArrayList<>();
    for (int back = 1; back <= history.size(); back++) {
      lines.add(history.ago(back));
    }
    return lines;
  }

  @Test
  void linesThatAreNotUtf8AreUnchanged() throws IOException {
    Files.write(file(), "sin\n\"\u00FC\"\ncos\n".getBytes(StandardCharsets.ISO_8859_1));
    History history = history();
    assertThat(lines(history)).containsExactly("sin", "cos");
    history.add("\u03A3+");
    history.add("cos");
    assertThat(lines(history)).containsExactly("cos", "\u03A3+", "sin");
    assertThat(file())
        .hasBinaryContent(
            "cos\n\u00CE\u00A3+\nsin\n\"\u00FC\"\n".getBytes(StandardCharsets.ISO_8859_1));
  }

  @Test
  void linesOfAnotherCalculatorArePreserved() {
    History first = history();
    History second = history();
    first.add("sin");
    second.add("cos");
    assertThat(lines(history())).containsExactly("cos", "sin");
  }

  @Test
  void oldestLinesAreRemovedExceptThoseThatAreNotUtf8() throws IOException {
    Files.write(file(), "old\n\u00FC\n".getBytes(StandardCharsets.ISO_8859_1));
    History history = history();
    for (int i = 0; i < 300; i++) {
      history.add("line " + i);
    }
    assertThat(lines(history())).hasSize(200).startsWith("line 299").doesNotContain("old");
    assertThat(Files.readAllBytes(file())).endsWith(0xFC, '\n');
  }

  @Test
  void unreadableHistoryIsUnchanged() throws IOException {
    Files.createDirectory(file());
    history().add("sin");
    assertThat(file()).isEmptyDirectory();
  }
}
