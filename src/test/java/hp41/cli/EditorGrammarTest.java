package hp41.cli;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.files.OutputKind;
import hp41.lab.JsonTree;
import java.awt.image.BufferedImage;
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
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Checks that the Visual Studio Code extension is complete, and that the patterns of its grammar
 * compile.
 */
class EditorGrammarTest {

  private static final Path FOLDER = Path.of("..", "emulator", "docs", "editors", "vscode");

  private static Map<String, Object> json(String file) throws IOException {
    return JsonTree.object(file, Files.readString(FOLDER.resolve(file)));
  }

  @Test
  void grammarIsJsonWithPatternsThatCompile() throws IOException {
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
  void filesOfTheExtensionAreJsonAndNameExistingFiles() throws IOException {
    assertThat(json("language-configuration.json")).containsKey("comments");
    assertThat(json("package.json")).containsEntry("name", "hp41");
    assertThat(found("package.json", "\"\\./([^\"]+)\""))
        .hasSize(3)
        .allSatisfy(file -> assertThat(FOLDER.resolve(file)).exists());
  }

  @Test
  void editorsKnowTheEndingsOfListings() throws IOException {
    String own = String.join("\", \"", OutputKind.endingsOfListings());
    assertThat(FOLDER.resolve("package.json"))
        .content()
        .contains("\"extensions\": [\"." + own.replace(" \"", " \".") + "\"]");
    assertThat(FOLDER.resolve("syntaxes/hp41.tmLanguage.json"))
        .content()
        .contains("\"fileTypes\": [\"" + own + "\"]");
    assertThat(FOLDER.resolveSibling("neovim/hp41.lua"))
        .content()
        .contains("{ \"*." + own.replace(" \"", " \"*.") + "\" }")
        .contains("{ \"*." + String.join("\", \"*.", OutputKind.endingsOfTexts()) + "\" }");
  }

  @Test
  void commandsOfThePackageAreThoseOfTheExtension() throws IOException {
    assertThat(found("package.json", "\"command\": \"(\\S+)\""))
        .isEqualTo(found("extension.js", "registerCommand\\(\"(\\S+)\""))
        .contains("hp41.run", "hp41.debug", "hp41.saveRaw", "hp41.saveBarCode");
  }

  @ParameterizedTest
  @CsvSource({
    "#!/usr/bin/env -S hp41 run, true",
    "#!/usr/local/bin/hp41, true",
    "#! /opt/hp41/bin/hp41 run --strict, true",
    "#!/usr/bin/env -S hp41 calc -f, false",
    "#!/bin/sh, false",
    "#!/usr/bin/env -S hp41x run, false",
    "; #!/usr/bin/env -S hp41 run, false",
  })
  void scriptsAreListings(String firstLine, boolean listing) throws IOException {
    String escaped = found("package.json", "\"firstLine\": \"([^\"]+)\"").iterator().next();
    Pattern pattern = Pattern.compile(escaped.replace("\\\\", "\\"));
    assertThat(pattern.matcher(firstLine).find()).isEqualTo(listing);
  }

  @Test
  void extensionHasAnIconADescriptionAndARepository() throws IOException {
    BufferedImage icon = ImageIO.read(FOLDER.resolve("icon.png").toFile());
    assertThat(icon.getWidth()).isEqualTo(icon.getHeight()).isGreaterThanOrEqualTo(128);
    assertThat(json("package.json")).containsEntry("icon", "icon.png").containsKey("repository");
    assertThat(found("package.json", "\"command\": \"\\S+\", \"title\": \"([^\"]+)\""))
        .allSatisfy(
            title ->
                assertThat(FOLDER.resolve("README.md")).content().contains("| " + title + " |"));
  }

  private static Set<String> found(String file, String pattern) throws IOException {
    return Pattern.compile(pattern)
        .matcher(Files.readString(FOLDER.resolve(file)))
        .results()
        .map(found -> found.group(1))
        .collect(Collectors.toSet());
  }
}
