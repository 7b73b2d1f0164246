package hp41.microcode;

import hp41.event.CalculatorError;
import hp41.event.StopReason;
import hp41.event.StopReason.Cause;
import hp41.machine.Line;
import hp41.machine.Machine;
import hp41.machine.Role;
import hp41.memory.Flags;
import hp41.memory.ProgramMemory;
import hp41.nut.Nut;

/**
 * Copies the state of the processor to the calculator, and determines why a program has stopped.
 */
final class StatusPublisher {

  private final Machine machine;
  private final Nut nut;
  private final UserCode programs;
  private final CardReaderChip cardReader;
  private final DisplayEventTranslator displayEvents;
  private StopReason stopped = Cause.NONE;
  private long updated;
  private int stoppedAt = -1;
  private boolean endedItself;

  StatusPublisher(Machine machine, Nut nut, UserCode programs, CardReaderChip cardReader) {
    this.machine = machine;
    this.nut = nut;
    this.programs = programs;
    this.cardReader = cardReader;
    displayEvents = new DisplayEventTranslator(machine, () -> nut.wasSet(UserCode.RUNNING));
    nut.listener(displayEvents);
  }

  /** Returns why a program has stopped by itself; {@link Cause#NONE} if none has. */
  StopReason stopped() {
    return nut.isAsleep() ? stopped : Cause.NONE;
  }

  /** Sets why a program has stopped by itself. */
  void stopped(StopReason reason) {
    stopped = reason;
  }

  /** Updates the calculator from the processor. */
  void update() {
    if (cardReader.isWaiting()) {
      showWait(nut.cells().toString());
    } else if (nut.isAsleep()) {
      cardReader.endWait();
    }
    if (nut.isAsleep() && nut.words() != updated) {
      updated = nut.words();
      machine.execution(Machine.Execution.KEYBOARD);
      if (nut.wasSet(UserCode.RUNNING)) {
        recordStop();
      }
      showMessage(displayEvents.whole(nut.cells()));
    }
  }

  /** Shows that the card reader waits, with the display's text as an error message. */
  private void showWait(String shown) {
    if (!machine.outbox().error().equals(shown)) {
      machine.outbox().showAgain(shown, true);
    }
  }

  /** Records that a program has stopped, at which line, and why. */
  private void recordStop() {
    nut.clearWasSet(UserCode.RUNNING);
    machine.execution(Machine.Execution.RUN);
    int pointer = machine.program().pointer();
    Line line = stopLine();
    machine.line(line);
    boolean stops = line.instruction().stopReason() != Cause.STOP || isStop(line);
    endedItself = stops && pointer != stoppedAt;
    stoppedAt = pointer;
    if (isError(displayEvents.whole(nut.cells()))) {
      displayEvents.forgetMessage();
    } else {
      displayEvents.reportMessage();
    }
    stopped = programs.takeBreak() ? Cause.NONE : line.instruction().stopReason();
  }

  private static boolean isStop(Line line) {
    return line.instruction().function().is(Role.STOP);
  }

  /** Shows the display as a message, or as an error, if flag 50 is set. */
  private void showMessage(String shown) {
    Flags flags = machine.flags();
    if (nut.isLit() && flags.get(Flags.MESSAGE) && !flags.get(Flags.PARTIAL_KEY)) {
      machine.outbox().showAgain(shown, isError(shown));
    }
  }

  /**
   * Returns whether a message is an error of the machine. A program shows the same text only from
   * ALPHA, and its pointer has moved to the line after PROMPT, STOP or END. An error leaves the
   * pointer at the line that failed.
   */
  private boolean isError(String shown) {
    boolean ofProgram = endedItself && displayEvents.isAlpha(shown);
    return CalculatorError.isMessage(shown) && !ofProgram;
  }

  /** Returns the line before the program pointer; at line 00 that is the END. */
  private Line stopLine() {
    ProgramMemory program = machine.program();
    int pointer = program.pointer();
    int start = program.start(pointer);
    int last = start;
    for (int p = start; p != pointer && program.lineAt(p) > program.end(start).address(); ) {
      last = p;
      p = program.next(p);
    }
    boolean top = pointer == start;
    return machine.lines().at(top ? program.end(start).address() + 1 : last);
  }
}
