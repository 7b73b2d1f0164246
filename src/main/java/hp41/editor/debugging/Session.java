package hp41.editor.debugging;

import hp41.Calculator;
import hp41.Calculator.Misunderstanding;
import hp41.cli.options.ExitCode;
import hp41.commands.ErrorMessages;
import hp41.debug.Debugger;
import hp41.editor.debugging.Launch.Launched;
import hp41.keyboard.Key;
import hp41.keyboard.Pace;
import hp41.machine.Peripherals;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.debug.StoppedEventArguments;

/** A calculator that is debugged: what moves in it, and what the editor is told of that. */
final class Session implements Turns.Work {

  /** Most lines that are executed, or taken back, before requests have their turn again. */
  private static final int SLICE = 1 << 13;

  private static final int SLICE_BACK = 1 << 8;

  /** Time that they should not take, in nanoseconds; conditions and messages may need it. */
  private static final long LONG = 20_000_000;

  private final Launch.Arguments wanted;
  private final Calculator calculator;
  private final Debugger debugger;
  private final Peripherals around;
  private final Outlet outlet;
  private final Sources sources;
  private final Probe probe;
  private final Stops stops;
  private final Halted halted;
  private Motion motion = Motion.NONE;

  private int slice = SLICE;

  /** Whether R/S is what lets it go on, since it has stopped by itself or not begun. */
  private boolean keyed = true;

  private boolean breaksOnErrors = true;
  private Optional<CompletableFuture<String>> called = Optional.empty();

  /** What was launched. */
  Session(Launch.Arguments wanted, Launched launched, Outlet outlet) {
    this.wanted = wanted;
    this.outlet = outlet;
    calculator = launched.calculator();
    debugger = calculator.debugger();
    around = launched.around();
    sources = new Sources(calculator, launched.loaded());
    probe = new Probe(calculator);
    stops = new Stops(calculator, probe, outlet);
    halted = new Halted(calculator, stops);
  }

  Calculator calculator() {
    return calculator;
  }

  Sources sources() {
    return sources;
  }

  Stops stops() {
    return stops;
  }

  Probe probe() {
    return probe;
  }

  Launch.Arguments wanted() {
    return wanted;
  }

  /** Whether errors of the calculator stop it, rather than end it. */
  void breakOnErrors(boolean wantedSo) {
    breaksOnErrors = wantedSo;
  }

  /** Fails while the program runs. */
  void checkStill() {
    if (motion != Motion.NONE) {
      throw Desk.refusal("the program runs");
    }
  }

  /** Whether nothing goes on. */
  boolean isStill() {
    return motion == Motion.NONE;
  }

  /** Whether the program has stopped to be given something. */
  boolean asks() {
    return motion == Motion.NONE && halted.asks(keyed);
  }

  /** Begins: runs, or stops in front of the first line. */
  void begin() {
    if (wanted.is("stopOnEntry")) {
      still(Halted.reason("entry", "in front of the first line"));
    } else {
      go();
    }
  }

  /** Goes on. */
  void go() {
    move(Motion.RUN, debugger::onward);
  }

  /** Goes on to where a goal of the debugger's is reached. */
  void step(Runnable goal) {
    move(Motion.STEP, goal);
  }

  private void move(Motion wantedMotion, Runnable goal) {
    checkStill();
    goal.run();
    if (keyed) {
      calculator.type("R/S");
    } else {
      calculator.goOn();
    }
    motion = wantedMotion;
  }

  /** Does nothing any more. */
  void end() {
    motion = Motion.NONE;
    called.ifPresent(it -> it.complete(""));
    called = Optional.empty();
  }

  /** Stops between two lines as soon as it can. */
  void pause() {
    if (motion == Motion.BACK) {
      still(Halted.reason("pause", ""));
    } else if (motion != Motion.NONE) {
      debugger.in();
      motion = Motion.PAUSE;
    }
  }

  /** Takes the last line back. */
  void back() {
    checkStill();
    boolean done = calculator.stepBack();
    keyed = keyed && !done;
    still(Halted.reason("step", done ? "" : "there is no line to go back to"));
  }

  /** Takes lines back until something stops that. */
  void backOn() {
    checkStill();
    debugger.watches().begin();
    motion = Motion.BACK;
  }

  /** Goes on at another line. */
  void jump(int pointer) {
    checkStill();
    debugger.jump(pointer);
    still(Halted.reason("goto", ""));
  }

