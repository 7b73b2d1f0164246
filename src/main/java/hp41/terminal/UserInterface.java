package hp41.terminal;

import hp41.Calculator;
import hp41.Image;
import hp41.Snapshot;
import hp41.commands.CardCommands;
import hp41.commands.CommandActions;
import hp41.commands.CommandTable;
import hp41.commands.Completions;
import hp41.commands.EngineCommands;
import hp41.commands.LoadCommands;
import hp41.commands.MicrocodeCommands;
import hp41.commands.NearestNames;
import hp41.commands.PlugCommands;
import hp41.commands.SaveCommands;
import hp41.commands.ScanCommands;
import hp41.commands.SettingCommands;
import hp41.commands.StateCommands;
import hp41.event.Event;
import hp41.event.StopReason.Cause;
import hp41.files.BundledProgram;
import hp41.files.Questions;
import hp41.key.Key;
import hp41.keymap.KeyMaps;
import hp41.panel.Hint;
import hp41.panel.Note;
import hp41.panel.Promise;
import hp41.panel.view.Panels;
import hp41.panel.view.Screen;
import hp41.panel.view.Screen.CalculatorPart;
import hp41.panel.view.Screen.InputPart;
import hp41.panel.view.Screen.NotesPart;
import hp41.screen.Stroke;
import hp41.screen.Terminal;
import hp41.screen.Theme;
import hp41.states.StateFolder.NamedStates;
import hp41.terminal.Console.AttachedDevices;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/** Creates and connects the parts of the user interface, and composes the screen from them. */
final class UserInterface {

  private static final String REMARK =
      "A word may be the beginning of the name of a program. If no program in memory has the name, "
          + "XEQ plugs in the module that contains it, or loads it. Ctrl-U removes it again.";

  private final Calculator calculator;
  private final Terminal terminal;
  private final InstantSource clock;
  private final SessionControl session;
  private final CalculatorInput input;
  private final KeyMaps keys;
  private final SettingCommands settings;
  private final PlugCommands plug;
  private final CommandLine line;
  private final HelpBook help;
  private final PendingQuestion question;
  private final ProgramEntry entry;
  private final HistoryRecorder recorder;
  private final SideArea area;
  private final PanelContents contents;
  private final InputRouter router;

  /** The calculator after its last activity, unless a program runs or a stroke is handled. */
  private Optional<Snapshot> atRest = Optional.empty();

  /**
   * Creates the user interface.
   *
   * @param firstTime whether to show the first steps
   * @param attached the devices that are attached to the calculator
   * @param named the named states; without them, their commands are disabled
   */
  UserInterface(
      Calculator calculator,
      Terminal terminal,
      Theme theme,
      InstantSource clock,
      boolean firstTime,
      UserPreferences preferences,
      AttachedDevices attached,
      Optional<NamedStates> named) {
    this.calculator = calculator;
    this.terminal = terminal;
    this.clock = clock;
    session = new SessionControl(terminal, clock);
    input = new CalculatorInput(calculator, clock);
    keys = new KeyMaps(preferences.keymap(), name -> preferences.remember().accept("keymap", name));
    settings = new SettingCommands(calculator, theme, preferences.remember(), attached.speaker());
    plug = new PlugCommands(calculator, input::begin, attached.media());
    NearestNames nearest = input.nearest();
    Questions questions = new Questions();
    help = new HelpBook(calculator::names, questions);
    StateCommands states = new StateCommands(calculator, nearest, input::begin, named, help::show);
    Completions completions =
        new Completions(
            calculator::names,
            states::names,
            plug::names,
            input::understands,
            () -> calculator.modes().prgm());
    line = new CommandLine(completions, new History(preferences.history()));
    line.before(input::opening);
    question = new PendingQuestion(questions);
    recorder = new HistoryRecorder(calculator);
    LoadCommands load =
        new LoadCommands(calculator, plug, nearest, input::begin, help::show, questions);
    CommandTable commands =
        new CommandTable(
            new CommandActions(
                nearest,
                states,
                load,
                new SaveCommands(
                    calculator, nearest, () -> recorder.past().paper(), attached.sharing()),
                recorder.debugging().words(),
                settings,
                plug,
                new CardCommands(calculator, nearest, input::begin, attached.media()),
                new ScanCommands(calculator, load, input::begin, attached.media()),
                new EngineCommands(calculator, preferences.rom(), preferences.remember()),
                new MicrocodeCommands(calculator)));
    Clipboard clipboard = new Clipboard(calculator, input, terminal, load);
    area = new SideArea(firstTime, preferences, recorder);
    contents = new PanelContents(calculator, terminal, area, recorder, keys, this::theme);
    TerminalPanelActions actions =
        new TerminalPanelActions(calculator, input, recorder, line::open, area);
    PanelControl panels = new PanelControl(area, contents, actions, this::screen);
    Pointer pointer = new Pointer(input, question, help, panels, session, this::screen);
    entry = new ProgramEntry(calculator, input);
    IntentExecutor executor =
        new IntentExecutor(
            calculator,
            terminal,
            session,
            input,
            keys,
            commands,
            line,
            help,
            question,
            new OwnProgram(calculator),
            entry,
            recorder,
            area,
            panels,
            clipboard,
            this::screen);
    line.refusedBy(executor::refusal);
    router =
        new InputRouter(
            calculator, session, executor, input, help, line, area, panels, pointer, contents);
  }

  /** Returns a message about missing modules at the start. */
  Optional<Note> missing() {
    return plug.missing();
  }

  /** Shows a message until the next stroke. */
  void say(Note message) {
    session.say(message);
  }

