package hp41.teavm;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Replaces the JDK's class. TeaVM's own class finds wrong matches if classes and repetitions are
 * combined, and needs a call for each character. This class supports what the calculator uses.
 */
public final class Pattern {

  public static final int CASE_INSENSITIVE = 2;
  public static final int MULTILINE = 8;
  public static final int DOTALL = 32;

  private final String text;
  final RegexNode first;
  final int groups;
  final int loops;
  final Map<String, Integer> names;

  private Pattern(String text, int flags) {
    this.text = text;
    RegexParser parser = new RegexParser(text, flags);
    first = parser.parse();
    groups = parser.groups();
    loops = parser.loops();
    names = parser.names();
  }

  public static Pattern compile(String text) {
    return new Pattern(text, 0);
  }

  public static Pattern compile(String text, int flags) {
    return new Pattern(text, flags);
  }

  public static boolean matches(String regex, CharSequence text) {
    return compile(regex).matcher(text).matches();
  }

  public static String quote(String text) {
    StringBuilder quoted = new StringBuilder();
    for (char character : text.toCharArray()) {
      boolean letter = character >= 128 || Character.isLetterOrDigit(character);
      quoted.append(letter ? "" : "\\").append(character);
    }
    return quoted.toString();
  }

  public Matcher matcher(CharSequence input) {
    return new Matcher(this, input.toString());
  }

  public String[] split(CharSequence input) {
    return split(input, 0);
  }

  /** Returns the parts between matches; see {@link String#split(String, int)}. */
  public String[] split(CharSequence input, int limit) {
    List<String> parts = new ArrayList<>();
    Matcher matcher = matcher(input);
    int start = 0;
    while ((limit <= 0 || parts.size() < limit - 1) && matcher.find()) {
      if (matcher.end() > 0) {
        parts.add(input.subSequence(start, matcher.start()).toString());
        start = matcher.end();
      }
    }
    parts.add(input.subSequence(start, input.length()).toString());
    int size = parts.size();
    while (limit == 0 && size > 1 && parts.get(size - 1).isEmpty()) {
      size--;
    }
    boolean onlyEmpty = limit == 0 && size == 1 && start > 0 && parts.get(0).isEmpty();
    return parts.subList(0, onlyEmpty ? 0 : size).toArray(String[]::new);
  }

  @Override
  public String toString() {
    return text;
  }
}
