package hp41.machine;

import hp41.event.CalculatorError;
import hp41.event.StopReason;
import hp41.event.StopReason.Cause;
import hp41.memory.Flags;
import hp41.memory.LinePointer;
import hp41.memory.ProgramMemory;
import hp41.number.DomainError;
import hp41.number.RangeError;

/** Executes instructions: single ones from the keyboard, and programs. */
public final class Processor {

  private final Machine machine;
  private final PrinterTrace trace;
  private final Tier tier;
  private boolean running;
  private long executed;

  /**
   * Creates a processor that can delegate lines to an execution tier if no {@link LineWatch} is
   * set.
   */
  public Processor(Machine machine, Tier tier) {
    this.machine = machine;
    this.tier = tier;
    trace = new PrinterTrace(machine);
  }

  /** Returns whether a program runs. A paused program is running. */
  public boolean isRunning() {
    return running;
  }

  /**
   * Returns the number of program lines executed so far. Nulls do not count, nor does an END or RTN
   * that stops the program.
   */
  public long executed() {
    return executed;
  }

  /** Starts the program at the program counter. */
  public void start() {
    running = true;
    machine.labels().resetPasses();
    machine.program().storeLine(ProgramMemory.UNKNOWN_LINE);
  }

  /** Stops the program. */
  public void stop() {
    running = false;
    machine.searchedFile().clear();
  }

  /** Returns the instruction that a running program executes next. */
  public Instruction next() {
    return machine.lines().at(machine.program().pointer()).instruction();
  }

  /**
   * Runs the program until it stops or the budget is used up.
   *
   * @param budget the maximum number of lines
   * @return why it stopped
   */
  public StopReason run(int budget) {
    machine.execution(Machine.Execution.RUN);
    if (machine.watch().isPresent()) {
      return run(budget, machine.watch().get());
    }
    for (int left = budget; left > 0; ) {
      int single = Math.min(left, tier.interval());
      left -= single;
      for (; single > 0; single--) {
        StopReason reason = executeLine(fetch(machine.lines().after(machine.line())));
        if (reason != Cause.BUDGET) {
          return finish(reason);
        }
      }
      if (left > 0) {
        int compiled = tier.run(left);
        executed += compiled - tier.nulls();
        left -= compiled;
        StopReason reason =
            machine.isStopRequested() ? ended(machine.line().instruction()) : Cause.BUDGET;
        if (reason != Cause.BUDGET) {
          return finish(reason);
        }
      }
    }
    return Cause.BUDGET;
  }

  /** Runs the program while a {@link LineWatch} observes it. */
  private StopReason run(int budget, LineWatch observer) {
    observer.begin();
    for (int left = budget; left > 0; left--) {
      Line next = machine.lines().after(machine.line());
      if (observer.stopsBefore(next.pointer())) {
        return finish(Cause.BREAK);
      }
      StopReason reason = executeLine(fetch(next));
      boolean stops =
          !next.instruction().isNull()
              && observer.stopsAfter(next.pointer(), next.instruction(), reason);
      if (reason != Cause.BUDGET || stops) {
        return finish(reason == Cause.BUDGET ? Cause.BREAK : reason);
      }
    }
    return Cause.BUDGET;
  }

  /**
   * Executes the line at the program counter, as SST does, with flag 51 set. The line number
   * remains known if the line was followed by the next line.
   */
  public StopReason step() {
    machine.execution(Machine.Execution.STEP);
    machine.program().pointer(machine.program().pointerPastNulls());
    machine.watch().ifPresent(LineWatch::begin);
    int pointer = machine.program().pointer();
    int number = Math.max(1, new LinePointer(machine.program()).number());
    Line next = fetch(machine.lines().after(machine.line()));
    machine.program().storeLine(ProgramMemory.UNKNOWN_LINE);
    machine.flags().set(Flags.SST, true);
    StopReason reason = executeLine(next);
    machine.flags().set(Flags.SST, false);
    if (reason != Cause.ERROR && machine.program().counter() == next.following()) {
      machine.program().storeLine(number + 1);
    }
    machine.watch().ifPresent(it -> it.stopsAfter(pointer, next.instruction(), reason));
    return finish(reason);
  }

  /** Executes an instruction that was keyed. XEQ of a label starts the program. */
  public StopReason execute(Instruction instruction) {
    machine.execution(Machine.Execution.KEYBOARD);
    return finish(traced(instruction));
  }

