package hp41.panel.view;

import hp41.KnownName;
import hp41.Snapshot;
import hp41.panel.Hint;
import hp41.panel.Panel.Canvas;
import hp41.panel.Panel.PanelContent;
import hp41.panel.PanelItem;
import hp41.panel.PanelRow.ClickTarget;
import hp41.panel.PanelRows;
import hp41.panel.Promise;
import hp41.panel.help.HelpPage;
import hp41.panel.help.OfferedName;
import hp41.panel.keys.KeyNames;
import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Ink;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import hp41.screen.Style;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Draws the row of key hints; each hint is also a button. */
public final class HintRow {

  private static final Style KEY = Style.of(Ink.GOLD, Ink.TITLE).bolder();
  private static final Style WORD = Style.of(Ink.TEXT, Ink.TITLE);
  private static final Hint HELP = Hint.HELP;
  private static final Hint LEAVE = Hint.of("Ctrl-Q", Promise.LEAVES, "Leave");

  private static final Hint CLOSE = Hint.of("Esc", Promise.CLOSES, "closes");
  private static final Hint CANCEL = Hint.of("Esc", Promise.CANCELS, "cancels");
  private static final Hint TRY = Hint.of("Enter", Promise.TRIES_EXAMPLE, "try example");
  private static final Hint TYPE = Hint.of("Enter", Promise.TYPES, "types it");

  private static final int WITH_PANELS = 60;
  private static final int WITH_KEYPAD = 80;

  private static final List<Hint> TYPING =
      List.of(
          HELP,
          Hint.of("Tab", Promise.COMPLETES, "completes"),
          Hint.of("↑↓", Promise.MOVES, "choose"),
          Hint.of("Ctrl-R", Promise.SEARCHES_HISTORY, "history"),
          Hint.of("Ctrl-W", Promise.DELETES_WORD, "word"),
          Hint.of("Ctrl-U", Promise.DELETES_ALL, "all"),
          CLOSE);
  private static final List<Hint> SEARCHING =
      List.of(
          HELP,
          Hint.of("Ctrl-R", Promise.SEARCHES_HISTORY, "older"),
          Hint.of("Esc", Promise.ENDS_SEARCH, "keeps the line"));
  private static final Set<Promise> EMPTYING =
      EnumSet.of(Promise.DELETES_WORD, Promise.DELETES_ALL);
  private static final Hint FIND =
      Hint.of("/", Promise.FINDS, "finds=Finds a text, as Ctrl-F; / Enter: the next");
  private static final Hint STOP = Hint.of("F5", Promise.STOPS, "stops=Stops the running program");
  private static final Hint NEXT =
      Hint.of("Tab", Promise.NEXT_PANEL, "panels=Next panel; Shift-Tab: previous");
  private static final List<Hint> FOCUSED =
      List.of(
          Hint.of("Esc", Promise.RETURNS, "returns=Returns to the calculator"),
          FIND,
          NEXT,
          Hint.of("Ctrl-Q", Promise.LEAVES, "Leave=Leaves; memory is saved"));

  /** The short words of narrow windows, so that the keys of the panel fit, too. */
  private static final Map<String, String> NARROW_WORDS = Map.of("Esc", "back", "Tab", "next");

  /** The panels whose own keys only concern results, and have no effect if there are none. */
  private static final Set<Panels> RESULTS = EnumSet.of(Panels.PAPER, Panels.BOARD);

  private static final List<String> MOVING =
      List.of(
          "↑ ↓ PgUp PgDn\tMove the cursor, or scroll",
          "Home End\tFirst and last row",
          "Ctrl-Y\tCopies the item");
  private static final List<Hint> FIELD =
      List.of(Hint.of("Enter", Promise.ACCEPTS, "accepts"), CANCEL);
  private static final List<Hint> IN_REPORT =
      List.of(
          Hint.of("↑↓", Promise.MOVES, "scroll"),
          Hint.of("Home", Promise.MOVES, "first"),
          Hint.of("End", Promise.MOVES, "last"),
          CLOSE,
          LEAVE);

  private HintRow() {}

  /** A hint and its first column. */
  private record Placed(Hint hint, int column) {}

