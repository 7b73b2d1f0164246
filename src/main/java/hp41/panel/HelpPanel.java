package hp41.panel;

import hp41.Calculator.Name;
import hp41.keyboard.Key;
import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Role;
import hp41.screen.Style;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.commons.lang3.StringUtils;

/**
 * Help: names that were found at the left; at the right the terminal's keys, or what a name does.
 */
final class HelpPanel {

  private static final int LIST_WIDTH = 18;
  private static final Style TEXT = Style.of(Role.TEXT, Role.PANEL);
  private static final Style DIM = Style.of(Role.DIM, Role.PANEL);

  /** What is pressed, then what it does, apart by a tab. */
  private static final List<String> KEYS =
      """
      0-9 . + - * /\tas they stand there; Enter is ENTER↑
      letters\ttype a name; Tab completes, Enter runs
      Backspace Delete\t← and CLx;  in ALPHA mode ← and CLA
      !  or F5\tR/S: run, stop, answer a program
      ;  or F6\tSHIFT: the next key's gold name
      F2 F3 F4 F12\tUSER PRGM ALPHA ON
      F7 F8, in PRGM ↑ ↓\tBST SST
      _  ^  %  <  ↓\tCHS  yˣ  %  x≷y  R↓
      Ctrl-U\tundoes (Alt-U redoes)
      Ctrl-K P T, Tab\tBoard, Program, Stack; next panel
      mouse\tclick a key, or its gold name
      Ctrl-Q\tleaves; memory is kept"""
          .lines()
          .toList();

  private final Frame frame;
  private final Screen screen;
  private final HelpPage page;
  private final Area area;

  private HelpPanel(Frame frame, Screen screen, HelpPage page, Area area) {
    this.frame = frame;
    this.screen = screen;
    this.page = page;
    this.area = area;
  }

  /** Covers an area with a help page. */
  static void draw(Frame frame, Screen screen, HelpPage page, Area area) {
    HelpPanel panel = new HelpPanel(frame, screen, page, area);
    frame.fill(area, TEXT);
    String about = page.found().size() + " names · letters search · Esc closes";
    Title.draw(frame, area, "Help", about, true);
    panel.drawList(area.row() + (area.height() > 10 ? 2 : 1));
    panel.drawRight();
  }

  private void drawList(int top) {
    frame.put(1, top, "/", Style.of(Role.GOLD, Role.PANEL).bolder());
    frame.put(3, top, page.search(), Style.of(Role.WHITE, Role.PANEL).bolder());
    frame.cursor(3 + page.search().length(), top);
    int listTop = top + (area.height() > 10 ? 2 : 1);
    int rows = area.bottom() - listTop;
    int first = Math.max(0, page.chosen() - rows + 1);
    for (int i = 0; i < rows && first + i < page.found().size(); i++) {
      boolean chosen = first + i == page.chosen();
      Style style = chosen ? Style.of(Role.SELECTION_TEXT, Role.SELECTION).bolder() : TEXT;
      frame.fill(new Area(0, listTop + i, LIST_WIDTH, 1), style);
      frame.put(2, listTop + i, page.found().get(first + i).text(), style);
    }
    Area rule = new Area(LIST_WIDTH, area.row() + 1, 1, area.height() - 1);
    frame.fill(rule, '│', Style.of(Role.RULE, Role.PANEL));
  }

  private void drawRight() {
    List<String> rows = page.chosen() < 0 ? KEYS : describe(page.found().get(page.chosen()));
    int top = area.row() + (area.height() > rows.size() + 1 ? 2 : 1);
    top = Math.min(top, Math.max(area.row() + 1, area.bottom() - rows.size()));
    int indent = page.chosen() < 0 ? 20 : 11;
    int skipped = Math.max(0, Math.min(screen.helpScroll(), rows.size() - (area.bottom() - top)));
    for (int i = 0; i + skipped < rows.size() && top + i < area.bottom(); i++) {
      String[] row = rows.get(i + skipped).split("\t", -1);
      frame.put(LIST_WIDTH + 2, top + i, row[0], page.chosen() < 0 ? gold() : DIM);
      frame.put(LIST_WIDTH + 2 + indent, top + i, row[1], TEXT);
    }
  }

  private static Style gold() {
    return Style.of(Role.GOLD, Role.PANEL);
  }

  private List<String> describe(Name name) {
    List<String> rows = new ArrayList<>();
    rows.add("Name\t" + StringUtils.strip(name.text() + " " + name.operand()));
    rows.add("Kind\t" + name.kind());
    key(name).ifPresent(key -> rows.add("Key\t" + key));
    addWrapped(rows, name.kind().equals(Messages.KIND) ? "Means" : "Does", name.help());
    if (name.kind().equals(Messages.KIND)) {
      rows.add("Go on\tBackspace clears it; Ctrl-U takes the last key back");
      return rows;
    }
    rows.add("Stack\t" + name.effect());
    String typed = StringUtils.strip(name.text() + " " + name.operand()).toLowerCase(Locale.ROOT);
    rows.add("Typed\t" + (name.kind().equals("label") ? "xeq " : "") + typed);
    return rows;
  }

  private static Optional<String> key(Name name) {
    Optional<Key> key = Legend.keyOf(name.text());
    return key.map(
        it -> (it.function(false).equals(name.text()) ? "" : "SHIFT  ") + Legend.white(it));
  }

  private void addWrapped(List<String> rows, String label, String text) {
    int width = area.width() - LIST_WIDTH - 14;
    StringBuilder line = new StringBuilder();
    String first = label;
    for (String word : text.split(" ")) {
      if (line.length() > 0 && line.length() + 1 + word.length() > width) {
        rows.add(first + "\t" + line);
        line.setLength(0);
        first = "";
      }
      line.append(line.length() == 0 ? "" : " ").append(word);
    }
    rows.add(first + "\t" + line);
  }
}
