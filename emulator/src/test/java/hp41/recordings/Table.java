package hp41.recordings;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Tables of recordings: cells between TABs, the names of the columns in the first line. */
final class Table {

  private Table() {}

  /** The rows of a table among the tests' resources, each a map from column to cell. */
  static List<Map<String, String>> named(String name) {
    try (InputStream in = Table.class.getResourceAsStream("/vectors/" + name + ".tsv")) {
      return rows(new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList());
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** The rows of a table given line by line. */
  static List<Map<String, String>> rows(List<String> lines) {
    String[] header = lines.get(0).split("\t", -1);
    return lines.stream().skip(1).map(line -> row(header, line.split("\t", -1))).toList();
  }

  private static Map<String, String> row(String[] header, String[] cells) {
    Map<String, String> row = new LinkedHashMap<>();
    for (int i = 0; i < header.length; i++) {
      row.put(header[i], i < cells.length ? cells[i] : "");
    }
    return row;
  }
}
