package hp41.format;

import hp41.listing.Diagnostic;
import java.util.List;

/**
 * The content of a text, data, key assignment or status file as text.
 *
 * @param lines for a text its lines, with display glyphs for characters that are not ASCII; for
 *     data each register with its number: {@code 05 4.200000000E+01}, {@code 06 "ABC"}, or 14
 *     digits; for key assignments each key with its function: {@code -11 SIN}; for a status the
 *     stack, ALPHA, SIZE, ΣREG and flags
 * @param problems the problems of the file; the lines end before the damage then
 */
public record LifText(List<String> lines, List<Diagnostic> problems) {

  public LifText {
    lines = List.copyOf(lines);
    problems = List.copyOf(problems);
  }

  /** Returns the text of a file that cannot be read. */
  static LifText damaged(Diagnostic damage) {
    return new LifText(List.of(), List.of(damage));
  }
}
