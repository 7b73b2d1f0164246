package hp41.terminal;

import hp41.Image;
import hp41.Snapshot.SnapshotLine;
import hp41.debug.Programs;
import hp41.key.Key;
import hp41.key.Keying;
import hp41.panel.Clause;
import hp41.panel.Hint;
import hp41.panel.PanelItem;
import hp41.panel.PanelState.Use;
import hp41.panel.Promise;
import hp41.panel.Question;
import hp41.panel.keys.KeyNames;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/** Compares what a key or a typed line does in a state with what its clause promises. */
final class PromiseCheck {

  private static final Pattern LINE_NUMBER = Pattern.compile("\\b\\d{3}\\b");

  private static final Pattern WORDS = Pattern.compile("[^\\p{L}\\d]+");

  private static final Set<Promise> REMEDIES =
      EnumSet.of(Promise.SETS_SIZE, Promise.PLUGS, Promise.MAKES_ROOM);

  private final Supplier<TestSession> state;
  private final Clause clause;
  private final Promise promise;
  private final Seen before;
  private final Seen after;
  private final boolean atItem;

  /** Memory before the line is typed, and after a change that a saved state does not contain. */
  private Image changed;

  /**
   * Presses the key, or types the line.
   *
   * @param clause a hint, or a line to type
   */
  PromiseCheck(Supplier<TestSession> state, Seen before, Clause clause) {
    this.state = state;
    this.before = before;
    this.clause = clause;
    promise = clause instanceof Hint hint ? hint.promise() : ((Clause.LineToType) clause).promise();
    TestSession session = reached().get();
    after = new Seen(session);
    atItem = before.item instanceof PanelItem.Label label && isAt(label.pointer(), session);
  }

  /** Returns the state after the key or the line. */
  Supplier<TestSession> reached() {
    return () -> {
      TestSession session = state.get();
      if (clause instanceof Hint hint) {
        SessionState.act(session, hint.stroke());
      } else {
        prepare(session);
        SessionState.type(session, ((Clause.LineToType) clause).line());
      }
      return session;
    };
  }

  /** Returns whether the line makes room, or adds what was missing, so that an error is mended. */
  boolean isRemedy() {
    return REMEDIES.contains(promise)
        && clause instanceof Clause.LineToType
        && before.note.isError();
  }

  /** Returns whether the error is the same as before. */
  boolean isBefore(Seen later) {
    return promise == Promise.SETS_SIZE
        ? later.note.isError() && later.note.head().equals(before.note.head())
        : later.note.text().equals(before.note.text());
  }

  /** Returns what is seen after the key or the line. */
  Seen after() {
    return after;
  }

  /** Changes memory before it is restored, and leaves PRGM mode before a card is read. */
  private void prepare(TestSession session) {
    if (promise == Promise.RESTORES) {
      SessionState.type(session, "4711");
    } else if (promise == Promise.READS_CARD && before.snapshot.modes().prgm()) {
      SessionState.act(session, Stroke.named(KeyName.F3));
    }
    changed = session.calculator.image();
  }

  /** Returns whether the program pointer is at a line; there may be null bytes before it. */
  private static boolean isAt(int line, TestSession session) {
    Programs programs = session.calculator.programs();
    int pointer = programs.pointer();
    return programs.number(pointer) == programs.number(line)
        && programs.lines(pointer).equals(programs.lines(line));
  }

  /** Returns the broken promise and what happened instead; empty if the promise is kept. */
  Optional<String> difference() {
    List<Key> keys = promise.keys();
    boolean kept = (keys.isEmpty() ? isKept() : twins().press(clause, keys)) && saysSo();
    String broken = "%s (%s) → %s · %s";
    return kept
        ? Optional.empty()
        : Optional.of(broken.formatted(text(), promise, after.signature(), after.note.text()));
  }

  /** Returns whether the words agree with the promise and with what happened. */
  private boolean saysSo() {
    String words = PromiseWords.effect(clause);
    return PromiseWords.name(clause, promise)
        && PromiseAmounts.agree(words, promise, before, after)
        && LINE_NUMBER.matcher(words).results().allMatch(it -> it.group().equals(lineNumber()))
        && (!words.matches("steps?") || after.executed <= before.executed + 1)
        && (!words.startsWith("returns to ") || behind().contains(words.substring(11)));
  }

