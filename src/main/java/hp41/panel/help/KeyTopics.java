package hp41.panel.help;

import hp41.KnownName;
import java.util.List;
import java.util.Map;

/** The keys of the terminal that help finds by their effects. */
public final class KeyTopics {

  private static final Map<String, String> EFFECTS =
      Map.of(
          "Backspace",
              "Deletes the last digit or letter. Otherwise it is ←: it clears a message or X, and in "
                  + "PRGM mode it deletes the current line.",
          "Enter",
              "Runs the typed line, or answers the question of a program. Otherwise it is ENTER↑; in "
                  + "PRGM mode, it first ends a number.",
          "F3",
              "Starts and leaves PRGM mode. Keys and typed lines insert lines into the program there, "
                  + "and a typed label begins a new program.",
          "F5", "R/S: runs a program from the current line, continues it, or stops it.",
          "F8", "SST: executes one line of a program, or moves to the next line in PRGM mode.",
          "Ctrl-U", "Undoes the last key or typed line. Alt-U repeats what was undone.",
          "Ctrl-Q", "Leaves the calculator and saves memory.",
          "Tab", "Completes a name; otherwise it gives the next panel the focus, and Esc returns.");

  /** The keys, in the order of their names. */
  public static final List<KnownName> NAMES =
      EFFECTS.keySet().stream()
          .sorted()
          .map(key -> new KnownName(key, "", OfferedName.KEY, "", EFFECTS.get(key)))
          .toList();

  private KeyTopics() {}
}
