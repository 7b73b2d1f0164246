package hp41.panel;

import hp41.Snapshot;
import hp41.keyboard.Key;
import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Role;
import hp41.screen.Stroke;
import hp41.screen.Stroke.Named;
import hp41.screen.Style;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The row of keys to press; each item is a button too. */
public final class HintRow {

  private static final Style KEY = Style.of(Role.GOLD, Role.TITLE).bolder();
  private static final Style WORD = Style.of(Role.TEXT, Role.TITLE);
  private static final Item HELP = item("F1", "Help", Named.F1);
  private static final Item LEAVE = new Item("Ctrl-Q", "Leave", Stroke.control('q'));

  /** The keys behind hints, as the standard key map has them. */
  private static final Map<Named, Key> KEYS =
      Map.of(
          Named.F2, Key.USER,
          Named.F3, Key.PRGM,
          Named.F4, Key.ALPHA,
          Named.F5, Key.RUN_STOP,
          Named.F6, Key.SHIFT,
          Named.F8, Key.SST);

  private static final List<Item> NORMAL =
      List.of(
          HELP,
          item("F2", "USER", Named.F2),
          item("F3", "PRGM", Named.F3),
          item("F4", "ALPHA", Named.F4),
          item("F5", "R/S", Named.F5),
          item("F6", "SHIFT", Named.F6),
          item("F8", "SST", Named.F8),
          item("Tab", "Panels", Named.TAB),
          LEAVE,
          new Item("Ctrl-P", "Program", Stroke.control('p')),
          new Item("Ctrl-K", "Board", Stroke.control('k')),
          new Item("Ctrl-O", "Paper", Stroke.control('o')),
          new Item("Ctrl-R", "Registers", Stroke.control('r')));

  private static final List<Item> PRGM =
      List.of(
          HELP,
          item("F2", "USER", Named.F2),
          item("F3", "PRGM off", Named.F3),
          item("F4", "ALPHA", Named.F4),
          item("F6", "SHIFT", Named.F6),
          item("↑", "BST", Named.UP),
          item("↓", "SST", Named.DOWN),
          item("F9", "Break", Named.F9),
          item("Tab", "Panels", Named.TAB),
          LEAVE);

  private static final List<Item> ALPHA =
      List.of(
          HELP,
          item("F4", "ALPHA off", Named.F4),
          item("F5", "R/S", Named.F5),
          item("F6", "SHIFT", Named.F6),
          item("Backspace", "last letter", Named.BACKSPACE),
          item("Delete", "CLA", Named.DELETE),
          LEAVE);

  private static final List<Item> RUNNING =
      List.of(
          HELP, item("F5", "stops the program", Named.F5), item("Tab", "Panels", Named.TAB), LEAVE);

  private static final List<Item> TYPING =
      List.of(
          HELP,
          item("Tab", "completes", Named.TAB),
          item("↑↓", "choose", Named.DOWN),
          new Item("Ctrl-R", "history", Stroke.control('r')),
          new Item("Ctrl-W", "word", Stroke.control('w')),
          new Item("Ctrl-U", "all", Stroke.control('u')),
          item("Esc", "closes", Named.ESCAPE));

  private static final List<Item> FOCUSED =
      List.of(
          item("Esc", "back", Named.ESCAPE),
          letter('/', "finds"),
          item("Tab", "next panel", Named.TAB),
          LEAVE);

  private static final List<Item> DEBUG =
      List.of(
          letter('s', "step"),
          letter('n', "over"),
          letter('o', "out"),
          letter('z', "back"),
          letter('g', "to cursor"),
          letter('b', "break"),
          letter('w', "watch"),
          letter('c', "run"),
          letter('t', "trace"),
          letter('p', "scale"),
          letter('0', "counts from zero"));

  private static final List<Item> FIELD =
      List.of(item("Enter", "takes it", Named.ENTER), item("Esc", "leaves it", Named.ESCAPE));

  private static final List<Item> IN_REPORT =
      List.of(
          item("↑↓", "scroll", Named.DOWN),
          item("Home", "first", Named.HOME),
          item("End", "last", Named.END),
          item("Esc", "closes", Named.ESCAPE),
          LEAVE);

  private HintRow() {}

  /** What to press, what it does, and the stroke that a click stands for. */
  private record Item(String key, String word, Stroke stroke) {
    int width() {
      return key.length() + 1 + word.length();
    }
  }

  /** An item and the column it begins in. */
  private record Placed(Item item, int column) {}

  static void draw(Frame frame, Screen screen, int row) {
    frame.fill(new Area(0, row, frame.size().columns(), 1), WORD);
    for (Placed placed : placed(screen)) {
      frame.put(placed.column, row, placed.item.key, KEY);
      frame.put(placed.column + placed.item.key.length() + 1, row, placed.item.word, WORD);
    }
  }

  /** The stroke that the item in this column stands for. */
  public static Optional<Stroke> at(Screen screen, int column) {
    return placed(screen).stream()
        .filter(placed -> column >= placed.column && column < placed.column + placed.item.width())
        .map(placed -> placed.item.stroke)
        .findFirst();
  }

