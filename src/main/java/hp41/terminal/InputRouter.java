package hp41.terminal;

import hp41.Calculator;
import hp41.Snapshot;
import hp41.commands.CommandTable;
import hp41.commands.CommandTable.CommandActions;
import hp41.commands.Completions;
import hp41.commands.DebugCommands;
import hp41.commands.EngineCommands;
import hp41.commands.LoadCommands;
import hp41.commands.MicrocodeCommands;
import hp41.commands.NearestNames;
import hp41.commands.PlugCommands;
import hp41.commands.SaveCommands;
import hp41.commands.SettingCommands;
import hp41.commands.StateCommands;
import hp41.event.Event;
import hp41.files.Questions;
import hp41.key.Key;
import hp41.keymap.Intent;
import hp41.keymap.Intent.Command;
import hp41.keymap.KeyMap;
import hp41.keymap.KeyMaps;
import hp41.panel.Note;
import hp41.panel.Panel.InputResult;
import hp41.panel.TypedText;
import hp41.panel.view.Panels;
import hp41.panel.view.Screen;
import hp41.panel.view.Screen.CalculatorPart;
import hp41.panel.view.Screen.InputPart;
import hp41.panel.view.Screen.NotesPart;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import hp41.screen.Terminal;
import hp41.screen.Theme;
import hp41.states.StateFolder.NamedStates;
import hp41.terminal.Console.AttachedDevices;
import hp41.terminal.Pointer.KeyHighlight;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/** Routes each stroke to the object that handles it, and owns these objects. */
final class InputRouter {

  /** The time within which a second Ctrl-C leaves the program. */
  private static final Duration CONFIRM_TIME = Duration.ofSeconds(2);

  private final Calculator calculator;
  private final Terminal terminal;
  private final SettingCommands settings;
  private final PlugCommands plug;
  private final InstantSource clock;
  private final CalculatorInput input;
  private final HistoryRecorder recorder;
  private final Clipboard clipboard;
  private final StateCommands states;
  private final CommandTable commands;
  private final CommandLine line;
  private final HelpBook help;
  private final PendingQuestion pendingQuestion;
  private final SideArea area;
  private final PanelControl panels;
  private final PanelContents contents;
  private final KeyHighlight highlight;
  private final Pointer pointer;
  private final KeyMaps keys;
  private Optional<Note> note = Optional.empty();
  private Instant interrupted = Instant.MIN;
  private boolean leaving;

  InputRouter(
      Calculator calculator,
      Terminal terminal,
      Theme theme,
      InstantSource clock,
      boolean firstTime,
      UserPreferences preferences) {
    this.calculator = calculator;
    this.terminal = terminal;
    settings = new SettingCommands(calculator, theme, preferences.remember());
    this.clock = clock;
    highlight = new KeyHighlight(clock);
    input = new CalculatorInput(calculator);
    keys = new KeyMaps(preferences.keymap(), name -> preferences.remember().accept("keymap", name));
    NearestNames nearest = input.nearest();
    plug = new PlugCommands(calculator, input::begin);
    states = new StateCommands(calculator, nearest, input::begin);
    Completions completions = new Completions(calculator::names, states::names, plug::names);
    line = new CommandLine(completions, new History(preferences.history()));
    line.before(input::opening);
    Questions questions = new Questions();
    pendingQuestion = new PendingQuestion(questions);
    help = new HelpBook(calculator::names, questions);
    recorder = new HistoryRecorder(calculator);
    LoadCommands load = new LoadCommands(calculator, plug, input::begin, help::show, questions);
    SaveCommands save = new SaveCommands(calculator, nearest, () -> recorder.past().paper());
    DebugCommands debug = recorder.debugging().words();
    EngineCommands engine =
        new EngineCommands(calculator, preferences.rom(), preferences.remember());
    MicrocodeCommands microcode = new MicrocodeCommands(calculator);
    commands =
        new CommandTable(
            new CommandActions(
                nearest, states, load, save, debug, settings, plug, engine, microcode));
    clipboard = new Clipboard(calculator, input, terminal, load);
    area = new SideArea(firstTime, preferences, recorder);
    contents = new PanelContents(calculator, terminal, area, recorder, keys, this::theme);
    TerminalPanelActions actions =
        new TerminalPanelActions(calculator, input, recorder, line::open, area::follow);
    panels = new PanelControl(area, contents, actions, this::screen);
    pointer = new Pointer(input, help, panels, highlight, message -> note = message);
  }

  /** Enables the commands for named states. */
  void offer(NamedStates named) {
    states.keep(named);
  }

  /** Attaches devices to the calculator. */
  void attach(AttachedDevices attached) {
    settings.hear(attached.speaker());
    plug.use(attached.media());
  }

