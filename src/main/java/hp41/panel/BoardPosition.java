package hp41.panel;

import hp41.Snapshot;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A position of queens on a chessboard, one in each column, or only in the first columns so far.
 *
 * @param text the row of the queen in each column, from the left, as the program shows it: digits
 *     or, from ten queens on, numbers separated by blanks
 * @param size the number of rows and columns
 */
public record BoardPosition(String text, int size) {

  private static final int MIN_DIGITS = 4;
  private static final int MAX_DIGITS = 9;
  private static final Pattern RUN = Pattern.compile("\\d{1,2}(?: \\d{1,2}){9,}|\\d+");

  /** Creates a position with a queen in every column. */
  public BoardPosition(String text) {
    this(text, numbers(text).length);
  }

  /** Returns the position in the message or else in ALPHA. */
  public static Optional<BoardPosition> in(Snapshot snapshot) {
    return in(snapshot.message()).or(() -> in(snapshot.alpha()));
  }

  /**
   * Returns the last run of 4 to 9 digits, or of numbers, that is a permutation of 1…n or 0…n−1.
   */
  public static Optional<BoardPosition> in(String text) {
    Optional<BoardPosition> last = Optional.empty();
    Matcher runs = RUN.matcher(text);
    while (runs.find()) {
      if (isPermutation(runs.group())) {
        last = Optional.of(new BoardPosition(runs.group()));
      }
    }
    return last;
  }

  /** Returns the number of queens. */
  public int queens() {
    return numbers(text).length;
  }

  /** Returns whether there is a queen in every column. */
  public boolean isWhole() {
    return queens() == size;
  }

  /** Returns the row of the queen in a column; both count from 0. */
  public int row(int column) {
    return rows()[column];
  }

  /** Returns whether another queen is on a diagonal of the queen in this column. */
  public boolean attacked(int column) {
    for (int other = 0; other < queens(); other++) {
      if (other != column && Math.abs(row(other) - row(column)) == Math.abs(other - column)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the view codes that transform the position into itself, in ascending order: {@code 11
   * 43}.
   */
  public String codes() {
    return codesGiving(rows());
  }

  /** Returns the view codes that transform the vertically mirrored position into this one. */
  public String associatedCodes() {
    return codesGiving(mirrored(rows(), true, false));
  }

  private int[] rows() {
    int[] numbers = numbers(text);
    int lowest = isWhole() ? IntStream.of(numbers).min().orElse(0) : 1;
    return IntStream.of(numbers).map(number -> number - lowest).toArray();
  }

  private static int[] numbers(String run) {
    return run.indexOf(' ') < 0
        ? run.chars().map(Character::getNumericValue).toArray()
        : Stream.of(run.split(" ")).mapToInt(Integer::parseInt).toArray();
  }

  /**
   * Returns view codes. The tens are: as found, mirrored up-down, mirrored left-right, and both;
   * the units are turns by 0 to 3 quarters.
   */
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
    if (run.indexOf(' ') < 0 && (run.length() < MIN_DIGITS || run.length() > MAX_DIGITS)) {
      return false;
    }
    int[] sorted = IntStream.of(numbers(run)).sorted().toArray();
    return sorted[0] <= 1
        && IntStream.range(1, sorted.length).allMatch(i -> sorted[i] == sorted[i - 1] + 1);
  }
}
