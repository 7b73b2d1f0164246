package hp41.keymap;

import hp41.keyboard.Key;
import hp41.panel.keys.KeyNames;
import hp41.screen.Stroke;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Which keys of the calculator strokes press: a table with a name, and the tables it goes before.
 *
 * @param name how it is called
 * @param rows later ones go before earlier ones
 */
public record KeyTable(String name, List<Row> rows) {

  /** Where a stroke is struck. */
  enum Where {
    NORMAL,
    ALPHA,
    PRGM
  }

  /** What a stroke presses, and where it does. */
  record Row(Stroke stroke, Set<Where> where, List<Key> keys) {}

  /** The keys that a stroke presses, if the table says so; a letter means its capital too. */
  Optional<List<Key>> keys(Stroke stroke, Where where) {
    for (int i = rows.size() - 1; i >= 0; i--) {
      Row row = rows.get(i);
      if (row.where().contains(where) && row.stroke().isSameKey(small(stroke))) {
        return Optional.of(row.keys());
      }
    }
    return Optional.empty();
  }

  /** The same rows behind those of another table, under this name. */
  KeyTable over(KeyTable other) {
    List<Row> all = new ArrayList<>(other.rows);
    all.addAll(rows);
    return new KeyTable(name, List.copyOf(all));
  }

  /** Whether letters press keys, so that they cannot open the typed line. */
  boolean takesLetters() {
    return rows.stream()
        .map(Row::stroke)
        .anyMatch(it -> it instanceof Stroke.Typed typed && Character.isLetter(typed.character()));
  }

  /** What is struck for each key, for the keypad to show: the shortest name, later rows first. */
  public KeyNames names() {
    Map<Key, String> names = new EnumMap<>(Key.class);
    List<Row> latestFirst = new ArrayList<>(rows);
    Collections.reverse(latestFirst);
    for (Row row : latestFirst) {
      Key key = row.keys().get(0);
      boolean says = row.keys().size() == 1 && row.where().contains(Where.NORMAL);
      if (says && keys(row.stroke(), Where.NORMAL).equals(Optional.of(row.keys()))) {
        names.merge(key, shown(row.stroke()), (a, b) -> b.length() < a.length() ? b : a);
      }
    }
    return new KeyNames(name, names, takesLetters());
  }

  /** A stroke as a person calls it. */
  static String shown(Stroke stroke) {
    if (stroke instanceof Stroke.Typed typed) {
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
    return stroke instanceof Stroke.Typed typed
        ? Stroke.typed(Character.toLowerCase(typed.character()))
        : stroke;
  }
}
