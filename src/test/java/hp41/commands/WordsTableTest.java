package hp41.commands;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Document;
import hp41.KnownName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Checks the list of commands in the documentation. */
class WordsTableTest {

  private static final Path PAGE = Path.of("docs", "terminal.md");
  private static final Pattern TABLE =
      Pattern.compile("(?<=## Commands[^|]{0,200}\\|)( \\| \\|\\n(?:\\|.*\\n)+)");

  @Test
  void documentationContainsTheList() throws IOException {
    String text = Files.readString(PAGE);
    Matcher table = TABLE.matcher(text);
    assertThat(table.find()).isTrue();
    String rows =
        CommandTable.NAMES.stream().map(WordsTableTest::row).collect(Collectors.joining());
    Document.isWritten(
        PAGE,
        text.substring(0, table.start())
            + " | |\n|---|---|\n"
            + rows
            + text.substring(table.end()));
  }

  private static String row(KnownName word) {
    String typed = (word.text() + " " + word.operand().replace("|", "\\|")).strip();
    return "| `" + typed + "` | " + word.help() + " |\n";
  }
}
