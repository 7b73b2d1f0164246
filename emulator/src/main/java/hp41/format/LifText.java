package hp41.format;

import hp41.listing.Diagnostic;
import java.util.List;

/**
 * What a file of text, data, key assignments or status holds.
 *
 * @param lines those of a text, with the display's glyphs for what is not ASCII; of data each
 *     register with its number: {@code 05 4.200000000E+01}, {@code 06 "ABC"}, or 14 digits; each
 *     key with its function: {@code -11 SIN}; of a status the stack, ALPHA, SIZE, ΣREG and flags
 * @param problems what is wrong with the file; then the lines are those in front of the damage
 */
public record LifText(List<String> lines, List<Diagnostic> problems) {

  public LifText {
    lines = List.copyOf(lines);
    problems = List.copyOf(problems);
  }

  /** A file of which nothing can be had. */
  static LifText damaged(Diagnostic damage) {
    return new LifText(List.of(), List.of(damage));
  }
}
