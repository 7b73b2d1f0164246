package hp41.keymap;

import hp41.keyboard.Key;
import hp41.keymap.KeyTable.Row;
import hp41.keymap.KeyTable.Where;
import hp41.screen.Stroke;
import hp41.screen.Stroke.Named;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Reads the table of a key map. A line is {@code WHERE STROKE KEY KEY}: where it holds ({@code
 * normal alpha prgm all}, one or several, or nothing for all but ALPHA mode), a character or the
 * name of a key of the terminal, and keys of the calculator as transcripts name them. Lines that
 * begin with {@code #} and a blank, and empty ones, say nothing.
 */
final class KeyTableReader {

  private static final Map<String, Set<Where>> PLACES =
      Map.of(
          "normal", EnumSet.of(Where.NORMAL),
          "alpha", EnumSet.of(Where.ALPHA),
          "prgm", EnumSet.of(Where.PRGM),
          "all", EnumSet.allOf(Where.class));

  private static final Map<String, Named> NAMES =
      Map.of("esc", Named.ESCAPE, "pageup", Named.PAGE_UP, "pagedown", Named.PAGE_DOWN);

  private static final String SOME_KEYS = "keys are called XEQ, R/S, S+, 1/X, ENTER, f, <- …";

  private final String name;

  private KeyTableReader(String name) {
    this.name = name;
  }

  /**
   * Reads a table.
   *
   * @param name what the key map is to be called, also in errors
   * @throws IOException if a line cannot be understood; its message says which and why
   */
  static KeyTable read(String name, String text) throws IOException {
    return new KeyTable(name, new KeyTableReader(name).rows(text.lines().toList()));
  }

  private List<Row> rows(List<String> lines) throws IOException {
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (!line.isEmpty() && !line.equals("#") && !line.startsWith("# ")) {
        rows.add(row(i + 1, line.split("\\s+")));
      }
    }
    return List.copyOf(rows);
  }

  private Row row(int number, String[] words) throws IOException {
    Set<Where> where = EnumSet.noneOf(Where.class);
    int next = 0;
    while (next < words.length && PLACES.containsKey(words[next])) {
      where.addAll(PLACES.get(words[next++]));
    }
    if (words.length < next + 2) {
      throw wrong(number, "a line needs a stroke and a key, as in: k XEQ");
    }
    if (where.isEmpty()) {
      where = EnumSet.of(Where.NORMAL, Where.PRGM);
    }
    Optional<Stroke> stroke = stroke(words[next]);
    if (stroke.isEmpty()) {
      String names = "it must be a character, Space, Enter, Backspace, Delete, Esc, Up, F2 …";
      throw wrong(number, words[next] + " is no stroke; " + names);
    }
    List<Key> keys = new ArrayList<>();
    for (String label : Arrays.asList(words).subList(next + 1, words.length)) {
      Optional<Key> key = Key.of(label);
      keys.add(key.orElseThrow(() -> wrong(number, label + " is no key; " + SOME_KEYS)));
    }
    return new Row(stroke.get(), where, List.copyOf(keys));
  }

  private IOException wrong(int number, String why) {
    return new IOException(name + " line " + number + ": " + why);
  }

  private static Optional<Stroke> stroke(String word) {
    if (word.length() == 1) {
      return Optional.of(Stroke.typed(Character.toLowerCase(word.charAt(0))));
    }
    String small = word.toLowerCase(Locale.ROOT);
    if (small.equals("space")) {
      return Optional.of(Stroke.typed(' '));
    }
    return Optional.ofNullable(NAMES.get(small))
        .or(() -> Arrays.stream(Named.values()).filter(it -> named(it, small)).findFirst())
        .map(Stroke::named);
  }

  private static boolean named(Named name, String small) {
    return name.name().toLowerCase(Locale.ROOT).equals(small);
  }
}
