package hp41.player;

import hp41.effect.ResumeAction;
import hp41.entry.EntryView;
import hp41.entry.KeyResult;
import hp41.entry.ModalFunctions;
import hp41.entry.NoEntry;
import hp41.event.StopReason.Cause;
import hp41.machine.Instruction;
import hp41.machine.Line;
import hp41.machine.Machine;
import hp41.machine.Order.KeyWait;
import hp41.machine.Order.Signal;
import hp41.machine.Outcome;
import hp41.machine.Outcome.Halt;
import hp41.machine.Processor;
import hp41.machine.Role;
import hp41.memory.Flags;
import hp41.player.FollowUp.Opened;
import hp41.player.FollowUp.Stopped;
import hp41.player.ProgramState.Finishing;
import hp41.player.ProgramState.Listing;
import hp41.player.ProgramState.Plain;
import hp41.player.ProgramState.Suspended;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongConsumer;

/** Runs a program at the chosen pace, through its pauses and scrolling messages. */
final class Runner {

  private final Machine machine;
  private final KeyNotes notes;
  private final Processor processor;
  private final PacedTimeline timeline;
  private final Lcd lcd;
  private final IdleDisplay idle;
  private final KeyPrinterTrace trace;
  private final EntryView view;
  private final CurrentEntry current;
  private final KeyPolling polling;
  private final Consumer<FollowUp> followUps;
  private final KeyWaiting keyWaiting;
  private final Agenda agenda;
  private final InstructionTimer timer;
  private final KeyedTime keyed;
  private ProgramState state = Plain.RESTING;
  private long lineEnds;
  private int shown;

  Runner(Stage stage, CurrentEntry current, KeyWaiting keyWaiting, Consumer<FollowUp> followUps) {
    this.current = current;
    this.keyWaiting = keyWaiting;
    this.followUps = followUps;
    view = stage.view();
    machine = stage.machine();
    notes = stage.notes();
    processor = stage.processor();
    timeline = stage.timeline();
    lcd = stage.lcd();
    idle = stage.idle();
    trace = stage.trace();
    polling = keyWaiting.polling();
    agenda = new Agenda(timeline);
    timer = stage.timer();
    keyed = stage.keyed();
  }

  /** Returns the wait for a key that a function asks for. */
  KeyWaiting keyWaiting() {
    return keyWaiting;
  }

  /** Returns whether a program runs, also during the time that its last line takes. */
  boolean isRunning() {
    return processor.isRunning() || state.isFinishing();
  }

  /** Returns whether a program runs, or a function waits for a key. */
  boolean isActive() {
    return isRunning() || keyWaiting.isWaiting();
  }

  /** Returns whether a program, a pause or a function that waits for a key is about to begin. */
  boolean isStarting() {
    return keyed.isStarting() || state instanceof Finishing line && line.outcome() == Signal.PAUSE;
  }

  /** Returns whether R/S can stop the program: not before a key wait or during an alarm's call. */
  boolean canStop() {
    return processor.isRunning()
        && state != Plain.CALLING
        && !(state instanceof Finishing line && line.outcome() instanceof KeyWait);
  }

  /** Returns whether the program waits in PSE. */
  boolean isPausing() {
    return state == Plain.PAUSING && processor.isRunning();
  }

  /** Returns whether the next line can be executed now. */
  boolean isReady() {
    return state == Plain.READY && processor.isRunning() && !keyWaiting.isWaiting();
  }

  void start() {
    processor.start();
    machine.outbox().clearMessage();
    shown = machine.outbox().messagesShown();
    resumeAfter(timeline.computing(Times.START));
    timeline.atOnce(timeline::proceed);
  }

  /** Continues a program that stopped between two lines, with its message and stack lift. */
  void resumeFromBreak() {
    processor.start();
    resumeAfter(0);
  }

  /** Stops the program and drops the entry. */
  void abandon() {
    stop();
    timeline.clear();
    current.drop();
  }

  void stop() {
    machine.flags().set(Flags.PAUSE, false);
    keyed.end();
    state = Plain.RESTING;
    processor.stop();
    keyWaiting.stop();
    agenda.cancel();
  }

