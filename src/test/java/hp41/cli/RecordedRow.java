package hp41.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A line of a file of recordings.
 *
 * @param line the line number
 * @param header the names of the columns
 * @param cells the contents of the columns
 * @param before the previous line, whose statistics sums continue; null for the first one
 */
record RecordedRow(int line, List<String> header, List<String> cells, RecordedRow before) {

  /** Reads all lines of a file. */
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

  /** Returns whether the previous line has the same value in a column. */
  boolean goesOnWith(String column) {
    return before != null && before.get(column).equals(get(column));
  }

  /** Returns the text in brackets; {@code \0} is a null. */
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
