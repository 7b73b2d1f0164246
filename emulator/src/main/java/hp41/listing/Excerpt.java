package hp41.listing;

import java.util.List;

/**
 * The line of a listing that a diagnostic is about.
 *
 * @param line as it stands there; empty for files that are not text
 * @param start index of the first character that is meant
 * @param length how many characters are meant
 */
public record Excerpt(String line, int start, int length) {

  /** No line: the file is not text. */
  static final Excerpt NONE = new Excerpt("", 0, 0);

  private static final int WIDTH = 100;
  private static final int BEFORE = 40;
  private static final String MARGIN = "  ";

  /** Whether there is a line to show. */
  public boolean isEmpty() {
    return line.isBlank();
  }

  /**
   * The line and, in the line below, carets under what is meant; none if there is no line to show.
   * Of a very long line the part around it, and for each character that cannot be seen a dot.
   */
  public List<String> lines() {
    if (isEmpty()) {
      return List.of();
    }
    int first = line.length() > WIDTH ? Math.max(0, start - BEFORE) : 0;
    int last = Math.min(line.length(), first + WIDTH);
    StringBuilder shown = new StringBuilder(MARGIN);
    line.substring(first, last).chars().forEach(it -> shown.append(seen((char) it)));
    StringBuilder carets = new StringBuilder();
    for (int i = first; i < start; i++) {
      carets.append(i < line.length() && line.charAt(i) == '\t' ? '\t' : ' ');
    }
    carets.append("^".repeat(Math.max(1, Math.min(length, last - start))));
    return List.of(shown.toString().stripTrailing(), MARGIN + carets);
  }

  private static char seen(char character) {
    boolean half = Character.isSurrogate(character);
    return character != '\t' && !half && Visible.isHidden(character) ? '·' : character;
  }
}
