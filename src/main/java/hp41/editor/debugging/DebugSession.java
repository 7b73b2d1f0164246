package hp41.editor.debugging;

import hp41.Calculator;
import hp41.Calculator.TypedLineError;
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
final class DebugSession implements EventLoop.LoopTask {

  /** Most lines that are executed, or taken back, before requests have their turn again. */
  private static final int SLICE = 1 << 13;

  private static final int SLICE_BACK = 1 << 8;

  /** Time that they should not take, in nanoseconds; conditions and messages may need it. */
  private static final long LONG = 20_000_000;

  private final Launch.Arguments wanted;
  private final Calculator calculator;
  private final Debugger debugger;
  private final Peripherals around;
  private final DapEvents events;
  private final Sources sources;
  private final ExpressionEvaluator evaluator;
  private final ConditionalBreakpoints stops;
  private final StopReasonMapper halted;
  private RunState motion = RunState.NONE;

  private int slice = SLICE;

  /** Whether R/S is what lets it go on, since it has stopped by itself or not begun. */
  private boolean keyed = true;

  private boolean breaksOnErrors = true;
  private Optional<CompletableFuture<String>> called = Optional.empty();

  /** What was launched. */
  DebugSession(Launch.Arguments wanted, Launched launched, DapEvents events) {
    this.wanted = wanted;
    this.events = events;
    calculator = launched.calculator();
    debugger = calculator.debugger();
    around = launched.around();
    sources = new Sources(calculator, launched.loaded());
    evaluator = new ExpressionEvaluator(calculator);
    stops = new ConditionalBreakpoints(calculator, evaluator, events);
    halted = new StopReasonMapper(calculator, stops);
  }

  Calculator calculator() {
    return calculator;
  }

  Sources sources() {
    return sources;
  }

  ConditionalBreakpoints stops() {
    return stops;
  }

  ExpressionEvaluator probe() {
    return evaluator;
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
    if (motion != RunState.NONE) {
      throw DebugContext.refusal("the program runs");
    }
  }

  /** Whether nothing goes on. */
  boolean isStill() {
    return motion == RunState.NONE;
  }

  /** Whether the program has stopped to be given something. */
  boolean asks() {
    return motion == RunState.NONE && halted.asks(keyed);
  }

  /** Begins: runs, or stops in front of the first line. */
  void begin() {
    if (wanted.is("stopOnEntry")) {
      still(StopReasonMapper.reason("entry", "in front of the first line"));
    } else {
      go();
    }
  }

  /** Goes on. */
  void go() {
    move(RunState.RUN, debugger::onward);
  }

  /** Goes on to where a goal of the debugger's is reached. */
  void step(Runnable goal) {
    move(RunState.STEP, goal);
  }

  private void move(RunState wantedMotion, Runnable goal) {
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
    motion = RunState.NONE;
    called.ifPresent(it -> it.complete(""));
    called = Optional.empty();
  }

  /** Stops between two lines as soon as it can. */
  void pause() {
    if (motion == RunState.BACK) {
      still(StopReasonMapper.reason("pause", ""));
    } else if (motion != RunState.NONE) {
      debugger.in();
      motion = RunState.PAUSE;
    }
  }

  /** Takes the last line back. */
  void back() {
    checkStill();
    boolean done = calculator.stepBack();
    keyed = keyed && !done;
    still(StopReasonMapper.reason("step", done ? "" : "there is no line to go back to"));
  }

  /** Takes lines back until something stops that. */
  void backOn() {
    checkStill();
    debugger.watches().begin();
    motion = RunState.BACK;
  }

  /** Goes on at another line. */
  void jump(int pointer) {
    checkStill();
    debugger.jump(pointer);
    still(StopReasonMapper.reason("goto", ""));
  }

