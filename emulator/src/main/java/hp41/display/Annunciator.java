package hp41.display;

/** The annunciators below the twelve characters of the display, from left to right. */
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

  /** Returns the text of the annunciator as printed on the display. */
  public String text() {
    return text;
  }
}
