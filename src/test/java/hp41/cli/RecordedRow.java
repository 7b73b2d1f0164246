package hp41.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * One line of a file of recordings.
 *
 * @param line its number
 * @param header the names of the columns
 * @param cells its contents
 * @param before the line before, which sums go on from; null for the first
 */
record RecordedRow(int line, List<String> header, List<String> cells, RecordedRow before) {

  /** All lines of a file. */
  static List<RecordedRow> read(Path file) {
    List<String> lines = lines(file);
    List<String> header = List.of(lines.get(0).split("\t", -1));
    List<RecordedRow> rows = new ArrayList<>();
    RecordedRow before = null;
    for (int i = 1; i < lines.size(); i++) {
      before = new RecordedRow(i + 1, header, List.of(lines.get(i).split("\t", -1)), before);
      rows.add(before);
    }
    return rows;
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  String get(String column) {
    return cells.get(header.indexOf(column));
  }

  /** Whether the line before has the same in a column. */
  boolean goesOnWith(String column) {
    return before != null && before.get(column).equals(get(column));
  }

  /** Text that stands in brackets; {@code \0} is a null. */
  String text(String column) {
    String cell = get(column);
    return cell.substring(1, cell.length() - 1).replace("\\0", "\0");
  }

  RecordedFunction of(
      List<String> settings,
      Map<String, String> given,
      String words,
      Map<String, String> expected) {
    return new RecordedFunction(line, settings, given, words, expected);
  }
}
