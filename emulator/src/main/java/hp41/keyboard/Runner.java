package hp41.keyboard;

import hp41.event.StopReason;
import hp41.event.StopReason.Cause;
import hp41.event.StopReason.KeyWait;
import hp41.key.Key;
import hp41.key.Pace;
import hp41.machine.Instruction;
import hp41.machine.Machine;
import hp41.machine.Processor;
import hp41.machine.Role;
import hp41.machine.Timing;
import hp41.time.Agenda;
import hp41.time.Times;

/** Keeps a program running at the chosen pace, through its pauses and scrolling messages. */
final class Runner {

  private static final String GOOSE = "⟶";

  private final Machine machine;
  private final Processor processor;
  private final Keyboard keyboard;
  private final KeyWaiting keyWaiting;
  private final Agenda agenda;
  private boolean pausing;
  private boolean finishing;
  private boolean suspended;
  private boolean aboutToWait;
  private int shown;

  Runner(Machine machine, Processor processor, Keyboard keyboard) {
    this.machine = machine;
    this.processor = processor;
    this.keyboard = keyboard;
    keyWaiting = new KeyWaiting(keyboard);
    agenda = new Agenda(keyboard.timeline());
  }

  /** A function that waits for a key, if one does. */
  KeyWaiting keyWaiting() {
    return keyWaiting;
  }

  /** Whether a program runs; also while its last line takes its time. */
  boolean isRunning() {
    return processor.isRunning() || finishing;
  }

  boolean isPausing() {
    return pausing && processor.isRunning();
  }

  /** Whether lines can be executed now without waiting for anything. */
  boolean isBusy() {
    return isRunning()
        && !pausing
        && !finishing
        && !suspended
        && !keyWaiting.isWaiting()
        && keyboard.pace() == Pace.FULL;
  }

  long micros(Instruction instruction) {
    return keyboard
        .pace()
        .of(Timing.micros(instruction) + Timing.search(machine.labels().takeSearched()));
  }

  /** The time that the searches for labels took since this was last asked. */
  long searchMicros() {
    return keyboard.pace().of(Timing.search(machine.labels().takeSearched()));
  }

  /** Starts the program at the program counter. */
  void start() {
    processor.start();
    machine.outbox().clearMessage();
    shown = machine.outbox().messagesShown();
    pausing = false;
    resumeAfter(keyboard.pace().of(Times.START));
  }

  /** Goes on where a program was stopped between two lines: message and stack lift stay. */
  void goOnFromBreak() {
    processor.start();
    resumeAfter(0);
  }

  void stop() {
    processor.stop();
    keyWaiting.giveUp();
    suspended = false;
    pausing = false;
    finishing = false;
    aboutToWait = false;
    agenda.cancel();
  }

  /** Goes on after so many microseconds, at the pace of then. */
  void resumeAfter(long micros) {
    agenda.cancel();
    agenda.after(micros, this::goOn);
  }

  private void goOn() {
    if (isRunning()) {
      showProgress();
      nextLine();
    }
  }

  /** At full speed the lines are asked for by {@link #run}. */
  private void nextLine() {
    if (keyboard.pace() == Pace.AUTHENTIC) {
      line();
    }
  }

  /** Executes one line; what it shows, and the next line, come when its time has passed. */
  private void line() {
    keyboard.dispatch().lookForStop();
    if (!processor.isRunning() || keyboard.alarmWatch().look()) {
      return;
    }
    Instruction next = processor.next();
    machine.labels().takeSearched();
    StopReason reason = processor.run(1);
    boolean returned = reason == Cause.END && next.function().is(Role.RETURN);
    long micros = micros(next) + (returned ? Times.RETURN : 0);
    agenda.cancel();
    finishing = true;
    aboutToWait = reason instanceof KeyWait;
    if (machine.outbox().messagesShown() != shown) {
      micros += keyboard.pace().of(Lcd.writing(machine.outbox().message()));
    }
    if (reason == Cause.PAUSE || machine.outbox().messagesShown() != shown) {
      long writing = reason == Cause.PAUSE ? Times.WRITE_X : Times.WRITE;
      agenda.after(micros - writing, keyboard.lcd()::beginWriting);
    }
    agenda.after(micros, () -> finishLine(reason));
  }

  private void finishLine(StopReason reason) {
    finishing = false;
    aboutToWait = false;
    if (reason != Cause.BUDGET) {
      attend(reason);
    } else if (machine.outbox().messagesShown() != shown) {
      showMessage(this::nextLine);
    } else {
      showProgress();
      nextLine();
    }
  }

  private void showMessage(Runnable then) {
    shown = machine.outbox().messagesShown();
    agenda.cancel();
    keyboard.lcd().scroll(machine.outbox().message(), agenda.unlessCancelled(then));
  }

