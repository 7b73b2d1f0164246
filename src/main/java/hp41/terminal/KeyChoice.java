package hp41.terminal;

import hp41.panel.KeyNames;
import hp41.panel.Note;
import java.io.IOException;

/** The key map in use. */
final class KeyChoice {

  private final Habits habits;
  private final KeyTable standard = KeyMaps.standard();
  private KeyTable table;
  private KeyNames names;

  /** The key map that a person is used to; the standard one if it is no longer there. */
  KeyChoice(Habits habits) {
    this.habits = habits;
    try {
      table = habits.keys();
    } catch (IOException gone) {
      table = standard;
    }
    names = table.names();
  }

  /** What strokes press; a panel that has the strokes leaves no letter to the keys. */
  KeyTable table(boolean inPanel) {
    return inPanel ? standard : table;
  }

  /** What is struck for each key. */
  KeyNames names() {
    return names;
  }

  /** Takes another key map, if there is one of that name or a file; says which it is then. */
  Note choose(String name) {
    if (name.isEmpty()) {
      String names = String.join(" · ", KeyMaps.NAMES);
      return Note.of("key map " + table.name(), "there are " + names, "keymap FILE takes your own");
    }
    try {
      table = KeyMaps.named(name);
      names = table.names();
      habits.remember().accept("keymap", name);
      String how = table.takesLetters() ? ": opens the typed line" : "letters open the typed line";
      return Note.of("key map " + table.name(), how, "F1 and Tab show the keys");
    } catch (IOException e) {
      return Note.error("keymap", e.getMessage(), "keymap FILE takes your own");
    }
  }
}
