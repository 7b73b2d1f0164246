package hp41.panel.view;

import hp41.Snapshot;
import hp41.Snapshot.LineKind;
import hp41.event.CalculatorError;
import hp41.key.Keying;
import hp41.key.Prompt;
import hp41.panel.Clause;
import hp41.panel.Hint;
import hp41.panel.ModalKeys;
import hp41.panel.Note;
import hp41.panel.Panel.PanelContent;
import hp41.panel.PanelItem;
import hp41.panel.PanelRow.ClickTarget;
import hp41.panel.PanelRows;
import hp41.panel.Promise;
import hp41.panel.Question;
import hp41.panel.help.Messages;
import hp41.panel.program.ProgramPanel;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import hp41.text.Counted;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Chooses the message that the message row shows: the most important one. */
public final class CurrentNote {

  private static final Hint TURNS_ON =
      Hint.of("any key", Promise.TURNS_ON, "turns on", Stroke.named(KeyName.F12))
          .plainly("any line turns on");

  private static final Hint CANCELS_SHIFT = Hint.of("F6", Promise.TOGGLES_SHIFT, "cancels");

  private static final Hint RETURNS =
      Hint.of("Esc", Promise.RETURNS, "returns to it from the panel");

  /** How the display shows the last line of program memory, which cannot be deleted. */
  private static final String LAST_END = ".END.";

  private static final String JOINS = " and joins the next program";

  private static final String WHOLE_TEXT =
      "This is the whole text of the display, which has 12 characters. The next key replaces it; "
          + "← shows X again.";

  private static final String LETTERS =
      "Keys are characters now, and function keys keep their meaning. The text goes to the ALPHA "
          + "register, or to a line of the program in PRGM mode. The key ALPHA ends ALPHA mode.";

  /** A name that can be typed without quotes. */
  private static final Pattern PLAIN_NAME = Pattern.compile("[A-Z0-9]{2,7}");

  private static final Clause NAME = new Clause.TypedName("sin");

  private CurrentNote() {}

  /** Returns the most important message. */
  public static Note of(Screen screen) {
    Note note =
        urgent(screen)
            .or(() -> covering(screen))
            .or(() -> function(screen))
            .or(() -> question(screen))
            .or(() -> chosen(screen))
            .or(() -> message(screen))
            .or(screen.notes()::warning)
            .or(() -> stopped(screen))
            .orElseGet(() -> screen.calculator().busy() > 0 ? busy(screen) : idle(screen));
    return HintReach.note(note, screen);
  }

  /**
   * Returns the message of the element that receives the keys: help, a report, or the field of a
   * panel.
   */
  private static Optional<Note> covering(Screen screen) {
    if (screen.notes().help().isPresent()) {
      return Optional.of(Note.of("help", "letters search"));
    } else if (screen.notes().report().isPresent()) {
      return Optional.of(Note.of("report").hint("Esc", Promise.CLOSES, "closes"));
    }
    Panels panel = screen.panels().active();
    boolean types =
        screen.panels().focused() && screen.panels().shown(panel).state().field().isPresent();
    return types
        ? Optional.of(
            Note.of(panel.title())
                .hint("Enter", Promise.ACCEPTS, "accepts the text")
                .hint("Esc", Promise.CANCELS, "cancels"))
        : Optional.empty();
  }

  /**
   * Returns the message about the last event, independent of panels and of how long a program has
   * been running.
   */
  static Optional<Note> news(Screen screen) {
    return urgent(screen)
        .or(() -> function(screen))
        .or(() -> question(screen))
        .or(() -> message(screen));
  }

  /** Returns the terminal's own message, or the error, or the prompt. */
  private static Optional<Note> urgent(Screen screen) {
    Snapshot snapshot = screen.calculator().snapshot();
    Optional<Note> said = screen.notes().note().filter(note -> !isPast(note, snapshot));
    if (said.isPresent()) {
      return said;
    } else if (!snapshot.on()) {
      String memory = screen.notes().warning().isEmpty() ? "memory saved" : "memory is not saved";
      return Optional.of(
          Note.of("off", memory).and(TURNS_ON).hint("Ctrl-Q", Promise.LEAVES, "leaves"));
    } else if (!snapshot.error().isEmpty()) {
      String error = snapshot.error();
      return Optional.of(Note.error(error).and(Hint.CLEARS).undoes().and(Hint.EXPLAINS));
    }
    return Optional.empty();
  }

