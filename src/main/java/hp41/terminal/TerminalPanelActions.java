package hp41.terminal;

import hp41.Calculator;
import hp41.Image;
import hp41.MemoryView;
import hp41.TypedLineError;
import hp41.key.Key;
import hp41.memory.Alpha;
import hp41.memory.Flags;
import hp41.memory.RegisterText;
import hp41.panel.BoardPosition;
import hp41.panel.Note;
import hp41.panel.Panel;
import hp41.panel.Panel.InputResult;
import hp41.panel.PanelData.Range;
import hp41.panel.PanelItem;
import hp41.panel.PanelState;
import hp41.panel.Promise;
import hp41.panel.view.Panels;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;

/**
 * Implements the actions of panels. Values are changed only after a check that the change is
 * possible.
 *
 * @param opener opens the input line with a text
 * @param area the state of the panels
 */
record TerminalPanelActions(
    Calculator calculator,
    CalculatorInput input,
    HistoryRecorder recorder,
    Consumer<String> opener,
    SideArea area)
    implements Panel.PanelActions {

  private static final Note RUNNING = Note.running("");

  static final String PAPER =
      "The paper panel shows what the printer has printed. x tears the paper off.";

  /**
   * The flags that are changed by pressing their keys, so that the keyboard and the display remain
   * consistent.
   */
  private static final Map<Integer, Key> BY_KEY =
      Map.of(
          Flags.USER, Key.USER,
          Flags.SHIFT, Key.SHIFT,
          Flags.ALPHA, Key.ALPHA,
          Flags.PRGM, Key.PRGM);

  @Override
  public void type(String text) {
    opener.accept(text);
  }

  @Override
  public Optional<Note> busy() {
    return calculator.isRunning() ? Optional.of(RUNNING) : Optional.empty();
  }

  @Override
  public void step(int positions) {
    recorder.step(positions);
  }

  @Override
  public Optional<String> position() {
    return recorder.position().map(BoardPosition::text);
  }

  @Override
  public Note tear() {
    return recorder.tear()
        ? Note.of("paper torn off").hint("Ctrl-U", Promise.REDRAWS, "restores it").means(PAPER)
        : Note.of("no paper", "nothing was printed")
            .type("prx", Promise.PRINTS, "prints X")
            .means(PAPER);
  }

  @Override
  public Optional<Note> mend() {
    return recorder.hasTorn() ? Optional.of(recorder.mend()) : Optional.empty();
  }

  /** Executes a debugger command; if it executes lines, the panels follow the activity. */
  @Override
  public InputResult debug(char letter, int line) {
    input.begin();
    InputResult outcome = recorder.debugging().take(letter, line);
    if (Debugging.executes(letter)) {
      area.follow();
    }
    return outcome;
  }

  @Override
  public Optional<Note> unwatch(int row) {
    return recorder.debugging().unwatch(row);
  }

  @Override
  public Optional<Note> unbreak(int row) {
    return recorder.debugging().unbreak(row);
  }

  @Override
  public Optional<Note> change(PanelItem.ValueItem value, String typed) {
    if (calculator.isRunning()) {
      return Optional.of(RUNNING);
    }
    if (value instanceof PanelItem.ProgramLine line) {
      return program(line.number(), true, typed);
    }
    return value instanceof PanelItem.AlphaItem ? alpha(typed) : register(value, typed);
  }

  private Optional<Note> register(PanelItem.ValueItem value, String typed) {
    OptionalLong word = RegisterText.word(typed);
    if (word.isEmpty()) {
      return Optional.of(
          Note.error(typed, "not a value", "type: -1.5E-5 or \"ABC\"")
              .means(
                  "A register contains a number such as -1.5E-5, a text of up to six characters in "
                      + "quotes, or all 14 digits as in #01500000000000."));
    }
    input.begin();
    if (value instanceof PanelItem.RegisterItem register) {
      calculator.contents().register(register.number(), word.getAsLong());
    } else {
      calculator
          .contents()
          .level(
              MemoryView.LEVELS.indexOf(((PanelItem.StackLevel) value).name()), word.getAsLong());
    }
    return Optional.empty();
  }

  private Optional<Note> alpha(String typed) {
    Optional<String> text = RegisterText.alpha(typed).filter(it -> it.length() <= Alpha.CAPACITY);
    if (text.isEmpty()) {
      return Optional.of(
          Note.error(typed, "not a text for ALPHA", "type: ABC or #414243")
              .means(
                  "The ALPHA register contains up to 24 characters of the HP-41. Type them, or type # "
                      + "and their bytes: #414243 is ABC."));
    }
    input.begin();
    calculator.contents().alpha(text.get());
    return Optional.empty();
  }

  @Override
  public Optional<Note> insert(int behind, String typed) {
    return calculator.isRunning() ? Optional.of(RUNNING) : program(behind, false, typed);
  }

  /**
   * Inserts a typed line after a program line, as in PRGM mode.
   *
   * @param instead whether that line is deleted first; an empty text then only deletes it
   */
  private Optional<Note> program(int number, boolean instead, String typed) {
    input.begin();
    Image before = calculator.image();
    calculator.programs().goToLine(number);
    boolean programming = calculator.modes().prgm();
    if (!programming) {
      calculator.press(Key.PRGM);
    }
    if (instead) {
      calculator.press(Key.BACK);
    }
    Optional<TypedLineError> wrong =
        typed.isBlank() ? Optional.empty() : calculator.type(typed.strip());
    String error = wrong.map(TypedLineError::reason).orElse(calculator.error());
    if (!error.isEmpty()) {
      calculator.restore(before);
      String head = typed.isBlank() ? "line %03d".formatted(number) : typed;
      Note refused = Note.error(head, error, "the program is unchanged");
      return Optional.of(
          (typed.isBlank()
                  ? refused.hint("Enter", Promise.CHANGES, "edits the line")
                  : refused.hint("Esc", Promise.CANCELS, "cancels"))
              .means("The typed line is not an instruction, or memory has no room for it."));
    }
    if (!programming) {
      calculator.press(Key.PRGM);
    }
    return Optional.empty();
  }

  @Override
  public void unfold(PanelItem.RegisterRun run, int number) {
    area.narrow(Panels.REGISTERS, Range.UNFOLDED);
    int row = number / run.columns();
    area.state(Panels.REGISTERS, PanelState.UNTOUCHED.at(row, number % run.columns()).from(row));
  }

  @Override
  public Optional<Note> act(PanelItem.ActionItem action) {
    if (action instanceof PanelItem.RegisterRun run) {
      unfold(run, run.registers().first());
      return Optional.empty();
    }
    if (calculator.isRunning()) {
      return Optional.of(RUNNING);
    }
    if (action instanceof PanelItem.Flag flag) {
      return turn(flag);
    } else if (action instanceof PanelItem.Bundled program) {
      return input.type("XEQ \"" + program.name() + '"');
    }
    input.begin();
    calculator.programs().goTo(((PanelItem.Label) action).pointer());
    return Optional.empty();
  }

  /** Toggles a flag, as SF and CF or its key would. */
  private Optional<Note> turn(PanelItem.Flag item) {
    int flag = item.number();
    if (item.isOfTheMachine()) {
      return Optional.of(
          Note.error("flag %02d".formatted(flag), PanelItem.Flag.SETS_ITSELF)
              .hint("↑↓", Promise.MOVES, "choose another")
              .means(
                  "This flag reports the state of the calculator. It cannot be set or cleared."));
    }
    input.begin();
    if (BY_KEY.containsKey(flag)) {
      calculator.cancelInput();
      calculator.press(BY_KEY.get(flag));
    } else {
      calculator.contents().flag(flag, !calculator.contents().flag(flag));
    }
    return Optional.empty();
  }
}