  /** Stops the program after the effect of its line, and shows the goose that a label has moved. */
  void stopAtOnce() {
    if (state.isFinishing()) {
      idle.showProgress();
    }
    stop();
  }

  /** Runs an action at the end of the line that is executed, or now if there is none. */
  void whenLineEnds(Runnable action) {
    if (state.isFinishing() && processor.isRunning()) {
      agenda.cancel();
      agenda.after(lineEnds - timeline.now(), action);
    } else {
      action.run();
    }
  }

  /** Continues the program after a delay, at the pace that is selected when the delay ends. */
  void resumeAfter(long micros) {
    state = Plain.RESTING;
    agenda.cancel();
    agenda.after(micros, this::continueRun);
  }

  private void continueRun() {
    if (isRunning()) {
      idle.showProgress();
      nextLine();
    }
  }

  private void nextLine() {
    state = Plain.READY;
  }

  /** Allows the next line after a scroll, unless the program has continued during the scroll. */
  private void nextLineUnlessBegun() {
    if (state == Plain.RESTING) {
      nextLine();
    }
  }

  /** Executes one line. Its display and the next line follow when its time has passed. */
  private void line() {
    Line line = machine.lines().at(machine.program().pointer());
    timer.begin();
    Outcome outcome = processor.run(1);
    boolean pauses = outcome == Signal.PAUSE;
    boolean message = machine.outbox().messagesShown() != shown;
    long writing =
        Times.afterLine(
            polling.isDown(),
            pauses ? idle.settling() : Times.WRITE,
            message ? machine.outbox().message() : "");
    long micros = Times.sum(timer.microsOfLine(line, outcome), timeline.computing(writing));
    agenda.cancel();
    state = new Finishing(outcome);
    if (pauses || message) {
      agenda.after(Times.untilWriting(micros, pauses), lcd::beginWriting);
    }
    lineEnds = timeline.now() + micros;
    boolean lists = line.instruction().function().is(Role.LIST_FILES);
    agenda.after(micros, lists ? () -> finishWhenUp(outcome) : () -> finishLine(outcome));
  }

  /** Finishes EMDIR, which waits until no key is down. */
  private void finishWhenUp(Outcome outcome) {
    if (polling.isDown()) {
      state = new Listing(outcome);
    } else {
      finishLine(outcome);
    }
  }

  private void finishLine(Outcome outcome) {
    state = Plain.RESTING;
    if (outcome != Halt.NOT_YET) {
      attend(outcome);
    } else if (machine.outbox().messagesShown() != shown) {
      showMessage(this::nextLineUnlessBegun);
      timeline.atOnce(this::nextLine);
    } else {
      idle.showProgress();
      nextLine();
    }
  }

  private void showMessage(Runnable then) {
    shown = machine.outbox().messagesShown();
    agenda.cancel();
    lcd.scroll(machine.outbox().message(), agenda.unlessCancelled(then));
  }

  /** At the speed of the machine, reads the keyboard between two lines: only R/S acts. */
  void readKeys() {
    timeline.inTime(polling::readForStop);
  }

  /** Executes one line, or at full speed up to this number of lines. */
  void run(int lines) {
    timeline.either(this::line, () -> finishLine(processor.run(lines)));
  }

  private void attend(Outcome outcome) {
    if (outcome == Signal.PAUSE) {
      pause();
      return;
    } else if (outcome instanceof KeyWait wait) {
      await(wait, micros -> resumeAfter(timeline.computing(micros)));
      return;
    }
    agenda.cancel();
    Optional<KeyResult> entry = ModalFunctions.entry(outcome, ResumeAction.PROGRAM, view);
    if (entry.isPresent()) {
      follow(new Opened(entry.get()));
      return;
    } else if (outcome.is(Cause.BREAK)) {
      stopped(Cause.BREAK, false);
      return;
    }
    if (machine.flags().get(Flags.MESSAGE)) {
      idle.showProgress();
    }
    boolean message = machine.outbox().messagesShown() != shown;
    shown = machine.outbox().messagesShown();
    long settling = timeline.computing(message ? 0 : idle.settling());
    state = new Finishing(outcome);
    agenda.after(Times.untilWriting(settling, true), lcd::beginWriting);
    agenda.after(settling, () -> finish(outcome, message));
    timeline.proceed();
  }

