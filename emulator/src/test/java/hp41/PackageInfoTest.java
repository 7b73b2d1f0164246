package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Checks that a description of a package that lists its imports lists them all. */
class PackageInfoTest {

  private static final Path SOURCES = Path.of("src/main/java");

  /** The list ends with a period that is not within a name. */
  private static final Pattern SENTENCE =
      Pattern.compile("imports (?:only )?(\\{@code hp41.*?)\\.(?= )");

  private static final Pattern NAME = Pattern.compile("\\{@code ([a-z0-9.]+)}");
  private static final Pattern IMPORT =
      Pattern.compile("^import (?:static )?(hp41(?:\\.[a-z]\\w*)*)\\.[A-Z]", Pattern.MULTILINE);

  private static Set<String> found(Pattern pattern, String text) {
    Set<String> found = new TreeSet<>();
    pattern.matcher(text).results().forEach(match -> found.add(match.group(1)));
    return found;
  }

  private static Set<String> imports(Path description) throws IOException {
    Set<String> imports = new TreeSet<>();
    try (Stream<Path> files = Files.list(description.getParent())) {
      for (Path file : files.filter(it -> it.toString().endsWith(".java")).toList()) {
        imports.addAll(found(IMPORT, Files.readString(file)));
      }
    }
    imports.remove(SOURCES.relativize(description.getParent()).toString().replace('/', '.'));
    return imports;
  }

  @TestFactory
  List<DynamicTest> descriptionListsAllImports() throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES)) {
      List<DynamicTest> tests =
          files
              .filter(it -> it.endsWith("package-info.java"))
              .filter(it -> sentence(it).find())
              .map(it -> DynamicTest.dynamicTest(it.getParent().toString(), () -> check(it)))
              .toList();
      assertThat(tests).isNotEmpty();
      return tests;
    }
  }

  private static Matcher sentence(Path description) {
    try {
      return SENTENCE.matcher(Files.readString(description).replaceAll("\\s*\n \\*[ /]?", " "));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void check(Path description) throws IOException {
    Matcher sentence = sentence(description);
    assertThat(sentence.find()).isTrue();
    assertThat(found(NAME, sentence.group(1))).isEqualTo(imports(description));
  }
}
