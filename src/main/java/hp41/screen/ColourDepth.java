package hp41.screen;

import java.util.Map;
import java.util.regex.Pattern;

/** The number of colours that a terminal can show. */
public enum ColourDepth {
  /**
   * No colours, either because the user disabled them or because the terminal has too few for
   * shades.
   */
  NONE,
  /** The 16 ANSI colours. */
  SIXTEEN,
  /** The 256 colours of xterm. */
  INDEXED,
  /** 24-bit colours. */
  FULL;

  private static final Pattern MONOCHROME = Pattern.compile("|dumb|unknown|vt\\d.*|.*-m(ono)?");

  /**
   * Returns the colour depth that the environment describes. NO_COLOR is checked first, then
   * COLORTERM, then TERM.
   *
   * @param requested whether the user asked for colours, in which case NO_COLOR is ignored
   */
  public static ColourDepth of(Map<String, String> environment, boolean requested) {
    if (!requested && !environment.getOrDefault("NO_COLOR", "").isEmpty()) {
      return NONE;
    }
    String colours = environment.getOrDefault("COLORTERM", "");
    String term = environment.getOrDefault("TERM", "");
    if (colours.equals("truecolor") || colours.equals("24bit") || term.endsWith("-direct")) {
      return FULL;
    }
    if (term.contains("256color")) {
      return INDEXED;
    }
    return MONOCHROME.matcher(term).matches() ? NONE : SIXTEEN;
  }
}