  private void finish(Outcome outcome, boolean message) {
    state = Plain.RESTING;
    stopped(outcome.cause(), message);
    if (outcome.is(Cause.ERROR)) {
      timeline.inTime(() -> goBack(outcome));
    }
  }

  /** Goes back to the line that failed. Keys that are pressed in the meantime are lost. */
  private void goBack(Outcome error) {
    state = new Finishing(error);
    long counting = machine.labels().microsBefore(Times.ERROR_COUNTS);
    agenda.after(
        Times.sum(Times.ERROR_BACK, counting),
        () -> {
          state = Plain.RESTING;
          polling.forget();
        });
  }

  /** Waits for the key that a function asks for, as {@link KeyWaiting#begin} does. */
  void await(KeyWait wait, LongConsumer then) {
    agenda.cancel();
    keyWaiting.begin(wait, then);
  }

  /** Suspends the program until {@link #resume} because an alarm is open. */
  void suspend() {
    state = new Suspended(state);
    agenda.cancel();
  }

  /** Continues the program after an alarm. */
  void resume() {
    shown = machine.outbox().messagesShown();
    state = state instanceof Suspended suspended ? suspended.before() : state;
    if (isRunning()) {
      resumeAfter(timeline.computing(Times.RESUME));
    }
  }

  /** Shows the result of a program that has stopped, or of a function. */
  void stopped(Cause cause, boolean message) {
    follow(new Stopped(cause, message));
  }

  /** Passes to the engine what it has to do next. */
  void follow(FollowUp next) {
    followUps.accept(next);
  }

  /** Shows the display after R/S has stopped a pause, and prints STOP. */
  void reportStopInPause() {
    trace.function("STOP");
    reportStop();
  }

  /** Shows the display after R/S has stopped the program. */
  void reportStop() {
    stopped(Cause.STOP, false);
  }

  /** Executes an instruction after a time, before the program continues. */
  void interrupt(Instruction instruction, long micros) {
    state = Plain.CALLING;
    agenda.cancel();
    agenda.after(timeline.computing(micros), () -> interrupt(instruction));
    timeline.proceed();
  }

  private void interrupt(Instruction instruction) {
    state = Plain.RESTING;
    Outcome outcome = processor.interrupt(instruction);
    if (outcome == Halt.NOT_YET) {
      resumeAfter(timeline.computing(Times.RESUME));
      return;
    }
    state = new Finishing(outcome);
    agenda.after(timeline.computing(Times.WRITE_MESSAGE), () -> attend(outcome));
    timeline.proceed();
  }

  private void pause() {
    state = Plain.PAUSING;
    machine.flags().set(Flags.PAUSE, true);
    if (machine.outbox().messagesShown() != shown) {
      showMessage(this::beginPause);
    } else {
      agenda.cancel();
      notes.shown();
      idle.show(agenda.unlessCancelled(this::beginPause));
    }
  }

  private void beginPause() {
    restartPause();
    polling.read();
  }

  /** Handles the release of a key: the wait of a PSE begins again. */
  void keyUp() {
    if (state instanceof Listing listing) {
      state = new Finishing(listing.outcome());
      agenda.after(Times.LIST_ENDS, () -> finishLine(listing.outcome()));
    }
    if (isPausing() && !lcd.isScrolling()) {
      restartPause();
    }
  }

  /** Extends a PSE until {@link #keyUp}. */
  void holdPause() {
    agenda.cancel();
  }

  /** Begins the wait of a PSE, or begins it again after a key. */
  void restartPause() {
    agenda.cancel();
    agenda.after(Times.pause(machine.instructions().isExtended()), this::endPause);
  }

  private void endPause() {
    if (isPausing()) {
      machine.flags().set(Flags.PAUSE, false);
      machine.labels().resetPasses();
      trace.end();
      current.open(NoEntry.NONE);
      resumeAfter(timeline.computing(Times.RESUME));
    }
  }
}
