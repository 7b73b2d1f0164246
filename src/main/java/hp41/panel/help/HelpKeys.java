package hp41.panel.help;

import static hp41.panel.Promise.*;

import hp41.key.Key;
import hp41.panel.Hint;
import hp41.panel.Promise;
import hp41.panel.keys.KeyNames;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The keys of the terminal, as help lists them. To add a row, add it to the table. */
public final class HelpKeys {

  private static final String NAME = "a name; Tab completes, Enter runs";

  /** The rows. A key of the calculator in braces is replaced by the strokes of the key map. */
  private static final List<HelpRow> TABLE =
      List.of(
          row("0-9 . + - * /", "keys; Enter is ENTER↑, Space ends a number")
              .with(PRESSES_ENTER, "Enter"),
          row(":", "then " + NAME).with(TYPES, ":").when(KeyNames::letters),
          row("letters", "type " + NAME).with(TYPES, "s").when(keys -> !keys.letters()),
          row("Backspace Delete", "← and CLx; in ALPHA mode ← and CLA")
              .with(PRESSES_BACK, "Backspace"),
          row("{RUN_STOP}", "R/S: run, stop, answer a program").with(PRESSES_RUN_STOP, "F5", "!"),
          row("{SHIFT}", "SHIFT: the next key's gold name").with(PRESSES_SHIFT, "F6", ";"),
          row("{USER} {PRGM} {ALPHA} {ON}", "USER PRGM ALPHA ON")
              .with(TOGGLES_USER, "F2")
              .with(PRESSES_PRGM, "F3")
              .with(PRESSES_ALPHA, "F4")
              .with(TURNS_OFF, "F12"),
          row("capital letters", "in USER mode: keys A to J and assigned keys"),
          row("F7 {SST}; PRGM: ↑ ↓", "BST, SST").with(PRESSES_BST, "F7").with(PRESSES_SST, "F8"),
          row("_  ^  %  <  ↓", "CHS  yˣ  %  x≷y  R↓").with(PRESSES_CHS, "_"),
          row("Ctrl-U", "undoes (Alt-U redoes)"),
          row("↑, then Ctrl-R", "earlier lines; letters search in them"),
          row("Ctrl-P T K, Tab", "Program, Stack, Board; next panel")
              .with(SHOWS_PANEL, "Ctrl-P", "Ctrl-T", "Ctrl-K")
              .with(NEXT_PANEL, "Tab"),
          row("mouse", "click a key, or its gold name"),
          row("Ctrl-Q", "leaves the calculator; memory is saved").with(LEAVES, "Ctrl-Q"),
          row("{ON} Backspace {ON}", "off, ← and ON: clears all of memory"),
          row("Ctrl-O R G N", "Paper, Registers, Flags, Catalogue")
              .with(SHOWS_PANEL, "Ctrl-O", "Ctrl-R", "Ctrl-G", "Ctrl-N"),
          row("Ctrl-X E D", "Extended memory, ALPHA, Debugger")
              .with(SHOWS_PANEL, "Ctrl-X", "Ctrl-E")
              .with(SHOWS_DEBUG, "Ctrl-D"),
          row("F9", "sets or removes a breakpoint at the line").with(BREAKS, "F9"),
          row("Ctrl-F Ctrl-Y", "finds in a panel; copies").with(FINDS, "Ctrl-F"),
          row("Alt-S Alt-A Alt-P", "speed of a real HP-41; Alarms; Bundled programs")
              .with(CHANGES_SPEED, "Alt-S")
              .with(SHOWS_PANEL, "Alt-A", "Alt-P"),
          row("gold names", "{SHIFT} and then the key, or a click on them"));

  /** What the user of a touch screen can do, in rows of a label and a text. */
  public static final List<String> TOUCHED =
      List.of(
          "a key\tacts when you lift the finger; hold it to see its function, slide off to cancel",
          "gold names\tSHIFT and then the key",
          "blue letters\tALPHA, the letters, and ALPHA again",
          "R/S\truns a program, stops it, and continues it",
          "XEQ ALPHA … ALPHA\texecutes a function or program by its name",
          "Type\topens the keyboard: sin, xeq 8queens, undo, help sto",
          "Programs\ttap a program twice to run it",
          "Help, then a key\texplains the key");

  private HelpKeys() {}

  /**
   * A row of help.
   *
   * @param strokes the names of the strokes
   * @param text their effects
   * @param hints each stroke with its effect
   * @param when the key maps that have the strokes
   */
  public record HelpRow(String strokes, String text, List<Hint> hints, Predicate<KeyNames> when) {

    private HelpRow with(Promise effect, String... keys) {
      Stream<Hint> more = Arrays.stream(keys).map(key -> Hint.of(key, effect, ""));
      return new HelpRow(strokes, text, Stream.concat(hints.stream(), more).toList(), when);
    }

    private HelpRow when(Predicate<KeyNames> condition) {
      return new HelpRow(strokes, text, hints, condition);
    }

    private HelpRow named(KeyNames keys) {
      return new HelpRow(named(strokes, keys), named(text, keys), hints, when);
    }

    private static String named(String text, KeyNames keys) {
      String named = text;
      for (Key key : text.contains("{") ? Key.values() : new Key[0]) {
        named = named.replace("{" + key.name() + "}", keys.strokes(key));
      }
      return named;
    }
  }

  private static HelpRow row(String strokes, String text) {
    return new HelpRow(strokes, text, List.of(), keys -> true);
  }

  /** Returns the rows with the strokes of a key map. */
  public static List<HelpRow> rows(KeyNames keys) {
    return TABLE.stream().filter(row -> row.when().test(keys)).map(row -> row.named(keys)).toList();
  }
}
