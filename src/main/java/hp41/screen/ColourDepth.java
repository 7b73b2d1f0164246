package hp41.screen;

import java.util.Map;
import java.util.regex.Pattern;

/** How many colours a terminal has. */
public enum ColourDepth {
  /** None are to be used, or too few for shades. */
  NONE,
  /** The sixteen of ANSI. */
  SIXTEEN,
  /** The 256 of xterm. */
  INDEXED,
  /** 24 bits. */
  FULL;

  private static final Pattern MONOCHROME = Pattern.compile("|dumb|unknown|vt\\d.*|.*-m(ono)?");

  /**
   * What the environment says: NO_COLOR first, then COLORTERM, then TERM.
   *
   * @param asked whether colours were asked for, whatever NO_COLOR says
   */
  public static ColourDepth of(Map<String, String> environment, boolean asked) {
    if (!asked && !environment.getOrDefault("NO_COLOR", "").isEmpty()) {
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
