package hp41.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The extension for Visual Studio Code is whole, and the patterns of its grammar compile. */
class EditorGrammarTest {

  private static final Path FOLDER = Path.of("..", "emulator", "docs", "editors", "vscode");

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
    assertThat(json("package.json")).containsEntry("name", "hp41");
    assertThat(found("package.json", "\"\\./([^\"]+)\""))
        .hasSize(3)
        .allSatisfy(file -> assertThat(FOLDER.resolve(file)).exists());
  }

  @Test
  void theCommandsOfVisualStudioCodeAreThoseThatItsExtensionKnows() throws IOException {
    assertThat(found("package.json", "\"command\": \"(\\S+)\""))
        .isEqualTo(found("extension.js", "registerCommand\\(\"(\\S+)\""))
        .contains("hp41.run", "hp41.debug");
  }

  private static Set<String> found(String file, String pattern) throws IOException {
    return Pattern.compile(pattern)
        .matcher(Files.readString(FOLDER.resolve(file)))
        .results()
        .map(found -> found.group(1))
        .collect(Collectors.toSet());
  }
}
