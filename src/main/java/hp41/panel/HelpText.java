package hp41.panel;

import hp41.Calculator.Name;
import hp41.keyboard.Key;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.commons.lang3.StringUtils;

/** What help says, in rows of a label and a text, apart by a tab. */
final class HelpText {

  /** The label of the keys that lead on from a message. */
  static final String GO_ON = "Go on";

  /** Columns that labels of a name's rows need. */
  static final int LABELS = 10;

  /** Columns that strokes need. */
  static final int STROKES = 20;

  private static final List<String> KEYS =
      """
      0-9 . + - * /\tas they stand there; Enter is ENTER↑, Space ends a number
      letters\ttype a name; Tab completes, Enter runs
      Backspace Delete\t← and CLx;  in ALPHA mode ← and CLA
      !  or F5\tR/S: run, stop, answer a program
      ;  or F6\tSHIFT: the next key's gold name
      F2 F3 F4 F12\tUSER PRGM ALPHA ON
      F7 F8, in PRGM ↑ ↓\tBST SST
      _  ^  %  <  ↓\tCHS  yˣ  %  x≷y  R↓
      Ctrl-U\tundoes (Alt-U redoes)
      ↑, then Ctrl-R\tlines typed before; letters search
      Ctrl-K P T, Tab\tBoard, Program, Stack; next panel
      mouse\tclick a key, or its gold name
      Ctrl-Q\tleaves; memory is kept"""
          .lines()
          .toList();

  private final HelpPage page;
  private final int width;
  private final List<String> rows = new ArrayList<>();

  private HelpText(HelpPage page, int width) {
    this.page = page;
    this.width = width;
  }

  /** The rows of a page, their texts no wider than there is room. */
  static List<String> rows(HelpPage page, int width) {
    HelpText text = new HelpText(page, width);
    if (page.chosen() < 0) {
      KEYS.forEach(row -> text.add(row.split("\t")[0], row.split("\t")[1], width - STROKES));
    } else {
      text.describe(page.found().get(page.chosen()));
    }
    return text.rows;
  }

  private void describe(Name name) {
    boolean message = name.kind().equals(Messages.KIND);
    Lore lore = Lore.of(name.text());
    add("Name", StringUtils.strip(name.text() + " " + name.operand()) + "   " + name.kind());
    add("Key", key(name).orElse(""));
    add(message ? "Means" : "Does", name.help());
    add("Stack", message || name.effect().equals("--") ? "" : name.effect());
    add("Flags", lore.flags());
    add("Errors", lore.errors());
    if (message) {
      add("Came of", page.cause());
      add(GO_ON, "Backspace clears it; Ctrl-U takes the last key back");
      return;
    }
    add("Typed", typed(name));
    add("Example", lore.example());
    add("Example", lore.without());
    page.ran().ifPresent(this::tell);
    if (page.ran().isEmpty() && !lore.example().isEmpty()) {
      add(" ", "Enter runs it on a scratch calculator");
    }
  }

  private void tell(Trial trial) {
    rows.add("Gives\t" + trial.display());
    String label = "Prints";
    for (String row : trial.paper()) {
      rows.add(label + "\t" + row);
      label = " ";
    }
    add("Stack", trial.stack());
  }

  private static String typed(Name name) {
    String line = StringUtils.strip(name.text() + " " + name.operand()).toLowerCase(Locale.ROOT);
    return (HelpPage.isLabel(name) ? "xeq " : "") + line;
  }

  private static Optional<String> key(Name name) {
    return Legend.keyOf(name.text()).map(key -> stroke(key, name.text()));
  }

  private static String stroke(Key key, String function) {
    return (key.function(false).equals(function) ? "" : "SHIFT  ") + Legend.white(key);
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
