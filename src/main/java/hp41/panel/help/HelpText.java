package hp41.panel.help;

import hp41.KnownName;
import hp41.app.FunctionHelp;
import hp41.files.ProgramExample;
import hp41.panel.Hint;
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
  private static final int STROKES = 20;

  /** The fewest columns of texts beside strokes; narrower texts are below their strokes. */
  private static final int MIN_TEXT = 30;

  private static final int INDENT = 2;

  private final HelpPage page;
  private final int width;
  private final List<String> rows = new ArrayList<>();

  private HelpText(HelpPage page, int width) {
    this.page = page;
    this.width = width;
  }

  /** Returns the rows of a page, with their texts wrapped to the width. */
  public static List<String> rows(HelpPage page, KeyNames keys, int width) {
    HelpText text = new HelpText(page, width);
    if (page.chosen() < 0) {
      List<String> all = page.occasion().keys().isEmpty() ? keys(keys) : page.occasion().keys();
      all.forEach(row -> text.strokes(row.split("\t")));
    } else {
      text.describe(page.found().get(page.chosen()), keys);
    }
    return text.rows;
  }

  /** Returns the rows about all keys, with the strokes of a key map. */
  private static List<String> keys(KeyNames keys) {
    return HelpKeys.rows(keys).stream().map(row -> row.strokes() + "\t" + row.text()).toList();
  }

  /** Returns the column of the effects of strokes in an area of a width. */
  static int indent(int width) {
    return width < STROKES + MIN_TEXT ? INDENT : STROKES;
  }

  /** Adds a row of strokes and their effect. */
  private void strokes(String[] row) {
    boolean below = indent(width) == INDENT;
    if (below) {
      rows.add(row[0] + "\t");
    }
    add(below ? "" : row[0], row[1], width - indent(width));
  }

  private void describe(KnownName name, KeyNames keys) {
    boolean message = name.kind() == OfferedName.MESSAGE;
    if (message && !page.occasion().says().isEmpty() && page.chosen() == 0) {
      add("Means", name.help());
      add("Says", page.occasion().says());
      return;
    }
    add("Name", FunctionHelp.of(name).call() + "   " + name.kind().word());
    add("Key", key(name).orElse(""));
    add(message ? "Means" : "Does", name.help());
    ModalKeys.of(name.text()).filter(it -> !message).ifPresent(it -> addKeys(it, keys));
    add("Stack", message || name.effect().equals("--") ? "" : name.effect());
    add("Flags", name.usage().flags());
    add("Errors", name.usage().messages());
    if (message) {
      add("Cause", page.occasion().cause());
      add(GO_ON, "Backspace clears it; Ctrl-U undoes the last key");
      return;
    }
    add("Typed", OfferedName.isTyped(name.kind()) ? typed(name) : "");
    page.questions().forEach((question, takes) -> add("Asks", question + "  " + takes));
    page.example().ifPresent(this::addExample);
    add("Example", name.usage().example());
    add("Example", name.usage().reason());
    page.ran().ifPresent(this::addResult);
    if (page.ran().isEmpty() && !name.usage().example().isEmpty()) {
      add(" ", "Enter runs it on a scratch calculator");
    }
  }

  /** Adds the keys of a function that handles keys itself, or what is typed in line mode. */
  private void addKeys(ModalKeys modal, KeyNames keys) {
    for (Hint hint : modal.hints()) {
      if (keys.equals(KeyNames.NONE)) {
        ModalKeys.line(hint).ifPresent(it -> add(it, hint.help()));
      } else {
        add(
            hint.calculatorKey().map(keys::of).filter(it -> !it.isEmpty()).orElse(hint.key()),
            hint.help());
      }
    }
  }

  /** Adds an example of a program: what it displays, each time with the answer. */
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
