package hp41.panel.view;

import hp41.Calculator.Name;
import hp41.Snapshot;
import hp41.panel.Hint;
import hp41.panel.help.HelpPage;
import hp41.panel.keys.KeyNames;
import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Ink;
import hp41.screen.Stroke;
import hp41.screen.Stroke.Named;
import hp41.screen.Style;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The row of keys to press; each hint is a button too. */
public final class HintRow {

  private static final Style KEY = Style.of(Ink.GOLD, Ink.TITLE).bolder();
  private static final Style WORD = Style.of(Ink.TEXT, Ink.TITLE);
  private static final Hint LEAVE = new Hint("Ctrl-Q", "Leave", Stroke.control('q'));

  private static final List<Hint> NORMAL =
      List.of(
          Hint.HELP,
          Hint.named("F2", "USER", Named.F2),
          Hint.named("F3", "PRGM", Named.F3),
          Hint.named("F4", "ALPHA", Named.F4),
          Hint.named("F5", "R/S", Named.F5),
          Hint.named("F6", "SHIFT", Named.F6),
          Hint.named("F8", "SST", Named.F8),
          Hint.named("Tab", "Panels", Named.TAB),
          LEAVE,
          new Hint("Ctrl-P", "Program", Stroke.control('p')),
          new Hint("Ctrl-K", "Board", Stroke.control('k')),
          new Hint("Ctrl-O", "Paper", Stroke.control('o')),
          new Hint("Ctrl-R", "Registers", Stroke.control('r')));

  private static final List<Hint> PRGM =
      List.of(
          Hint.HELP,
          Hint.named("F2", "USER", Named.F2),
          Hint.named("F3", "PRGM off", Named.F3),
          Hint.named("F4", "ALPHA", Named.F4),
          Hint.named("F6", "SHIFT", Named.F6),
          Hint.named("↑", "BST", Named.UP),
          Hint.named("↓", "SST", Named.DOWN),
          Hint.named("F9", "Break", Named.F9),
          Hint.named("Tab", "Panels", Named.TAB),
          LEAVE);

  private static final List<Hint> ALPHA =
      List.of(
          Hint.HELP,
          Hint.named("F4", "ALPHA off", Named.F4),
          Hint.named("F5", "R/S", Named.F5),
          Hint.named("F6", "SHIFT", Named.F6),
          Hint.named("Backspace", "last letter", Named.BACKSPACE),
          Hint.named("Delete", "CLA", Named.DELETE),
          LEAVE);

  private static final List<Hint> RUNNING =
      List.of(
          Hint.HELP,
          Hint.named("F5", "stops the program", Named.F5),
          Hint.named("Tab", "Panels", Named.TAB),
          LEAVE);

  private static final List<Hint> TYPING =
      List.of(
          Hint.HELP,
          Hint.named("Tab", "completes", Named.TAB),
          Hint.named("↑↓", "choose", Named.DOWN),
          new Hint("Ctrl-R", "history", Stroke.control('r')),
          new Hint("Ctrl-W", "word", Stroke.control('w')),
          new Hint("Ctrl-U", "all", Stroke.control('u')),
          Hint.named("Esc", "closes", Named.ESCAPE));

  private static final List<Hint> FOCUSED =
      List.of(
          Hint.named("Esc", "back", Named.ESCAPE),
          Hint.letter('/', "finds"),
          Hint.named("Tab", "next panel", Named.TAB),
          LEAVE);

  private static final List<Hint> FIELD =
      List.of(
          Hint.named("Enter", "takes it", Named.ENTER),
          Hint.named("Esc", "leaves it", Named.ESCAPE));

  private static final List<Hint> IN_REPORT =
      List.of(
          Hint.SCROLL,
          Hint.named("Home", "first", Named.HOME),
          Hint.named("End", "last", Named.END),
          Hint.named("Esc", "closes", Named.ESCAPE),
          LEAVE);

  private HintRow() {}

  /** A hint and the column it begins in. */
  private record Placed(Hint hint, int column) {}

  static void draw(Frame frame, Screen screen, int row) {
    frame.fill(new Area(0, row, frame.size().columns(), 1), WORD);
    for (Placed placed : placed(screen)) {
      frame.put(placed.column, row, placed.hint.key(), KEY);
      frame.put(placed.column + placed.hint.key().length() + 1, row, placed.hint.word(), WORD);
    }
  }

