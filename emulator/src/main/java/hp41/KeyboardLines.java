package hp41;

import hp41.keyboard.KeyboardState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes the state of the keyboard as lines of a state file, and reads these lines. Lines without
 * content are omitted:
 *
 * <pre>
 * waiting
 * message PUBLISH?
 * open operand STO 1
 * </pre>
 *
 * <p>Here a program waits for R/S, a message is shown (an error has the word {@code error}), and
 * the prompt of STO has its first digit. An invisible character is written as a backslash, a u, and
 * the four hexadecimal digits of its number.
 */
final class KeyboardLines {

  static final String EXPECTED =
      "expected \"waiting\", \"message\" or \"error\" and a text, or \"open\" and what is being keyed";

  private static final String WAITING = "waiting";
  private static final String MESSAGE = "message ";
  private static final String ERROR = "error ";
  private static final String OPEN = "open ";
  private static final Pattern HIDDEN = Pattern.compile("[\\p{Cntrl}\\u0085\\p{Zl}\\p{Zp}\\\\]");
  private static final Pattern ESCAPED = Pattern.compile("\\\\u([0-9A-F]{4})");

  private KeyboardLines() {}

  static boolean isOne(String line) {
    return line.equals(WAITING)
        || line.startsWith(MESSAGE)
        || line.startsWith(ERROR)
        || line.startsWith(OPEN);
  }

  static List<String> of(KeyboardState state) {
    List<String> lines = new ArrayList<>();
    if (state.waiting()) {
      lines.add(WAITING);
    }
    if (!state.message().isEmpty()) {
      lines.add((state.error() ? ERROR : MESSAGE) + escaped(state.message()));
    }
    if (!state.open().isEmpty()) {
      lines.add(OPEN + escaped(state.open()));
    }
    return lines;
  }

  /** Returns a state with the values of a line; empty if the line is invalid. */
  static Optional<KeyboardState> read(String line, KeyboardState before) {
    if (line.equals(WAITING)) {
      return Optional.of(new KeyboardState(true, before.message(), before.error(), before.open()));
    }
    String said = plain(line.substring(line.indexOf(' ') + 1));
    if (line.startsWith(OPEN)) {
      return KeyboardState.isReadable(said)
          ? Optional.of(new KeyboardState(before.waiting(), before.message(), before.error(), said))
          : Optional.empty();
    }
    boolean error = line.startsWith(ERROR);
    return Optional.of(new KeyboardState(before.waiting(), said, error, before.open()));
  }

  private static String escaped(String text) {
    return HIDDEN.matcher(text).replaceAll(it -> "\\\\u%04X".formatted((int) it.group().charAt(0)));
  }

  private static String plain(String text) {
    return ESCAPED
        .matcher(text)
        .replaceAll(it -> Matcher.quoteReplacement(String.valueOf(character(it.group(1)))));
  }

  private static char character(String hexadecimal) {
    return (char) Integer.parseInt(hexadecimal, 16);
  }
}
