package hp41.cli;

import hp41.files.ProgramTest;
import hp41.print.Markup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The results of tests as TAP and as XML in the format of JUnit.
 *
 * @param results the results in the order of the tests; more can be added
 */
record TestReport(List<Tested> results) {

  /** The first line of TAP. */
  static final String TAP = "TAP version 14";

  private static final double NANOS = 1e9;

  /**
   * The result of a test.
   *
   * @param file the name of the file
   * @param test the test
   * @param shown what was shown, or why the test could not be run
   * @param nanos the duration
   */
  record Tested(String file, ProgramTest test, List<String> shown, long nanos) {

    boolean passes() {
      return test.accepts(shown);
    }

    /** Returns the lines of TAP. */
    List<String> tap(int number) {
      String title = test.title().replace("#", "\\#");
      List<String> lines = new ArrayList<>();
      lines.add(
          "%s %d - %s:%d: %s"
              .formatted(passes() ? "ok" : "not ok", number, file, test.line(), title));
      if (!passes()) {
        lines.add("  ---");
        lines.add("  expected:");
        test.expected().forEach(it -> lines.add("    - " + quoted(it)));
        lines.add("  actual:");
        shown.forEach(it -> lines.add("    - " + quoted(it)));
        lines.add("  ...");
      }
      return lines;
    }

    /** Returns a text as YAML reads it. */
    private static String quoted(String text) {
      return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    JsonObject json() {
      return new JsonObject()
          .put("file", file)
          .put("line", test.line())
          .put("test", test.title())
          .put("passes", passes())
          .put("expected", test.expected())
          .put("actual", shown);
    }

    private double seconds() {
      return nanos / NANOS;
    }

    private List<String> xml() {
      String start =
          "    <testcase classname=\"%s\" name=\"%s\" file=\"%s\" line=\"%d\" time=\"%.3f\""
              .formatted(
                  escaped(file), escaped(test.title()), escaped(file), test.line(), seconds());
      return passes()
          ? List.of(start + "/>")
          : List.of(
              start + '>',
              "      <failure message=\"expected %s, but was %s\"/>"
                  .formatted(
                      escaped(String.join(" / ", test.expected())),
                      escaped(String.join(" / ", shown))),
              "    </testcase>");
    }
  }

  /**
   * Returns the last line of TAP: the number of tests.
   *
   * @param missing why there are no results
   */
  String plan(String missing) {
    return results.isEmpty() ? "1..0 # SKIP " + missing : "1.." + results.size();
  }

  /** Returns the lines of the XML file. */
  List<String> xml() {
    Map<String, List<Tested>> files = new TreeMap<>();
    results.forEach(it -> files.computeIfAbsent(it.file(), file -> new ArrayList<>()).add(it));
    List<String> lines = new ArrayList<>();
    lines.add("<?xml version=\"1.0\" encoding=\"UTF-8\"?>");
    lines.add("<testsuites " + counts(results) + '>');
    files.forEach(
        (file, tests) -> {
          lines.add("  <testsuite name=\"%s\" %s>".formatted(escaped(file), counts(tests)));
          tests.forEach(test -> lines.addAll(test.xml()));
          lines.add("  </testsuite>");
        });
    lines.add("</testsuites>");
    return lines;
  }

  private static String counts(List<Tested> tests) {
    long failures = tests.stream().filter(it -> !it.passes()).count();
    double seconds = tests.stream().mapToDouble(Tested::seconds).sum();
    return "tests=\"%d\" failures=\"%d\" time=\"%.3f\"".formatted(tests.size(), failures, seconds);
  }

  private static String escaped(String text) {
    return Markup.attribute(text);
  }
}
