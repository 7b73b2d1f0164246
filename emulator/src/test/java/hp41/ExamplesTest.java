package hp41;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import hp41.LibraryPage.CodeSample;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.commons.lang3.StringUtils;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The examples are compiled and run as the page about the library shows them. */
class ExamplesTest {

  private static final Path FOLDER = Path.of("examples");
  private static final int MOST_LINES = 60;

  /** The variable with options for short runs. Java reports its value. */
  private static final String OPTIONS = "JDK_JAVA_OPTIONS";

  @TestFactory
  Stream<DynamicTest> samples() {
    List<CodeSample> samples = LibraryPage.samples();
    return samples.stream().map(it -> dynamicTest(it.command(), () -> run(it)));
  }

  @Test
  void everyExampleIsShortAndRunByASample() throws IOException {
    for (Path example : examples()) {
      assertThat(Files.readAllLines(example)).hasSizeLessThanOrEqualTo(MOST_LINES);
      assertThat(LibraryPage.samples())
          .anyMatch(sample -> sample.command().contains(example.toString()));
    }
  }

  @Test
  void examplesImportNothingButWhatStays() throws IOException {
    for (Path example : examples()) {
      assertThat(Files.readAllLines(example))
          .filteredOn(line -> line.startsWith("import hp41."))
          .isNotEmpty()
          .allMatch(line -> isOfApi(line.replaceAll("import |;", "")));
    }
  }

  @Test
  void pageContainsTheModule() throws IOException {
    for (String file : List.of("module-info.java", "tour/Tour.java")) {
      String text = Files.readString(FOLDER.resolve("tour").resolve(file));
      assertThat(LibraryPage.text()).contains("```java\n" + text + "```\n");
    }
  }

  /** Returns whether a type, or the one that encloses it, belongs to the API. */
  private static boolean isOfApi(String type) {
    Set<String> api = LibraryPage.api();
    return api.contains(type) || api.contains(StringUtils.substringBeforeLast(type, "."));
  }

  private static Set<Path> examples() throws IOException {
    try (Stream<Path> files = Files.walk(FOLDER)) {
      return files
          .filter(it -> it.toString().endsWith(".java") && !it.endsWith("module-info.java"))
          .collect(toSet());
    }
  }

  private static void run(CodeSample sample) throws IOException, URISyntaxException {
    String java = Path.of(System.getProperty("java.home"), "bin").toString();
    ProcessBuilder shell = new ProcessBuilder("sh", "-c", sample.command());
    shell.environment().merge("PATH", java, (path, first) -> first + File.pathSeparator + path);
    List<String> jars = new ArrayList<>();
    for (Class<?> inside : List.of(Calculator.class, StringUtils.class)) {
      jars.add(place(inside).toString());
    }
    shell.environment().put("JARS", String.join(":", jars));
    shell.environment().put("LC_ALL", "C.UTF-8");
    shell.environment().put(OPTIONS, "-XX:+UseSerialGC -XX:TieredStopAtLevel=1");
    Process process = shell.redirectErrorStream(true).start();
    try (PrintWriter input = new PrintWriter(process.outputWriter(StandardCharsets.UTF_8))) {
      sample.input().forEach(input::println);
    }
    Stream<String> lines = process.inputReader(StandardCharsets.UTF_8).lines();
    assertThat(lines.filter(line -> !line.startsWith("NOTE: Picked up " + OPTIONS)))
        .containsExactlyElementsOf(sample.output());
  }

  private static Path place(Class<?> type) throws URISyntaxException {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
  }
}
