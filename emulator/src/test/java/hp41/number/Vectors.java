package hp41.number;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Recordings of the machine: tables of inputs and outputs, one per file. */
final class Vectors {

  private Vectors() {}

  /** One row of a table. */
  record Row(int line, List<String> cells, Map<String, Integer> columns) {

    String get(String column) {
      return cells.get(columns.get(column));
    }

    Decimal number(String column) {
      return Decimal.parse(get(column));
    }

    /** Returns false if a cell contains text, which number functions do not accept. */
    boolean isNumeric() {
      return cells.stream().noneMatch(cell -> cell.startsWith("\""));
    }
  }

  static List<Row> rows(String file) {
    List<String> lines = lines(file);
    Map<String, Integer> columns = new HashMap<>();
    List<String> header = List.of(lines.get(0).split("\t", -1));
    header.forEach(name -> columns.put(name, header.indexOf(name)));
    List<Row> rows = new ArrayList<>();
    for (int i = 1; i < lines.size(); i++) {
      Row row = new Row(i + 1, List.of(lines.get(i).split("\t", -1)), columns);
      if (row.isNumeric()) {
        rows.add(row);
      }
    }
    assertThat(rows).isNotEmpty();
    return rows;
  }

  private static List<String> lines(String file) {
    try (InputStream in = Vectors.class.getResourceAsStream("/vectors/" + file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new IllegalStateException(file, e);
    }
  }

  /** Checks every row of a file. The failure lists all rows that differ. */
  static void walk(String file, Function<Row, String> expected, Function<Row, String> actual) {
    walk(file, row -> true, expected, actual);
  }

  /** Checks the selected rows of a file. */
  static void walk(
      String file,
      Predicate<Row> chosen,
      Function<Row, String> expected,
      Function<Row, String> actual) {
    List<String> differences = new ArrayList<>();
    for (Row row : rows(file).stream().filter(chosen).toList()) {
      String want = expected.apply(row);
      String got = actual.apply(row);
      if (!want.equals(got)) {
        differences.add(
            "line " + row.line() + " " + row.cells() + ": " + got + " instead of " + want);
      }
    }
    assertThat(differences).as(file).isEmpty();
  }

  /** Returns the result as text, or the message that the machine shows with flag 24 clear. */
  static String outcome(Supplier<Decimal> function) {
    try {
      Decimal result = function.get();
      return result.isOutOfRange() ? RangeError.INSTANCE.getMessage() : result.toString();
    } catch (DomainError | RangeError e) {
      return e.getMessage();
    }
  }

  /** Returns both results as text, or the message. */
  static String outcomes(Supplier<Pair> function) {
    try {
      Pair result = function.get();
      return result.x().isOutOfRange() || result.y().isOutOfRange()
          ? RangeError.INSTANCE.getMessage()
          : result.x() + " " + result.y();
    } catch (DomainError | RangeError e) {
      return e.getMessage();
    }
  }
}
