package hp41.listing;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Finds the names that a misspelled word may have meant. */
public final class Nearest {

  private static final int MOST = 3;

  private Nearest() {}

  /** Up to three of these names that differ from the word in few characters, the nearest first. */
  public static List<String> to(String word, List<String> names) {
    int tolerance = Math.max(1, word.length() / 3);
    record Candidate(String name, int distance) {}
    return names.stream()
        .filter(name -> Math.abs(name.length() - word.length()) <= tolerance)
        .map(name -> new Candidate(name, distance(word, name, tolerance)))
        .filter(c -> c.distance() <= tolerance && c.distance() < word.length())
        .sorted(Comparator.comparingInt(Candidate::distance))
        .limit(MOST)
        .map(Candidate::name)
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
    int[][] distance = new int[one.length() + 1][other.length() + 1];
    int above = 0;
    for (int i = 0; i <= one.length(); i++) {
      int least = Integer.MAX_VALUE;
      for (int j = 0; j <= other.length(); j++) {
        distance[i][j] = i == 0 || j == 0 ? i + j : step(one, other, distance, i, j);
        least = Math.min(least, distance[i][j]);
      }
      if (least > most && above > most) {
        return least;
      }
      above = least;
    }
    return distance[one.length()][other.length()];
  }

  private static int step(String one, String other, int[][] distance, int i, int j) {
    boolean same = one.charAt(i - 1) == other.charAt(j - 1);
    int best =
        Math.min(
            distance[i - 1][j - 1] + (same ? 0 : 1),
            1 + Math.min(distance[i - 1][j], distance[i][j - 1]));
    boolean exchanged =
        i > 1
            && j > 1
            && one.charAt(i - 1) == other.charAt(j - 2)
            && one.charAt(i - 2) == other.charAt(j - 1);
    return exchanged ? Math.min(best, distance[i - 2][j - 2] + 1) : best;
  }
}
