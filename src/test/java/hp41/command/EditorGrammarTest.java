package hp41.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The files for editors that follow TextMate grammars are JSON, and their patterns compile. */
class EditorGrammarTest {

  private static final Path FOLDER = Path.of("..", "emulator", "docs", "editors", "textmate");

  private static Map<String, Object> json(String file) throws IOException {
    return JsonTree.object(file, Files.readString(FOLDER.resolve(file)));
  }

  @Test
  void theGrammarIsJsonWithPatternsThatCompile() throws IOException {
    Map<String, Object> grammar = json("syntaxes/hp41.tmLanguage.json");
    assertThat(grammar).containsEntry("scopeName", "source.hp41");
    List<String> patterns = new ArrayList<>();
    collect(grammar, patterns);
    assertThat(patterns).hasSizeGreaterThan(20).allSatisfy(Pattern::compile);
  }

  private static void collect(Object json, List<String> patterns) {
    if (json instanceof Map<?, ?> object) {
      object.forEach(
          (name, value) -> {
            if (List.of("match", "begin", "end").contains(name)) {
              patterns.add((String) value);
            }
            collect(value, patterns);
          });
    } else if (json instanceof Collection<?> array) {
      array.forEach(value -> collect(value, patterns));
    }
  }

  @Test
  void whatVisualStudioCodeReadsIsJsonAndNamesFilesThatAreThere() throws IOException {
    assertThat(json("language-configuration.json")).containsKey("comments");
    String extension = Files.readString(FOLDER.resolve("package.json"));
    assertThat(json("package.json")).containsEntry("name", "hp41");
    assertThat(Pattern.compile("\"\\./([^\"]+)\"").matcher(extension).results())
        .hasSize(2)
        .allSatisfy(file -> assertThat(FOLDER.resolve(file.group(1))).exists());
  }
}
