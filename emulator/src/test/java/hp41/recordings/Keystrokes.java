package hp41.recordings;

import hp41.key.Key;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Spells functions as keys: XEQ ALPHA name ALPHA, and the operand. */
final class Keystrokes {

  private static final Map<String, List<Key>> LETTERS = letters();
  private static final Map<String, Key> LEVELS =
      Map.of("T", Key.NINE, "Z", Key.ONE, "Y", Key.TIMES, "X", Key.SIX, "L", Key.STO);

  private Keystrokes() {}

  private static Map<String, List<Key>> letters() {
    Map<String, List<Key>> letters = new HashMap<>();
    for (Key key : Key.values()) {
      letters.put(key.alpha(true), List.of(Key.SHIFT, key));
    }
    for (Key key : Key.values()) {
      letters.put(key.alpha(false), List.of(key));
    }
    letters.put("^", letters.get("↑"));
    return letters;
  }

  /** Returns the keys of a line such as {@code ST+ IND 05}. */
  static List<Key> of(String line) {
    String[] words = line.split(" ");
    List<Key> keys = new ArrayList<>(List.of(Key.XEQ, Key.ALPHA));
    words[0].codePoints().mapToObj(Character::toString).map(LETTERS::get).forEach(keys::addAll);
    keys.add(Key.ALPHA);
    Stream.of(words).skip(1).forEach(word -> keys.addAll(operand(word)));
    return keys;
  }

  private static List<Key> operand(String word) {
    if (word.equals("IND")) {
      return List.of(Key.SHIFT);
    }
    if (LEVELS.containsKey(word)) {
      return List.of(Key.POINT, LEVELS.get(word));
    }
    return word.chars().mapToObj(Character::toString).map(Key::of).map(k -> k.get()).toList();
  }
}