  static void draw(Frame frame, Screen screen, int row) {
    frame.fill(new Area(0, row, frame.size().columns(), 1), WORD);
    for (Placed placed : placed(screen)) {
      frame.put(placed.column, row, placed.hint.key(), KEY);
      frame.put(placed.column + placed.hint.key().length() + 1, row, placed.hint.word(), WORD);
    }
  }

  /** Returns the hints that are shown. */
  public static List<Hint> shown(Screen screen) {
    return placed(screen).stream().map(Placed::hint).toList();
  }

  /** Returns the stroke of the hint in a column. */
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

  /**
   * Returns as many hints as fit, in their order. The hints for help, for Esc, for the panels and
   * for leaving the program have priority.
   */
  private static List<Hint> fitting(List<Hint> items, int width) {
    List<Hint> fitting = new ArrayList<>();
    int room = width - 1;
    Stream<Hint> first = items.stream().filter(hint -> hasPriority(hint, width));
    for (Hint hint : Stream.concat(first, items.stream()).distinct().toList()) {
      if (hint.width() <= room) {
        fitting.add(hint);
        room -= hint.width() + 2;
      }
    }
    return items.stream()
        .filter(fitting::contains)
        .sorted(Comparator.comparing(hint -> hint.stroke().isControl('q')))
        .toList();
  }

  private static boolean hasPriority(Hint hint, int width) {
    return hint.key().equals("Esc")
        || width >= WITH_PANELS && List.of("F1", "Tab", "Ctrl-Q").contains(hint.key());
  }

  /**
   * Returns the hints whose keys have the promised effect, unless the visible message promises
   * another effect.
   */
  private static List<Hint> items(Screen screen) {
    List<Hint> ofMessage =
        screen.input().line().isPresent() ? List.of() : MessageRow.hintsOfMessage(screen);
    return possible(screen).stream()
        .filter(hint -> HintReach.reaches(hint, screen))
        .filter(hint -> ofMessage.stream().noneMatch(other -> contradicts(hint, other)))
        .toList();
  }

  /** Returns whether a message promises another effect of the same key of the terminal. */
  private static boolean contradicts(Hint hint, Hint other) {
    return hint.stroke().isSameKey(other.stroke())
        && hint.promise() != other.promise()
        && hint.promise().keys().isEmpty();
  }

  private static List<Hint> possible(Screen screen) {
    if (screen.notes().help().isPresent()) {
      return inHelp(screen);
    }
    if (screen.notes().report().isPresent()) {
      return IN_REPORT;
    }
    if (screen.input().line().isPresent()) {
      return typing(screen.input().line().get());
    }
    if (screen.panels().focused()) {
      boolean typing = screen.panels().shown(screen.panels().active()).state().field().isPresent();
      return typing ? FIELD : focused(screen);
    }
    Snapshot snapshot = screen.calculator().snapshot();
    Snapshot.Modes modes = snapshot.modes();
    return ModeHints.of(snapshot).stream()
        .flatMap(hint -> struck(hint, screen.input().keyNames(), modes.alpha()).stream())
        .toList();
  }

  /** Returns the hints of the typed line, without those that have no completions to work on. */
  static List<Hint> typing(CommandLineView line) {
    if (line.sought().isPresent()) {
      return SEARCHING;
    }
    return TYPING.stream()
        .filter(hint -> hint.promise() != Promise.COMPLETES || line.isCompletable())
        .filter(hint -> hint.promise() != Promise.MOVES || line.hasOthers())
        .filter(hint -> !line.text().isEmpty() || !EMPTYING.contains(hint.promise()))
        .toList();
  }

  /**
   * Returns the hint with the stroke of the current key map; empty if that stroke would enter text.
   */
  private static Optional<Hint> struck(Hint hint, KeyNames names, boolean alpha) {
    String struck = hint.calculatorKey().map(names::of).orElse("");
    if (struck.isEmpty() || names.map().equals(KeyNames.STANDARD)) {
      return Optional.of(hint);
    }
    boolean text = alpha && struck.length() == 1;
    return text || struck.length() > 1 && !struck.matches("F\\d+")
        ? Optional.empty()
        : Optional.of(hint.struck(struck));
  }

