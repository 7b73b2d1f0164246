package hp41.panel;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Numbers from a first to a last one, both included.
 *
 * @param first from 0
 */
public record Range(int first, int last) {

  /** All numbers. */
  public static final Range ALL = new Range(0, Integer.MAX_VALUE);

  private static final Pattern TYPED = Pattern.compile("(\\d{1,3})\\s*-\\s*(\\d{1,3})");

  /** The range typed as {@code 10-25}; empty if it is none. */
  public static Optional<Range> typed(String text) {
    Matcher numbers = TYPED.matcher(text.strip());
    return numbers.matches()
        ? Optional.of(
            new Range(Integer.parseInt(numbers.group(1)), Integer.parseInt(numbers.group(2))))
        : Optional.empty();
  }
}
