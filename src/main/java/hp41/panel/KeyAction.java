package hp41.panel;

/** An action that messages mention: its key on the screen, and its word in plain mode. */
public enum KeyAction {
  RUN_STOP("R/S (F5 or !)", "!"),
  UNDO("Ctrl-U", "undo"),
  REDO("Alt-U", "redo"),
  SPEED("Alt-S", "speed"),
  LEAVE("Ctrl-Q", "quit"),
  HELP("F1", "help"),
  ANY_KEY("any key", "any line");

  private final String key;
  private final String word;

  KeyAction(String key, String word) {
    this.key = key;
    this.word = word;
  }

  String key() {
    return key;
  }

  String word() {
    return word;
  }
}
