package hp41.terminal;

import hp41.Calculator;
import hp41.commands.DebugCommands;
import hp41.debug.Debugger;
import hp41.keyboard.Key;
import hp41.listing.Programs;
import hp41.panel.Note;
import hp41.panel.Panel.InputResult;
import java.util.List;
import java.util.Optional;

/** The debugger at work: its letters, its typed words, and what it has to say. */
final class Debugging {

  private final Calculator calculator;
  private final Debugger debugger;
  private final DebugCommands words;

  Debugging(Calculator calculator) {
    this.calculator = calculator;
    debugger = calculator.debugger();
    words = new DebugCommands(calculator, debugger);
  }

  /** What looks on. */
  Debugger debugger() {
    return debugger;
  }

  /** The debugger is on the screen, or no longer. */
  void show(boolean shown) {
    if (debugger.isOpen() != shown) {
      debugger.open(shown);
    }
  }

  /** Those of its words that are typed. */
  DebugCommands words() {
    return words;
  }

  /** Why the program has stopped, if the debugger has stopped it. */
  Optional<Note> stopped() {
    String reason = debugger.takeReason();
    if (reason.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        debugger.isOpen()
            ? Note.of(calculator.programLine(), reason, "R/S goes on")
            : Note.of(calculator.programLine(), reason, "R/S goes on", "Ctrl-D debugs"));
  }

  /**
   * Does what a letter means in the debugger. What a program does that it lets run says itself.
   *
   * @param line the number of the line that the cursor stands on
   */
  InputResult take(char letter, int line) {
    if (!executes(letter) && "bt0".indexOf(letter) < 0) {
      return InputResult.LEFT;
    }
    if (calculator.isRunning()) {
      return InputResult.saying(Note.error("a program runs", "R/S (F5 or !) stops it"));
    }
    if (calculator.modes().prgm() && "snogc".indexOf(letter) >= 0) {
      return InputResult.saying(Note.error("PRGM mode", "F3 leaves it", "then lines are executed"));
    }
    return act(letter, line);
  }

  /** Whether a letter executes lines, or takes that back. */
  static boolean executes(char letter) {
    return "snogcz".indexOf(letter) >= 0;
  }

  /** Takes away what stands in a row of the watches; empty if nothing does. */
  Optional<Note> unwatch(int row) {
    return debugger.watches().lines().stream()
        .skip(row)
        .findFirst()
        .map(line -> words.watch(line.watch().name()));
  }

  /** Takes away what stands in a row of the breakpoints; empty if nothing does. */
  Optional<Note> unbreak(int row) {
    return debugger.breakpoints().all().stream()
        .skip(row)
        .findFirst()
        .map(
            it ->
                it.label().isEmpty()
                    ? words.toggle(it.pointer())
                    : words.stop('"' + it.label() + '"'));
  }

  private InputResult act(char letter, int line) {
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
        yield InputResult.saying(Note.of("counts begin at zero", "p says what a whole bar is"));
      }
    };
  }

  private Note step() {
    Optional<Integer> before = debugger.last();
    calculator.press(Key.SST);
    if (!calculator.isIdle() && debugger.last().equals(before)) {
      return Note.of("step");
    }
    Programs programs = calculator.programs();
    String line =
        debugger
            .last()
            .map(it -> "%03d %s".formatted(programs.number(it), programs.text(it)))
            .orElse("");
    String reason = debugger.takeReason();
    return reason.isEmpty() ? Note.of(line + " done", "step") : Note.of(line, reason, "step");
  }

  private InputResult run(Runnable goal) {
    goal.run();
    calculator.press(Key.RUN_STOP);
    return InputResult.TAKEN;
  }

  private Note back() {
    return calculator.stepBack()
        ? Note.of(
            calculator.programLine(), "again", "%,d more".formatted(debugger.history()), "z back")
        : Note.of("no line to go back to", "s steps", "c runs");
  }

  private int pointer(int line) {
    List<Integer> lines = calculator.programs().lines(calculator.programs().pointer());
    return lines.get(Math.max(0, Math.min(line - 1, lines.size() - 1)));
  }
}
