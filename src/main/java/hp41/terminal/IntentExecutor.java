package hp41.terminal;

import hp41.Calculator;
import hp41.Snapshot;
import hp41.commands.CommandTable;
import hp41.event.StopReason.Cause;
import hp41.key.Key;
import hp41.keymap.Intent;
import hp41.keymap.Intent.Command;
import hp41.keymap.KeyMap;
import hp41.keymap.KeyMaps;
import hp41.panel.Note;
import hp41.panel.Promise;
import hp41.panel.Question;
import hp41.panel.view.Panels;
import hp41.panel.view.Screen;
import hp41.screen.Stroke;
import hp41.screen.Terminal;
import hp41.text.Counted;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Executes the meaning of strokes and typed lines. */
record IntentExecutor(
    Calculator calculator,
    Terminal terminal,
    SessionControl session,
    CalculatorInput input,
    KeyMaps keys,
    CommandTable commands,
    CommandLine line,
    HelpBook help,
    PendingQuestion question,
    OwnProgram ownProgram,
    ProgramEntry entry,
    HistoryRecorder recorder,
    SideArea area,
    PanelControl panels,
    Clipboard clipboard,
    Supplier<Screen> screen) {

  /** The name of R/S in a typed line, as its key. */
  private static final String RUN_STOP = "!";

  private static final Note BACK_WHILE_OFF =
      Note.of("← is down")
          .hint("F12", Promise.CLEARS_MEMORY, "clears memory")
          .onScreen("any other key only turns it on")
          .means(
              "← and ON together clear all of memory: programs, registers, flags and assignments. "
                  + "The calculator then displays MEMORY LOST. Ctrl-U restores memory.");

  /** Executes the meaning of a stroke for the calculator. */
  void execute(Stroke stroke) {
    if (stroke instanceof Stroke.Pasted pasted) {
      paste(pasted.text());
    } else {
      Snapshot snapshot = calculator.snapshot();
      execute(KeyMap.of(stroke, snapshot, input.last(), keys.table(area.focused())), snapshot);
    }
  }

  /** Executes the meaning of a stroke, except at a question where the key means something else. */
  private void execute(Intent meaning, Snapshot snapshot) {
    Optional<Question> entered =
        question.takingEnter(snapshot).filter(it -> presses(meaning, Key.ENTER));
    boolean prgm = presses(meaning, Key.PRGM);
    if (entered.isPresent()) {
      enter(entered.get());
    } else if (prgm && ownProgram.isOpen(snapshot)) {
      input.begin();
      ownProgram.end();
    } else if (prgm && question.question().filter(Question::asksForProgram).isPresent()) {
      input.begin();
      session.say(ownProgram.begin(question.question().get().text()));
      area.follow();
    } else if (meaning instanceof Intent.PressKey press) {
      press(press.keys(), snapshot);
    } else {
      execute(meaning);
    }
  }

  /** Presses and releases a key of the calculator, which ends a typed line. */
  void tap(Key key) {
    if (key == Key.ENTER) {
      press(List.of(key));
    } else {
      execute(new Intent.PressKey(List.of(key)), calculator.snapshot());
    }
  }

  /** Presses a key and holds it, unless a program runs. */
  void hold(Key key) {
    if (!calculator.isRunning()) {
      panels.leave();
      question.pressed(List.of(key), calculator.snapshot());
      session.say(Optional.empty());
      input.hold(key, false);
    }
  }

  /** Returns whether a stroke presses only this key. */
  private static boolean presses(Intent meaning, Key key) {
    return meaning instanceof Intent.PressKey press && press.keys().equals(List.of(key));
  }

  /**
   * Presses R/S for Enter. If the program needs more data registers, adds them and starts it again.
   */
  private void enter(Question asked) {
    OptionalInt size = asked.size();
    if (size.isEmpty()) {
      press(List.of(Key.RUN_STOP));
      return;
    }
    int free = calculator.modes().size() + calculator.programs().free();
    if (free < size.getAsInt()) {
      String room = "there is room for " + Counted.of(free, "register");
      session.say(
          Note.error(asked.text(), room)
              .type("clp NAME", Promise.MAKES_ROOM, "makes room")
              .means(
                  "The program needs more data registers than memory has room for. CLP deletes a "
                      + "program in memory."));
      return;
    }
    String program = calculator.snapshot().program().name();
    session.say(input.type("SIZE %03d XEQ \"%s\"".formatted(size.getAsInt(), program)));
  }

  /** Executes a line of line mode. */
  void enter(Stroke.InputLine typed) {
    area.unfocus();
    if (!input.stop() && !(WholeLine.isStop(typed) && input.leave())) {
      input.endNumber();
      Optional<Question> asked = question.takingEnter(calculator.snapshot());
      if (typed.text().isBlank() && asked.isPresent()) {
        enter(asked.get());
        return;
      }
      WholeLine whole =
          new WholeLine(typed.text(), calculator.snapshot(), commands, asked.isPresent());
      press(whole.keys());
      whole.words().filter(commands -> typed.byHand()).ifPresent(line::remember);
      whole.words().map(line::whole).ifPresent(this::run);
    }
  }

  private void run(CommandLine.LineToRun typed) {
    run(typed.text());
    if (!typed.remark().isEmpty()) {
      question.remark(typed.remark());
    }
  }

  /** Executes a typed line: a command, or words for the calculator. */
  void run(String typed) {
    Optional<Intent> meaning = commands.meaning(typed);
    if (meaning.isPresent()) {
      execute(meaning.get());
    } else {
      String words = words(typed);
      if (words.strip().equals(RUN_STOP)) {
        press(List.of(Key.RUN_STOP));
        return;
      }
      Optional<Note> loaded = clipboard.program(words);
      if (loaded.isPresent()) {
        answer(loaded);
        return;
      }
      Optional<Note> message = entry.type(words);
      if (message.isEmpty()) {
        message = question.typed(words, calculator.snapshot());
        if (calculator.prompt().isPresent() || !calculator.snapshot().modalFunction().isEmpty()) {
          area.unfocus();
        }
      }
      answer(message);
    }
  }

  /** Returns the words for the calculator in a typed line that is no command. */
  private static String words(String typed) {
    return typed.startsWith(":") ? typed.substring(1) : typed;
  }

  /**
   * Returns the error that {@link #run} reports for a typed line because it contains a word that
   * cannot be read, or because nothing can be typed now; empty if there is none.
   */
  Optional<Note> refusal(String typed) {
    String words = words(typed);
    boolean other =
        commands.meaning(typed).isPresent()
            || words.isBlank()
            || words.strip().equals(RUN_STOP)
            || clipboard.isProgram(words);
    return other ? Optional.empty() : input.refusal(words);
  }

  private void answer(Optional<Note> message) {
    session.say(message);
    input.light();
    area.follow();
    area.learned();
  }

  private void paste(String text) {
    if (calculator.modes().alpha()) {
      press(KeyMap.spelled(text.replaceAll("\\s+", " ")));
      return;
    }
    Optional<Note> message = clipboard.paste(text);
    session.say(message);
    area.follow();
    if (message.isEmpty()) {
      line.open("");
      line.take(new Stroke.Pasted(text));
    }
  }

  private void press(List<Key> pressed) {
    press(pressed, calculator.snapshot());
  }

  /** Presses keys; the snapshot shows the calculator before the first of them. */
  private void press(List<Key> keys, Snapshot before) {
    List<Key> pressed = question.signed(keys, before);
    question.takesDigits().ifPresent(session::say);
    if (!pressed.isEmpty()) {
      if (pressed.get(pressed.size() - 1) == Key.RUN_STOP) {
        question.answer(answer(pressed, before));
      }
      Optional<Note> advice = question.advice(pressed, before);
      question.pressed(pressed, before);
      if (calculator.stopped() == Cause.END && question.question().isEmpty()) {
        question.release();
      }
      session.say(input.press(pressed).or(() -> advice));
      area.pressed(pressed);
      if (pressed.equals(List.of(Key.BACK)) && !calculator.isOn()) {
        session.say(BACK_WHILE_OFF);
      }
    }
  }

  /** Returns the answer to a question that is given by keys, the last of which is R/S. */
  private String answer(List<Key> pressed, Snapshot before) {
    return pressed.size() == 1
        ? question.answer(before)
        : pressed.stream().map(key -> key.alpha(false)).collect(Collectors.joining());
  }

  private void execute(Intent intent) {
    if (intent instanceof Intent.PressKey press) {
      press(press.keys());
    } else if (intent instanceof Intent.Open open) {
      line.open(input.opening(open.text()));
    } else if (intent instanceof Intent.Say say) {
      session.say(say.note());
    } else if (intent instanceof Intent.Show show) {
      panels.show(show).ifPresent(session::say);
    } else if (intent instanceof Intent.Turn turn) {
      panels.turn(turn.panel()).ifPresent(session::say);
    } else if (intent instanceof Intent.Explain explain) {
      help.open(explain.name());
    } else if (intent instanceof Intent.UseKeys use) {
      session.say(keys.choose(use.name()));
    } else if (intent instanceof Intent.Task does) {
      answer(Optional.of(does.work().get()));
    } else if (intent instanceof Intent.Do does) {
      execute(does.command());
    }
  }

  private void execute(Command command) {
    switch (command) {
      case HELP -> {
        help.open(screen.get(), input.cause());
        area.learned();
      }
      case START -> area.restart();
      case LEAVE -> session.leave();
      case INTERRUPT -> {
        if (!input.stop()) {
          session.interrupt();
        }
      }
      case SUSPEND -> terminal.suspend();
      case REDRAW -> terminal.repaint();
      case UNDO -> session.say(recorder.isTornLast() ? recorder.mend() : input.undo());
      case REDO -> session.say(input.redo());
      case END_NUMBER -> input.endNumber();
      case END_LINE -> session.say(entry.endLine());
      case CLEAR_MEMORY -> input.clearMemory();
      case NEXT_PANEL -> panels.step(1);
      case PREVIOUS_PANEL -> panels.step(-1);
      case SCROLL_UP -> panels.scroll(-1);
      case SCROLL_DOWN -> panels.scroll(1);
      case SCROLL_FIRST -> panels.scroll(-PanelControl.ALL);
      case SCROLL_LAST -> panels.scroll(PanelControl.ALL);
      case HISTORY -> line.openHistory();
      case COPY -> session.say(clipboard.copy(panels.selection(), area.isFocused(Panels.PROGRAM)));
      case FIND -> session.say(panels.find());
      case SPEED -> session.say(commands.actions().settings().speed(""));
      case BREAK -> session.say(commands.actions().debug().stop(""));
      case CANCEL -> {
        question.release();
        input.cancel(area::close);
      }
    }
  }
}