  /** Types the answer to what the program asks, and lets it go on; tells what cannot be typed. */
  Optional<String> answer(String typed) {
    Optional<TypedLineError> wrong = calculator.answer(typed);
    calculator.run(SLICE);
    String error = calculator.contents().error();
    if (wrong.isPresent() || !error.isEmpty()) {
      return wrong.map(ErrorMessages::about).or(() -> Optional.of(error));
    }
    go();
    events.continued();
    return Optional.empty();
  }

  /** Evaluates words; what the display shows comes when they are done. */
  CompletableFuture<String> call(String words) {
    checkStill();
    debugger.onward();
    long before = calculator.linesExecuted();
    Optional<TypedLineError> wrong = calculator.type(words);
    if (wrong.isPresent()) {
      throw DebugContext.refusal(ErrorMessages.about(wrong.get()));
    }
    CompletableFuture<String> shown = new CompletableFuture<>();
    called = Optional.of(shown);
    motion = RunState.CALL;
    if (calculator.isBusy()) {
      events.continued();
    } else if (calculator.linesExecuted() > before && calculator.programs().wereExecuting()) {
      events.continued();
      settle();
    } else {
      evaluated();
    }
    return shown;
  }

  /** Words that have started no program leave the program where it is. */
  private void evaluated() {
    motion = RunState.NONE;
    calculator.finishScroll();
    events.events(calculator);
    events.changed();
    answerCall();
  }

  private void answerCall() {
    String shown = calculator.isDark() ? "(off)" : calculator.display().toString().strip();
    called.ifPresent(it -> it.complete(shown));
    called = Optional.empty();
  }

  @Override
  public Optional<Duration> untilDue() {
    if (motion == RunState.NONE) {
      return Optional.empty();
    }
    boolean waits = motion != RunState.BACK && calculator.pace() == Pace.AUTHENTIC;
    return Optional.of(waits ? calculator.untilDue().orElse(Duration.ZERO) : Duration.ZERO);
  }

  @Override
  public void proceed() {
    if (motion == RunState.BACK) {
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
    events.events(calculator);
    if (!calculator.isBusy()) {
      settle();
    } else if (motion == RunState.PAUSE && calculator.linesExecuted() == before) {
      calculator.press(Key.RUN_STOP);
    }
  }

  private void proceedBack() {
    for (int i = 0; i < SLICE_BACK; i++) {
      if (!calculator.stepBack()) {
        still(StopReasonMapper.reason("entry", "there is no line to go back to"));
        return;
      }
      keyed = false;
      Optional<String> change = stops.changeBackwards();
      if (change.isPresent()) {
        still(StopReasonMapper.atChange(stops.takeHit(), change.get()));
        return;
      }
      if (stops.stopBackwards(calculator.programs().pointer())) {
        still(StopReasonMapper.atBreakpoint(stops.takeHit(), calculator.programLine()));
        return;
      }
    }
  }

  /** The program has stopped: tells why, or that it is done. */
  private void settle() {
    calculator.finishScroll();
    events.events(calculator);
    RunState was = motion;
    motion = RunState.NONE;
    stops.settle();
    boolean byDebugger = halted.look(was, debugger.takeReason());
    keyed = !byDebugger;
    halted.text().ifPresent(events::shown);
    boolean inConsole = called.isPresent();
    answerCall();
    if (halted.isError() && !breaksOnErrors && !inConsole) {
      events.complained(halted.complaint());
      events.ended(ExitCode.CALCULATOR_ERROR);
    } else if (halted.isEnd() && !inConsole && !wanted.is("stopAtEnd")) {
      events.ended(ExitCode.DONE);
    } else {
      still(halted.how());
    }
  }

  /** Tells how it has stopped and, where an editor shows a line about it, also where. */
  private void still(StoppedEventArguments how) {
    motion = RunState.NONE;
    String text = how.getText() == null ? "" : how.getText() + " · ";
    how.setDescription(text + new CallStack(calculator).chain());
    events.stopped(how);
  }
}
