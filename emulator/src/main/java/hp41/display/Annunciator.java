package hp41.display;

/** The words under the twelve characters of the display, in their order from left to right. */
public enum Annunciator {
  BAT("BAT"),
  USER("USER"),
  G("G"),
  RAD("RAD"),
  SHIFT("SHIFT"),
  FLAG_0("0"),
  FLAG_1("1"),
  FLAG_2("2"),
  FLAG_3("3"),
  FLAG_4("4"),
  PRGM("PRGM"),
  ALPHA("ALPHA");

  private final String text;

  Annunciator(String text) {
    this.text = text;
  }

  /** The word as it stands on the glass. */
  public String text() {
    return text;
  }
}
