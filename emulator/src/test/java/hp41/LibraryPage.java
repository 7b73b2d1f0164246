package hp41;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toCollection;
import static java.util.stream.Collectors.toSet;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The statements of the page about the library that can be checked. */
final class LibraryPage {

  private static final Pattern NAME = Pattern.compile("`([^`]+)`");
  private static final int API = 2;
  private static final int FOR_OWN_MODULES = 3;

  private LibraryPage() {}

  /** A command of a shell, the input of the program, and its output. */
  record CodeSample(String command, List<String> input, List<String> output) {}

  /** Returns the full names of the types of the API. */
  static Set<String> api() {
    return types(API);
  }

  /** Returns the full names of the types for the modules of this project. */
  static Set<String> forOwnModules() {
    return types(FOR_OWN_MODULES);
  }

  /** Returns the packages that contain types of the API. */
  static Set<String> packagesOfApi() {
    return rows()
        .filter(row -> !names(row[API]).isEmpty())
        .map(row -> names(row[1]).get(0))
        .collect(toSet());
  }

  /**
   * The samples: in blocks, from {@code $} to the next one, {@code >} in front of the input. The
   * compiler runs before the program in the next line.
   */
  static List<CodeSample> samples() {
    List<CodeSample> samples = new ArrayList<>();
    boolean inside = false;
    boolean typed = false;
    String before = "";
    for (String line : lines().toList()) {
      if (line.startsWith("```")) {
        typed = !inside && line.equals("```");
        inside = !inside;
      } else if (!typed) {
        continue;
      } else if (line.startsWith("$ javac ")) {
        before = line.substring(2) + " && ";
      } else if (line.startsWith("$ java ")) {
        samples.add(
            new CodeSample(before + line.substring(2), new ArrayList<>(), new ArrayList<>()));
        before = "";
      } else if (!samples.isEmpty()) {
        CodeSample last = samples.get(samples.size() - 1);
        boolean isInput = line.startsWith("> ");
        (isInput ? last.input : last.output).add(isInput ? line.substring(2) : line);
      }
    }
    return samples;
  }

  /** Returns the complete text of the page. */
  static String text() {
    return lines().collect(joining("\n"));
  }

  private static Set<String> types(int column) {
    return rows()
        .flatMap(row -> names(row[column]).stream().map(type -> names(row[1]).get(0) + "." + type))
        .collect(toCollection(TreeSet::new));
  }

  private static Stream<String[]> rows() {
    return lines().filter(line -> line.startsWith("| `hp41")).map(line -> line.split("\\|"));
  }

  private static List<String> names(String cell) {
    return NAME.matcher(cell).results().map((MatchResult it) -> it.group(1)).toList();
  }

  private static Stream<String> lines() {
    try {
      return Files.readAllLines(Path.of("docs/library.md")).stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
