package hp41.panel.help;

import hp41.KnownName;
import hp41.app.FunctionHelp;
import hp41.files.ProgramExample;
import hp41.panel.ModalKeys;
import hp41.panel.help.HelpPage.Trial;
import hp41.panel.keys.KeyNames;
import hp41.panel.keys.Legend;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The text of help, in rows of a label and a text that are separated by a tab. */
public final class HelpText {

  /** The label of the keys that continue after a message. */
  public static final String GO_ON = "Next";

  /** The width of the labels of a name's rows. */
  public static final int LABELS = 10;

  /** The width of the column of strokes. */
  static final int STROKES = 20;

  private static final List<String> KEYS =
      """
      0-9 . + - * /\tkeys; Enter is ENTER↑, Space ends a number
      letters\ttype a name; Tab completes, Enter runs
      Backspace Delete\t← and CLx; in ALPHA mode ← and CLA
      F5 or !\tR/S: run, stop, answer a program
      F6 or ;\tSHIFT: the next key's gold name
      F2 F3 F4 F12\tUSER PRGM ALPHA ON
      capital letters\tin USER mode: keys A to J and assigned keys
      F7 F8; PRGM: ↑ ↓\tBST, SST
      _  ^  %  <  ↓\tCHS  yˣ  %  x≷y  R↓
      Ctrl-U\tundoes (Alt-U redoes)
      ↑, then Ctrl-R\tearlier lines; letters search in them
      Ctrl-P T K, Tab\tProgram, Stack, Board; next panel
      mouse\tclick a key, or its gold name
      Ctrl-Q\tleaves the calculator; memory is saved
      F12 Backspace F12\toff, ← and ON: clears all of memory
      Ctrl-O R G N\tPaper, Registers, Flags, Catalogue
      Ctrl-X E D\tExtended memory, ALPHA, Debugger
      F9\tsets or removes a breakpoint at the line
      Ctrl-F Ctrl-Y\tfinds in a panel; copies
      Alt-S Alt-A Alt-P\tspeed of a real HP-41; Alarms; Bundled programs
      gold names\tF6 or ; and then the key, or a click on them"""
          .lines()
          .toList();

  private final HelpPage page;
  private final KeyNames keys;
  private final int width;
  private final List<String> rows = new ArrayList<>();

  private HelpText(HelpPage page, KeyNames keys, int width) {
    this.page = page;
    this.keys = keys;
    this.width = width;
  }

  /** Returns the rows of a page, with their texts wrapped to the width. */
  public static List<String> rows(HelpPage page, KeyNames keys, int width) {
    HelpText text = new HelpText(page, keys, width);
    if (page.chosen() < 0) {
      List<String> all = page.occasion().keys().isEmpty() ? KEYS : page.occasion().keys();
      all.forEach(row -> text.strokes(row.split("\t")));
    } else {
      text.describe(page.found().get(page.chosen()));
    }
    return text.rows;
  }

  /** Adds a row about strokes, with the strokes of the current key map. */
  private void strokes(String[] row) {
    boolean colon = keys.letters() && row[0].equals("letters");
    String text = keys.withStrokes(row[1]);
    add(colon ? ":" : keys.withStrokes(row[0]), colon ? "then " + text : text, width - STROKES);
  }

  private void describe(KnownName name) {
    boolean message = name.kind() == OfferedName.MESSAGE;
    if (message && !page.occasion().says().isEmpty() && page.chosen() == 0) {
      add("Means", name.help());
      add("Says", page.occasion().says());
      return;
    }
    add("Name", FunctionHelp.of(name).call() + "   " + name.kind().word());
    add("Key", key(name).orElse(""));
    add(message ? "Means" : "Does", name.help());
    ModalKeys.of(name.text())
        .filter(it -> !message)
        .ifPresent(it -> it.hints().forEach(key -> add(key.key(), key.help())));
    add("Stack", message || name.effect().equals("--") ? "" : name.effect());
    add("Flags", name.usage().flags());
    add("Errors", name.usage().messages());
    if (message) {
      add("Cause", page.occasion().cause());
      add(GO_ON, "Backspace clears it; Ctrl-U undoes the last key");
      return;
    }
    add("Typed", typed(name));
    page.questions().forEach((question, takes) -> add("Asks", question + "  " + takes));
    page.example().ifPresent(this::addExample);
    add("Example", name.usage().example());
    add("Example", name.usage().reason());
    page.ran().ifPresent(this::addResult);
    if (page.ran().isEmpty() && !name.usage().example().isEmpty()) {
      add(" ", "Enter runs it on a scratch calculator");
    }
  }

  /** Adds what a program shows, each with the answer. */
  private void addExample(ProgramExample example) {
    add("Example", example.title());
    add("First", example.with().isEmpty() ? "" : "type: " + example.with());
    add(" ", example.start().isEmpty() ? "" : "xeq " + example.start());
    for (ProgramExample.Step step : example.rows()) {
      add(" ", (step.display() + "  " + step.answer()).strip());
    }
  }

  private void addResult(Trial trial) {
    rows.add("Gives\t" + trial.display());
    String label = "Prints";
    for (String row : trial.paper()) {
      rows.add(label + "\t" + row);
      label = " ";
    }
    add("Stack", trial.stack());
  }

  private static String typed(KnownName name) {
    // Java writes a capital sigma at the end of a word as ς, which the calculator does not know.
    String call = FunctionHelp.of(name).call().toLowerCase(Locale.ROOT).replace('ς', 'σ');
    return (name.isLabel() ? "xeq " : "") + call;
  }

  private static Optional<String> key(KnownName name) {
    return Legend.keyOf(name.text())
        .map(key -> (key.function(false).equals(name.text()) ? "" : "SHIFT  ") + Legend.white(key));
  }

  private void add(String label, String text) {
    if (!text.isEmpty()) {
      add(label, text, width - LABELS);
    }
  }

  private void add(String label, String text, int room) {
    StringBuilder line = new StringBuilder();
    String first = label;
    for (String word : text.split(" ", -1)) {
      if (line.length() > 0 && line.length() + 1 + word.length() > room) {
        rows.add(first + "\t" + line);
        line.setLength(0);
        first = "";
      }
      line.append(line.length() == 0 ? "" : " ").append(word);
    }
    rows.add(first + "\t" + line);
  }
}