  /** Returns the names of what gets the keys now. */
  private List<String> behind() {
    String function = after.snapshot.openFunction();
    String question = after.question.map(Question::text).orElse("");
    return function.isEmpty()
        ? List.of("the calculator", "it from the panel", question)
        : List.of(function);
  }

  private TwinCheck twins() {
    return new TwinCheck(state, before, after);
  }

  private boolean isKept() {
    return switch (promise) {
      case HELP -> after.help.isPresent() && explainsThePrompt();
      case EXPLAINS -> after.explained().filter(before.note.text()::contains).isPresent();
      case LEAVES -> after.leaving;
      case TURNS_ON -> !before.snapshot.on() && after.snapshot.on();
      case TURNS_OFF -> before.snapshot.on() && !after.snapshot.on();
      case CLEARS_MEMORY -> after.snapshot.message().equals("MEMORY LOST");
      case TOGGLES_USER -> before.snapshot.modes().user() != after.snapshot.modes().user();
      case ENTERS_PRGM -> !before.snapshot.modes().prgm() && after.snapshot.modes().prgm();
      case LEAVES_PRGM -> before.snapshot.modes().prgm() && !after.snapshot.modes().prgm();
      case RETURNS_TO_QUESTION -> before.question.isEmpty() && after.question.isPresent();
      case ENTERS_ALPHA -> !before.snapshot.modes().alpha() && after.snapshot.modes().alpha();
      case LEAVES_ALPHA ->
          before.snapshot.modes().alpha()
              && !after.snapshot.modes().alpha()
              && after.snapshot.modes().prgm() == before.snapshot.modes().prgm();
      case TOGGLES_SHIFT -> before.snapshot.modes().shift() != after.snapshot.modes().shift();
      case RUNS, ANSWERS -> after.executed > before.executed && twins().runsOn();
      case STOPS -> before.snapshot.modes().running() && !after.snapshot.modes().running();
      case CLEARS ->
          after.snapshot.message().isEmpty()
              && after.snapshot.error().isEmpty()
              && after.image.remembersTheSame(before.image);
      case UNDOES ->
          after.note.head().equals("undone")
              ? changes() && isRedone()
              : after.note.head().equals("error cleared") && !changesMemory();
      case REDOES -> after.note.head().equals("redone") && changes();
      case DELETES_LAST -> deletesLast();
      case CLEARS_ALPHA -> after.snapshot.alpha().isEmpty() && !before.snapshot.alpha().isEmpty();
      case DELETES_LINE -> deletesLine();
      case ENDS_ENTRY ->
          before.snapshot.keying() != Keying.NOTHING
              && after.snapshot.keying() != before.snapshot.keying();
      case JOINS_PROGRAMS -> after.lines() >= before.lines() && !after.image.equals(before.image);
      case INSERTS_ENTER -> after.lines() == before.lines() + 1;
      case CANCELS -> cancels();
      case LEAVES_FUNCTION ->
          !before.snapshot.modalFunction().isEmpty() && after.snapshot.modalFunction().isEmpty();
      case CLOSES -> !before.open().isEmpty() && !after.open().equals(before.open());
      case RETURNS -> before.focused && !after.focused;
      case NEXT_PANEL -> after.focused && (!before.focused || after.active != before.active);
      case SHOWS_PANEL, SHOWS_PAPER, SHOWS_TRACE, SHOWS_CATALOGUE, SHOWS_PROGRAMS, SHOWS_DEBUG ->
          after.focused && after.field.isEmpty() && isTheNamedPanel();
      case ENDS_SEARCH -> after.line.filter(it -> it.sought().isEmpty()).isPresent();
      case FINDS -> after.isPicture || after.field.equals(Optional.of(Use.FIND));
      case CHANGES -> before.field.isEmpty() && after.field.equals(Optional.of(Use.CHANGE));
      case INSERTS -> before.field.isEmpty() && after.field.equals(Optional.of(Use.INSERT));
      case ACCEPTS -> after.note.isError() || after.field.isEmpty() && acceptsTheSame();
      case TYPES -> !after.line.equals(before.line) && isOffered(after.typed().strip());
      case ACTS -> acts();
      case REMOVES -> changesPanel() && !isRefused();
      case REDRAWS ->
          !after.picture().equals(before.picture())
              && after.open().equals(before.open())
              && steps();
      case STEPS_BACK ->
          !after.picture().equals(before.picture())
              && after.open().equals(before.open())
              && !isRefused();
      case MOVES -> chooses() && !after.frame().equals(before.frame());
      case STEPS -> after.executed > before.executed || after.history > before.history;
      case BREAKS -> !after.breakpoints.equals(before.breakpoints) && breaks();
      case COMPLETES -> !after.typed().equals(before.typed()) && after.typed().contains(name());
      case USES_NAME -> after.line.isEmpty() && twins().typed(name());
      case RUNS_LINE -> after.line.isEmpty() && !refusesLine();
      case REPORTS -> after.line.isEmpty() && (reports() || hasStopped());
      case SEARCHES_HISTORY -> after.line.filter(it -> it.sought().isPresent()).isPresent();
      case DELETES_WORD -> after.typed().equals(before.typed().replaceFirst("\\S*\\s*$", ""));
      case DELETES_ALL -> after.line.isPresent() && after.typed().isEmpty();
      case TOGGLES_KEYPAD ->
          after.help.orElseThrow().keypad() != before.help.orElseThrow().keypad();
      case TRIES_EXAMPLE -> after.help.orElseThrow().ran().isPresent();
      case CHANGES_SPEED -> after.pace != before.pace;
      default -> new LineCheck(promise, clause, before, after, changed).isKept();
    };
  }

