package hp41.panel.view;

import hp41.panel.Note;
import java.util.Arrays;
import java.util.Optional;
import org.apache.commons.lang3.ArrayUtils;

/**
 * The functions that handle keys themselves (such as CAT and ED): the keys that work in them, and
 * the key that leaves them.
 */
public enum ModalKeys {
  CAT("R/S (F5 or !) stops, goes on", "Backspace leaves", "stopped: SST BST step"),
  ALMCAT("R/S (F5 or !) stops, goes on", "Backspace leaves", "stopped: SST BST step"),
  CLOCK("any key does what it does", "Backspace leaves"),
  ED("letters are typed", "F12 leaves", "F2 F3 move", "F8 next record", "F4 digits"),
  SW("R/S (F5 or !) starts, stops", "; Backspace leaves", "Enter keeps a split"),
  ALARM("Backspace settles it", "STO leaves it past due");

  private final Note note;
  private final String leaveHint;

  ModalKeys(String first, String leaveHint, String... more) {
    note = Note.of(name(), ArrayUtils.addAll(new String[] {first, leaveHint}, more));
    this.leaveHint = leaveHint;
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
        : Optional.of(Note.error(line, name() + " has the keys", leaveHint));
  }
}
