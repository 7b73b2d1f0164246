package hp41;

import static java.util.Map.entry;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Finds collections of function names: what is true of a function is in its row. */
class FunctionNamesTest {

  private static final Path TOP = Path.of("").toAbsolutePath().getParent();

  /** A collection of this many function names counts as a table. */
  private static final int TABLE = 3;

  private static final Pattern COLLECTION =
      Pattern.compile("(?s)(?:Set|Map|List|Stream|Arrays)\\.\\w+\\([^;]*;");

  private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");

  /** Collections that say nothing about a function. */
  private static final Map<String, String> EXEMPT =
      Map.ofEntries(
          entry("Algebra.java", "operators of formulas"),
          entry("OperandEntry.java", "functions that four keys select after STO"),
          entry("NearestNames.java", "words of other calculators"),
          entry("FittedLines.java", "functions that need arguments of a certain form"),
          entry("LikelySteps.java", "functions whose labels text recognition misreads"),
          entry("Legend.java", "spelling on the keypad"),
          entry("Ascii.java", "spelling without special characters"),
          entry("CaseTheme.java", "functions that a theme of random cases draws"),
          entry("RandomCases.java", "functions that random cases draw"),
          entry("RandomLoops.java", "functions that random loops do not draw"),
          entry("RandomPrinting.java", "functions that random printing draws"),
          entry("Interrupts.java", "functions that open the states of the table"));

  @Test
  void rowsAreTheOnlyTablesOfFunctions() throws IOException {
    Map<String, Set<String>> tables = new TreeMap<>();
    int rows = 0;
    for (Path file : sources()) {
      String text = Files.readString(file);
      if (text.contains("Row.coded(") || text.contains("Row.numbered(")) {
        rows++;
      } else {
        Set<String> found = table(text);
        if (!found.isEmpty()) {
          tables.put(file.getFileName().toString(), found);
        }
      }
    }
    assertThat(rows).isPositive();
    assertThat(tables.keySet()).as("%s", tables).isEqualTo(EXEMPT.keySet());
  }

  private static Set<String> table(String text) {
    Set<String> all = new TreeSet<>();
    COLLECTION
        .matcher(text)
        .results()
        .map(it -> functions(it.group()))
        .filter(it -> it.size() >= TABLE)
        .forEach(all::addAll);
    return all;
  }

  private static Set<String> functions(String collection) {
    return LITERAL
        .matcher(collection)
        .results()
        .map(it -> it.group(1))
        .filter(it -> Internals.known().byName(it).isPresent())
        .collect(toSet());
  }

  private static List<Path> sources() throws IOException {
    try (Stream<Path> all = Files.walk(TOP)) {
      return all.filter(it -> it.toString().endsWith(".java"))
          .filter(it -> it.toString().contains("/main/java/"))
          .sorted()
          .toList();
    }
  }
}