  /**
   * Sets the message that memory is not saved, or removes it. It is shown until the next stroke,
   * unless another message is shown, and later while there is nothing more important to show.
   *
   * @return whether the message has changed
   */
  boolean warn(Optional<Note> unsaved) {
    Optional<Note> before = session.warning();
    boolean changes = !before.equals(unsaved);
    if (changes) {
      session.warn(unsaved);
      if (message(calculator.snapshot()).equals(before)) {
        session.say(unsaved);
      }
    }
    return changes;
  }

  /** Returns the message until the next stroke. */
  private Optional<Note> message(Snapshot snapshot) {
    return session.message().or(() -> input.explainError(snapshot));
  }

  /** Returns whether the user is leaving. */
  boolean leaving() {
    return session.leaving();
  }

  /** Returns the time until the highlighted key goes dark. */
  Optional<Duration> untilDark(Instant now) {
    return input.untilDark(now);
  }

  /** Restores memory and what is plugged in. */
  void restore(Image image) {
    input.restore(image);
  }

  /** Clears all of memory. */
  void clearMemory() {
    calculator.cancelInput();
    if (calculator.isOn()) {
      calculator.press(Key.ON);
    }
    input.clearMemory();
  }

  /** Closes help, the input line, the question and the panel that the user has chosen. */
  void closeAll() {
    help.close();
    line.setAside();
    question.release();
    area.close();
  }

  /** Returns whether a stroke is R/S on the key map in use, outside ALPHA mode. */
  boolean isRunStop(Stroke stroke) {
    return keys.table(area.focused()).isRunStop(stroke);
  }

  /** Handles a stroke, on the layout of the last frame. */
  void take(Stroke stroke) {
    atRest = Optional.empty();
    router.take(stroke);
    contents.changed();
  }

  /**
   * Records what the calculator has done and returns the events; to be called after each activity
   * of the calculator.
   */
  List<Event> watch() {
    List<Event> events = calculator.takeEvents();
    atRest = calculator.isRunning() ? Optional.empty() : Optional.of(calculator.snapshot());
    recorder.watch(events, atRest).ifPresent(session::say);
    loaded(events).ifPresent(question::remark);
    atRest.ifPresent(
        snapshot -> {
          entry.watch(snapshot);
          watchQuestion(snapshot);
          remark(snapshot);
        });
    contents.changed();
    atRest.flatMap(snapshot -> printed(events, snapshot)).ifPresent(session::say);
    return events;
  }

  private static Optional<String> loaded(List<Event> events) {
    return events.stream().flatMap(it -> loaded(it).stream()).reduce((one, later) -> later);
  }

  private static Optional<String> loaded(Event event) {
    if (event instanceof Event.PluggedIn plugged) {
      return Optional.of(
          "%s is in the module %s, which was plugged in"
              .formatted(plugged.program(), plugged.module()));
    } else if (event instanceof Event.Loaded loaded) {
      String label = loaded.name();
      String program = BundledProgram.named(label).map(BundledProgram::name).orElse(label);
      return Optional.of(program + " was loaded" + (program.equals(label) ? "" : " for " + label));
    }
    return Optional.empty();
  }

  /**
   * Adds the remark on how a program was started to the message, unless a question shows it. A
   * remark alone is a message.
   */
  private void remark(Snapshot snapshot) {
    if (question.question().isEmpty()) {
      question
          .takeRemark()
          .map(it -> message(snapshot).orElse(Note.of(snapshot.message())).and(it).means(REMARK))
          .ifPresent(session::say);
    }
  }

  /** Returns the message that something was printed, if nothing else on the screen shows it. */
  private Optional<Note> printed(List<Event> events, Snapshot snapshot) {
    if (events.stream().noneMatch(Event.Printed.class::isInstance)) {
      return Optional.empty();
    }
    boolean isShown = contents.layout(snapshot).has(Panels.PAPER);
    boolean other = !snapshot.message().isEmpty() || !snapshot.error().isEmpty();
    return isShown || other || session.message().isPresent() || question.question().isPresent()
        ? Optional.empty()
        : Optional.of(
            Note.of("")
                .onScreen("printed")
                .and(Hint.of("Ctrl-O", Promise.SHOWS_PAPER, "shows the paper").plainly(""))
                .means(TerminalPanelActions.PAPER));
  }

  /** Returns the current screen, with a new layout. */
  Screen screen(Instant now, long busy) {
    contents.changed();
    return currentScreen(now, busy);
  }

  private Screen screen() {
    return currentScreen(clock.instant(), calculator.isRunning() ? calculator.linesExecuted() : 0);
  }

  private Screen currentScreen(Instant now, long busy) {
    Snapshot snapshot = atRest.orElseGet(calculator::snapshot);
    area.watch(snapshot);
    watchQuestion(snapshot);
    return new Screen(
        contents.layout(snapshot),
        theme(),
        new CalculatorPart(snapshot, hasEnded(), input.highlighted(now), busy),
        new InputPart(line.view(), keys.names()),
        contents.part(snapshot, now),
        new NotesPart(
            question.question(),
            question.released(),
            message(snapshot),
            session.warning(),
            help.view(),
            help.scroll(),
            help.report()));
  }

  private boolean hasEnded() {
    return calculator.stopped() == Cause.END;
  }

  private void watchQuestion(Snapshot snapshot) {
    if (question.watch(snapshot, calculator.linesExecuted(), hasEnded())) {
      area.asked();
    }
    question.takeRefusal(snapshot.modes().alpha()).ifPresent(session::say);
  }

  /** Selects a theme until the end of the session. */
  void adopt(Theme theme) {
    settings.adopt(theme);
  }

  private Theme theme() {
    return terminal.fitting(settings.theme());
  }
}