  /** Returns whether a message says that a program runs, but the program has stopped since. */
  private static boolean isPast(Note note, Snapshot snapshot) {
    return !snapshot.modes().running()
        && note.parts().stream()
            .anyMatch(part -> part instanceof Hint hint && hint.promise() == Promise.STOPS);
  }

  /** Returns the message of the function that handles the keys itself or waits for an operand. */
  private static Optional<Note> function(Screen screen) {
    Snapshot snapshot = screen.calculator().snapshot();
    if (screen.panels().focused()) {
      return Optional.empty();
    }
    return ModalKeys.of(snapshot.modalFunction())
        .map(it -> it.note(snapshot.modes().alpha()))
        .or(() -> snapshot.prompt().map(asking -> prompt(asking, snapshot.keying())));
  }

  /** Returns the question of a waiting program, and the answer that has been keyed so far. */
  static Optional<Note> question(Screen screen) {
    Snapshot snapshot = screen.calculator().snapshot();
    boolean shifts = snapshot.modes().shift() && snapshot.message().isEmpty();
    return screen
        .notes()
        .question()
        .filter(question -> !shifts)
        .map(
            question ->
                screen.panels().focused()
                    ? Note.question(question.text(), "the program waits").and(RETURNS)
                    : question.remark().isEmpty()
                        ? note(question, snapshot)
                        : note(question, snapshot).and(question.remark()));
  }

  private static Note note(Question question, Snapshot snapshot) {
    if (snapshot.modes().shift()) {
      return Note.question(question.text(), "SHIFT waits for the next key").and(CANCELS_SHIFT);
    }
    String answer = question.answer(snapshot);
    boolean letters = snapshot.modes().alpha() && snapshot.modes().waiting();
    boolean enter = letters || question.takesEnter(snapshot);
    if (question.needsSize()) {
      Note more = Note.question(question.text(), "more data registers are needed");
      return enter
          ? more.and(enter(Promise.ANSWERS, "adds them and starts again"))
          : more.type("size NNN", Promise.SETS_SIZE, "adds them");
    } else if (!question.asks()) {
      return result(question, enter, snapshot);
    }
    Clause answers =
        enter
            ? enter(Promise.ANSWERS, "answers")
            : new Clause.LineToType("!", Promise.ANSWERS, "answers");
    String how = letters ? "letters go to ALPHA" : "key the answer";
    String known = question.takes().isEmpty() ? how : question.takes();
    boolean writes = question.asksForProgram() && answer.isEmpty();
    Note asked = Note.question(question.text(), answer.isEmpty() ? known : answer);
    return (writes ? asked.hint("F3", Promise.ENTERS_PRGM, "writes it") : asked)
        .and(answers)
        .and("the program waits");
  }

  private static Note result(Question question, boolean enter, Snapshot snapshot) {
    if (question.isFinished(snapshot.program())) {
      return Note.of(question.text(), "ended").and(again(ProgramLabels.last(snapshot.program())));
    }
    return enter
        ? Note.of(question.text()).and(enter(Promise.RUNS, "continues"))
        : Note.of(question.text()).hint("F5", Promise.RUNS, "continues");
  }

  private static Clause again(String label) {
    return label.isEmpty()
        ? Hint.of("F5", Promise.RUNS, "ends it")
        : new Clause.LineToType(
            "xeq " + label.toLowerCase(Locale.ROOT), Promise.STARTS, "starts it again");
  }