  /** Types the answer to what the program asks, and lets it go on; tells what cannot be typed. */
  Optional<String> answer(String typed) {
    Optional<Misunderstanding> wrong = calculator.answer(typed);
    calculator.run(SLICE);
    String error = calculator.contents().error();
    if (wrong.isPresent() || !error.isEmpty()) {
      return wrong.map(ErrorMessages::about).or(() -> Optional.of(error));
    }
    go();
    outlet.continued();
    return Optional.empty();
  }

  /** Evaluates words; what the display shows comes when they are done. */
  CompletableFuture<String> call(String words) {
    checkStill();
    debugger.onward();
    long before = calculator.linesExecuted();
    Optional<Misunderstanding> wrong = calculator.type(words);
    if (wrong.isPresent()) {
      throw Desk.refusal(ErrorMessages.about(wrong.get()));
    }
    CompletableFuture<String> shown = new CompletableFuture<>();
    called = Optional.of(shown);
    motion = Motion.CALL;
    if (calculator.isBusy()) {
      outlet.continued();
    } else if (calculator.linesExecuted() > before && calculator.programs().wereExecuting()) {
      outlet.continued();
      settle();
    } else {
      evaluated();
    }
    return shown;
  }

  /** Words that have started no program leave the program where it is. */
  private void evaluated() {
    motion = Motion.NONE;
    calculator.finishScroll();
    outlet.events(calculator);
    outlet.changed();
    answerCall();
  }

  private void answerCall() {
    String shown = calculator.isDark() ? "(off)" : calculator.display().toString().strip();
    called.ifPresent(it -> it.complete(shown));
    called = Optional.empty();
  }

  @Override
  public Optional<Duration> untilDue() {
    if (motion == Motion.NONE) {
      return Optional.empty();
    }
    boolean waits = motion != Motion.BACK && calculator.pace() == Pace.AUTHENTIC;
    return Optional.of(waits ? calculator.untilDue().orElse(Duration.ZERO) : Duration.ZERO);
  }

  @Override
  public void proceed() {
    if (motion == Motion.BACK) {
      proceedBack();
      return;
    }
    if (calculator.pace() == Pace.FULL && calculator.isBusy()) {
      around.await(calculator.untilDue().orElse(Duration.ZERO));
    }
    long before = calculator.linesExecuted();
    long begun = System.nanoTime();
    calculator.proceed(slice);
    boolean slow = System.nanoTime() - begun > LONG;
    slice = slow ? Math.max(1, slice / 4) : Math.min(SLICE, slice * 2);
    outlet.events(calculator);
    if (!calculator.isBusy()) {
      settle();
    } else if (motion == Motion.PAUSE && calculator.linesExecuted() == before) {
      calculator.press(Key.RUN_STOP);
    }
  }

  private void proceedBack() {
    for (int i = 0; i < SLICE_BACK; i++) {
      if (!calculator.stepBack()) {
        still(Halted.reason("entry", "there is no line to go back to"));
        return;
      }
      keyed = false;
      Optional<String> change = stops.changeBackwards();
      if (change.isPresent()) {
        still(Halted.atChange(stops.takeHit(), change.get()));
        return;
      }
      if (stops.stopBackwards(calculator.programs().pointer())) {
        still(Halted.atBreakpoint(stops.takeHit(), calculator.programLine()));
        return;
      }
    }
  }

  /** The program has stopped: tells why, or that it is done. */
  private void settle() {
    calculator.finishScroll();
    outlet.events(calculator);
    Motion was = motion;
    motion = Motion.NONE;
    stops.settle();
    boolean byDebugger = halted.look(was, debugger.takeReason());
    keyed = !byDebugger;
    halted.text().ifPresent(outlet::shown);
    boolean inConsole = called.isPresent();
    answerCall();
    if (halted.isError() && !breaksOnErrors && !inConsole) {
      outlet.complained(halted.complaint());
      outlet.ended(ExitCode.CALCULATOR_ERROR);
    } else if (halted.isEnd() && !inConsole && !wanted.is("stopAtEnd")) {
      outlet.ended(ExitCode.DONE);
    } else {
      still(halted.how());
    }
  }

  /** Tells how it has stopped and, where an editor shows a line about it, also where. */
  private void still(StoppedEventArguments how) {
    motion = Motion.NONE;
    String text = how.getText() == null ? "" : how.getText() + " · ";
    how.setDescription(text + new Frames(calculator).chain());
    outlet.stopped(how);
  }
}
