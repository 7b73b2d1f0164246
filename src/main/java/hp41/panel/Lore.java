package hp41.panel;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What help says about a function beside its own row.
 *
 * @param name of the function
 * @param errors the messages it can give, or nothing
 * @param flags those it goes by or changes, or nothing
 * @param example a line to type that shows what it does, or nothing
 * @param gives what the display shows after the example, blanks at its ends left out
 * @param prints the first lines that the printer has printed after it
 * @param without why there is no example, or nothing
 */
public record Lore(
    String name,
    String errors,
    String flags,
    String example,
    String gives,
    List<String> prints,
    String without) {

  private static final String PATH = "/hp41/panel/functions.tsv";

  private static final Pattern PRINTED = Pattern.compile("([^¶]*)¶");

  private static final Map<String, Lore> ALL = read();

  /** What is known about a name; all of it empty if it is not that of a function. */
  public static Lore of(String name) {
    return ALL.getOrDefault(name, new Lore(name, "", "", "", "", List.of(), ""));
  }

  /** All there is, by name. */
  public static Map<String, Lore> all() {
    return ALL;
  }

  private static Lore read(String[] row) {
    List<String> prints = PRINTED.matcher(row[5]).results().map(it -> it.group(1)).toList();
    return new Lore(row[0], row[1], row[2], row[3], row[4], prints, row[6]);
  }

  private static Map<String, Lore> read() {
    try (BufferedReader rows =
        new BufferedReader(
            new InputStreamReader(Lore.class.getResourceAsStream(PATH), StandardCharsets.UTF_8))) {
      return rows.lines()
          .filter(row -> !row.startsWith("# "))
          .map(row -> row.split("\t", -1))
          .map(Lore::read)
          .collect(Collectors.toUnmodifiableMap(Lore::name, Function.identity()));
    } catch (IOException e) {
      throw new UncheckedIOException("the program is incomplete: " + PATH, e);
    }
  }
}
