package hp41.terminal;

import hp41.Snapshot;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Queens on a chessboard, one in each column.
 *
 * @param digits the row of the queen of each column, from the left, as the program shows it
 */
record Position(String digits) {

  private static final Pattern RUN = Pattern.compile("\\d+");

  /** The position that the message shows, or else ALPHA. */
  static Optional<Position> in(Snapshot snapshot) {
    return in(snapshot.message()).or(() -> in(snapshot.alpha()));
  }

  /** The last run of 4 to 9 digits in a text that is a permutation of 1…n or 0…n−1. */
  static Optional<Position> in(String text) {
    Optional<Position> last = Optional.empty();
    Matcher runs = RUN.matcher(text);
    while (runs.find()) {
      if (isPermutation(runs.group())) {
        last = Optional.of(new Position(runs.group()));
      }
    }
    return last;
  }

  /** Number of rows and columns. */
  int size() {
    return digits.length();
  }

  /** The row of the queen in a column, both from 0. */
  int row(int column) {
    return digits.charAt(column) - '0' - (digits.indexOf('0') < 0 ? 1 : 0);
  }

  /** Whether another queen stands on a diagonal of this column's. */
  boolean attacked(int column) {
    for (int other = 0; other < size(); other++) {
      if (other != column && Math.abs(row(other) - row(column)) == Math.abs(other - column)) {
        return true;
      }
    }
    return false;
  }

  /** The view codes under which it gives itself, in order, {@code 11 43}. */
  String codes() {
    return codesGiving(rows());
  }

  /** The view codes under which its mirror image around the horizontal axis gives it. */
  String associatedCodes() {
    return codesGiving(mirrored(rows(), true, false));
  }

  private int[] rows() {
    return IntStream.range(0, size()).map(this::row).toArray();
  }

  /** Tens: as found, mirrored up-down, left-right, both; units: turned by 0 to 3 quarters. */
  private String codesGiving(int[] from) {
    List<String> codes = new ArrayList<>();
    for (int tens = 1; tens <= 4; tens++) {
      int[] view = mirrored(from, tens % 2 == 0, tens > 2);
      for (int units = 1; units <= 4; units++) {
        if (Arrays.equals(view, rows())) {
          codes.add(String.valueOf(10 * tens + units));
        }
        view = turned(view);
      }
    }
    return String.join(" ", codes);
  }

  private static int[] mirrored(int[] rows, boolean upDown, boolean leftRight) {
    int last = rows.length - 1;
    return IntStream.rangeClosed(0, last)
        .map(column -> rows[leftRight ? last - column : column])
        .map(row -> upDown ? last - row : row)
        .toArray();
  }

  private static int[] turned(int[] rows) {
    int[] turned = new int[rows.length];
    for (int column = 0; column < rows.length; column++) {
      turned[rows.length - 1 - rows[column]] = column;
    }
    return turned;
  }

  private static boolean isPermutation(String run) {
    Set<Character> rows = new HashSet<>();
    run.chars().forEach(digit -> rows.add((char) digit));
    int n = run.length();
    if (n < 4 || n > 9 || rows.size() < n) {
      return false;
    }
    int highest = rows.contains('0') ? n - 1 : n;
    return rows.stream().allMatch(row -> row - '0' <= highest);
  }
}
