package hp41.panel.view;

import hp41.panel.Note;
import java.util.Map;
import java.util.Optional;

/** What can be pressed while a function has taken the keys for itself, and what leaves it. */
final class EngagedKeys {

  private static final Map<String, Note> NOTES =
      Map.of(
          "CAT",
          Note.of(
              "CAT", "R/S (F5 or !) stops, goes on", "stopped: SST BST step", "Backspace leaves"),
          "ED",
          Note.of(
              "ED", "letters are typed", "F12 leaves", "F2 F3 move", "F8 next record", "F4 digits"),
          "CLOCK",
          Note.of("CLOCK", "any key does what it does", "Backspace leaves"),
          "SW",
          Note.of("SW", "R/S (F5 or !) starts, stops", "; Backspace leaves", "Enter keeps a split"),
          "ALMCAT",
          Note.of(
              "ALMCAT",
              "R/S (F5 or !) stops, goes on",
              "stopped: SST BST step",
              "Backspace leaves"),
          "ALARM",
          Note.of("ALARM", "Backspace settles it", "STO leaves it past due"));

  private EngagedKeys() {}

  /** The note about a function, if it takes the keys for itself. */
  static Optional<Note> note(String engagement) {
    return Optional.ofNullable(NOTES.get(engagement));
  }
}
