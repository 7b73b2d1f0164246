package hp41.machine;

import hp41.event.CalculatorError;
import hp41.event.StopReason.Cause;
import hp41.machine.Order.Signal;
import hp41.machine.Outcome.Halt;
import hp41.memory.Flags;
import hp41.memory.LinePointer;
import hp41.memory.ProgramCounter;
import hp41.memory.ProgramMemory;
import hp41.memory.Scratch;
import hp41.number.DomainError;
import hp41.number.RangeError;

/** Executes instructions: single ones from the keyboard, and programs. */
public final class Processor {

  private static final Halt ERROR = Halt.of(Cause.ERROR);

  private final Machine machine;
  private final PrinterTrace trace;
  private final Tier tier;
  private boolean running;
  private long executed;

  /** The number of lines that {@link #interpret} has not executed yet. */
  private int left;

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
  public Outcome run(int budget) {
    machine.execution(Machine.Execution.RUN);
    if (machine.watch().isPresent()) {
      return run(budget, machine.watch().get());
    }
    for (int rest = budget; rest > 0; ) {
      int single = Math.min(rest, tier.interval());
      rest -= single;
      Outcome interpreted = interpret(single);
      if (interpreted != Halt.NOT_YET) {
        return finish(interpreted);
      }
      if (rest > 0) {
        int compiled = tier.run(rest);
        executed += compiled - tier.nulls();
        rest -= compiled;
        Outcome outcome =
            machine.isStopRequested() ? ended(machine.line().instruction()) : Halt.NOT_YET;
        if (outcome != Halt.NOT_YET) {
          return finish(outcome);
        }
      }
    }
    return Halt.NOT_YET;
  }

  /** Executes lines until one stops the program or requests something, or none are left. */
  private Outcome interpret(int lines) {
    left = lines;
    Outcome outcome;
    do {
      try {
        outcome = executeLines();
      } catch (CalculatorError | DomainError | RangeError error) {
        outcome = failed(machine.line().instruction(), error);
      }
    } while (outcome == Halt.NOT_YET && left > 0);
    return outcome;
  }

  /**
   * Executes lines up to one that fails. This method catches no errors, because the native program
   * would have to prepare the handler before each line.
   */
  private Outcome executeLines() {
    Outcome outcome = Halt.NOT_YET;
    while (outcome == Halt.NOT_YET && left > 0) {
      left--;
      Line line = fetch(machine.lines().after(machine.line()));
      Instruction instruction = line.instruction();
      if (machine.printer().isTracing()) {
        outcome = traced(line);
      } else {
        instruction.execute(machine);
        outcome = ended(instruction);
      }
    }
    return outcome;
  }

  /**
   * Runs the program while a {@link LineWatch} observes it. The digits that a line leaves in status
   * registers are stored at once, so that a step back finds them.
   */
  private Outcome run(int budget, LineWatch observer) {
    observer.begin();
    for (int rest = budget; rest > 0; rest--) {
      Line next = machine.lines().after(machine.line());
      if (observer.stopsBefore(next.pointer())) {
        return finish(Halt.of(Cause.BREAK));
      }
      Outcome outcome = executeLine(fetch(next));
      new Scratch(machine.memory()).settle();
      boolean stops =
          !next.instruction().isNull()
              && observer.stopsAfter(next.pointer(), next.instruction(), outcome);
      if (outcome != Halt.NOT_YET || stops) {
        return finish(outcome == Halt.NOT_YET ? Halt.of(Cause.BREAK) : outcome);
      }
    }
    return Halt.NOT_YET;
  }

  /**
   * Executes the line at the program counter, as SST does, with flag 51 set. After an error the
   * counter is where it was, before any nulls. The line number remains known if the line does not
   * jump, even if PSIZE moves the program.
   */
  public Outcome step() {
    machine.execution(Machine.Execution.STEP);
    int counter = machine.program().counter();
    boolean passes = ProgramCounter.isBehindZero(counter);
    if (machine.program().pointer() == 0) {
      machine.program().pointer(ProgramMemory.HIGHEST);
    }
    machine.program().pointer(machine.program().pointerPastNulls());
    machine.watch().ifPresent(LineWatch::begin);
    int pointer = machine.program().pointer();
    int number = Math.max(1, new LinePointer(machine.program()).number());
    Line next = fetch(machine.lines().after(machine.line()));
    machine.program().storeLine(number + 1);
    int curtain = machine.program().curtain();
    machine.flags().set(Flags.SST, true);
    Outcome outcome = executeLine(next);
    machine.flags().set(Flags.SST, false);
    if (outcome == ERROR) {
      machine.program().counter(counter);
      if (!machine.program().isPointerInRom() && !passes) {
        new LinePointer(machine.program()).count(pointer);
      }
      machine.program().storeLine(number);
    } else if (passes && machine.program().counter() == next.following()) {
      machine.program().counter(ProgramCounter.passedZero(counter, next.following()));
    } else if (machine.program().storedLine() == number + 1
        && machine.program().counter() != next.following()
        && machine.program().curtain() == curtain) {
      machine.program().storeLine(ProgramMemory.UNKNOWN_LINE);
    }
    new Scratch(machine.memory()).settle();
    machine.watch().ifPresent(it -> it.stopsAfter(pointer, next.instruction(), outcome));
    return finish(outcome);
  }

