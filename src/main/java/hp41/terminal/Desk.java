package hp41.terminal;

import hp41.Calculator;
import hp41.Calculator.Name;
import hp41.Snapshot;
import hp41.keyboard.Key;
import hp41.panel.HintRow;
import hp41.panel.Keypad;
import hp41.panel.Layout;
import hp41.panel.Note;
import hp41.panel.Screen;
import hp41.panel.Side;
import hp41.panel.Tabs;
import hp41.panel.View;
import hp41.screen.Area;
import hp41.screen.Stroke;
import hp41.screen.Stroke.Button;
import hp41.screen.Stroke.Named;
import hp41.screen.Terminal;
import hp41.screen.Theme;
import hp41.terminal.Intent.Command;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Everything around the calculator that strokes change, and where each stroke goes. */
final class Desk {

  private static final Duration LIT = Duration.ofMillis(120);
  private static final Duration TWICE = Duration.ofSeconds(2);

  private final Calculator calculator;
  private final Terminal terminal;
  private final Theme theme;
  private final InstantSource clock;
  private final Operator operator;
  private final Exchange exchange;
  private final CommandLine line;
  private final HelpBook help;
  private final Sidebar sidebar;
  private Optional<Note> note = Optional.empty();
  private Instant litUntil = Instant.MIN;
  private Instant interrupted = Instant.MIN;
  private boolean leaving;

  Desk(
      Calculator calculator,
      Terminal terminal,
      Theme theme,
      InstantSource clock,
      boolean firstTime) {
    this.calculator = calculator;
    this.terminal = terminal;
    this.theme = theme;
    this.clock = clock;
    operator = new Operator(calculator);
    exchange = new Exchange(calculator, operator, terminal);
    line = new CommandLine(calculator::names);
    help = new HelpBook(calculator::names);
    sidebar = new Sidebar(firstTime);
  }

  /** Whether it is time to go. */
  boolean leaving() {
    return leaving;
  }

  /** Time until the lit key goes dark. */
  Optional<Duration> untilDark(Instant now) {
    return now.isBefore(litUntil) ? Optional.of(Duration.between(now, litUntil)) : Optional.empty();
  }

  /** The screen as it is now. */
  Screen screen(Instant now, long busy) {
    Snapshot snapshot = calculator.snapshot();
    sidebar.watch(snapshot);
    return new Screen(
        terminal.size(),
        theme,
        snapshot,
        sidebar.shown(),
        sidebar.focused(),
        help.isOpen() ? help.scroll() : sidebar.scroll(),
        line.view(),
        note,
        sidebar.position(),
        operator.last().filter(key -> now.isBefore(litUntil) || operator.holds()),
        help.view(),
        busy);
  }

  /** Shows a note until the next stroke. */
  void say(Note said) {
    note = Optional.of(said);
  }

  /** Does what a stroke means. */
  void take(Stroke stroke) {
    if (stroke instanceof Stroke.Resized) {
      terminal.repaint();
    } else if (stroke instanceof Stroke.Gone) {
      leaving = true;
    } else if (stroke instanceof Stroke.Mouse mouse) {
      mouse(mouse);
    } else {
      Optional<String> suggestion = operator.suggestion().filter(name -> stroke.is(Named.TAB));
      operator.forgetSuggestion();
      note = Optional.empty();
      suggestion.ifPresentOrElse(line::open, () -> typed(stroke));
    }
  }

  private void typed(Stroke stroke) {
    if (KeyMap.isGlobal(stroke)) {
      normal(stroke);
    } else if (helpShows()) {
      help.take(stroke).ifPresent(this::openWith);
    } else if (line.isOpen() && stroke.is(Named.F1)) {
      help.open(line.wordAtCursor());
    } else if (line.isOpen()) {
      line.take(stroke).ifPresent(this::run);
    } else if (!sidebar.focused() || tooSmall() || !inPanel(stroke)) {
      normal(stroke);
    }
  }

  private boolean inPanel(Stroke stroke) {
    if (KeyMap.isForKeys(stroke)) {
      note = Optional.of(Note.of("the panel has the keys", "Esc gives them back"));
      return true;
    }
    if (stroke.is(Named.ESCAPE)) {
      sidebar.unfocus();
      return true;
    }
    if (stroke.is(Named.UP) || stroke.is(Named.DOWN)) {
      sidebar.scrollBy(stroke.is(Named.UP) ? -1 : 1);
      return true;
    }
    return false;
  }

  private void openWith(Name name) {
    line.open(name.text() + (name.operand().isEmpty() ? "" : " "));
  }

  private void normal(Stroke stroke) {
    if (stroke instanceof Stroke.Pasted pasted) {
      paste(pasted.text());
      return;
    }
    Intent intent = KeyMap.of(stroke, calculator.snapshot(), operator.last());
    if (intent instanceof Intent.Press press) {
      press(press.keys());
    } else if (intent instanceof Intent.Open open) {
      line.open(open.text());
    } else if (intent instanceof Intent.Say say) {
      note = Optional.of(say.note());
    } else if (intent instanceof Intent.Do does) {
      obey(does.command());
    }
  }

