package hp41.terminal;

import hp41.Calculator;
import hp41.Snapshot;
import hp41.keyboard.Key;
import hp41.machine.Event;
import hp41.panel.Note;
import hp41.panel.Screen;
import hp41.panel.Side;
import hp41.screen.Stroke;
import hp41.screen.Stroke.Named;
import hp41.screen.Terminal;
import hp41.screen.Theme;
import hp41.sound.Loudspeaker;
import hp41.states.NamedStates;
import hp41.terminal.Intent.Command;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/** Everything around the calculator that strokes change, and where each stroke goes. */
final class Desk {

  private final Calculator calculator;
  private final Terminal terminal;
  private final Manner manner;
  private final InstantSource clock;
  private final Operator operator;
  private final Recorder recorder;
  private final Exchange exchange;
  private final CommandLine line;
  private final HelpBook help;
  private final Sidebar sidebar;
  private final SideArea area;
  private final Contents contents;
  private final Lamp lamp;
  private final Pointer pointer;
  private final KeyChoice keys;
  private Optional<Note> note = Optional.empty();
  private final SecondStrike interrupts = new SecondStrike();
  private boolean leaving;

  Desk(
      Calculator calculator,
      Terminal terminal,
      Theme theme,
      InstantSource clock,
      boolean firstTime,
      Habits habits) {
    this.calculator = calculator;
    this.terminal = terminal;
    manner = new Manner(calculator, theme, habits.remember());
    this.clock = clock;
    lamp = new Lamp(clock);
    operator = new Operator(calculator);
    keys = new KeyChoice(habits);
    line = new CommandLine(calculator::names, new History(habits.history()));
    line.before(operator::opening);
    help = new HelpBook(calculator::names);
    recorder = new Recorder(calculator);
    exchange = new Exchange(calculator, operator, terminal, recorder, manner, help::show);
    sidebar = new Sidebar(firstTime, habits, recorder);
    contents = new Contents(calculator, terminal, sidebar, recorder);
    Editing editing = new Editing(calculator, operator);
    PanelDeeds deeds = new PanelDeeds(recorder, operator, editing, line::open);
    PanelStrokes strokes = new PanelStrokes(sidebar, editing, deeds);
    Clicks clicks = new Clicks(sidebar, strokes);
    area = new SideArea(sidebar, contents, strokes, clicks, this::screen);
    pointer = new Pointer(operator, help, area, clicks, lamp, said -> note = said);
  }

  /** Lets memory be saved and loaded by names. */
  void offer(NamedStates states) {
    exchange.offer(states);
    line.offer(states::names);
  }

  /** From now on tones are heard from this. */
  void hear(Loudspeaker speaker) {
    manner.hear(speaker);
  }

  /** Whether it is time to go. */
  boolean leaving() {
    return leaving;
  }

  /** Time until the lit key goes dark. */
  Optional<Duration> untilDark(Instant now) {
    return lamp.untilDark(now);
  }

  /** The screen as it is now. */
  Screen screen(Instant now, long busy) {
    Snapshot snapshot = calculator.snapshot();
    sidebar.watch(snapshot);
    return new Screen(
        terminal.size(),
        terminal.fitting(manner.theme()),
        snapshot,
        sidebar.shown(),
        sidebar.active(),
        sidebar.focused(),
        contents.shown(snapshot, now),
        line.view(),
        note.or(() -> operator.blame(snapshot)),
        operator.last().filter(key -> lamp.isLit(now) || operator.holds()),
        help.view(),
        help.scroll(),
        help.report(),
        keys.names(),
        busy);
  }

  private Screen screen() {
    return screen(clock.instant(), 0);
  }

  /** Sees what the calculator has done, and tells it; to be called whenever it does something. */
  List<Event> watch() {
    List<Event> events = calculator.takeEvents();
    recorder.watch(events).ifPresent(this::say);
    return events;
  }

  /** Shows a note until the next stroke. */
  void say(Note said) {
    note = Optional.of(said);
  }

  /** Does what a stroke means. */
  void take(Stroke any) {
    Stroke stroke = fitting(any);
    if (stroke instanceof Stroke.Resized) {
      terminal.repaint();
    } else if (stroke instanceof Stroke.Gone || stroke instanceof Stroke.Ended) {
      leaving = true;
    } else if (stroke instanceof Stroke.Unpasted unpasted) {
      say(Note.error("pasted text", unpasted.why(), "nothing of it was taken"));
    } else if (stroke instanceof Stroke.Mouse mouse) {
      boolean helpShows = help.isOpen() && !contents.haveNoPlace();
      pointer.take(mouse, screen(), helpShows).ifPresent(this::take);
    } else {
      Optional<String> suggestion = operator.nearest().take().filter(it -> stroke.is(Named.TAB));
      help.makeWay(stroke);
      note = Optional.empty();
      suggestion.ifPresentOrElse(line::open, () -> typed(stroke));
    }
  }

