package hp41.cli.shell;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a description says at first. */
final class Sentence {

  private static final Pattern FIRST = Pattern.compile("(.*?)(?:\\.|\\.\\s.*)?", Pattern.DOTALL);

  private Sentence() {}

  /** The first sentence of a description, without its full stop; empty if there is none. */
  static String first(String... lines) {
    Matcher first = FIRST.matcher(lines.length == 0 ? "" : lines[0]);
    return first.matches() ? first.group(1) : "";
  }
}