  /** Returns the message about the line at which a program has stopped, if R/S continues it. */
  private static Optional<Note> stopped(Screen screen) {
    Snapshot snapshot = screen.calculator().snapshot();
    Snapshot.ProgramView program = snapshot.program();
    boolean inside = program.line() > 0 && program.line() < program.lines().size();
    boolean returns = inside && program.lines().get(program.line() - 1).kind() == LineKind.RETURN;
    boolean mode = snapshot.modes().shift() || snapshot.modes().alpha() || snapshot.modes().prgm();
    boolean waits = snapshot.modes().waiting() && screen.notes().released().isEmpty();
    if (!waits || mode || program.name().isEmpty()) {
      return Optional.empty();
    } else if (screen.calculator().ended()) {
      return Optional.of(ended(program));
    } else if (!inside || returns) {
      return Optional.empty();
    }
    String head = program.name() + " stopped at " + ProgramPanel.number(program);
    return Optional.of(
        Note.of(head)
            .type("!", Promise.RUNS, "continues")
            .hint("F8", Promise.PRESSES_SST, "steps")
            .and(again(program.name()))
            .means(
                "The program has stopped between two of its lines. R/S continues it, SST executes "
                    + "one line, and XEQ with its name starts it again."));
  }

  private static Note ended(Snapshot.ProgramView program) {
    String label = ProgramLabels.last(program);
    return Note.of(label + " ended")
        .and(again(label))
        .means(
            "The program has run to a RTN or an END that no XEQ is waiting for. R/S would run "
                + "the lines after it, or begin at the top of the program after END.");
  }

  /** Returns the full message of the display, unless it is a dropped question. */
  private static Optional<Note> message(Screen screen) {
    String message = screen.calculator().snapshot().message();
    if (screen.notes().released().filter(message.strip()::equals).isPresent()) {
      return Optional.empty();
    }
    return message.equals(CalculatorError.ROM.getMessage())
        ? Optional.of(PanelItem.ProgramLine.ROM)
        : Optional.of(message)
            .filter(it -> !it.isEmpty())
            .map(text -> Note.of(text).means(Messages.meaning(text).orElse(WHOLE_TEXT)));
  }

  /** Returns the message about the item at the cursor in the focused panel. */
  private static Optional<Note> chosen(Screen screen) {
    return item(screen).flatMap(PanelItem::about);
  }

  /** Returns the item at the cursor of the focused panel. */
  public static Optional<PanelItem> item(Screen screen) {
    PanelContent shown = screen.panels().shown(screen.panels().active());
    return screen.panels().focused() && shown.content() instanceof PanelRows rows
        ? rows.chosen(shown.state()).map(ClickTarget::item)
        : Optional.empty();
  }

  private static Note busy(Screen screen) {
    Snapshot.ProgramView program = screen.calculator().snapshot().program();
    String where = program.name().isEmpty() ? "line" : program.name();
    return Note.of(
            where + " " + screen.line(),
            Counted.of("%,d".formatted(screen.calculator().busy()), "line"))
        .hint("F5", Promise.STOPS, "stops")
        .means(
            "The program runs; the line and the number of lines executed so far are shown. R/S "
                + "stops it after the current line.");
  }

  private static Note prompt(Prompt prompt, Keying keying) {
    if (keying == Keying.NAME) {
      Note name = Note.question(prompt.function(), "letters spell the name");
      return (OperandHelp.isUnnamed(prompt)
              ? name
              : name.hint("Enter", Promise.ENDS_ENTRY, "ends it"))
          .hint("Esc", Promise.CANCELS, "cancels");
    }
    return OperandHelp.explain(prompt);
  }

  /** Returns the message when nothing has happened, which depends on where typed letters go. */
  private static Note idle(Screen screen) {
    if (!screen.panels().focused() || screen.input().line().isPresent()) {
      return mode(screen.calculator().snapshot());
    }
    return Note.of(screen.panels().active().title() + " has the focus")
        .hint("Esc", Promise.RETURNS, "returns to " + behind(screen.calculator().snapshot()))
        .hint(":", Promise.TYPES, "opens a line");
  }

