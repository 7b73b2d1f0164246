package hp41.recordings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/**
 * Reads tables of recordings. Cells are separated by tabs, and the first line names the columns.
 */
final class Table {

  private Table() {}

  /** Reads the rows of a table in the test resources. Each row maps columns to cells. */
  static List<Map<String, String>> named(String name) {
    try (InputStream in = Table.class.getResourceAsStream("/vectors/" + name + ".tsv")) {
      return rows(new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList());
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** Reads the rows of a table from its lines. */
  static List<Map<String, String>> rows(List<String> lines) {
    String[] header = lines.get(0).split("\t", -1);
    return lines.stream().skip(1).map(line -> row(header, line.split("\t", -1))).toList();
  }

  /** Returns a test for each group of recordings: none of them has differences. */
  static <T> Stream<DynamicTest> tests(
      Map<String, List<T>> groups, Function<T, List<String>> differences) {
    return groups.entrySet().stream()
        .map(
            group ->
                DynamicTest.dynamicTest(
                    group.getKey(),
                    () ->
                        assertThat(group.getValue()).flatExtracting(differences::apply).isEmpty()));
  }

  private static Map<String, String> row(String[] header, String[] cells) {
    Map<String, String> row = new LinkedHashMap<>();
    for (int i = 0; i < header.length; i++) {
      row.put(header[i], i < cells.length ? cells[i] : "");
    }
    return row;
  }
}