  /** Returns a message about missing modules at the start. */
  Optional<Note> missing() {
    return plug.missing();
  }

  /** Returns the contents of the panels. */
  PanelContents contents() {
    return contents;
  }

  /** Returns whether the user is leaving. */
  boolean leaving() {
    return leaving;
  }

  /** Returns the time until the highlighted key goes dark. */
  Optional<Duration> untilDark(Instant now) {
    return highlight.untilDark(now);
  }

  /** Returns the current screen, with a new layout. */
  Screen screen(Instant now, long busy) {
    contents.changed();
    return currentScreen(now, busy);
  }

  private Screen currentScreen(Instant now, long busy) {
    Snapshot snapshot = calculator.snapshot();
    area.watch(snapshot);
    pendingQuestion.watch(snapshot);
    return new Screen(
        contents.layout(snapshot),
        theme(),
        new CalculatorPart(
            snapshot, input.last().filter(key -> highlight.isLit(now) || input.holds()), busy),
        new InputPart(line.view(), keys.names()),
        contents.part(snapshot, now),
        new NotesPart(
            pendingQuestion.question(),
            note.or(() -> input.explainError(snapshot)),
            help.view(),
            help.scroll(),
            help.report()));
  }

  private Theme theme() {
    return terminal.fitting(settings.theme());
  }

  private Screen screen() {
    return currentScreen(clock.instant(), 0);
  }

  /**
   * Records what the calculator has done and returns the events; to be called after each activity
   * of the calculator.
   */
  List<Event> watch() {
    List<Event> events = calculator.takeEvents();
    recorder.watch(events).ifPresent(this::say);
    contents.changed();
    return events;
  }

  /** Shows a message until the next stroke. */
  void say(Note message) {
    note = Optional.of(message);
  }

  /** Handles a stroke, on the layout of the last frame. */
  void take(Stroke any) {
    handle(any);
    contents.changed();
  }

  private void handle(Stroke any) {
    Stroke stroke = fitting(any);
    if (stroke instanceof Stroke.Resized) {
      terminal.repaint();
    } else if (stroke instanceof Stroke.Gone || stroke instanceof Stroke.Ended) {
      leaving = true;
    } else if (stroke instanceof Stroke.Dropped) {
      say(Note.error("too many keys waited", "those that came then were dropped"));
    } else if (stroke instanceof Stroke.Unpasted unpasted) {
      say(Note.error("pasted text", unpasted.why(), "nothing of it was taken"));
    } else if (stroke instanceof Stroke.Mouse mouse) {
      boolean helpShows = help.isOpen() && contents.layout().hasRoomForHelp();
      pointer.take(mouse, screen(), helpShows).ifPresent(this::handle);
    } else {
      Optional<String> suggestion = input.nearest().take().filter(it -> stroke.is(KeyName.TAB));
      help.makeWay(stroke);
      note = Optional.empty();
      suggestion.ifPresentOrElse(line::open, () -> typed(stroke));
      if (help.isOpen() && help.report().isEmpty() && !contents.layout().hasRoomForHelp()) {
        help.close();
        say(HelpBook.needsRoom());
      }
    }
  }

  /** Returns the stroke, or an error if it is a pasted text that is too long for a line. */
  private Stroke fitting(Stroke stroke) {
    boolean tooLong = stroke instanceof Stroke.Pasted it && it.text().length() > TypedText.LONGEST;
    boolean toLine = line.isOpen() || area.isTyping() || calculator.modes().alpha();
    return tooLong && toLine ? new Stroke.Unpasted("it is too long for a line") : stroke;
  }

  private void typed(Stroke stroke) {
    if (stroke instanceof Stroke.InputLine whole) {
      enter(whole);
    } else if (KeyMap.isGlobal(stroke) && !(line.isOpen() && stroke.isControl('r'))) {
      global(stroke);
    } else if (help.isOpen() && contents.layout().hasRoomForHelp() && !KeyMap.isUndo(stroke)) {
      help.take(stroke).ifPresent(line::open);
    } else if (line.isOpen() && stroke.is(KeyName.F1)) {
      help.open(line.wordAtCursor());
    } else if (line.isOpen()) {
      line.take(stroke).ifPresent(this::run);
    } else if (!area.focused() || contents.layout().places().isEmpty() || !inPanel(stroke)) {
      normal(stroke);
    }
  }

  /**
   * Handles a global stroke. A stroke that shows a panel closes help; if a panel receives the
   * focus, the input line is closed.
   */
  private void global(Stroke stroke) {
    boolean had = area.focused();
    if (KeyMap.shows(stroke)) {
      help.close();
    }
    normal(stroke);
    if (area.focused() && !had && line.isOpen()) {
      line.setAside();
    }
  }

