package hp41.listing;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Document;
import hp41.Internals;
import hp41.machine.ModuleDefinition;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Tests that the syntax files for editors match the function tables. */
class EditorFilesTest {

  private static final Path FOLDER = Path.of("docs", "editors");
  private static final Path SAMPLES = Path.of("src", "test", "resources", "listing", "words.txt");
  private static final Vocabulary VOCABULARY = new Vocabulary(Internals.known());

  @Test
  void vimFileMatchesTheFunctionTables() throws IOException {
    Document.isWritten(FOLDER.resolve("vim/syntax/hp41.vim"), VimSyntax.of(VOCABULARY));
  }

  @Test
  void textMateGrammarMatchesTheFunctionTables() throws IOException {
    Document.isWritten(
        FOLDER.resolve("vscode/syntaxes/hp41.tmLanguage.json"), TextMateGrammar.of(VOCABULARY));
  }

  @TestFactory
  Stream<DynamicTest> textMateGrammarFindsTheWordsOfALine() throws IOException {
    Highlighter highlighter = new Highlighter(TextMateGrammar.rules(VOCABULARY));
    return samples().stream()
        .map(
            sample ->
                DynamicTest.dynamicTest(
                    sample.line(),
                    () -> assertThat(highlighter.words(sample.line())).isEqualTo(sample.words())));
  }

  @Test
  void everySpellingOfAFunctionIsAWord() {
    Highlighter highlighter = new Highlighter(TextMateGrammar.rules(VOCABULARY));
    for (ModuleDefinition module : VOCABULARY.modules()) {
      for (Vocabulary.Kind kind : Vocabulary.Kind.values()) {
        assertThat(VOCABULARY.words(module, kind))
            .allSatisfy(
                word ->
                    assertThat(highlighter.words(word))
                        .matches("(Function|ModuleFunction|Branch)<" + Pattern.quote(word) + ">"));
      }
    }
  }

  private record ColoredLine(String line, String words) {}

  /** Lines, each followed by indented lines with the words expected in it. */
  private static List<ColoredLine> samples() throws IOException {
    List<String> lines = Files.readAllLines(SAMPLES);
    List<ColoredLine> samples = new ArrayList<>();
    for (int i = 0; i < lines.size(); i += 2) {
      samples.add(new ColoredLine(lines.get(i), lines.get(i + 1).strip()));
    }
    return samples;
  }
}
