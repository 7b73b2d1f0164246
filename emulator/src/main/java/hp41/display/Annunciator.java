package hp41.display;

/** The words under the twelve characters of the display, in their order from left to right. */
public enum Annunciator {
  BAT,
  USER,
  G,
  RAD,
  SHIFT,
  FLAG_0,
  FLAG_1,
  FLAG_2,
  FLAG_3,
  FLAG_4,
  PRGM,
  ALPHA;

  private final String text = name().replace("FLAG_", "");

  /** The word as it stands on the glass. */
  public String text() {
    return text;
  }
}
