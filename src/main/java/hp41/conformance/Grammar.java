package hp41.conformance;

import hp41.keyboard.Key;
import hp41.memory.CharacterSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What people key, as a grammar. A line {@code name = one | other} says what {@code <name>} stands
 * for; {@code 5: one} is five times as likely. In it stand keys, {@code "AB"} for the keys of these
 * characters in ALPHA mode, and {@code 'SIN'} for XEQ and a name; times behind one of these, as in
 * {@code <digit>~400}, are those of its last key.
 */
final class Grammar {

  private static final Map<String, List<String>> LETTERS = letters();
  private static final String WEIGHT = "\\d+: .*";

  /** What is not a key: what it is, what stands in it, and how the last key of it is pressed. */
  private static final Pattern FORM = Pattern.compile("([<'\"])(.+)[>'\"]([@~\\d]*)");

  private final Map<String, List<String>> rules;
  private final Map<String, Supplier<String>> special;
  private final Random random;

  /**
   * A grammar.
   *
   * @param text its lines; those that begin with # are comments
   * @param special names that something else makes a text for
   */
  Grammar(String text, Map<String, Supplier<String>> special, Random random) {
    rules =
        text.lines()
            .filter(line -> !line.isBlank() && !line.startsWith("#"))
            .map(line -> line.split(" =", 2))
            .collect(Collectors.toMap(rule -> rule[0].strip(), rule -> alternatives(rule[1])));
    this.special = special;
    this.random = random;
  }

  private static List<String> alternatives(String text) {
    return Arrays.stream(text.split(" \\| ")).flatMap(it -> weighed(it.strip())).toList();
  }

  private static Stream<String> weighed(String alternative) {
    if (!alternative.matches(WEIGHT)) {
      return Stream.of(alternative);
    }
    String[] parts = alternative.split(": ", 2);
    return Stream.generate(() -> parts[1]).limit(Integer.parseInt(parts[0]));
  }

  private static Map<String, List<String>> letters() {
    Stream<Map.Entry<String, List<String>>> shifted =
        Stream.of(Key.values()).map(key -> Map.entry(key.alpha(true), List.of("f", key.label())));
    Stream<Map.Entry<String, List<String>>> plain =
        Stream.of(Key.values()).map(key -> Map.entry(key.alpha(false), List.of(key.label())));
    return Stream.concat(plain, shifted)
        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue, (one, other) -> one));
  }

  /** The keys of a text in this notation. */
  List<String> keys(String text) {
    List<String> keys = new ArrayList<>();
    for (String word : text.split(" ")) {
      if (word.isEmpty()) {
        continue;
      }
      Matcher form = FORM.matcher(word);
      if (!form.matches()) {
        keys.add(word);
        continue;
      }
      String inside = form.group(2);
      keys.addAll(
          switch (form.group(1)) {
            case "<" -> keys(expansion(inside));
            case "'" -> called(inside);
            default -> spelled(inside);
          });
      if (!form.group(3).isEmpty()) {
        keys.add(keys.remove(keys.size() - 1) + form.group(3));
      }
    }
    return keys;
  }

  private String expansion(String name) {
    if (special.containsKey(name)) {
      return special.get(name).get();
    }
    List<String> alternatives = rules.get(name);
    if (alternatives == null) {
      throw new IllegalArgumentException("no rule <" + name + ">");
    }
    return alternatives.get(random.nextInt(alternatives.size()));
  }

  /** XEQ and a name between two presses of ALPHA. */
  private static List<String> called(String name) {
    List<String> keys = new ArrayList<>(List.of(Key.XEQ.label(), Key.ALPHA.label()));
    keys.addAll(spelled(name));
    keys.add(Key.ALPHA.label());
    return keys;
  }

  private static List<String> spelled(String text) {
    return CharacterSet.characters(text)
        .chars()
        .mapToObj(it -> CharacterSet.glyphs(Character.toString((char) it)))
        .flatMap(glyph -> LETTERS.getOrDefault(glyph, List.of()).stream())
        .toList();
  }
}
