package hp41.panel;

import hp41.memory.CharacterSet;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The text of ALPHA as it is typed: itself, or {@code #} and its bytes in hexadecimal. */
public final class AlphaSpelling {

  private static final Pattern BYTES = Pattern.compile("#(?:[0-9A-Fa-f]{2})+");
  private static final int HEXADECIMAL = 16;

  private AlphaSpelling() {}

  /** A text of machine characters as it would be typed. */
  static String typed(String text) {
    boolean asItIs = Values.isPlain(text) && !text.startsWith("#");
    return asItIs ? CharacterSet.glyphs(text) : '#' + hex(text);
  }

  private static String hex(String text) {
    return text.chars().mapToObj("%02X"::formatted).collect(Collectors.joining());
  }

  /** The machine characters of a text that was typed; empty if the machine does not have them. */
  public static Optional<String> text(String typed) {
    if (BYTES.matcher(typed).matches()) {
      StringBuilder text = new StringBuilder();
      for (int i = 1; i < typed.length(); i += 2) {
        text.append((char) Integer.parseInt(typed.substring(i, i + 2), HEXADECIMAL));
      }
      return Optional.of(text.toString());
    }
    boolean known = typed.chars().allMatch(c -> CharacterSet.has((char) c));
    return known ? Optional.of(CharacterSet.characters(typed)) : Optional.empty();
  }
}
