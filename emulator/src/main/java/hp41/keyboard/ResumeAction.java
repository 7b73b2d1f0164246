package hp41.keyboard;

/** What comes when a function is left that has taken the keyboard for itself. */
public enum ResumeAction {
  /** The program that it is a line of goes on. */
  PROGRAM {
    @Override
    void begin(Keyboard keyboard) {
      keyboard.runner().start();
    }
  },
  /** Nothing: what there is to see shows. */
  NOTHING {
    @Override
    void begin(Keyboard keyboard) {
      keyboard.refresh();
    }
  };

  abstract void begin(Keyboard keyboard);

  /** The word that a state file has for it. */
  public String word() {
    return this == PROGRAM ? "program" : "";
  }
}