  private boolean acts() {
    boolean visible =
        before.item instanceof PanelItem.Flag flag
            ? toggled(flag).equals(after.item)
            : atItem || changesPanel();
    return (visible || after.executed > before.executed) && !isRefused();
  }

  /** Returns whether the picture changes, but not because a line or help opens. */
  private boolean changesPanel() {
    return after.open().equals(before.open())
        && !after.withoutMessage().equals(before.withoutMessage());
  }

  private static PanelItem toggled(PanelItem.Flag flag) {
    return new PanelItem.Flag(flag.number(), flag.meaning(), !flag.set());
  }

  /** Returns whether redo brings back what undo changed, unless undo continued a catalog. */
  private boolean isRedone() {
    return !after.snapshot.modalFunction().isEmpty() || twins().isRedone(reached().get());
  }

  /** Returns whether memory, a mode, the prompt or the display changes. */
  private boolean changes() {
    return changesMemory()
        || !after.snapshot.modes().equals(before.snapshot.modes())
        || !after.snapshot.prompt().equals(before.snapshot.prompt())
        || !after.snapshot.display().equals(before.snapshot.display());
  }

  private boolean changesMemory() {
    return !after.image.remembersTheSame(before.image);
  }

  /** Returns whether the value in a field is the same if it was not edited. */
  private boolean acceptsTheSame() {
    boolean same =
        before.item instanceof PanelItem.ProgramLine
            ? after.snapshot.program().lines().equals(before.snapshot.program().lines())
            : !changesMemory();
    return same || before.field.filter(Use.CHANGE::equals).isEmpty();
  }

  /** Returns whether another completion is chosen, if a line is being typed. */
  private boolean chooses() {
    return before.help.isPresent()
        || before.line.isEmpty()
        || after.line.filter(it -> it.chosen() != before.line.get().chosen()).isPresent();
  }

  /** Returns whether the panel with the focus is the one that is promised. */
  private boolean isTheNamedPanel() {
    String name = promise == Promise.SHOWS_PANEL ? PromiseWords.effect(clause) : "";
    return name.isEmpty()
        ? promise == Promise.SHOWS_PANEL || promise.name().equals("SHOWS_" + after.active)
        : after.active.title().equals(name);
  }

  /** Returns the name that a hint for the typed line completes it with; empty for Tab. */
  private String name() {
    return PromiseWords.effect(clause).replaceFirst("^\\w+ ?", "");
  }

