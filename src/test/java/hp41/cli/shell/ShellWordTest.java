package hp41.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ShellWordTest {

  private static final List<String> PIECES =
      List.of(
          "$(exit 1)",
          "`exit 1`",
          "${HOME}",
          "'",
          "\"",
          "\\",
          "!",
          "$",
          "`",
          "~",
          "*",
          "{a,b}",
          "#",
          "&",
          ";",
          "|",
          "<",
          ">",
          "(",
          ")",
          "[",
          "]",
          "?",
          "^",
          "=",
          "%",
          " ",
          "A",
          "Σ",
          "≠",
          "\n");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '_',
      value = {
        "a\\ b|a b",
        "'a b|a b",
        "\"a b\"c|a bc",
        "'a'\\''b|a'b",
        "\"a\\\"\\$b\\c|a\"$b\\c",
        "a\\|a",
      })
  void quotesAreNotPartOfAWord(String typed, String plain) {
    assertThat(ShellWord.read(typed).plain()).isEqualTo(plain);
  }

  @ParameterizedTest
  @ValueSource(strings = {"$HOME/a", "\"$HOME", "a`b", "'a'$b", "$'a"})
  void expansionsOfTheShellAreFound(String typed) {
    assertThat(ShellWord.read(typed).isExpanded()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"'$HOME", "\\$a", "\"\\$a", "a", "~/a"})
  void quotedDollarIsNoExpansion(String typed) {
    assertThat(ShellWord.read(typed).isExpanded()).isFalse();
  }

  /** Checks many random texts in each kind of quote against the shell itself. */
  @ParameterizedTest
  @ValueSource(strings = {"", "\"", "'"})
  void shellReadsTheTypedTextUnchanged(String quote) throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "left out: there is no bash");
    Random random = new Random(41);
    List<String> texts = new ArrayList<>();
    StringBuilder script = new StringBuilder("printf '%s\\0'");
    for (int i = 0; i < 2000; i++) {
      String text =
          IntStream.range(0, 1 + random.nextInt(6))
              .mapToObj(it -> PIECES.get(random.nextInt(PIECES.size())))
              .filter(it -> !quote.isEmpty() || !it.equals("\n"))
              .collect(Collectors.joining());
      texts.add("a" + text);
      script.append(' ').append(closed(quote, ShellWord.read(quote + "a").continued(text)));
    }
    assertThat(bash(script.toString())).isEqualTo(texts);
  }

  /**
   * Closes the quote like readline, which does not if the last character already looks like the
   * closing quote.
   */
  private static String closed(String quote, String typed) {
    return quote + "a" + typed + (typed.endsWith(quote) ? "" : quote);
  }

  private static List<String> bash(String script) throws IOException, InterruptedException {
    Path file = Files.writeString(Files.createTempFile("words", ".bash"), script);
    try {
      Process process = new ProcessBuilder("/bin/bash", file.toString()).start();
      String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(process.waitFor()).isZero();
      return List.of(out.split("\0"));
    } finally {
      Files.delete(file);
    }
  }

  @Test
  void exclamationMarkIsNoHistoryExpansionInDoubleQuotes() {
    assertThat(ShellWord.read("\"").continued("a!b")).isEqualTo("a\"\\!\"b");
    assertThat(ShellWord.read("'").continued("a!b")).isEqualTo("a!b");
    assertThat(ShellWord.read("").continued("a!b")).isEqualTo("a\\!b");
  }
}