  private void paste(String text) {
    if (calculator.snapshot().modes().alpha()) {
      press(KeyMap.spelled(text.replaceAll("\\s+", " ")));
      return;
    }
    note = exchange.paste(text);
    sidebar.followPointer();
    if (note.isEmpty()) {
      line.open("");
      line.take(new Stroke.Pasted(text));
    }
  }

  private void press(List<Key> keys) {
    if (!keys.isEmpty()) {
      note = operator.press(keys);
      litUntil = clock.instant().plus(LIT);
      sidebar.followPointer();
      if (keys.contains(Key.PLUS)) {
        sidebar.learned();
      }
    }
  }

  private void run(String typed) {
    Optional<Command> command = UiWords.command(typed);
    if (command.isPresent()) {
      obey(command.get());
    } else if (typed.toLowerCase(Locale.ROOT).startsWith("help ")) {
      help.open(typed.substring(5).strip());
    } else {
      note = exchange.type(typed);
      litUntil = clock.instant().plus(LIT);
      sidebar.followPointer();
      sidebar.learned();
    }
  }

  private void obey(Command command) {
    switch (command) {
      case HELP -> openHelp();
      case LEAVE -> leaving = true;
      case INTERRUPT -> interrupt();
      case SUSPEND -> terminal.suspend();
      case REDRAW -> terminal.repaint();
      case UNDO -> note = Optional.of(operator.undo());
      case REDO -> note = Optional.of(operator.redo());
      case SHOW_BOARD -> show(Side.BOARD);
      case SHOW_PROGRAM -> show(Side.PROGRAM);
      case SHOW_STACK -> show(Side.STACK);
      case SHOW_START -> show(Side.START);
      case NEXT_PANEL -> sidebar.step(1);
      case PREVIOUS_PANEL -> sidebar.step(-1);
      case SCROLL_UP -> sidebar.scrollBy(-10);
      case SCROLL_DOWN -> sidebar.scrollBy(10);
      case SCROLL_FIRST -> sidebar.scrollBy(-1_000_000);
      case SCROLL_LAST -> sidebar.scrollBy(1_000_000);
      case HISTORY -> line.openHistory();
      case COPY -> note = Optional.of(exchange.copy(sidebar.isFocused(Side.PROGRAM)));
      case CANCEL -> operator.cancel();
    }
  }

  private boolean tooSmall() {
    return Layout.of(terminal.size()) == Layout.TINY;
  }

  private boolean helpShows() {
    return help.isOpen() && !tooSmall();
  }

  private void openHelp() {
    Snapshot snapshot = calculator.snapshot();
    help.open(snapshot.prompt().map(Snapshot.Prompt::function).orElse(snapshot.error()));
    sidebar.learned();
  }

  private void show(Side side) {
    sidebar.choose(side, Layout.of(terminal.size()) == Layout.SMALL);
  }

  private void interrupt() {
    Instant now = clock.instant();
    if (operator.stop()) {
      return;
    }
    leaving = interrupted.plus(TWICE).isAfter(now);
    interrupted = now;
    note = Optional.of(Note.of("Ctrl-Q leaves", "memory is kept", "so does Ctrl-C once more"));
  }

  private void mouse(Stroke.Mouse mouse) {
    if (mouse.button() == Button.UP) {
      operator.release();
      return;
    }
    Screen screen = screen(clock.instant(), 0);
    Layout layout = Layout.of(screen.size());
    if (mouse.button() == Button.WHEEL_UP || mouse.button() == Button.WHEEL_DOWN) {
      wheel(mouse.button() == Button.WHEEL_UP);
    } else if (mouse.row() == layout.hintRow(screen.size())) {
      HintRow.at(screen, mouse.column()).ifPresent(this::take);
    } else if (helpShows()) {
      return;
    } else if (layout == Layout.SMALL) {
      sidebar.unfocus();
    } else if (layout.side(screen.size()).contains(mouse.column(), mouse.row())) {
      side(mouse, layout, layout.side(screen.size()), screen.side());
    } else {
      View.keyAt(screen, mouse.column(), mouse.row()).ifPresent(hit -> hit(mouse, hit, screen));
    }
  }

  private void side(Stroke.Mouse mouse, Layout layout, Area area, Side shown) {
    boolean bar = mouse.row() == area.row();
    Optional<Side> tab =
        bar && layout == Layout.LARGE ? Tabs.at(area, shown, mouse.column()) : Optional.empty();
    tab.ifPresentOrElse(sidebar::open, () -> sidebar.step(bar ? 1 : 0));
  }

  private void wheel(boolean up) {
    if (helpShows()) {
      help.take(Stroke.named(up ? Named.UP : Named.DOWN));
    } else {
      sidebar.scrollBy(up ? -3 : 3);
    }
  }

  private void hit(Stroke.Mouse mouse, Keypad.Hit hit, Screen screen) {
    note = Optional.empty();
    if (mouse.button() == Button.RIGHT_DOWN) {
      help.open(hit.key().function(hit.shifted()));
      return;
    }
    if (hit.shifted() && !screen.snapshot().modes().shift()) {
      operator.press(List.of(Key.SHIFT));
    }
    operator.hold(hit.key());
    litUntil = clock.instant().plus(LIT);
  }
}
