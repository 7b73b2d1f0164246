package hp41.cli.shell;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Extracts the first sentence of a description. */
final class Sentence {

  private static final Pattern FIRST = Pattern.compile("(.*?)(?:\\.|\\.\\s.*)?", Pattern.DOTALL);

  private Sentence() {}

  /** Returns the first sentence without its full stop; empty if there is none. */
  static String first(String... lines) {
    Matcher first = FIRST.matcher(lines.length == 0 ? "" : lines[0]);
    return first.matches() ? first.group(1) : "";
  }
}