  /** The stroke that the hint in this column stands for. */
  public static Optional<Stroke> at(Screen screen, int column) {
    return placed(screen).stream()
        .filter(placed -> column >= placed.column && column < placed.column + placed.hint.width())
        .map(placed -> placed.hint.stroke())
        .findFirst();
  }

  private static List<Placed> placed(Screen screen) {
    List<Placed> row = new ArrayList<>();
    int column = 1;
    for (Hint hint : fitting(items(screen), screen.size().columns())) {
      row.add(new Placed(hint, column));
      column += hint.width() + 2;
    }
    return row;
  }

  /** The first items, as many as fit beside the way back, if there is one; to leave stands last. */
  private static List<Hint> fitting(List<Hint> items, int width) {
    List<Hint> fitting = new ArrayList<>();
    Optional<Hint> back = items.stream().filter(hint -> hint.stroke().is(Named.ESCAPE)).findFirst();
    int room = width - back.map(hint -> hint.width() + 2).orElse(0);
    int end = 1;
    for (Hint hint : items) {
      boolean isBack = back.filter(hint::equals).isPresent();
      end += isBack ? 0 : hint.width() + 2;
      if (end - 2 > room) {
        break;
      }
      fitting.add(hint);
    }
    back.filter(hint -> !fitting.contains(hint)).ifPresent(fitting::add);
    if (fitting.removeIf(hint -> hint.stroke().isControl('q'))) {
      fitting.add(LEAVE);
    }
    return fitting;
  }

  private static List<Hint> items(Screen screen) {
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
      boolean typing = screen.shown(screen.active()).state().field().isPresent();
      return typing ? FIELD : focused(screen.active());
    }
    Snapshot.Modes modes = screen.snapshot().modes();
    return inMode(modes).stream()
        .flatMap(hint -> struck(hint, screen.keyNames(), modes.alpha()).stream())
        .toList();
  }

  /** The hint with what is struck for its key in another key map; none where letters are text. */
  private static Optional<Hint> struck(Hint hint, KeyNames names, boolean alpha) {
    String struck = KeyNames.behind(hint.key()).map(names::of).orElse("");
    if (struck.isEmpty() || names.map().equals(KeyNames.STANDARD)) {
      return Optional.of(hint);
    }
    if (struck.matches("F\\d+")) {
      return Optional.of(Hint.named(struck, hint.word(), Named.valueOf(struck)));
    }
    return struck.length() > 1 || alpha
        ? Optional.empty()
        : Optional.of(new Hint(struck, hint.word(), Stroke.typed(struck.charAt(0))));
  }

  private static List<Hint> inMode(Snapshot.Modes modes) {
    if (modes.running()) {
      return RUNNING;
    }
    if (modes.alpha()) {
      return ALPHA;
    }
    return modes.prgm() ? PRGM : NORMAL;
  }

  /** Help's own, and the name of the key map with whose strokes the caps are marked. */
  private static List<Hint> inHelp(Screen screen) {
    HelpPage page = screen.help().orElseThrow();
    Hint map = Hint.named("keys:", screen.keyNames().map(), Named.TAB);
    Hint close = Hint.named("Esc", "closes", Named.ESCAPE);
    boolean hidden = screen.layout().hidesKeysBehindHelp();
    if (page.keypad() && hidden) {
      return List.of(Hint.named("Tab", "back to help", Named.TAB), close, map);
    }
    Hint choose = Hint.named("↑↓", "choose", Named.DOWN);
    List<Hint> items = new ArrayList<>(List.of(choose, close, map));
    if (hidden) {
      items.add(1, Hint.named("Tab", "keypad", Named.TAB));
    }
    if (page.chosen() >= 0) {
      boolean tries = page.ran().isEmpty() && !chosen(page).usage().example().isEmpty();
      items.add(1, Hint.named("Enter", tries ? "try example" : "types it", Named.ENTER));
    }
    return items;
  }

  private static Name chosen(HelpPage page) {
    return page.found().get(page.chosen());
  }

  private static List<Hint> focused(Panels side) {
    return Stream.concat(side.panel().hints().stream(), FOCUSED.stream()).toList();
  }
}
