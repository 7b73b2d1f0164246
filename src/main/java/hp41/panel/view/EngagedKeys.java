package hp41.panel.view;

import hp41.panel.Note;
import java.util.Arrays;
import java.util.Optional;
import org.apache.commons.lang3.ArrayUtils;

/** The functions that take the keys for themselves: what can be pressed then, and what leaves. */
public enum EngagedKeys {
  CAT("R/S (F5 or !) stops, goes on", "Backspace leaves", "stopped: SST BST step"),
  ALMCAT("R/S (F5 or !) stops, goes on", "Backspace leaves", "stopped: SST BST step"),
  CLOCK("any key does what it does", "Backspace leaves"),
  ED("letters are typed", "F12 leaves", "F2 F3 move", "F8 next record", "F4 digits"),
  SW("R/S (F5 or !) starts, stops", "; Backspace leaves", "Enter keeps a split"),
  ALARM("Backspace settles it", "STO leaves it past due");

  private final Note note;
  private final String leaves;

  EngagedKeys(String first, String leaves, String... more) {
    note = Note.of(name(), ArrayUtils.addAll(new String[] {first, leaves}, more));
    this.leaves = leaves;
  }

  /** Those of the function that has the keys, by its name; none if none has. */
  public static Optional<EngagedKeys> of(String engagement) {
    return Arrays.stream(values()).filter(keys -> keys.name().equals(engagement)).findFirst();
  }

  /** The keys that work, and what leaves. */
  Note note() {
    return note;
  }

  /** What is said to a typed line where its letters would be taken for keys; else nothing. */
  public Optional<Note> refusal(String line) {
    boolean types = this == CAT || this == ALMCAT || this == CLOCK;
    return types
        ? Optional.empty()
        : Optional.of(Note.error(line, name() + " has the keys", leaves));
  }
}
