package hp41.panel;

import hp41.key.Key;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The functions that handle keys themselves (such as CAT and ED), with their keys. */
public enum ModalKeys {
  CAT("", ModalKeys.catalog(), Key.BACK),
  ALMCAT("", ModalKeys.catalog(), Key.BACK),
  CLOCK(
      "any other key is executed",
      List.of(Hint.of("Esc", Promise.LEAVES_FUNCTION, "leaves=Leaves the clock, as ←")),
      Key.BACK),
  ED(
      "letters are typed",
      List.of(
          Hint.of(
              "Esc",
              Promise.LEAVES_FUNCTION,
              "leaves=Leaves the editor, as ON; the text is in the file"),
          Hint.of("F2", Promise.PRESSES_USER, "left=Moves the cursor to the left"),
          Hint.of("F3", Promise.PRESSES_PRGM, "right=Moves the cursor to the right"),
          Hint.of(
              "F8",
              Promise.PRESSES_SST,
              "next record=Moves to the next record; after SHIFT to the one before"),
          Hint.of("F4", Promise.PRESSES_ALPHA, "digits=Types digits and signs, or letters again"),
          Hint.of(
              "Backspace", Promise.PRESSES_BACK, "erases=Erases the character before the cursor"),
          Hint.of(
              "F5",
              Promise.PRESSES_RUN_STOP,
              "new record=Inserts a record behind this one; after SHIFT before it")),
      Key.ON),
  SW(
      "",
      List.of(
          Hint.of("F5", Promise.PRESSES_RUN_STOP, "starts, stops=Starts and stops the time"),
          Hint.of("Esc", Promise.LEAVES_FUNCTION, "leaves=Leaves the stopwatch, as SHIFT and ←"),
          Hint.of("Enter", Promise.PRESSES_ENTER, "keeps a split=Stores the time in a register"),
          Hint.of("Backspace", Promise.PRESSES_BACK, "clears=Clears the time when it is stopped"),
          Hint.of("F8", Promise.PRESSES_SST, "next register=Moves to the next register")),
      Key.SHIFT,
      Key.BACK),
  ALARM(
      "STO keeps the alarm as past due",
      List.of(Hint.of("Esc", Promise.LEAVES_FUNCTION, "ends it=Ends the alarm, as ←")),
      Key.BACK),
  GETKEY("waits for a key, whose number goes to X", List.of());

  /** The key that leaves a function; in line mode, also the line that leaves it. */
  private static final String LEAVES = "Esc";

  private static final String STOP = "stop";

  private final String about;
  private final List<Hint> hints;
  private final List<Key> leaving;

  ModalKeys(String about, List<Hint> hints, Key... leaving) {
    this.about = about;
    this.hints = hints;
    this.leaving = List.of(leaving);
  }

  private static List<Hint> catalog() {
    return List.of(
        Hint.of("F5", Promise.PRESSES_RUN_STOP, "stops, continues=Stops the list, or continues it"),
        Hint.of("Esc", Promise.LEAVES_FUNCTION, "leaves=Leaves the list, as R/S and ←"),
        Hint.of("F8", Promise.PRESSES_SST, "next=Shows the next entry when the list is stopped"),
        Hint.of("F7", Promise.PRESSES_BST, "previous=Shows the entry before"));
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
    if (this == GETKEY) {
      return Optional.of(
          Note.error(line, "GETKEY waits for a key")
              .means("The next key of the calculator answers GETKEY, or ten seconds pass."));
    }
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
