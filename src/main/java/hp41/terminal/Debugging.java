package hp41.terminal;

import hp41.Calculator;
import hp41.commands.DebugCommands;
import hp41.debug.Debugger;
import hp41.debug.Programs;
import hp41.event.StopReason;
import hp41.event.StopReason.Cause;
import hp41.key.Key;
import hp41.panel.Note;
import hp41.panel.Panel.InputResult;
import hp41.panel.Promise;
import hp41.text.Counted;
import java.util.List;
import java.util.Optional;

/** Executes the commands of the debugger: single letters in its panel, and typed commands. */
final class Debugging {

  private static final String STOPPED =
      "The debugger stopped the program at a breakpoint, or because a watched value changed, before "
          + "the line that is shown.";

  private static final String REMOVED =
      "Delete removes the watch or breakpoint at the cursor from its list.";

  private static final String STEP =
      "s executes one line, z undoes one executed line, and c runs the program to the next "
          + "breakpoint.";

  private final Calculator calculator;
  private final Debugger debugger;
  private final DebugCommands words;
  private Optional<String> conditionError = Optional.empty();
  private boolean stepped;

  Debugging(Calculator calculator) {
    this.calculator = calculator;
    debugger = calculator.debugger();
    words = new DebugCommands(calculator, debugger);
    debugger
        .conditions()
        .report(debugger.trace()::log, error -> conditionError = Optional.of(error));
  }

  /** Returns the debugger. */
  Debugger debugger() {
    return debugger;
  }

  /** Opens or closes the debugger when its panel is shown or hidden. */
  void show(boolean shown) {
    if (debugger.isOpen() != shown) {
      debugger.open(shown);
    }
  }

  /** Returns the typed commands. */
  DebugCommands words() {
    return words;
  }

  /** Returns why the debugger has stopped the program, if it has. */
  Optional<Note> stopped() {
    return takeReason()
        .map(
            reason -> {
              Note stop =
                  Note.of(currentLine(), reason)
                      .hint("F5", Promise.RUNS, "continues")
                      .means(STOPPED);
              return debugger.isOpen() ? stop : stop.hint("Ctrl-D", Promise.SHOWS_DEBUG, "debugs");
            });
  }

  private Optional<String> takeReason() {
    StopReason reason = debugger.takeReason();
    Optional<String> error = conditionError;
    conditionError = Optional.empty();
    return reason instanceof StopReason.Changed changed
        ? Optional.of(changed.change())
        : Optional.of(error.orElse("breakpoint")).filter(it -> reason == Cause.BREAKPOINT);
  }

  /**
   * Executes a debugger command. The effects of a program that it runs are shown as usual.
   *
   * @param line the number of the line at the cursor
   */
  InputResult take(char letter, int line) {
    if (!executes(letter) && "bt0".indexOf(letter) < 0) {
      return InputResult.LEFT;
    }
    if (calculator.isRunning() && executes(letter)) {
      return InputResult.saying(Note.running(""));
    }
    if (calculator.modes().prgm() && "snogc".indexOf(letter) >= 0) {
      return InputResult.saying(
          Note.error("PRGM mode", "lines are not executed")
              .hint("F3", Promise.LEAVES_PRGM, "leaves it")
              .means("In PRGM mode keys write the program. Leave the mode to step through it."));
    }
    return act(letter, line);
  }

  /** Returns whether a command executes or undoes lines. */
  static boolean executes(char letter) {
    return "snogcz".indexOf(letter) >= 0;
  }

  /** Removes the watch in a row; empty if there is none. */
  Optional<Note> unwatch(int row) {
    return debugger.watches().lines().stream()
        .skip(row)
        .findFirst()
        .map(line -> words.watch(line.watch().name()).means(REMOVED));
  }

  /** Removes the breakpoint in a row; empty if there is none. */
  Optional<Note> unbreak(int row) {
    return debugger.breakpoints().all().stream()
        .skip(row)
        .findFirst()
        .map(
            it ->
                it.label()
                    .map(words::toggle)
                    .orElseGet(() -> words.toggle(it.pointer()))
                    .means(REMOVED));
  }

  /** Returns whether the last command executed a single line, or undid one. */
  boolean stepped() {
    return stepped;
  }

  private InputResult act(char letter, int line) {
    stepped = letter == 's' || letter == 'z';
    if (executes(letter) && calculator.modes().shift()) {
      calculator.press(Key.SHIFT);
    }
    return switch (letter) {
      case 's' -> InputResult.saying(step());
      case 'n' -> run(debugger::over);
      case 'o' -> run(debugger::out);
      case 'g' -> run(() -> debugger.until(pointer(line)));
      case 'c' -> run(debugger::onward);
      case 'z' -> InputResult.saying(back());
      case 'b' -> InputResult.saying(words.toggle(pointer(line)));
      case 't' -> InputResult.saying(words.trace(!debugger.trace().isOn()));
      default -> {
        debugger.clearCounts();
        yield InputResult.saying(
            Note.of("counts cleared")
                .hint("c", Promise.STEPS, "runs the program")
                .means(
                    "The counts show how often each line was executed since they were cleared."));
      }
    };
  }

  private Note step() {
    Optional<Integer> before = debugger.last();
    calculator.press(Key.SST);
    if (!calculator.isIdle() && debugger.last().equals(before)) {
      String function = calculator.snapshot().openFunction();
      return (function.isEmpty() ? Note.of("SST") : Note.of("SST", function + " uses the key"))
          .means(STEP);
    }
    String line = debugger.last().map(this::line).orElse("");
    return takeReason()
        .map(reason -> Note.of(line, reason))
        .orElse(Note.of(line + " executed"))
        .hint("s", Promise.STEPS, "steps")
        .hint("z", Promise.STEPS_BACK, "goes back")
        .means(STEP);
  }

  private InputResult run(Runnable goal) {
    goal.run();
    calculator.press(Key.RUN_STOP);
    return InputResult.TAKEN;
  }

  private Note back() {
    Note done =
        calculator.stepBack()
            ? Note.of(
                    "before " + currentLine(),
                    Counted.of("%,d".formatted(debugger.history()), "earlier line"))
                .hint("z", Promise.STEPS_BACK, "goes back")
            : Note.of("no earlier line")
                .hint("s", Promise.STEPS, "steps")
                .hint("c", Promise.STEPS, "runs");
    return done.means(STEP);
  }

  private String currentLine() {
    return line(calculator.programs().pointer());
  }

  /** Returns a program line with its number in three digits, as the panels show it. */
  private String line(int pointer) {
    Programs programs = calculator.programs();
    return "%03d %s".formatted(programs.number(pointer), programs.text(pointer));
  }

  private int pointer(int line) {
    List<Integer> lines = calculator.programs().lines(calculator.programs().pointer());
    return lines.get(Math.max(0, Math.min(line - 1, lines.size() - 1)));
  }
}
