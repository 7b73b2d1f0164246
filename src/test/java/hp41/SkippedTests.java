package hp41;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Prints one line at the end of a build: how many tests were skipped, for each reason. It reads the
 * reports of all modules.
 */
final class SkippedTests {

  private static final Pattern SKIPPED =
      Pattern.compile("<skipped(?: message=\"([^\"]*)\"|[^>]*><!\\[CDATA\\[[^:]*: )?([^\n]*)");

  private SkippedTests() {}

  /**
   * Prints the line, or nothing if no test was skipped.
   *
   * @param top the top folder; a module without reports is ignored
   */
  public static void main(String[] top) throws IOException {
    Map<String, Integer> reasons = new TreeMap<>();
    for (Path folder : folders(Path.of(top[0]))) {
      for (Path report : reports(folder)) {
        Matcher skipped = SKIPPED.matcher(Files.readString(report));
        while (skipped.find()) {
          String reason = skipped.group(1) == null ? skipped.group(2) : skipped.group(1);
          String stated = reason.replace("Assumption failed: ", "").strip();
          reasons.merge(stated.isEmpty() ? "an assumption failed" : stated, 1, Integer::sum);
        }
      }
    }
    if (!reasons.isEmpty()) {
      System.out.println(
          reasons.entrySet().stream()
              .map(it -> it.getValue() + " (" + it.getKey() + ")")
              .collect(Collectors.joining(", ", "Skipped tests: ", "")));
    }
  }

  /** Returns the folders of reports; the application has its target folder at the top. */
  private static List<Path> folders(Path top) {
    return Stream.concat(Modules.libraries(top).stream(), Stream.of(""))
        .map(module -> top.resolve(module).resolve("target"))
        .flatMap(it -> Stream.of(it.resolve("surefire-reports"), it.resolve("failsafe-reports")))
        .toList();
  }

  private static Iterable<Path> reports(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(it -> it.getFileName().toString().matches("TEST-.*[.]xml")).toList();
    }
  }
}