  private static List<Placed> placed(Screen screen) {
    List<Placed> row = new ArrayList<>();
    int column = 1;
    for (Item item : fitting(items(screen), screen.size().columns())) {
      row.add(new Placed(item, column));
      column += item.width() + 2;
    }
    return row;
  }

  /** The first items, as many as fit; to leave stands last. */
  private static List<Item> fitting(List<Item> items, int width) {
    List<Item> fitting = new ArrayList<>();
    int end = 1;
    for (Item item : items) {
      end += item.width() + 2;
      if (end - 2 > width) {
        break;
      }
      fitting.add(item);
    }
    if (fitting.removeIf(item -> item.stroke.isControl('q'))) {
      fitting.add(LEAVE);
    }
    return fitting;
  }

  private static List<Item> items(Screen screen) {
    if (screen.help().isPresent()) {
      return inHelp(screen);
    }
    if (screen.report().isPresent()) {
      return IN_REPORT;
    }
    if (screen.line().isPresent()) {
      return TYPING;
    }
    if (screen.focused()) {
      boolean typing = screen.shown(screen.active()).look().field().isPresent();
      return typing ? FIELD : focused(screen.active());
    }
    Snapshot.Modes modes = screen.snapshot().modes();
    return inMode(modes).stream()
        .flatMap(item -> struck(item, screen.keyNames(), modes.alpha()).stream())
        .toList();
  }

  /** The item with what is struck for its key in another key map; none where letters are text. */
  private static Optional<Item> struck(Item item, KeyNames names, boolean alpha) {
    Key key = item.stroke instanceof Stroke.NamedKey named ? KEYS.get(named.name()) : null;
    if (key == null || names.map().equals(KeyNames.STANDARD) || names.of(key).isEmpty()) {
      return Optional.of(item);
    }
    String struck = names.of(key);
    if (struck.matches("F\\d+")) {
      return Optional.of(item(struck, item.word, Named.valueOf(struck)));
    }
    return struck.length() > 1 || alpha
        ? Optional.empty()
        : Optional.of(new Item(struck, item.word, Stroke.typed(struck.charAt(0))));
  }

  private static List<Item> inMode(Snapshot.Modes modes) {
    if (modes.running()) {
      return RUNNING;
    }
    if (modes.alpha()) {
      return ALPHA;
    }
    return modes.prgm() ? PRGM : NORMAL;
  }

  /** Help's own, and the name of the key map with whose strokes the caps are marked. */
  private static List<Item> inHelp(Screen screen) {
    HelpPage page = screen.help().orElseThrow();
    Item map = item("keys:", screen.keyNames().map(), Named.TAB);
    Item close = item("Esc", "closes", Named.ESCAPE);
    boolean hidden = Layout.of(screen.size()).hidesKeysBehindHelp();
    if (page.keypad() && hidden) {
      return List.of(item("Tab", "back to help", Named.TAB), close, map);
    }
    Item choose = item("↑↓", "choose", Named.DOWN);
    List<Item> items = new ArrayList<>(List.of(choose, close, map));
    if (hidden) {
      items.add(1, item("Tab", "keypad", Named.TAB));
    }
    if (page.chosen() >= 0) {
      boolean tries = page.ran().isEmpty() && !Lore.of(chosen(page)).example().isEmpty();
      items.add(1, item("Enter", tries ? "try example" : "types it", Named.ENTER));
    }
    return items;
  }

  private static String chosen(HelpPage page) {
    return page.found().get(page.chosen()).text();
  }

  private static List<Item> focused(Side side) {
    List<Item> items = new ArrayList<>(side == Side.DEBUG ? List.of() : List.of(HELP));
    items.addAll(own(side));
    items.addAll(FOCUSED);
    return items;
  }

  /** What can be done in one panel. */
  private static List<Item> own(Side side) {
    return switch (side) {
      case STACK, REGISTERS, ALPHA -> List.of(item("Enter", "changes", Named.ENTER));
      case PROGRAM ->
          List.of(
              item("Enter", "changes", Named.ENTER),
              letter('i', "inserts"),
              item("Del", "deletes", Named.DELETE));
      case BOARD -> List.of(item("←", "earlier", Named.LEFT), item("→", "later", Named.RIGHT));
      case PAPER -> List.of(letter('s', "saves"), letter('x', "tears off"));
      case FLAGS -> List.of(item("Enter", "sets, clears", Named.ENTER));
      case CATALOGUE -> List.of(item("Enter", "goes there", Named.ENTER));
      case DEBUG -> DEBUG;
      case WATCHES, BREAKPOINTS -> List.of(letter('w', "adds"), letter('d', "deletes"));
      case START, EXTENDED, ALARMS, STEP, RETURNS, TRACE ->
          List.of(item("↑↓", "scroll", Named.DOWN));
    };
  }

  private static Item letter(char letter, String word) {
    return new Item(String.valueOf(letter), word, Stroke.typed(letter));
  }

  private static Item item(String key, String word, Named name) {
    return new Item(key, word, Stroke.named(name));
  }
}
