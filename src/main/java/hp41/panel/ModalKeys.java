package hp41.panel;

import hp41.key.Key;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The functions that handle keys themselves (such as CAT and ED), and the keys that work there. */
public enum ModalKeys {
  CAT("", ModalKeys.CATALOG, Key.BACK),
  ALMCAT("", ModalKeys.CATALOG, Key.BACK),
  CLOCK("any other key is executed", "Esc leaves=Leaves the clock, as ←", Key.BACK),
  ED(
      "letters are typed",
      "Esc leaves=Leaves the editor, as ON; the text is in the file"
          + " · F2 left=Moves the cursor to the left"
          + " · F3 right=Moves the cursor to the right"
          + " · F8 next record=Moves to the next record; after SHIFT to the one before"
          + " · F4 digits=Types digits and signs, or letters again"
          + " · Backspace erases=Erases the character before the cursor"
          + " · F5 new record=Inserts a record behind this one; after SHIFT before it",
      Key.ON),
  SW(
      "",
      "F5 starts, stops=Starts and stops the time"
          + " · Esc leaves=Leaves the stopwatch, as SHIFT and ←"
          + " · Enter keeps a split=Stores the time in a register"
          + " · Backspace clears=Clears the time when it is stopped"
          + " · F8 next register=Moves to the next register",
      Key.SHIFT,
      Key.BACK),
  ALARM("STO keeps the alarm as past due", "Esc ends it=Ends the alarm, as ←", Key.BACK);

  /** The key that leaves a function, and in line mode the line that does. */
  private static final String LEAVES = "Esc";

  private static final String STOP = "stop";

  private static final String CATALOG =
      "F5 stops, continues=Stops the list, or continues it"
          + " · Esc leaves=Leaves the list, as R/S and ←"
          + " · F8 next=Shows the next entry when the list is stopped"
          + " · F7 previous=Shows the entry before";

  private final String about;
  private final List<Hint> hints;
  private final List<Key> leaving;

  ModalKeys(String about, String hints, Key... leaving) {
    this.about = about;
    this.hints = Hint.all(hints);
    this.leaving = List.of(leaving);
  }

  /** Returns the keys of the active function, by its name; empty if no such function is active. */
  public static Optional<ModalKeys> of(String modalFunction) {
    return Arrays.stream(values()).filter(keys -> keys.name().equals(modalFunction)).findFirst();
  }

  /** Returns the keys. */
  public List<Hint> hints() {
    return hints;
  }

  /** Returns the line that is typed instead of a key in line mode; empty if there is none. */
  public static Optional<String> line(Hint hint) {
    String plain = typed(hint).plain();
    return Optional.of(plain.split(" ", 2)[0]).filter(it -> !it.isEmpty());
  }

  /** Returns the keys that leave the function; a list has to be stopped first. */
  public List<Key> leaving() {
    return leaving;
  }

  /** Returns whether the function shows a list, which ignores keys until it is stopped. */
  public boolean isList() {
    return this == CAT || this == ALMCAT;
  }

  /**
   * Returns the message that lists the keys.
   *
   * @param letters whether ALPHA mode is on
   */
  public Note note(boolean letters) {
    String types = this == ED && !letters ? "digits and signs are typed, F4 types letters" : about;
    Note note = types.isEmpty() ? Note.of(name()) : Note.of(name(), types);
    for (Hint hint : hints) {
      note = note.and(typed(hint));
    }
    return note;
  }

  /** Returns the hint for a message: in plain mode only R/S and the word stop can be typed here. */
  private static Hint typed(Hint hint) {
    return switch (hint.key()) {
      case "F5" -> hint;
      case LEAVES -> hint.plainly(STOP + " " + hint.word());
      default -> hint.plainly("");
    };
  }

  /**
   * Returns the error for a typed line if the function would interpret its letters as keys; else
   * empty.
   */
  public Optional<Note> refusal(String line) {
    boolean usesNoLetters = isList() || this == CLOCK;
    return hints.stream()
        .filter(it -> !usesNoLetters && it.key().equals(LEAVES) && it.word().equals("leaves"))
        .findFirst()
        .map(
            it ->
                Note.error(line, name() + " has the focus")
                    .and(typed(it))
                    .means(
                        name() + " uses the letter keys itself. Leave it before you type a line."));
  }
}