  /** Executes an instruction between two lines of the running program. */
  public StopReason interrupt(Instruction instruction) {
    machine.execution(Machine.Execution.RUN);
    int pointer = machine.program().pointer();
    StopReason reason = finish(outcome(instruction));
    if (reason == Cause.ERROR) {
      machine.program().pointer(pointer);
    }
    return reason;
  }

  /** Makes a line the current one and advances the program counter. */
  private Line fetch(Line next) {
    machine.program().counter(next.following());
    machine.line(next);
    if (!next.instruction().isNull()) {
      executed++;
    }
    return next;
  }

  /** Executes the current line. In TRACE mode the line and its result are printed. */
  private StopReason executeLine(Line line) {
    if (!machine.printer().isTracing()) {
      return outcome(line.instruction());
    }
    trace.line(line);
    return traced(line.instruction());
  }

  /** Executes an instruction. In TRACE mode its result is printed. */
  private StopReason traced(Instruction instruction) {
    StopReason reason = outcome(instruction);
    if (machine.printer().isTracing() && reason != Cause.ERROR) {
      trace.result(instruction);
    }
    return reason;
  }

  /** Executes an instruction; returns {@link Cause#BUDGET} if the next one can follow. */
  private StopReason outcome(Instruction instruction) {
    try {
      instruction.execute(machine);
    } catch (CalculatorError | DomainError | RangeError error) {
      machine.stop(Cause.BUDGET);
      return failed(instruction, error);
    }
    return ended(instruction);
  }

  /** Returns the stop that an executed instruction has requested, if any. */
  private StopReason ended(Instruction instruction) {
    StopReason reason = machine.takeStop();
    if (reason == Cause.ERROR) {
      return failed(instruction, CalculatorError.NONEXISTENT);
    }
    machine.searchedFile().after(instruction, true);
    return reason;
  }

  private StopReason failed(Instruction instruction, RuntimeException error) {
    machine.searchedFile().after(instruction, false);
    return suppress(error) ? Cause.BUDGET : fail(error);
  }

  /**
   * Suppresses an error if flag 25 is set, and clears the flag. The function is not executed and
   * the next line follows. A displayed message is cleared, except if the error is OUT OF RANGE
   * (observed on the machine).
   */
  private boolean suppress(RuntimeException error) {
    boolean forgiven = machine.flags().suppressError();
    if (forgiven && error != CalculatorError.OUT_OF_RANGE) {
      machine.outbox().clearMessage();
    }
    return forgiven;
  }

  /**
   * Displays an error. In a program, the program counter returns to the line that caused the error,
   * and its number is counted.
   */
  private StopReason fail(RuntimeException error) {
    if (machine.inProgram()) {
      machine.program().pointer(machine.line().address() + 1);
    }
    new LinePointer(machine.program()).number();
    machine.outbox().fail(CalculatorError.of(error));
    machine.printer().printMessage(error.getMessage());
    return Cause.ERROR;
  }

  /**
   * Clears the flags for single steps, pauses and service, which a program may have set, when
   * nothing runs any more. Unless a key sequence is incomplete, the service flag also clears data
   * entry and the message. The name of the searched file is forgotten, because the display uses its
   * register.
   */
  private void clearTransientFlags(StopReason reason) {
    if (reason != Cause.BREAK) {
      machine.searchedFile().clear();
    }
    Flags flags = machine.flags();
    flags.set(Flags.SST, false);
    flags.set(Flags.PAUSE, false);
    if (!flags.get(Flags.PARTIAL_KEY) && flags.getAndClear(Flags.SERVICE)) {
      flags.set(Flags.DATA_ENTRY, false);
      machine.outbox().clearMessage();
    }
  }

  /**
   * Updates the state after an instruction: whether a program is running, and the count, which
   * excludes an END or RTN that stops the program.
   */
  private StopReason finish(StopReason reason) {
    if (reason == Cause.CALLED) {
      start();
    } else if (reason != Cause.BUDGET) {
      running =
          machine.isRunning() && (reason == Cause.PAUSE || reason instanceof StopReason.KeyWait);
    }
    if (!running) {
      clearTransientFlags(reason);
    }
    if (reason == Cause.END) {
      executed--;
    }
    return reason;
  }
}
