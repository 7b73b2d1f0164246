package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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
    String many =
        IntStream.range(0, 2000).mapToObj("line %d\n"::formatted).collect(Collectors.joining());
    Files.write(file(), (many + "old\n\u00FC\n").getBytes(StandardCharsets.ISO_8859_1));
    History history = history();
    assertThat(lines(history)).hasSize(2000).endsWith("line 1999");
    history.add("new");
    history.add("newer");
    assertThat(lines(history)).hasSize(2000).startsWith("newer", "new").endsWith("line 1997");
    assertThat(lines(history())).isEqualTo(lines(history));
    assertThat(Files.readAllBytes(file())).endsWith(0xFC, '\n');
  }

  @Test
  void longLinesDoNotDisplaceOthers() {
    History history = history();
    history.add("sin");
    history.add("1".repeat(1_000_000));
    for (int i = 100; i < 200; i++) {
      history.add(i + "+".repeat(5000));
    }
    assertThat(lines(history)).hasSizeBetween(40, 60).first().asString().startsWith("199+");
    assertThat(lines(history())).isEqualTo(lines(history));
    history.add("cos");
    history.add("1".repeat(1_000_000));
    assertThat(lines(history)).first().isEqualTo("cos");
  }

  @Test
  void unreadableHistoryIsUnchanged() throws IOException {
    Files.createDirectory(file());
    history().add("sin");
    assertThat(file()).isEmptyDirectory();
  }
}
