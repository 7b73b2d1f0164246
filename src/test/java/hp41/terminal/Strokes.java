package hp41.terminal;

import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import java.util.Locale;
import java.util.stream.Stream;

/** Parses the names of strokes in test tables. */
final class Strokes {

  private Strokes() {}

  /** Parses a character, {@code Space}, {@code Ctrl-u}, {@code Alt-u} or the name of a key. */
  static Stroke named(String name) {
    if (name.length() == 1) {
      return Stroke.typed(name.charAt(0));
    } else if (name.startsWith("Ctrl-")) {
      return Stroke.control(name.charAt(5));
    } else if (name.startsWith("Alt-")) {
      return new Stroke.Alt(name.charAt(4));
    }
    return name.equals("Space")
        ? Stroke.typed(' ')
        : Stroke.named(KeyName.valueOf(name.toUpperCase(Locale.ROOT)));
  }

  /** Parses several strokes, separated by blanks. */
  static Stream<Stroke> all(String names) {
    return Stream.of(names.split(" ")).map(Strokes::named);
  }
}
