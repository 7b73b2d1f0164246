package hp41.editor.debugging;

import hp41.Calculator;
import hp41.TypedLineError;
import hp41.app.ExitCode;
import hp41.debug.Debugger;
import hp41.editor.debugging.Launch.Launched;
import hp41.event.StopReason;
import hp41.event.StopReason.Cause;
import hp41.key.Key;
import hp41.key.Pace;
import hp41.peripherals.Peripherals;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.apache.commons.lang3.Strings;
import org.eclipse.lsp4j.debug.StoppedEventArguments;

/**
 * A calculator that is being debugged. It executes steps and runs, and reports events to the
 * editor.
 */
final class DebugSession implements EventLoop.LoopTask {

  /** The activity of a calculator that is being debugged. */
  enum RunState {
    /** The program is stopped. */
    NONE,
    /** The program is running. */
    RUN,
    /** A step is in progress. */
    STEP,
    /** The program is running and has been asked to pause. */
    PAUSE,
    /** Lines are being undone. */
    BACK,
    /** Words of the debug console are being executed. */
    CALL
  }

  /** The maximum number of lines to execute, or to undo, before the next request is handled. */
  private static final int SLICE = 1 << 13;

  private static final int SLICE_BACK = 1 << 8;

  /**
   * The maximum time of a slice in nanoseconds. Conditions and log messages can take long; the
   * slice is then reduced.
   */
  private static final long SLOW_NANOS = 20_000_000;

  private final LaunchArguments wanted;
  private final Calculator calculator;
  private final Debugger debugger;
  private final Peripherals peripherals;
  private final DapEvents events;
  private final Sources sources;
  private final EditorBreakpoints stops;
  private final StopReasonMapper stopReason;
  private RunState state = RunState.NONE;

  private int slice = SLICE;

  /** Whether R/S continues the program, because it has stopped by itself or has not started. */
  private boolean keyed = true;

  private boolean breaksOnErrors = true;
  private Optional<CompletableFuture<String>> consoleResult = Optional.empty();

  /** Creates a session for a launched program. */
  DebugSession(LaunchArguments wanted, Launched launched, DapEvents events) {
    this.wanted = wanted;
    this.events = events;
    calculator = launched.calculator();
    debugger = calculator.debugger();
    peripherals = launched.peripherals();
    sources = new Sources(calculator, launched.loaded());
    stops = new EditorBreakpoints(calculator, events);
    stopReason = new StopReasonMapper(calculator, stops);
  }

  Calculator calculator() {
    return calculator;
  }

  Sources sources() {
    return sources;
  }

  EditorBreakpoints stops() {
    return stops;
  }

  LaunchArguments wanted() {
    return wanted;
  }

  /** Sets whether errors of the calculator stop the program instead of ending it. */
  void breakOnErrors(boolean wantedSo) {
    breaksOnErrors = wantedSo;
  }

  /** Fails if the program is running. */
  void checkStill() {
    if (state != RunState.NONE) {
      throw DebugContext.refusal("the program runs");
    }
  }

  /** Returns whether nothing is running. */
  boolean isStill() {
    return state == RunState.NONE;
  }

  /** Returns whether the program has stopped for an answer. */
  boolean asks() {
    return state == RunState.NONE && stopReason.asks(keyed);
  }

  /** Starts the program, or reports the stop before its first line. */
  void begin() {
    if (wanted.is(LaunchArguments.STOP_ON_ENTRY)) {
      reportStop(StopReasonMapper.reason("entry", "before the first line"));
    } else {
      move(RunState.RUN, debugger::start);
    }
  }

  /** Continues the program. */
  void go() {
    move(RunState.RUN, debugger::onward);
  }

  /** Continues the program to a goal of the debugger. */
  void step(Runnable goal) {
    move(RunState.STEP, goal);
  }

  private void move(RunState wantedMotion, Runnable goal) {
    checkStill();
    goal.run();
    if (keyed) {
      calculator.type("R/S");
    } else {
      calculator.resume();
    }
    state = wantedMotion;
  }

  /** Ends the session. */
  void end() {
    state = RunState.NONE;
    consoleResult.ifPresent(it -> it.complete(""));
    consoleResult = Optional.empty();
  }

  /** Stops between two lines as soon as possible. */
  void pause() {
    if (state == RunState.BACK) {
      reportStop(StopReasonMapper.reason("pause", ""));
    } else if (state != RunState.NONE) {
      debugger.in();
      state = RunState.PAUSE;
    }
  }

  /** Undoes the last line. */
  void back() {
    checkStill();
    boolean done = calculator.stepBack();
    keyed = keyed && !done;
    reportStop(StopReasonMapper.reason("step", done ? "" : "no earlier line is recorded"));
  }

