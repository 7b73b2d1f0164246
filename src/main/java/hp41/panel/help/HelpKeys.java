package hp41.panel.help;

import hp41.key.Key;
import hp41.panel.Hint;
import hp41.panel.Promise;
import hp41.panel.keys.KeyNames;
import java.util.List;
import java.util.stream.Stream;

/** The keys of the terminal, as help lists them. */
public final class HelpKeys {

  private HelpKeys() {}

  /**
   * A row of help.
   *
   * @param strokes the names of the strokes
   * @param text their effects
   * @param hints each stroke with its effect
   */
  public record HelpRow(String strokes, String text, List<Hint> hints) {

    private static HelpRow of(String strokes, String text, Hint... hints) {
      return new HelpRow(strokes, text, List.of(hints));
    }
  }

  private static Hint hint(String key, Promise promise) {
    return Hint.of(key, promise, "");
  }

  /** Returns the rows with the strokes of a key map. */
  public static List<HelpRow> rows(KeyNames keys) {
    return Stream.of(ofCalculator(keys), ofTerminal(keys)).flatMap(List::stream).toList();
  }

  private static List<HelpRow> ofCalculator(KeyNames keys) {
    String types = "a name; Tab completes, Enter runs";
    return List.of(
        HelpRow.of(
            "0-9 . + - * /",
            "keys; Enter is ENTER↑, Space ends a number",
            hint("Enter", Promise.PRESSES_ENTER)),
        keys.letters()
            ? HelpRow.of(":", "then " + types, hint(":", Promise.TYPES))
            : HelpRow.of("letters", "type " + types, hint("s", Promise.TYPES)),
        HelpRow.of(
            "Backspace Delete",
            "← and CLx; in ALPHA mode ← and CLA",
            hint("Backspace", Promise.PRESSES_BACK)),
        HelpRow.of(
            keys.strokes(Key.RUN_STOP),
            "R/S: run, stop, answer a program",
            hint("F5", Promise.PRESSES_RUN_STOP),
            hint("!", Promise.PRESSES_RUN_STOP)),
        HelpRow.of(
            keys.strokes(Key.SHIFT),
            "SHIFT: the next key's gold name",
            hint("F6", Promise.PRESSES_SHIFT),
            hint(";", Promise.PRESSES_SHIFT)),
        HelpRow.of(
            Stream.of(Key.USER, Key.PRGM, Key.ALPHA, Key.ON)
                .map(keys::strokes)
                .reduce((all, next) -> all + " " + next)
                .orElseThrow(),
            "USER PRGM ALPHA ON",
            hint("F2", Promise.TOGGLES_USER),
            hint("F3", Promise.PRESSES_PRGM),
            hint("F4", Promise.PRESSES_ALPHA),
            hint("F12", Promise.TURNS_OFF)),
        HelpRow.of("capital letters", "in USER mode: keys A to J and assigned keys"),
        HelpRow.of(
            "F7 " + keys.strokes(Key.SST) + "; PRGM: ↑ ↓",
            "BST, SST",
            hint("F7", Promise.PRESSES_BST),
            hint("F8", Promise.PRESSES_SST)),
        HelpRow.of("_  ^  %  <  ↓", "CHS  yˣ  %  x≷y  R↓", hint("_", Promise.PRESSES_CHS)));
  }

  private static List<HelpRow> ofTerminal(KeyNames keys) {
    String on = keys.strokes(Key.ON);
    return List.of(
        HelpRow.of("Ctrl-U", "undoes (Alt-U redoes)"),
        HelpRow.of("↑, then Ctrl-R", "earlier lines; letters search in them"),
        HelpRow.of(
            "Ctrl-P T K, Tab",
            "Program, Stack, Board; next panel",
            hint("Ctrl-P", Promise.SHOWS_PANEL),
            hint("Ctrl-T", Promise.SHOWS_PANEL),
            hint("Ctrl-K", Promise.SHOWS_PANEL),
            hint("Tab", Promise.NEXT_PANEL)),
        HelpRow.of("mouse", "click a key, or its gold name"),
        HelpRow.of(
            "Ctrl-Q", "leaves the calculator; memory is saved", hint("Ctrl-Q", Promise.LEAVES)),
        HelpRow.of(on + " Backspace " + on, "off, ← and ON: clears all of memory"),
        HelpRow.of(
            "Ctrl-O R G N",
            "Paper, Registers, Flags, Catalogue",
            hint("Ctrl-O", Promise.SHOWS_PANEL),
            hint("Ctrl-R", Promise.SHOWS_PANEL),
            hint("Ctrl-G", Promise.SHOWS_PANEL),
            hint("Ctrl-N", Promise.SHOWS_PANEL)),
        HelpRow.of(
            "Ctrl-X E D",
            "Extended memory, ALPHA, Debugger",
            hint("Ctrl-X", Promise.SHOWS_PANEL),
            hint("Ctrl-E", Promise.SHOWS_PANEL),
            hint("Ctrl-D", Promise.SHOWS_PANEL)),
        HelpRow.of("F9", "sets or removes a breakpoint at the line", hint("F9", Promise.BREAKS)),
        HelpRow.of("Ctrl-F Ctrl-Y", "finds in a panel; copies", hint("Ctrl-F", Promise.FINDS)),
        HelpRow.of(
            "Alt-S Alt-A Alt-P",
            "speed of a real HP-41; Alarms; Bundled programs",
            hint("Alt-S", Promise.CHANGES_SPEED),
            hint("Alt-A", Promise.SHOWS_PANEL),
            hint("Alt-P", Promise.SHOWS_PANEL)),
        HelpRow.of(
            "gold names", keys.strokes(Key.SHIFT) + " and then the key, or a click on them"));
  }
}