  /** Returns the name of what the keys control after Esc has left a panel. */
  public static String behind(Snapshot snapshot) {
    String function = snapshot.openFunction();
    return function.isEmpty() ? "the calculator" : function;
  }

  /** Returns the message about the mode when nothing has happened. */
  static Note mode(Snapshot snapshot) {
    if (snapshot.modes().shift()) {
      return Note.of("SHIFT", "the next key executes its gold function")
          .and(CANCELS_SHIFT)
          .means(
              "The gold name above a key is its function after SHIFT. In ALPHA mode, SHIFT selects "
                  + "the other character of the key. SHIFT again cancels it.");
    }
    if (snapshot.modes().prgm() && snapshot.program().inModule()) {
      return Note.of("PRGM", "a program in a module cannot be changed")
          .hint("F3", Promise.LEAVES_PRGM, "leaves");
    }
    if (snapshot.modes().alpha()) {
      boolean waits = snapshot.modes().waiting();
      String where = snapshot.modes().prgm() ? "the program line" : "ALPHA";
      Note letters = Note.of("ALPHA", "letters go to " + where).means(LETTERS);
      boolean typed = ModeHints.hasLastLetter(snapshot);
      return (typed ? letters.hint("Backspace", Promise.DELETES_LAST, "deletes") : letters)
          .and(
              waits
                  ? Hint.of("Enter", Promise.RUNS, "continues the program")
                  : Hint.of("Enter", Promise.LEAVES_ALPHA, "ends it"));
    }
    if (snapshot.modes().prgm()) {
      return programming(snapshot);
    }
    if (snapshot.modes().user()) {
      return Note.invitation("USER: capitals press A to J and assigned keys")
          .hint("F2", Promise.TOGGLES_USER, "leaves")
          .and(NAME)
          .and("help");
    }
    String program = "xeq " + ownProgram(snapshot.program()).toLowerCase(Locale.ROOT);
    return Note.invitation().and(NAME).and("sto 05", program, "\"TEXT\"", "help");
  }

  /** Returns the name of the user's program at the pointer, or else of a bundled one. */
  private static String ownProgram(Snapshot.ProgramView program) {
    boolean own = !program.inModule() && PLAIN_NAME.matcher(program.name()).matches();
    return own ? program.name() : "8QUEENS";
  }

  /** Returns the hint for Enter, which also ends a line in plain mode. */
  private static Hint enter(Promise promise, String effect) {
    Hint hint = Hint.of("Enter", promise, effect);
    return hint.plainly(hint.text());
  }

  /** Returns the message about the place where PRGM mode inserts and the line that ← deletes. */
  private static Note programming(Snapshot snapshot) {
    if (snapshot.keying() == Keying.NUMBER) {
      return Note.of("PRGM", "digits are keyed")
          .hint("Enter", Promise.ENDS_ENTRY, "ends the number")
          .hint("Backspace", Promise.DELETES_LAST, "deletes a digit")
          .means("The digits are one program line. Enter or the next function ends the line.");
    }
    boolean last = snapshot.display().toString().strip().startsWith(LAST_END);
    String line = last ? LAST_END : ProgramPanel.number(snapshot.program());
    boolean end = Question.isAtEnd(snapshot.program());
    Optional<String> first = ProgramLabels.first(snapshot.program());
    String where = first.map("before LBL "::concat).orElse((end ? "before " : "after ") + line);
    Note inserts = Note.of("PRGM", "inserts " + where);
    if (snapshot.program().line() > 0) {
      inserts = last ? inserts : inserts.and(deletes(line, end));
    }
    if (snapshot.program().line() > 0 || first.isPresent()) {
      inserts = inserts.type("gto ..", Promise.BEGINS_PROGRAM, "begins a new program");
    }
    return inserts.hint("F3", Promise.LEAVES_PRGM, "leaves").undoes();
  }

  private static Hint deletes(String line, boolean end) {
    return end
        ? Hint.of("Backspace", Promise.JOINS_PROGRAMS, "deletes " + line + JOINS)
        : Hint.of("Backspace", Promise.DELETES_LINE, "deletes " + line);
  }
}
