package hp41.cli;

import hp41.machine.InstructionSet;
import hp41.machine.ModuleDefinition;
import hp41.module.ModulePage;
import hp41.module.PlugInImage;
import hp41.text.Counted;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The report of {@code check} about a module image: its pages and their functions.
 *
 * @param file the name of the file
 * @param image its content
 * @param functions the functions of the image and all other known functions
 */
record ModuleReport(String file, PlugInImage image, InstructionSet functions) {

  private static final int MOST_NAMES = 6;

  /**
   * Returns the report as text: a line for each page with functions, and lines for its functions.
   */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    for (ModulePage page : pages().toList()) {
      String title = image.title().isEmpty() ? "" : "\"" + image.title() + "\", ";
      String sum = page.isChecksumRight() ? "checksum correct" : "checksum wrong";
      List<PlugInImage.FunctionEntry> entries = image.entries(page);
      lines.add(
          "%s: %spage %d of %d, XROM %d, %s, %s, %s"
              .formatted(
                  file,
                  title,
                  number(page) + 1,
                  image.pages().size(),
                  page.xrom(),
                  page.id(),
                  Counted.of(entries.size(), "function"),
                  sum));
      entries.forEach(entry -> lines.add(line(page, entry)));
      lines.addAll(calls(entries));
    }
    return lines;
  }

  /** Returns a line for each called function that cannot run, with the programs that call it. */
  private List<String> calls(List<PlugInImage.FunctionEntry> entries) {
    Map<Integer, List<String>> callers = new TreeMap<>();
    for (PlugInImage.FunctionEntry entry : entries) {
      calls(entry)
          .forEach(
              code -> callers.computeIfAbsent(code, it -> new ArrayList<>()).add(entry.name()));
    }
    List<String> lines = new ArrayList<>();
    callers.forEach(
        (code, names) ->
            lines.add(
                "  calls %s (%s) in %s"
                    .formatted(ModuleDefinition.numbers(code), reason(code), shown(names))));
    return lines;
  }

  private String reason(int code) {
    return functions
        .byXrom(code)
        .map(function -> function.name() + ", microcode")
        .orElse("not plugged in");
  }

  private static String shown(List<String> names) {
    int more = names.size() - MOST_NAMES;
    return more <= 1
        ? String.join(", ", names)
        : String.join(", ", names.subList(0, MOST_NAMES)) + " and " + more + " others";
  }

  private String line(ModulePage page, PlugInImage.FunctionEntry entry) {
    String name = "  %02d,%02d  %-11s  ".formatted(page.xrom(), entry.function(), entry.name());
    if (!entry.userCode()) {
      return name + "microcode";
    }
    String bytes =
        entry.code().map(code -> Counted.of(code.length, "byte")).orElse("no complete program");
    return name + "user code, " + bytes;
  }

  /** Returns the report as JSON: an object for each page with functions. */
  List<JsonObject> objects() {
    return pages().map(this::object).toList();
  }

  private JsonObject object(ModulePage page) {
    return new JsonObject()
        .put("file", file)
        .put("page", number(page))
        .put("title", image.title())
        .put("xrom", page.xrom())
        .put("id", page.id())
        .put("checksum", page.isChecksumRight())
        .put("entries", image.entries(page).stream().map(this::object).toList());
  }

  private JsonObject object(PlugInImage.FunctionEntry entry) {
    JsonObject object =
        new JsonObject()
            .put("function", entry.function())
            .put("name", entry.name())
            .put("kind", entry.userCode() ? "user code" : "microcode");
    Optional<byte[]> code = entry.code();
    return code.isEmpty()
        ? object
        : object
            .put("bytes", code.get().length)
            .put("calls", calls(entry).map(ModuleDefinition::numbers).toList());
  }

  private Stream<ModulePage> pages() {
    return image.pages().stream().filter(ModulePage::hasFunctions);
  }

  private int number(ModulePage page) {
    return image.pages().indexOf(page);
  }

  /** Returns the called functions that cannot run, because they are missing or microcode. */
  private Stream<Integer> calls(PlugInImage.FunctionEntry entry) {
    return entry.code().stream()
        .flatMap(ModuleDefinition::codesIn)
        .filter(code -> functions.byXrom(code).filter(it -> !it.isMicrocode()).isEmpty())
        .distinct()
        .sorted();
  }
}