  /** Undoes lines until a breakpoint stops the program. */
  void continueBack() {
    checkStill();
    debugger.watches().begin();
    state = RunState.BACK;
  }

  /** Sets the next line. */
  void jump(int pointer) {
    checkStill();
    debugger.jump(pointer);
    reportStop(StopReasonMapper.reason("goto", ""));
  }

  /**
   * Types the answer to the program's question and continues the program; returns the error if the
   * answer is not valid.
   */
  Optional<String> answer(String typed) {
    Optional<TypedLineError> wrong = calculator.answer(typed);
    calculator.run(SLICE);
    String error = calculator.contents().error();
    if (wrong.isPresent() || !error.isEmpty()) {
      return wrong.map(TypedLineError::message).or(() -> Optional.of(error));
    }
    go();
    events.continued();
    return Optional.empty();
  }

  /** Executes words of the debug console. The result is the display when they are done. */
  CompletableFuture<String> call(String words) {
    checkStill();
    if (Strings.CI.endsWith(words.strip(), "R/S")) {
      debugger.onward();
    } else {
      debugger.start();
    }
    long before = calculator.linesExecuted();
    Optional<TypedLineError> wrong = calculator.type(words);
    if (wrong.isPresent()) {
      throw DebugContext.refusal(wrong.get().message());
    }
    CompletableFuture<String> shown = new CompletableFuture<>();
    consoleResult = Optional.of(shown);
    state = RunState.CALL;
    if (calculator.isBusy()) {
      events.continued();
    } else if (calculator.linesExecuted() > before && calculator.programs().lastWasProgramLine()) {
      events.continued();
      settle();
    } else {
      evaluated();
    }
    return shown;
  }

  /** Completes words that did not run a program; the program pointer is unchanged. */
  private void evaluated() {
    state = RunState.NONE;
    calculator.finishScroll();
    events.events(calculator);
    events.changed();
    answerCall();
  }

  private void answerCall() {
    String shown = calculator.isDark() ? "(off)" : calculator.display().toString().strip();
    consoleResult.ifPresent(it -> it.complete(shown));
    consoleResult = Optional.empty();
  }

  @Override
  public Optional<Duration> untilDue() {
    if (state == RunState.NONE) {
      return Optional.empty();
    }
    boolean waits = state != RunState.BACK && calculator.pace() == Pace.AUTHENTIC;
    return Optional.of(waits ? calculator.untilDue().orElse(Duration.ZERO) : Duration.ZERO);
  }

  @Override
  public void proceed() {
    if (state == RunState.BACK) {
      proceedBack();
      return;
    }
    if (calculator.pace() == Pace.FULL && calculator.isBusy()) {
      peripherals.await(calculator.untilDue().orElse(Duration.ZERO));
    }
    long before = calculator.linesExecuted();
    long start = System.nanoTime();
    calculator.proceed(slice);
    boolean slow = System.nanoTime() - start > SLOW_NANOS;
    slice = slow ? Math.max(1, slice / 4) : Math.min(SLICE, slice * 2);
    events.events(calculator);
    boolean waits = calculator.isBusy() && calculator.linesExecuted() == before;
    if (state == RunState.PAUSE && waits) {
      calculator.press(Key.RUN_STOP);
    }
    if (!calculator.isBusy()) {
      settle();
    }
  }

  private void proceedBack() {
    for (int i = 0; i < SLICE_BACK; i++) {
      if (!calculator.stepBack()) {
        reportStop(StopReasonMapper.reason("entry", "no earlier line is recorded"));
        return;
      }
      keyed = false;
      StopReason reason = debugger.reasonBackwards();
      if (reason != Cause.NONE) {
        reportStop(stopReason.how(reason));
        return;
      }
    }
  }

  /** Reports why the program has stopped, or that it has ended. */
  private void settle() {
    calculator.finishScroll();
    events.events(calculator);
    RunState was = state;
    state = RunState.NONE;
    boolean byDebugger = stopReason.look(was);
    keyed = !byDebugger;
    stopReason.text().ifPresent(events::stdout);
    boolean inConsole = consoleResult.isPresent();
    answerCall();
    if (stopReason.isError() && !breaksOnErrors && !inConsole) {
      events.error(stopReason.complaint());
      events.ended(ExitCode.CALCULATOR_ERROR);
    } else if (stopReason.isEnd() && !inConsole && !wanted.is(LaunchArguments.STOP_AT_END)) {
      events.ended(ExitCode.DONE);
    } else {
      reportStop(stopReason.how());
    }
  }

  /** Sends a stopped event. Its description contains the call stack, because editors display it. */
  private void reportStop(StoppedEventArguments how) {
    state = RunState.NONE;
    String text = how.getText() == null ? "" : how.getText() + " · ";
    how.setDescription(text + new CallStack(calculator).chain());
    events.stopped(how);
  }
}
