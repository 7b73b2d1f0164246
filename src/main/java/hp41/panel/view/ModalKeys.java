package hp41.panel.view;

import hp41.panel.KeyAction;
import hp41.panel.Note;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * The functions that handle keys themselves (such as CAT and ED): the keys that work in them, and
 * the key that leaves them.
 */
public enum ModalKeys {
  CAT(ModalKeys::catalog),
  ALMCAT(ModalKeys::catalog),
  CLOCK(it -> it.and("any key does what it does").keys("Backspace leaves")),
  ED(
      it ->
          it.and("letters are typed")
              .keys("F12 leaves", "F2 F3 move", "F8 next record", "F4 digits")),
  SW(
      it ->
          it.hint(KeyAction.RUN_STOP, "starts, stops")
              .keys("; Backspace leaves")
              .and("Enter keeps a split")),
  ALARM(it -> it.keys("Backspace settles it").and("STO leaves it past due"));

  private final Note note;

  /** The second clause tells how to leave the function. */
  ModalKeys(UnaryOperator<Note> keys) {
    note = keys.apply(Note.of(name()));
  }

  private static Note catalog(Note note) {
    return note.hint(KeyAction.RUN_STOP, "stops, continues")
        .keys("Backspace leaves")
        .and("stopped: SST BST step");
  }

  /** Returns the keys of the active function, by its name; empty if no such function is active. */
  public static Optional<ModalKeys> of(String modalFunction) {
    return Arrays.stream(values()).filter(keys -> keys.name().equals(modalFunction)).findFirst();
  }

  /** Returns the message that lists the keys. */
  Note note() {
    return note;
  }

  /**
   * Returns the error for a typed line if the function would interpret its letters as keys; else
   * empty.
   */
  public Optional<Note> refusal(String line) {
    boolean usesNoLetters = this == CAT || this == ALMCAT || this == CLOCK;
    return usesNoLetters
        ? Optional.empty()
        : Optional.of(
            Note.error(line, name() + " has the focus")
                .and(note.parts().get(1))
                .means(name() + " uses the letter keys itself. Leave it before you type a line."));
  }
}
