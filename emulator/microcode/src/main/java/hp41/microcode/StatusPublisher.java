package hp41.microcode;

import hp41.event.CalculatorError;
import hp41.event.StopReason;
import hp41.event.StopReason.Cause;
import hp41.machine.Line;
import hp41.machine.Machine;
import hp41.memory.Flags;
import hp41.nut.Nut;

/** Tells the rest of the calculator how the processor stands, and what has stopped. */
final class StatusPublisher {

  private final Machine machine;
  private final Nut nut;
  private final UserCode programs;
  private final CardReaderChip cardReader;
  private final DisplayEventTranslator told;
  private StopReason stopped = Cause.BUDGET;
  private long looked;

  StatusPublisher(Machine machine, Nut nut, UserCode programs, CardReaderChip cardReader) {
    this.machine = machine;
    this.nut = nut;
    this.programs = programs;
    this.cardReader = cardReader;
    told = new DisplayEventTranslator(machine, () -> nut.wasSet(UserCode.RUNNING));
    nut.tell(told);
  }

  /** Returns why a program has stopped by itself; {@link Cause#BUDGET} if none has. */
  StopReason stopped() {
    return nut.isAsleep() ? stopped : Cause.BUDGET;
  }

  /** Sets why a program has stopped by itself. */
  void stopped(StopReason reason) {
    stopped = reason;
  }

  /** Looks how it stands now. */
  void look() {
    if (cardReader.isWaiting()) {
      showWait(nut.cells().toString());
    } else if (nut.isAsleep()) {
      cardReader.rest();
    }
    if (nut.isAsleep() && nut.words() != looked) {
      looked = nut.words();
      machine.execution(Machine.Execution.KEYBOARD);
      if (nut.wasSet(UserCode.RUNNING)) {
        recordStop();
      }
      tell(told.whole(nut.cells()));
    }
  }

  /** The card reader waits behind a message that stands like an error's. */
  private void showWait(String shown) {
    if (!machine.outbox().error().equals(shown)) {
      machine.outbox().showAgain(shown, true);
    }
  }

  /** A program has run, and stands now. */
  private void recordStop() {
    nut.clearWasSet(UserCode.RUNNING);
    machine.execution(Machine.Execution.RUN);
    Line line = StopLine.of(machine);
    machine.line(line);
    told.tell();
    stopped = programs.takeBreak() ? Cause.BUDGET : line.instruction().stopReason();
  }

  /** What the display shows is a message, if the flags say so: perhaps an error's. */
  private void tell(String shown) {
    Flags flags = machine.flags();
    if (nut.isLit() && flags.get(Flags.MESSAGE) && !flags.get(Flags.PARTIAL_KEY)) {
      machine.outbox().showAgain(shown, CalculatorError.isMessage(shown));
    }
  }
}
