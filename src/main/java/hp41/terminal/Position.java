package hp41.terminal;

import hp41.Snapshot;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

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
