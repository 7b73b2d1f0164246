package hp41.panel.help;

import hp41.memory.CharacterSet;
import hp41.memory.LabelName;
import hp41.text.Nearest;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** Matches names with typed letters and ranks the matches. */
public final class NameMatching {

  private static final int NONE = 3;

  private NameMatching() {}

  /**
   * Returns 0 for a prefix, 1 for a substring, 2 for letters in sequence, and 3 for no match, of
   * {@linkplain #comparable comparable} names.
   */
  private static int rank(String typed, String name) {
    if (name.startsWith(typed)) {
      return 0;
    } else if (name.contains(typed)) {
      return 1;
    }
    return hasLetters(name, typed) ? 2 : NONE;
  }

  /** Returns whether a name contains the letters of a word in sequence. */
  private static boolean hasLetters(String name, String word) {
    int place = -1;
    for (int i = 0; i < word.length(); i++) {
      place = name.indexOf(word.charAt(i), place + 1);
      if (place < 0) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether a name begins with the typed letters. */
  public static boolean begins(String typed, String name) {
    return comparable(name).startsWith(comparable(typed));
  }

  /**
   * Returns a name in capitals, as many characters as before. The characters of the keyboard
   * replace the glyphs of the display.
   */
  private static String comparable(String name) {
    return LabelName.capitals(CharacterSet.characters(name));
  }

  /** Returns the indexes in the name that match the typed letters. */
  public static BitSet matched(String typed, String name) {
    String word = comparable(typed);
    String upper = comparable(name);
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
    String word = comparable(typed);
    List<RankedName<T>> ranked = new ArrayList<>();
    for (T one : all) {
      String text = name.apply(one);
      int rank = rank(word, comparable(text));
      if (rank < NONE) {
        ranked.add(new RankedName<>(one, rank, !LabelName.isSame(text, typed), age(text, recent)));
      }
    }
    return ranked.stream()
        .sorted(
            Comparator.<RankedName<T>>comparingInt(RankedName::rank)
                .thenComparing(RankedName::partial)
                .thenComparingInt(RankedName::age))
        .map(RankedName::one)
        .toList();
  }

  /**
   * A name that matches.
   *
   * @param partial whether only a part of it was typed
   * @param age how many names were used more recently
   */
  private record RankedName<T>(T one, int rank, boolean partial, int age) {}

  /** Words that users may type, each with the words of the help texts for the same thing. */
  private static final Map<String, String> ALIASES =
      Map.ofEntries(
          Map.entry("WAND", "BAR CODE"),
          Map.entry("BARCODE", "BAR CODE"),
          Map.entry("SWAP", "EXCHANGE"),
          Map.entry("ERASE", "CLEAR"),
          Map.entry("REMOVE", "DELETE"),
          Map.entry("POWER", "Y TO THE"),
          Map.entry("AVERAGE", "MEAN"),
          Map.entry("STDEV", "DEVIATION"),
          Map.entry("MODULO", "REMAINDER"),
          Map.entry("SUBROUTINE", "RETURN"),
          Map.entry("CLIPBOARD", "COPIES"),
          Map.entry("HALT", "STOP"),
          Map.entry("INTEGRAL", "INTEGRATES"),
          Map.entry("HEX", "NUMBER BASES"),
          Map.entry("HEXADECIMAL", "NUMBER BASES"),
          Map.entry("BINARY", "NUMBER BASES"),
          Map.entry("LOOP", "COUNTER"),
          Map.entry("RESET", "MEMORY WAS CLEARED"),
          Map.entry("EDIT", "INSERT"));

  private static final int LONG_WORD = 4;
  private static final Pattern NO_LETTERS = Pattern.compile("[\\s.,;:()]+");

  /**
   * Returns the entries whose name matches, then those whose text contains all typed words or their
   * aliases, ignoring case. If there are none, one letter of each word may be wrong. Without typed
   * words, all entries match.
   */
  public static <T> List<T> found(
      String typed, List<T> all, Function<T, String> name, Function<T, String> text) {
    if (typed.isBlank()) {
      return List.copyOf(all);
    }
    List<T> found = new ArrayList<>(best(typed.strip(), all, name, List.of()));
    IdentityHashMap<T, String> rest = new IdentityHashMap<>(all.size());
    all.forEach(it -> rest.put(it, LabelName.capitals(text.apply(it))));
    found.forEach(rest::remove);
    List<String> words = List.of(LabelName.capitals(typed.strip()).split("\\s+"));
    addMatches(found, rest, all, it -> it.startsWith(words.get(0)) && hasWords(it, words));
    addMatches(found, rest, all, it -> hasWords(it, words));
    addMatches(found, rest, all, it -> contains(it, words));
    if (found.isEmpty()) {
      all.forEach(it -> rest.put(it, LabelName.capitals(name.apply(it) + ' ' + text.apply(it))));
      addMatches(found, rest, all, it -> resembles(it, words));
    }
    return List.copyOf(found);
  }

  /**
   * Moves the entries whose text matches from the rest to the found ones, in their order.
   *
   * @param rest the entries that are not found yet, with their texts in capitals
   */
  private static <T> void addMatches(
      List<T> found, Map<T, String> rest, List<T> all, Predicate<String> matches) {
    for (T one : all) {
      if (rest.containsKey(one) && matches.test(rest.get(one))) {
        found.add(one);
        rest.remove(one);
      }
    }
  }

  private static boolean contains(String text, List<String> words) {
    return words.stream()
        .allMatch(it -> text.contains(it) || text.contains(ALIASES.getOrDefault(it, it)));
  }

  /** Returns whether a text has all words, or the beginnings of longer ones such as CLEARS. */
  private static boolean hasWords(String text, List<String> words) {
    if (!words.stream().allMatch(text::contains)) {
      return false;
    }
    List<String> present = List.of(NO_LETTERS.split(text));
    return words.stream().allMatch(word -> present.stream().anyMatch(it -> it.startsWith(word)));
  }

  /** Returns whether each word differs in at most one letter from a word of a text. */
  private static boolean resembles(String text, List<String> words) {
    List<String> present = List.of(NO_LETTERS.split(text));
    return words.stream()
        .allMatch(
            word ->
                word.length() >= LONG_WORD
                    && present.stream().anyMatch(it -> Nearest.isSimilar(word, it, 1)));
  }

  private static int age(String name, List<String> recent) {
    int place = recent.indexOf(name);
    return place < 0 ? Integer.MAX_VALUE : place;
  }
}
