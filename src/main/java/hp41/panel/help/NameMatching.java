package hp41.panel.help;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** Matches names with typed letters and ranks the matches. */
public final class NameMatching {

  private static final int NONE = 3;

  private NameMatching() {}

  /** Returns 0 for a prefix, 1 for a substring, 2 for letters in sequence, and 3 for no match. */
  static int rank(String typed, String name) {
    String word = typed.toUpperCase(Locale.ROOT);
    String upper = name.toUpperCase(Locale.ROOT);
    if (upper.startsWith(word)) {
      return 0;
    }
    if (upper.contains(word)) {
      return 1;
    }
    return matched(word, upper).cardinality() == word.length() ? 2 : NONE;
  }

  /** Returns the indexes in the name that match the typed letters. */
  public static BitSet matched(String typed, String name) {
    String word = typed.toUpperCase(Locale.ROOT);
    String upper = name.toUpperCase(Locale.ROOT);
    BitSet places = new BitSet();
    int inside = upper.indexOf(word);
    if (inside >= 0) {
      places.set(inside, inside + word.length());
      return places;
    }
    int from = 0;
    for (char letter : word.toCharArray()) {
      int place = upper.indexOf(letter, from);
      if (place < 0) {
        return places;
      }
      places.set(place);
      from = place + 1;
    }
    return places;
  }

  /**
   * Returns the names that match, sorted by rank, then by last use, otherwise in the original
   * order.
   */
  public static <T> List<T> best(
      String typed, List<T> all, Function<T, String> name, List<String> recent) {
    return all.stream()
        .filter(one -> rank(typed, name.apply(one)) < NONE)
        .sorted(
            Comparator.<T>comparingInt(one -> rank(typed, name.apply(one)))
                .thenComparing(one -> !name.apply(one).equalsIgnoreCase(typed))
                .thenComparingInt(one -> age(name.apply(one), recent)))
        .toList();
  }

  /**
   * Returns the entries whose name matches, then those whose text contains all typed words,
   * ignoring case.
   */
  public static <T> List<T> found(
      String typed, List<T> all, Function<T, String> name, Function<T, String> text) {
    List<T> found = new ArrayList<>(best(typed.strip(), all, name, List.of()));
    String[] words = typed.strip().toUpperCase(Locale.ROOT).split("\\s+");
    all.stream()
        .filter(one -> !found.contains(one))
        .filter(
            one ->
                Arrays.stream(words).allMatch(text.apply(one).toUpperCase(Locale.ROOT)::contains))
        .forEach(found::add);
    return List.copyOf(found);
  }

  private static int age(String name, List<String> recent) {
    int place = recent.indexOf(name);
    return place < 0 ? Integer.MAX_VALUE : place;
  }
}
