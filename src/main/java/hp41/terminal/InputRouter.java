package hp41.terminal;

import hp41.Calculator;
import hp41.KnownName;
import hp41.key.Key;
import hp41.keymap.KeyMap;
import hp41.panel.Note;
import hp41.panel.Panel.InputResult;
import hp41.panel.TypedText;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Sends each stroke to the first receiver that takes it, on the layout of the last frame. */
record InputRouter(
    Calculator calculator,
    SessionControl session,
    IntentExecutor executor,
    CalculatorInput input,
    HelpBook help,
    CommandLine line,
    SideArea area,
    PanelControl panels,
    Pointer pointer,
    PanelContents contents) {

  /** Returns the receivers of events that are not typed; the message of the last stroke remains. */
  private List<Predicate<Stroke>> ofEvents() {
    return List.of(session::take, this::toPointer);
  }

  /** Returns the receivers of typed strokes. */
  private List<Predicate<Stroke>> ofStrokes() {
    return List.of(
        this::toSuggestion,
        this::toExplanation,
        this::toLineMode,
        this::toGlobalCommand,
        this::toHelp,
        this::toCommandLine,
        this::toFocusedPanel,
        this::toCalculator);
  }

  /** Handles a stroke. */
  void take(Stroke any) {
    Stroke stroke = fitting(any);
    if (isTaken(stroke, ofEvents())) {
      return;
    }
    help.makeWay(stroke);
    session.begin(stroke);
    isTaken(stroke, ofStrokes());
    if (help.isOpen() && !contents.layout().hasRoomForHelp()) {
      boolean report = help.report().isPresent();
      help.close();
      if (!report) {
        session.say(HelpBook.needsRoom());
      }
    }
  }

  private static boolean isTaken(Stroke stroke, List<Predicate<Stroke>> receivers) {
    return receivers.stream().anyMatch(receiver -> receiver.test(stroke));
  }

  /** Returns the stroke, or an error if it is a pasted text that is too long for a line. */
  private Stroke fitting(Stroke stroke) {
    boolean tooLong = stroke instanceof Stroke.Pasted it && it.text().length() > TypedText.LONGEST;
    boolean toLine = line.isOpen() || area.isTyping() || calculator.modes().alpha();
    return tooLong && toLine ? new Stroke.Unpasted("it is too long for a line") : stroke;
  }

  private boolean toPointer(Stroke stroke) {
    if (stroke instanceof Stroke.CalculatorButton button) {
      toKey(button);
      return true;
    }
    if (stroke instanceof Stroke.Mouse mouse) {
      pointer.take(mouse, helpShows()).ifPresent(this::take);
    }
    return stroke instanceof Stroke.Mouse;
  }

  /** Presses or releases a key of the calculator; while help is open, explains it. */
  private void toKey(Stroke.CalculatorButton button) {
    Optional<Key> key = Key.of(button.label());
    switch (button.action()) {
      case RELEASE -> input.release();
      case CANCEL -> input.cancelHeld();
      case HOLD -> key.filter(it -> !help.isOpen()).ifPresent(executor::hold);
      case TAP -> {
        session.begin(button);
        if (help.isOpen()) {
          help.close();
          key.ifPresent(it -> help.open(it.function(calculator.modes().shift())));
        } else {
          panels.leave();
          key.ifPresent(executor::tap);
        }
      }
    }
  }

  /**
   * Handles Tab: it inserts the name that the last error suggested. Other strokes discard the name.
   */
  private boolean toSuggestion(Stroke stroke) {
    Optional<String> name = input.nearest().take().filter(it -> stroke.is(KeyName.TAB));
    name.ifPresent(line::open);
    return name.isPresent();
  }

  /** Handles F1: it explains the message that is shown, unless a prompt is open. */
  private boolean toExplanation(Stroke stroke) {
    Optional<Note> shown =
        session
            .previous()
            .filter(it -> stroke.is(KeyName.F1) && !help.isOpen() && calculator.prompt().isEmpty());
    shown.ifPresent(help::explain);
    return shown.isPresent();
  }

  private boolean toLineMode(Stroke stroke) {
    if (stroke instanceof Stroke.InputLine whole) {
      executor.enter(whole);
    }
    return stroke instanceof Stroke.InputLine;
  }

  /**
   * Handles a command that works regardless of the focus. A command that shows a panel closes help
   * and, if the panel has the focus, the input line.
   */
  private boolean toGlobalCommand(Stroke stroke) {
    if (!KeyMap.isGlobal(stroke) || line.isOpen() && stroke.isControl('r')) {
      return false;
    }
    executor.execute(stroke);
    if (KeyMap.shows(stroke)) {
      help.close();
      if (area.focused() && line.isOpen()) {
        line.setAside();
      }
    }
    return true;
  }

  private boolean toHelp(Stroke stroke) {
    boolean taken = helpShows() && !KeyMap.isUndo(stroke);
    Optional<KnownName> name = taken ? help.take(stroke) : Optional.empty();
    name.ifPresent(line::open);
    return taken;
  }

  private boolean toCommandLine(Stroke stroke) {
    boolean taken = line.isOpen();
    if (taken && stroke.is(KeyName.F1)) {
      help.open(line.explained());
    } else if (taken) {
      line.take(stroke).ifPresent(executor::run);
    }
    return taken;
  }

  private boolean toFocusedPanel(Stroke stroke) {
    if (!area.focused() || contents.layout().places().isEmpty()) {
      return false;
    }
    InputResult outcome = panels.take(stroke);
    outcome.note().ifPresent(session::say);
    if (!outcome.taken()
        && stroke instanceof Stroke.TypedCharacter typed
        && KeyMap.opensLineOfPanel(typed.character())) {
      line.open(input.opening(String.valueOf(typed.character())));
      return true;
    }
    return outcome.taken();
  }

  private boolean toCalculator(Stroke stroke) {
    executor.execute(stroke);
    return true;
  }

  private boolean helpShows() {
    return help.isOpen() && contents.layout().hasRoomForHelp();
  }
}
