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
   * @param folders with reports; one that does not exist is ignored
   */
  public static void main(String[] folders) throws IOException {
    Map<String, Integer> reasons = new TreeMap<>();
    for (String folder : folders) {
      for (Path report : reports(Path.of(folder))) {
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

  private static Iterable<Path> reports(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(it -> it.getFileName().toString().matches("TEST-.*[.]xml")).toList();
    }
  }
}