  /** The stroke, unless it is a text that is too long for the line it would go into. */
  private Stroke fitting(Stroke stroke) {
    boolean tooLong = stroke instanceof Stroke.Pasted it && it.text().length() > TextField.LONGEST;
    boolean toLine = line.isOpen() || sidebar.isTyping() || calculator.snapshot().modes().alpha();
    return tooLong && toLine ? new Stroke.Unpasted("it is too long for a line") : stroke;
  }

  private void typed(Stroke stroke) {
    if (stroke instanceof Stroke.Line whole) {
      enter(whole);
    } else if (KeyMap.isGlobal(stroke) && !(line.isOpen() && stroke.isControl('r'))) {
      global(stroke);
    } else if (help.isOpen() && !contents.haveNoPlace() && !KeyMap.isUndo(stroke)) {
      help.take(stroke).ifPresent(line::open);
    } else if (line.isOpen() && stroke.is(Named.F1)) {
      help.open(line.wordAtCursor());
    } else if (line.isOpen()) {
      line.take(stroke).ifPresent(this::run);
    } else if (!sidebar.focused() || contents.haveNoPlace() || !inPanel(stroke)) {
      normal(stroke);
    }
  }

  /** A panel that is wanted is not behind help, and no line takes the strokes that it has now. */
  private void global(Stroke stroke) {
    boolean had = sidebar.focused();
    if (KeyMap.shows(stroke)) {
      help.close();
    }
    normal(stroke);
    if (sidebar.focused() && !had && line.isOpen()) {
      line.setAside();
    }
  }

  private void enter(Stroke.Line typed) {
    sidebar.unfocus();
    if (!operator.stop()) {
      operator.endNumber();
      WholeLine whole = new WholeLine(typed.text(), calculator.snapshot());
      press(whole.keys());
      whole.words().filter(words -> typed.byHand()).ifPresent(line::remember);
      whole.words().ifPresent(this::run);
    }
  }

  private boolean inPanel(Stroke stroke) {
    PanelStrokes.Outcome outcome = area.take(stroke);
    outcome.note().ifPresent(this::say);
    return outcome.taken();
  }

  private void normal(Stroke stroke) {
    if (stroke instanceof Stroke.Pasted pasted) {
      paste(pasted.text());
      return;
    }
    carryOut(
        KeyMap.of(stroke, calculator.snapshot(), operator.last(), keys.table(sidebar.focused())));
  }

  private void carryOut(Intent intent) {
    if (intent instanceof Intent.Press press) {
      press(press.keys());
    } else if (intent instanceof Intent.Open open) {
      line.open(operator.opening(open.text()));
    } else if (intent instanceof Intent.Say say) {
      note = Optional.of(say.note());
    } else if (intent instanceof Intent.Show show) {
      area.show(show).ifPresent(this::say);
    } else if (intent instanceof Intent.Explain explain) {
      help.open(explain.name());
    } else if (intent instanceof Intent.UseKeys use) {
      note = Optional.of(keys.choose(use.name()));
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
    sidebar.follow();
    if (note.isEmpty()) {
      line.open("");
      line.take(new Stroke.Pasted(text));
    }
  }

  private void press(List<Key> keys) {
    if (!keys.isEmpty()) {
      note = operator.press(keys);
      lamp.light();
      sidebar.pressed(keys);
    }
  }

  private void run(String typed) {
    Optional<Intent> intent = operator.intent(typed);
    if (intent.isPresent()) {
      carryOut(intent.get());
    } else {
      note = exchange.type(typed);
      lamp.light();
      sidebar.follow();
      sidebar.learned();
    }
  }

  private void obey(Command command) {
    switch (command) {
      case HELP -> {
        help.open(calculator.snapshot(), operator.cause());
        sidebar.learned();
      }
      case START -> sidebar.restart();
      case LEAVE -> leaving = true;
      case INTERRUPT -> interrupt();
      case SUSPEND -> terminal.suspend();
      case REDRAW -> terminal.repaint();
      case UNDO -> note = Optional.of(recorder.isTornLast() ? recorder.mend() : operator.undo());
      case REDO -> note = Optional.of(operator.redo());
      case END_NUMBER -> operator.endNumber();
      case NEXT_PANEL -> area.step(1);
      case PREVIOUS_PANEL -> area.step(-1);
      case SCROLL_UP -> area.scroll(-SideArea.PAGE);
      case SCROLL_DOWN -> area.scroll(SideArea.PAGE);
      case SCROLL_FIRST -> area.scroll(-SideArea.EVERYTHING);
      case SCROLL_LAST -> area.scroll(SideArea.EVERYTHING);
      case HISTORY -> line.openHistory();
      case COPY -> say(exchange.copy(area.selection(), sidebar.isFocused(Side.PROGRAM)));
      case FIND -> area.find();
      case SPEED -> note = exchange.type("speed");
      case BREAK -> note = exchange.type("break");
      case CANCEL -> operator.cancel(sidebar::close);
    }
  }

  private void interrupt() {
    if (!operator.stop()) {
      leaving = interrupts.strike(clock.instant());
      note = Optional.of(Note.of("Ctrl-Q leaves", "memory is kept", "so does Ctrl-C once more"));
    }
  }
}