  /** Executes up to so many lines, if that can be done now. */
  void run(int lines) {
    if (isBusy() && !keyboard.alarmWatch().look()) {
      finishLine(processor.run(lines));
    }
  }

  private void attend(StopReason reason) {
    if (reason == Cause.PAUSE) {
      pause();
      return;
    } else if (reason instanceof KeyWait wait) {
      await(wait, () -> resumeAfter(keyboard.pace().of(Times.KEY_ANSWERED)));
      return;
    }
    pausing = false;
    agenda.cancel();
    if (keyboard.engage(reason, ResumeAction.PROGRAM)) {
      return;
    }
    if (keyboard.hasMessage()) {
      showProgress();
    }
    boolean message = machine.outbox().messagesShown() != shown;
    shown = machine.outbox().messagesShown();
    boolean stands = message || IdleDisplay.isWritten(keyboard);
    long settling =
        keyboard.pace().of(stands ? 0 : Times.WRITE + IdleDisplay.longerThanNumber(keyboard));
    finishing = true;
    agenda.after(settling - Times.WRITE_X, keyboard.lcd()::beginWriting);
    agenda.after(settling, () -> finish(reason, message));
    keyboard.timeline().proceed();
  }

  private void finish(StopReason reason, boolean message) {
    finishing = false;
    keyboard.stopped(reason, message);
  }

  /** Waits for the key that a function asked for, and goes on. */
  void await(KeyWait wait, Runnable then) {
    agenda.cancel();
    keyWaiting.begin(wait, then);
  }

  /** Waits until {@link #resume} while an alarm is on. */
  void suspend() {
    suspended = true;
    agenda.cancel();
  }

  /** Goes on after an alarm. */
  void resume() {
    suspended = false;
    if (isPausing()) {
      restartPause();
    } else if (isRunning()) {
      resumeAfter(keyboard.pace().of(Times.RESUME));
    }
  }

  /** Executes an instruction before the program goes on. */
  void interrupt(Instruction instruction) {
    pausing = false;
    finishing = false;
    StopReason reason = processor.interrupt(instruction);
    if (reason == Cause.BUDGET) {
      resumeAfter(keyboard.pace().of(Times.RESUME));
    } else {
      attend(reason);
    }
  }

  private void pause() {
    pausing = true;
    if (machine.outbox().messagesShown() != shown) {
      showMessage(this::beginPause);
    } else {
      agenda.cancel();
      IdleDisplay.show(keyboard, agenda.unlessCancelled(this::beginPause));
    }
  }

  private void beginPause() {
    restartPause();
    keyboard.dispatch().hear();
  }

  /** A key is let go: the wait of a PSE begins again. */
  void keyUp() {
    if (isPausing() && !keyboard.lcd().isScrolling()) {
      restartPause();
    }
  }

  /** Begins the wait of a PSE, or begins it again after a key. */
  void restartPause() {
    agenda.cancel();
    agenda.after(Times.PAUSE, this::endPause);
  }

  private void endPause() {
    if (isPausing()) {
      pausing = false;
      machine.labels().resetPasses();
      keyboard.open(FunctionKeys.STATE);
      resumeAfter(keyboard.pace().of(Times.RESUME));
    }
  }

  /** While a program runs only R/S counts, unless it pauses or is about to wait for a key. */
  void press(Key key) {
    if (pausing) {
      pressInPause(key);
    } else if (key == Key.RUN_STOP && processor.isRunning() && !aboutToWait) {
      stop();
      keyboard.hold(HeldKey.silent(keyboard, () -> keyboard.stopped(Cause.STOP, false)));
      machine.outbox().clearMessage();
    } else {
      keyboard.dispatch().passOver(key);
    }
  }

  /** In a PSE digits and letters are entered, modes switched; a function stops the program. */
  private void pressInPause(Key key) {
    if (key == Key.RUN_STOP && !keyboard.isShifted()) {
      stop();
      keyboard.open(
          keyboard.hold(
              HeldKey.shown(keyboard, "STOP", () -> keyboard.stopped(Cause.STOP, false))));
      return;
    }
    keyboard.dispatch().press(key);
    boolean switches = key == Key.SHIFT || key == Key.USER || key == Key.ALPHA;
    boolean open = !(keyboard.entry() instanceof FunctionKeys) && !keyboard.entry().isPrompt();
    if (switches || open) {
      agenda.cancel();
    } else {
      stop();
    }
  }

  /** The flying goose, unless a message stands. */
  private void showProgress() {
    if (!machine.outbox().isMessageShown()) {
      keyboard.lcd().show(" ".repeat(Math.floorMod(machine.labels().passes(), 12)) + GOOSE);
    }
  }
}
