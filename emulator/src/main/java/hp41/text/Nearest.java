package hp41.text;

import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Finds the known names that are most similar to a misspelled word. */
public final class Nearest {

  /**
   * The maximum number of words in a file for which suggestions are searched. A file with more
   * unknown words is not a listing, and the search would take seconds.
   */
  public static final int MOST_WORDS = 100;

  /** The maximum number of names that are proposed. */
  public static final int MOST = 3;

  private Nearest() {}

  /**
   * Returns up to three names that differ from a word in few characters, the most similar first.
   */
  public static List<String> to(String word, Collection<String> names) {
    int tolerance = Math.max(1, word.length() / 3);
    record NearName(String name, int distance) {}
    return names.stream()
        .filter(name -> hasSimilarLength(name, word, tolerance))
        .map(name -> new NearName(name, distance(word, name, tolerance)))
        .filter(c -> c.distance() <= tolerance && c.distance() < word.length())
        .sorted(Comparator.comparingInt(NearName::distance))
        .limit(MOST)
        .map(NearName::name)
        .toList();
  }

  /** Returns the question after a message about a word; empty if no name is similar. */
  public static String question(String word, Collection<String> names) {
    return question(to(word, names));
  }

  /**
   * Returns the question after a message: {@code ; did you mean A, B or C?}; empty without names.
   */
  public static String question(List<String> nearest) {
    return nearest.isEmpty() ? "" : "; " + choice(nearest);
  }

  /** Returns the question that offers one or more names: {@code did you mean A, B or C?}. */
  public static String choice(List<String> nearest) {
    int last = nearest.size() - 1;
    String choice =
        last == 0
            ? nearest.get(0)
            : String.join(", ", nearest.subList(0, last)) + " or " + nearest.get(last);
    return "did you mean " + choice + (choice.endsWith("?") ? "" : "?");
  }

  /**
   * Returns the most similar names. Names in {@code others} are included only if they are more
   * similar than all in {@code names}, and precede them.
   */
  public static List<String> to(String word, List<String> names, List<String> others) {
    List<String> near = to(word, names);
    int least = near.isEmpty() ? Integer.MAX_VALUE : distance(word, near.get(0));
    Stream<String> nearer = to(word, others).stream().filter(name -> distance(word, name) < least);
    return Stream.concat(nearer, near.stream()).limit(MOST).toList();
  }

  private static boolean hasSimilarLength(String one, String other, int most) {
    return Math.abs(one.length() - other.length()) <= most;
  }

  /** Returns whether the edit distance of two words is at most {@code most}. */
  public static boolean isSimilar(String one, String other, int most) {
    return hasSimilarLength(one, other, most) && distance(one, other, most) <= most;
  }

  /**
   * Returns the edit distance: the number of characters to insert, delete or replace, or of
   * neighbours to exchange.
   */
  public static int distance(String one, String other) {
    return distance(one, other, Integer.MAX_VALUE);
  }

  /**
   * Returns the edit distance, or any number above {@code most} as soon as the distance is known to
   * be greater.
   */
  private static int distance(String one, String other, int most) {
    int[] secondPrevious = new int[other.length() + 1];
    int[] previous = new int[other.length() + 1];
    int[] row = new int[other.length() + 1];
    Arrays.setAll(row, j -> j);
    int least = 0;
    for (int i = 1; i <= one.length(); i++) {
      int[] unused = secondPrevious;
      secondPrevious = previous;
      previous = row;
      row = unused;
      int above = least;
      least = fillRow(one, other, i, secondPrevious, previous, row);
      if (least > most && above > most) {
        return least;
      }
    }
    return row[other.length()];
  }

  /**
   * Computes the row of distances between the first {@code i} characters of one word and all
   * prefixes of the other from the two previous rows; returns the minimum of the row.
   */
  private static int fillRow(
      String one, String other, int i, int[] secondPrevious, int[] previous, int[] row) {
    row[0] = i;
    int least = i;
    for (int j = 1; j <= other.length(); j++) {
      boolean same = one.charAt(i - 1) == other.charAt(j - 1);
      int best = Math.min(previous[j - 1] + (same ? 0 : 1), 1 + Math.min(previous[j], row[j - 1]));
      boolean exchanged =
          i > 1
              && j > 1
              && one.charAt(i - 1) == other.charAt(j - 2)
              && one.charAt(i - 2) == other.charAt(j - 1);
      row[j] = exchanged ? Math.min(best, secondPrevious[j - 2] + 1) : best;
      least = Math.min(least, row[j]);
    }
    return least;
  }
}
