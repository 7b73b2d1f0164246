package hp41.keymap;

import hp41.key.Key;
import hp41.panel.keys.KeyNames;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A table of the calculator keys that strokes press.
 *
 * @param name the name of the key map
 * @param rows the rows; later rows override earlier ones
 */
public record KeyTable(String name, List<KeyRow> rows) {

  /** A mode in which rows apply. */
  enum Where {
    NORMAL,
    ALPHA,
    PRGM
  }

  /** The keys that a stroke presses, and the modes in which it does. */
  record KeyRow(Stroke stroke, Set<Where> where, List<Key> keys) {}

  /**
   * Returns the keys that a stroke presses, if the table has a row for it. The case of letters is
   * ignored.
   */
  Optional<List<Key>> keys(Stroke stroke, Where where) {
    for (int i = rows.size() - 1; i >= 0; i--) {
      KeyRow row = rows.get(i);
      if (row.where().contains(where) && row.stroke().isSameKey(small(stroke))) {
        return Optional.of(row.keys());
      }
    }
    return Optional.empty();
  }

  /** Returns whether a stroke presses R/S outside ALPHA and PRGM mode. */
  public boolean isRunStop(Stroke stroke) {
    return keys(stroke, Where.NORMAL).filter(List.of(Key.RUN_STOP)::equals).isPresent();
  }

  /**
   * Returns a table with the name of this one, in which its rows override those of another table.
   */
  KeyTable over(KeyTable other) {
    List<KeyRow> all = new ArrayList<>(other.rows);
    all.addAll(rows);
    return new KeyTable(name, List.copyOf(all));
  }

  /** Returns whether letters press keys, so that they cannot open the input line. */
  boolean takesLetters() {
    return rows.stream()
        .map(KeyRow::stroke)
        .anyMatch(
            it ->
                it instanceof Stroke.TypedCharacter typed && Character.isLetter(typed.character()));
  }

  /**
   * Returns the name of the stroke for each key, which the keypad shows: the shortest one of the
   * valid rows; for equal lengths, the last row.
   */
  public KeyNames names() {
    Map<Key, String> names = new EnumMap<>(Key.class);
    List<KeyRow> latestFirst = new ArrayList<>(rows);
    Collections.reverse(latestFirst);
    for (KeyRow row : latestFirst) {
      Key key = row.keys().get(0);
      boolean isSingleKey = row.keys().size() == 1 && row.where().contains(Where.NORMAL);
      if (isSingleKey && keys(row.stroke(), Where.NORMAL).equals(Optional.of(row.keys()))) {
        names.merge(key, shown(row.stroke()), (a, b) -> b.length() < a.length() ? b : a);
      }
    }
    return new KeyNames(name, names, takesLetters());
  }

  /** Returns the name of a stroke as it is shown to users. */
  static String shown(Stroke stroke) {
    if (stroke instanceof Stroke.TypedCharacter typed) {
      return String.valueOf(Character.toUpperCase(typed.character()));
    }
    return switch (((Stroke.NamedKey) stroke).name()) {
      case BACKSPACE -> "Bk";
      case DELETE -> "Del";
      case ESCAPE -> "Esc";
      case UP -> "↑";
      case DOWN -> "↓";
      case LEFT -> "←";
      case RIGHT -> "→";
      case ENTER -> "Enter";
      default -> ((Stroke.NamedKey) stroke).name().name();
    };
  }

  private static Stroke small(Stroke stroke) {
    return stroke instanceof Stroke.TypedCharacter typed
        ? Stroke.typed(Character.toLowerCase(typed.character()))
        : stroke;
  }

  /**
   * Parses the table of a key map. A line has the form {@code WHERE STROKE KEY KEY}: the modes in
   * which it applies ({@code normal alpha prgm all}, one or several; by default normal and prgm), a
   * character or the name of a terminal key, and keys of the calculator, named as in transcripts.
   * Empty lines are ignored, and so are comments, which begin with {@code #} and a blank.
   */
  record TableReader(String name) {

    private static final Map<String, Set<Where>> PLACES =
        Map.of(
            "normal", EnumSet.of(Where.NORMAL),
            "alpha", EnumSet.of(Where.ALPHA),
            "prgm", EnumSet.of(Where.PRGM),
            "all", EnumSet.allOf(Where.class));

    private static final Map<String, KeyName> NAMES =
        Map.of("esc", KeyName.ESCAPE, "pageup", KeyName.PAGE_UP, "pagedown", KeyName.PAGE_DOWN);

    private static final String SOME_KEYS = "keys are called XEQ, R/S, S+, 1/X, ENTER, f, <- …";

    /**
     * Parses a table.
     *
     * @param name the name of the key map, which errors mention too
     * @throws IOException if a line cannot be parsed; the message contains its number and the
     *     reason
     */
    static KeyTable read(String name, String text) throws IOException {
      return new KeyTable(name, new TableReader(name).rows(text.lines().toList()));
    }

    private List<KeyRow> rows(List<String> lines) throws IOException {
      List<KeyRow> rows = new ArrayList<>();
      for (int i = 0; i < lines.size(); i++) {
        String line = lines.get(i).strip();
        if (!line.isEmpty() && !line.equals("#") && !line.startsWith("# ")) {
          rows.add(row(i + 1, line.split("\\s+")));
        }
      }
      return List.copyOf(rows);
    }

    private KeyRow row(int number, String[] words) throws IOException {
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
        throw wrong(number, words[next] + " is not a stroke; " + names);
      }
      List<Key> keys = new ArrayList<>();
      for (String label : Arrays.asList(words).subList(next + 1, words.length)) {
        Optional<Key> key = Key.of(label);
        keys.add(key.orElseThrow(() -> wrong(number, label + " is not a key; " + SOME_KEYS)));
      }
      return new KeyRow(stroke.get(), where, List.copyOf(keys));
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
          .or(() -> Arrays.stream(KeyName.values()).filter(it -> named(it, small)).findFirst())
          .map(Stroke::named);
    }

    private static boolean named(KeyName name, String small) {
      return name.name().toLowerCase(Locale.ROOT).equals(small);
    }
  }
}