  /**
   * Returns the hints of help, including the name of the key map whose strokes the keypad shows.
   */
  private static List<Hint> inHelp(Screen screen) {
    HelpPage page = screen.notes().help().orElseThrow();
    Hint map =
        Hint.of(
            "keys:",
            Promise.TOGGLES_KEYPAD,
            screen.input().keyNames().map(),
            Stroke.named(KeyName.TAB));
    boolean hidden = screen.layout().keypad().isPresent() && !screen.layout().showsKeysBesideHelp();
    if (page.keypad() && hidden) {
      return List.of(Hint.of("Tab", Promise.TOGGLES_KEYPAD, "back to help"), CLOSE, map);
    }
    List<Hint> items = new ArrayList<>(List.of(CLOSE, map));
    if (hidden) {
      items.add(0, Hint.of("Tab", Promise.TOGGLES_KEYPAD, "keypad"));
    }
    if (!page.search().isEmpty()) {
      items.add(items.size() - 1, Hint.of("Backspace", Promise.DELETES_LAST, "all keys"));
    }
    if (page.chosen() >= 0 && OfferedName.isTyped(chosen(page).kind())) {
      boolean tries = page.ran().isEmpty() && !chosen(page).usage().example().isEmpty();
      items.add(0, tries ? TRY : TYPE);
    }
    if (page.chosen() < 0 || page.found().size() > 1) {
      items.add(0, Hint.of("↑↓", Promise.MOVES, "choose"));
    }
    return items;
  }

  private static KnownName chosen(HelpPage page) {
    return page.found().get(page.chosen());
  }

  /** Returns the hints of the focused panel, without keys that have no effect on its content. */
  private static List<Hint> focused(Screen screen) {
    Panels panel = screen.panels().active();
    PanelContent shown = screen.panels().shown(panel);
    boolean empty = shown.content() instanceof PanelRows rows && rows.lacksAll();
    List<Hint> own = empty && RESULTS.contains(panel) ? List.of(HELP) : panel.definition().hints();
    boolean running = screen.calculator().snapshot().modes().running();
    Stream<Hint> stop = running ? Stream.of(STOP) : Stream.empty();
    return Stream.of(own.stream(), stop, FOCUSED.stream())
        .flatMap(hints -> hints)
        .filter(hint -> hasEffect(hint, shown, screen.layout().room(panel)))
        .map(hint -> screen.size().columns() < WITH_KEYPAD ? narrow(hint) : hint)
        .toList();
  }

  private static Hint narrow(Hint hint) {
    return hint.worded(NARROW_WORDS.getOrDefault(hint.key(), hint.word()));
  }

  private static boolean hasEffect(Hint hint, PanelContent shown, int room) {
    if (shown.content() instanceof Canvas picture) {
      return !hint.equals(FIND) && picture.idle().stream().noneMatch(hint.stroke()::is);
    }
    if (!(shown.content() instanceof PanelRows rows)) {
      return true;
    } else if (hint.stroke().is(KeyName.DOWN)) {
      return rows.rows().size() > room;
    }
    if (hint.equals(FIND) || hint.promise() == Promise.REMOVES) {
      return !rows.lacksAll();
    }
    Optional<PanelItem> item = rows.chosen(shown.state()).map(ClickTarget::item);
    boolean fixed =
        item.isPresent()
            && item.get() instanceof PanelItem.ValueItem value
            && value.fixed().isPresent();
    boolean enter = hint.stroke().is(KeyName.ENTER);
    if (enter && item.isPresent() && item.get() instanceof PanelItem.ActionItem) {
      return hint.promise() == Promise.ACTS;
    } else if (enter && hint.promise() == Promise.ACTS) {
      return false;
    }
    boolean changes = enter || hint.stroke().is(KeyName.DELETE);
    if (item.isPresent() && item.get() instanceof PanelItem.Caret) {
      return !changes;
    }
    boolean edits = changes || hint.promise() == Promise.INSERTS;
    return !edits || !fixed && item.isPresent();
  }

  /** Returns the keys of the focused panel for help, in rows of a label and a text. */
  public static List<String> keys(Screen screen) {
    Panels panel = screen.panels().active();
    Stream<String> own =
        focused(screen).stream()
            .filter(hint -> !hint.stroke().is(KeyName.F1))
            .map(hint -> hint.key() + "\t" + hint.help());
    return Stream.of(Stream.of(panel.title() + "\t" + panel.help()), own, MOVING.stream())
        .flatMap(rows -> rows)
        .toList();
  }
}
