package hp41.effect;

/** What follows when a modal entry is left. */
public enum ResumeAction {
  /** The program that opened the entry continues. */
  PROGRAM,
  /** Nothing: the display is refreshed. */
  NOTHING;

  /** Returns the word for this action in a state file. */
  public String word() {
    return this == PROGRAM ? "program" : "";
  }
}