  /** Executes an instruction that was keyed. XEQ of a label starts the program. */
  public Outcome execute(Instruction instruction) {
    machine.execution(Machine.Execution.KEYBOARD);
    return finish(traced(instruction));
  }

  /**
   * Executes an instruction between two lines of the running program. If the instruction fails, the
   * line above the next line becomes the current line, even if the program has reached the next
   * line by a jump.
   */
  public Outcome interrupt(Instruction instruction) {
    machine.execution(Machine.Execution.RUN);
    Line before = machine.line();
    int counter = machine.program().counter();
    Outcome outcome = finish(outcome(instruction));
    if (outcome == ERROR) {
      boolean follows = before != null && before.following() == counter;
      machine.program().counter(follows ? before.counter() : counter);
      if (!follows) {
        goBackOneLine();
      }
    }
    return outcome;
  }

  private void goBackOneLine() {
    LinePointer lines = new LinePointer(machine.program());
    int before = lines.number() - 1;
    lines.back(Math.max(0, before));
    if (before > 0) {
      lines.count(machine.program().pointer());
    }
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
  private Outcome executeLine(Line line) {
    return machine.printer().isTracing() ? traced(line) : outcome(line.instruction());
  }

  private Outcome traced(Line line) {
    trace.line(line);
    return traced(line.instruction());
  }

  /** Executes an instruction. In TRACE mode its result is printed, unless it waits for a key. */
  private Outcome traced(Instruction instruction) {
    Outcome outcome = outcome(instruction);
    boolean done = outcome != ERROR && !(outcome instanceof Order.KeyWait);
    if (machine.printer().isTracing() && done) {
      trace.result(instruction);
    }
    return outcome;
  }

  /** Executes an instruction; returns {@link Halt#NOT_YET} if the next one can follow. */
  private Outcome outcome(Instruction instruction) {
    try {
      instruction.execute(machine);
    } catch (CalculatorError | DomainError | RangeError error) {
      return failed(instruction, error);
    }
    return ended(instruction);
  }

  /** Returns what an executed instruction has requested. */
  private Outcome ended(Instruction instruction) {
    Outcome outcome = machine.takeOutcome();
    if (outcome == ERROR) {
      return failed(instruction, CalculatorError.NONEXISTENT);
    }
    machine.searchedFile().after(instruction, true);
    return outcome;
  }

  private Outcome failed(Instruction instruction, RuntimeException error) {
    machine.outcome(Halt.NOT_YET);
    machine.searchedFile().after(instruction, false);
    machine.outbox().noteError(CalculatorError.of(error));
    return suppress(error) ? Halt.NOT_YET : fail(error);
  }

  /**
   * Suppresses an error if flag 25 is set, and clears the flag. The function is not executed and
   * the next line follows. The text of a displayed message is abandoned, except if the error is OUT
   * OF RANGE (observed on the machine).
   */
  private boolean suppress(RuntimeException error) {
    boolean forgiven = machine.flags().suppressError();
    if (forgiven) {
      machine.printer().hideResult();
    }
    if (forgiven && error != CalculatorError.OUT_OF_RANGE) {
      machine.outbox().abandonMessage();
    }
    return forgiven;
  }

  /**
   * Displays an error. In a program, the program counter returns to the line that caused the error,
   * and its number is counted.
   */
  private Outcome fail(RuntimeException error) {
    if (machine.inProgram()) {
      machine.program().pointer(machine.line().address() + 1);
    }
    new LinePointer(machine.program()).number();
    machine.outbox().fail(CalculatorError.of(error));
    machine.printer().printMessage(error.getMessage());
    return ERROR;
  }

  /**
   * Clears the flags for single steps, pauses and service, which a program may have set, when
   * nothing runs any more. Unless a key sequence is incomplete, the service flag also clears data
   * entry and the message. The name of the searched file is forgotten, because the display uses its
   * register.
   */
  private void clearTransientFlags(Outcome outcome) {
    if (!outcome.is(Cause.BREAK)) {
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
  private Outcome finish(Outcome outcome) {
    if (outcome == Signal.START) {
      start();
    } else if (outcome != Halt.NOT_YET) {
      running =
          machine.isRunning() && (outcome == Signal.PAUSE || outcome instanceof Order.KeyWait);
    }
    if (!running) {
      new Scratch(machine.memory()).settle();
      clearTransientFlags(outcome);
    }
    if (outcome.is(Cause.END)) {
      executed--;
    }
    return outcome;
  }
}
