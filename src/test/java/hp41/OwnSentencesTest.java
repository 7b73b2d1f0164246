package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Checks that no code searches the sentences of this program for words: who needs to know what a
 * message means asks the value from which it was made.
 */
class OwnSentencesTest {

  private static final Path TOP = Path.of("").toAbsolutePath().getParent();

  /** A search for words of a sentence: a lower-case word that a blank follows. */
  private static final Pattern SEARCH =
      Pattern.compile(
          "\\.(?:contains|startsWith|endsWith|equals|equalsIgnoreCase|indexOf|lastIndexOf|split"
              + "|replace|replaceAll|replaceFirst|matches|removeStart|removeEnd|remove"
              + "|substringBefore|substringAfter|regionMatches)"
              + "\\(\\s*(?:[\\w.()]+,\\s*)*\"[^\"\\n]*[a-z]{2}[,;:]? [^\"\\n]*\"");

  /** A search for a name and a colon, with which many messages begin. */
  private static final Pattern PREFIX =
      Pattern.compile("\\.(?:removeStart|startsWith|substringAfter)\\([^;]{0,80}\": \"\\)");

  /**
   * The classes that read a text of another program or a comment of a listing, or a file of this
   * one.
   */
  private static final Set<String> READERS =
      Set.of("Answers.java", "ExpectedAnswer.java", "StateText.java", "TimeLines.java");

  @Test
  void noSentenceIsParsedAgain() throws IOException {
    List<String> found = new ArrayList<>();
    List<Path> files = sources();
    assertThat(files).hasSizeGreaterThan(100);
    for (Path file : files) {
      String text = Files.readString(file);
      Stream.of(SEARCH, PREFIX)
          .flatMap(it -> it.matcher(text).results())
          .forEach(hit -> found.add(file.getFileName() + " " + hit.group()));
    }
    assertThat(found).isEmpty();
  }

  private static List<Path> sources() throws IOException {
    List<Path> files = new ArrayList<>();
    Stream<Path> roots =
        Stream.concat(
            Stream.of(TOP.resolve("src/main/java")),
            Modules.libraries(TOP).stream().map(it -> TOP.resolve(it + "/src/main/java")));
    for (Path root : roots.filter(Files::isDirectory).toList()) {
      try (Stream<Path> all = Files.walk(root)) {
        all.filter(it -> it.toString().endsWith(".java"))
            .filter(it -> !READERS.contains(it.getFileName().toString()))
            .forEach(files::add);
      }
    }
    return files;
  }
}