  private void enter(Stroke.InputLine typed) {
    area.unfocus();
    if (!input.stop()) {
      input.endNumber();
      WholeLine whole = new WholeLine(typed.text(), calculator.snapshot(), commands);
      press(whole.keys());
      whole.words().filter(commands -> typed.byHand()).ifPresent(line::remember);
      whole.words().map(line::whole).ifPresent(this::run);
    }
  }

  private boolean inPanel(Stroke stroke) {
    InputResult outcome = panels.take(stroke);
    outcome.note().ifPresent(this::say);
    return outcome.taken();
  }

  private void normal(Stroke stroke) {
    if (stroke instanceof Stroke.Pasted pasted) {
      paste(pasted.text());
      return;
    }
    execute(KeyMap.of(stroke, calculator.snapshot(), input.last(), keys.table(area.focused())));
  }

  private void execute(Intent intent) {
    if (intent instanceof Intent.PressKey press) {
      press(press.keys());
    } else if (intent instanceof Intent.Open open) {
      line.open(input.opening(open.text()));
    } else if (intent instanceof Intent.Say say) {
      note = Optional.of(say.note());
    } else if (intent instanceof Intent.Show show) {
      panels.show(show).ifPresent(this::say);
    } else if (intent instanceof Intent.Turn turn) {
      panels.turn(turn.side());
    } else if (intent instanceof Intent.Explain explain) {
      help.open(explain.name());
    } else if (intent instanceof Intent.UseKeys use) {
      note = Optional.of(keys.choose(use.name()));
    } else if (intent instanceof Intent.Task does) {
      answer(Optional.of(does.work().get()));
    } else if (intent instanceof Intent.Do does) {
      executeCommand(does.command());
    }
  }

  private void paste(String text) {
    if (calculator.modes().alpha()) {
      press(KeyMap.spelled(text.replaceAll("\\s+", " ")));
      return;
    }
    note = clipboard.paste(text);
    area.follow();
    if (note.isEmpty()) {
      line.open("");
      line.take(new Stroke.Pasted(text));
    }
  }

  private void press(List<Key> keys) {
    if (!keys.isEmpty()) {
      boolean entered = keys.equals(List.of(Key.ENTER)) && !calculator.modes().alpha();
      note = input.press(keys).or(() -> entered ? pendingQuestion.entered() : Optional.empty());
      highlight.light();
      area.pressed(keys);
    }
  }

  private void run(String typed) {
    Optional<Intent> meaning = commands.meaning(typed).map(it -> input.unlessKeying(typed, it));
    if (meaning.isPresent()) {
      execute(meaning.get());
    } else {
      answer(input.type(typed.startsWith(":") ? typed.substring(1) : typed));
    }
  }

  private void answer(Optional<Note> message) {
    note = message;
    highlight.light();
    area.follow();
    area.learned();
  }

  private void executeCommand(Command command) {
    switch (command) {
      case HELP -> {
        help.open(calculator.snapshot(), input.cause(), pendingQuestion.question().isPresent());
        area.learned();
      }
      case START -> area.restart();
      case LEAVE -> leaving = true;
      case INTERRUPT -> interrupt();
      case SUSPEND -> terminal.suspend();
      case REDRAW -> terminal.repaint();
      case UNDO -> note = Optional.of(recorder.isTornLast() ? recorder.mend() : input.undo());
      case REDO -> note = Optional.of(input.redo());
      case END_NUMBER -> input.endNumber();
      case NEXT_PANEL -> panels.step(1);
      case PREVIOUS_PANEL -> panels.step(-1);
      case SCROLL_UP -> panels.scroll(-1);
      case SCROLL_DOWN -> panels.scroll(1);
      case SCROLL_FIRST -> panels.scroll(-PanelControl.ALL);
      case SCROLL_LAST -> panels.scroll(PanelControl.ALL);
      case HISTORY -> line.openHistory();
      case COPY -> say(clipboard.copy(panels.selection(), area.isFocused(Panels.PROGRAM)));
      case FIND -> panels.find();
      case SPEED -> say(settings.speed(""));
      case BREAK -> say(recorder.debugging().words().stop(""));
      case CANCEL -> input.cancel(area::close);
    }
  }

  private void interrupt() {
    if (!input.stop()) {
      Instant now = clock.instant();
      leaving = interrupted.plus(CONFIRM_TIME).isAfter(now);
      interrupted = now;
      note =
          Optional.of(Note.of("Ctrl-Q leaves", "memory is kept").keys("so does Ctrl-C once more"));
    }
  }
}