  /** Returns whether a typed text is what help explains, or a word in it is on the screen. */
  private boolean isOffered(String typed) {
    String offer = (before.note.text() + before.picture()).toLowerCase(Locale.ROOT);
    return before.help.isPresent()
        ? before.explained().equals(Optional.of(typed))
        : typed.length() <= 1
            || offer.contains(typed.toLowerCase(Locale.ROOT))
            || WORDS
                .splitAsStream(typed.toLowerCase(Locale.ROOT))
                .anyMatch(it -> it.length() > 1 && offer.contains(it));
  }

  /** Returns whether help explains the function that waits for its operand, if one does. */
  private boolean explainsThePrompt() {
    boolean asks = before.snapshot.prompt().isPresent() && !before.focused;
    return !asks || before.line.isPresent() || after.explained().equals(before.prompting());
  }

  /** Returns whether a step in the positions of a board goes in the named direction. */
  private boolean steps() {
    int step = text().endsWith("earlier") ? -1 : text().endsWith("later") ? 1 : 0;
    return step == 0 || position(after) == position(before) + step;
  }

  private static int position(Seen seen) {
    return Integer.parseInt(seen.about.replaceFirst(" of .*", ""));
  }

  /** Returns the line at the cursor of the program's panel, or else the current line. */
  private int line() {
    return before.item instanceof PanelItem.ProgramLine line
        ? line.number()
        : before.item instanceof PanelItem.Caret caret
            ? caret.number()
            : before.snapshot.program().line();
  }

  private String lineNumber() {
    return "%03d".formatted(line());
  }

  /** Returns whether the key toggles the breakpoint at the line. */
  private boolean breaks() {
    Set<Integer> changed = new HashSet<>(after.stops);
    if (after.stops.size() < before.stops.size()) {
      changed = new HashSet<>(before.stops);
      changed.removeAll(after.stops);
    } else {
      changed.removeAll(before.stops);
    }
    return !(clause instanceof Hint) || changed.equals(Set.of(Math.max(1, line())));
  }

  private boolean deletesLine() {
    List<SnapshotLine> rest = new ArrayList<>(before.snapshot.program().lines());
    rest.remove(Math.max(1, line()) - 1);
    return after.snapshot.program().lines().equals(rest);
  }

  private boolean reports() {
    return after.note.isError()
        && ((Hint) clause).word().contains(after.note.clauses(KeyNames.NONE).get(0));
  }

  /** Returns whether a program has stopped by itself, so that its question replaced the message. */
  private boolean hasStopped() {
    return before.snapshot.modes().running() && after.question.isPresent();
  }

  /** Returns whether the typed line is refused, other than by a function that it executes. */
  private boolean refusesLine() {
    String error = after.snapshot.error();
    return error.equals("NONEXISTENT") && !after.note.head().startsWith(error);
  }

  private boolean isRefused() {
    return after.note.isError() && !before.note.isError();
  }

  private boolean cancels() {
    boolean memory =
        before.snapshot.modes().running()
            || after.snapshot.stack().equals(before.snapshot.stack())
                && after.snapshot.alpha().equals(before.snapshot.alpha())
                && after.snapshot.program().lines().equals(before.snapshot.program().lines())
                && after.snapshot.legends().equals(before.snapshot.legends());
    return memory
        && (before.field.isPresent()
            ? after.field.isEmpty()
            : before.snapshot.prompt().isPresent() && after.snapshot.prompt().isEmpty());
  }

  private boolean deletesLast() {
    if (before.help.isPresent()) {
      return after.help.orElseThrow().search().length() < before.help.get().search().length();
    } else if (before.snapshot.prompt().isPresent()) {
      return !after.snapshot.prompt().equals(before.snapshot.prompt());
    } else if (before.snapshot.modes().alpha() && !before.snapshot.modes().prgm()) {
      return after.snapshot.alpha().length() == before.snapshot.alpha().length() - 1;
    }
    return before.snapshot.keying() != Keying.NOTHING
        && !after.snapshot.display().equals(before.snapshot.display());
  }

  /** Returns the key and its effect, or the line. */
  String text() {
    return clause instanceof Hint hint ? hint.text() : clause.plain();
  }
}
