package hp41.listing;

import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Finds the names that a misspelled word may have meant. */
public final class Nearest {

  /**
   * A file with more unknown words than this is another kind of file: names near to the rest of
   * them are not looked for, which would take seconds.
   */
  public static final int MOST_WORDS = 100;

  private static final int MOST = 3;

  private Nearest() {}

  /** Up to three of these names that differ from the word in few characters, the nearest first. */
  public static List<String> to(String word, Collection<String> names) {
    int tolerance = Math.max(1, word.length() / 3);
    record NearName(String name, int distance) {}
    return names.stream()
        .filter(name -> Math.abs(name.length() - word.length()) <= tolerance)
        .map(name -> new NearName(name, distance(word, name, tolerance)))
        .filter(c -> c.distance() <= tolerance && c.distance() < word.length())
        .sorted(Comparator.comparingInt(NearName::distance))
        .limit(MOST)
        .map(NearName::name)
        .toList();
  }

  /**
   * The question that follows a complaint: {@code ; did you mean A, B or C?}; empty without any.
   */
  public static String question(List<String> nearest) {
    if (nearest.isEmpty()) {
      return "";
    }
    int last = nearest.size() - 1;
    String choice =
        last == 0
            ? nearest.get(0)
            : String.join(", ", nearest.subList(0, last)) + " or " + nearest.get(last);
    return "; did you mean " + choice + (choice.endsWith("?") ? "" : "?");
  }

  /** The same, behind those of the other names that are nearer than all of these. */
  static List<String> to(String word, List<String> names, List<String> others) {
    List<String> near = to(word, names);
    int least = near.isEmpty() ? Integer.MAX_VALUE : distance(word, near.get(0));
    Stream<String> nearer = to(word, others).stream().filter(it -> distance(word, it) < least);
    return Stream.concat(nearer, near.stream()).limit(MOST).toList();
  }

  /** The number of characters to insert, delete, replace, or exchange with their neighbour. */
  static int distance(String one, String other) {
    return distance(one, other, Integer.MAX_VALUE);
  }

  /** The same; some number above {@code most} as soon as it cannot be less. */
  private static int distance(String one, String other, int most) {
    int[] beforeThat = new int[other.length() + 1];
    int[] before = new int[other.length() + 1];
    int[] row = new int[other.length() + 1];
    Arrays.setAll(row, j -> j);
    int least = 0;
    for (int i = 1; i <= one.length(); i++) {
      int[] unused = beforeThat;
      beforeThat = before;
      before = row;
      row = unused;
      int above = least;
      least = next(one, other, i, beforeThat, before, row);
      if (least > most && above > most) {
        return least;
      }
    }
    return row[other.length()];
  }

  /**
   * Fills the row of distances between the first {@code i} characters of one word and each
   * beginning of the other, from the two rows before it; returns the least of them.
   */
  private static int next(
      String one, String other, int i, int[] beforeThat, int[] before, int[] row) {
    row[0] = i;
    int least = i;
    for (int j = 1; j <= other.length(); j++) {
      boolean same = one.charAt(i - 1) == other.charAt(j - 1);
      int best = Math.min(before[j - 1] + (same ? 0 : 1), 1 + Math.min(before[j], row[j - 1]));
      boolean exchanged =
          i > 1
              && j > 1
              && one.charAt(i - 1) == other.charAt(j - 2)
              && one.charAt(i - 2) == other.charAt(j - 1);
      row[j] = exchanged ? Math.min(best, beforeThat[j - 2] + 1) : best;
      least = Math.min(least, row[j]);
    }
    return least;
  }
}
