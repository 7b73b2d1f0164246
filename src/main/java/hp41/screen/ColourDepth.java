package hp41.screen;

import java.util.Map;

/** How many colours a terminal has. */
public enum ColourDepth {
  /** None are to be used, or too few for shades. */
  NONE,
  /** The 256 of xterm. */
  INDEXED,
  /** 24 bits. */
  FULL;

  /** What the environment says: NO_COLOR first, then COLORTERM, then TERM. */
  public static ColourDepth of(Map<String, String> environment) {
    if (!environment.getOrDefault("NO_COLOR", "").isEmpty()) {
      return NONE;
    }
    String colours = environment.getOrDefault("COLORTERM", "");
    String term = environment.getOrDefault("TERM", "");
    if (colours.equals("truecolor") || colours.equals("24bit") || term.endsWith("-direct")) {
      return FULL;
    }
    return term.contains("256color") ? INDEXED : NONE;
  }
}
