package hp41.machine;

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

  /** A processor for this machine that executes each line by itself. */
  public Processor(Machine machine) {
    this(machine, Tier.NONE);
  }

  /** A processor for this machine that may leave lines to a tier while nobody looks on. */
  public Processor(Machine machine, Tier tier) {
    this.machine = machine;
    this.tier = tier;
    trace = new PrinterTrace(machine);
  }

  /** Whether a program runs; it is still running while it pauses. */
  public boolean isRunning() {
    return running;
  }

  /** Number of program lines executed so far; a null is none, nor an END or RTN that ends it. */
  public long executed() {
    return executed;
  }

  /** Starts the program at the program counter. */
  public void start() {
    running = true;
    machine.labels().resetPasses();
    machine.program().storeLine(ProgramMemory.UNKNOWN_LINE);
  }

  /** Stops the program where it is. */
  public void stop() {
    running = false;
    machine.soughtFile().forget();
  }

  /** The instruction that a running program executes next. */
  public Instruction next() {
    return machine.lines().at(machine.program().pointer()).instruction();
  }

  /** Runs until the program needs the outside world or the budget is spent. */
  public Halt run(int budget) {
    machine.execution(Machine.Execution.RUN);
    if (machine.watch().isPresent()) {
      return run(budget, machine.watch().get());
    }
    for (int left = budget; left > 0; ) {
      int alone = Math.min(left, tier.interval());
      left -= alone;
      for (; alone > 0; alone--) {
        Halt halt = line(fetch(machine.lines().after(machine.line())));
        if (halt != Halt.BUDGET) {
          return attend(halt);
        }
      }
      if (left > 0) {
        int together = tier.run(left);
        executed += together - tier.nulls();
        left -= together;
      }
    }
    return Halt.BUDGET;
  }

  /** The same while somebody looks on. */
  private Halt run(int budget, LineWatch looking) {
    looking.begin();
    for (int left = budget; left > 0; left--) {
      Line next = machine.lines().after(machine.line());
      if (looking.stopsBefore(next.pointer())) {
        return attend(Halt.BREAK);
      }
      Halt halt = line(fetch(next));
      boolean stops =
          !next.instruction().isNull()
              && looking.stopsAfter(next.pointer(), next.instruction(), halt);
      if (halt != Halt.BUDGET || stops) {
        return attend(halt == Halt.BUDGET ? Halt.BREAK : halt);
      }
    }
    return Halt.BUDGET;
  }

  /**
   * Executes the line at the program counter and no more, as SST does, under its flag. The number
   * of the next line is known then, unless the line was no step forward.
   */
  public Halt step() {
    machine.execution(Machine.Execution.STEP);
    machine.program().pointer(machine.program().pointerPastNulls());
    machine.watch().ifPresent(LineWatch::begin);
    int pointer = machine.program().pointer();
    int number = Math.max(1, new LinePointer(machine.program()).number());
    Line next = fetch(machine.lines().after(machine.line()));
    machine.program().storeLine(ProgramMemory.UNKNOWN_LINE);
    machine.flags().set(Flags.SST, true);
    Halt halt = line(next);
    machine.flags().set(Flags.SST, false);
    if (halt != Halt.ERROR && machine.program().counter() == next.following()) {
      machine.program().storeLine(number + 1);
    }
    machine.watch().ifPresent(it -> it.stopsAfter(pointer, next.instruction(), halt));
    return attend(halt);
  }

  /** Executes an instruction that was keyed; XEQ of a label starts the program. */
  public Halt execute(Instruction instruction) {
    machine.execution(Machine.Execution.KEYBOARD);
    return attend(traced(instruction));
  }

  /** Executes an instruction between two lines of the running program. */
  public Halt interrupt(Instruction instruction) {
    machine.execution(Machine.Execution.RUN);
    int pointer = machine.program().pointer();
    Halt halt = attend(outcome(instruction));
    if (halt == Halt.ERROR) {
      machine.program().pointer(pointer);
    }
    return halt;
  }

  /** The next line becomes the current one, and the program counter stands behind it. */
  private Line fetch(Line next) {
    machine.program().counter(next.following());
    machine.line(next);
    if (!next.instruction().isNull()) {
      executed++;
    }
    return next;
  }

  /** Executes the line fetched; in trace mode the printer prints it, and its result. */
  private Halt line(Line line) {
    if (!machine.printer().isTracing()) {
      return outcome(line.instruction());
    }
    trace.line(line);
    return traced(line.instruction());
  }

  /** Executes an instruction; in trace mode the printer prints its result. */
  private Halt traced(Instruction instruction) {
    Halt halt = outcome(instruction);
    if (machine.printer().isTracing() && halt != Halt.ERROR) {
      trace.result(instruction);
    }
    return halt;
  }

  /** Executes an instruction; {@link Halt#BUDGET} if nothing stands against the next. */
  private Halt outcome(Instruction instruction) {
    try {
      instruction.execute(machine);
    } catch (CalculatorError | DomainError | RangeError error) {
      machine.soughtFile().after(instruction, false);
      machine.halt(Halt.BUDGET);
      return forgive(error) ? Halt.BUDGET : fail(error);
    }
    machine.soughtFile().after(instruction, true);
    return machine.takeHalt();
  }

  /**
   * Flag 25 forgives one error: the function is not done, a message goes, but not for a result out
   * of range (observed on the machine), and the next line follows.
   */
  private boolean forgive(RuntimeException error) {
    boolean forgiven = machine.flags().take(Flags.IGNORE_ERROR);
    if (forgiven && error != CalculatorError.OUT_OF_RANGE) {
      machine.outbox().clearMessage();
    }
    return forgiven;
  }

  /** An error shows, and the program counter is back at the line that made it, which is counted. */
  private Halt fail(RuntimeException error) {
    if (machine.inProgram()) {
      machine.program().pointer(machine.line().address() + 1);
    }
    new LinePointer(machine.program()).number();
    String reason = error instanceof CalculatorError known ? known.reason() : "";
    machine.outbox().fail(error.getMessage(), reason);
    machine.printer().tell(error.getMessage());
    return Halt.ERROR;
  }

  /**
   * The flags of single steps, pauses and service, which a program may have stored, end when
   * nothing runs any longer; service takes data entry and the message with it, except in the middle
   * of keys for one function. What is shown then takes the place of the file that was sought.
   */
  private void settle(Halt halt) {
    if (halt != Halt.BREAK) {
      machine.soughtFile().forget();
    }
    Flags flags = machine.flags();
    flags.set(Flags.SST, false);
    flags.set(Flags.PAUSE, false);
    if (!flags.get(Flags.PARTIAL_KEY) && flags.take(Flags.SERVICE)) {
      flags.set(Flags.DATA_ENTRY, false);
      machine.outbox().clearMessage();
    }
  }

  /** Whether the program runs on after this; an END or RTN that ends it is not counted. */
  private Halt attend(Halt halt) {
    if (halt == Halt.CALLED) {
      start();
    } else if (halt != Halt.BUDGET) {
      running = machine.isRunning() && (halt == Halt.PAUSE || halt instanceof Halt.KeyWait);
    }
    if (!running) {
      settle(halt);
    }
    if (halt == Halt.STOP && machine.line().instruction().returns()) {
      executed--;
    }
    return halt;
  }
}
