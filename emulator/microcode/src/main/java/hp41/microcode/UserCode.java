package hp41.microcode;

import hp41.event.StopReason.Cause;
import hp41.machine.Instruction;
import hp41.machine.LineWatch;
import hp41.machine.Machine;
import hp41.machine.Outcome.Halt;
import hp41.memory.Flags;
import hp41.nut.Nut;

/**
 * Recognizes program lines while the microcode executes them, reports them to the debugger, and
 * stops a program between two lines.
 */
final class UserCode {

  static final int RUNNING = 13;

  private static final Halt STOP = Halt.of(Cause.STOP);
  private static final int LIFT = 11;
  private static final int POINTER_IN_ROM = 10;

  /** The address to which every function returns, observed on the 41CV and the 41CX. */
  private static final int BETWEEN = 0x00F1;

  /**
   * The address at which the next line is about to be executed, observed on the 41CV and the 41CX.
   */
  private static final int FOUND = 0x015F;

  private final Machine machine;
  private final Nut nut;

  /** Whether the debugger has been informed since the processor slept. */
  private boolean seen;

  private boolean found;

  /** The next line, or the line being executed; null if unknown. */
  private Instruction line;

  private int pointer;
  private boolean broken;

  UserCode(Machine machine, Nut nut) {
    this.machine = machine;
    this.nut = nut;
  }

  /** Returns whether a debugger is attached. */
  boolean isWatched() {
    return machine.watch().isPresent();
  }

  /** Executes an instruction, and reports the beginning and end of program lines. */
  void step() {
    machine.watch().ifPresent(this::look);
    nut.step();
    if (nut.isAsleep()) {
      copyToMachine();
      machine.watch().ifPresent(this::fallAsleep);
    }
  }

  /** Executes a number of words without reporting program lines. */
  void run(long words) {
    seen = false;
    nut.run(words);
  }

  /**
   * Executes until the processor sleeps or is between two lines.
   *
   * @return whether it got there within a number of words
   */
  boolean returns(long words) {
    long end = nut.words() + words;
    while (!nut.isAsleep() && nut.address() != BETWEEN && nut.words() < end) {
      nut.step();
    }
    copyToMachine();
    return nut.words() < end;
  }

  /** Resets the state of program execution after memory has been replaced. */
  void reset() {
    seen = false;
    broken = false;
  }

  /** Copies stack lift and pointer kind from the processor to the machine. */
  void copyToMachine() {
    machine.stackLift(nut.status(LIFT));
    machine.program().pointerInRom(nut.status(POINTER_IN_ROM));
  }

  /** Copies stack lift and pointer kind from the machine to the processor. */
  void copyToProcessor() {
    nut.status(LIFT, machine.stackLift());
    nut.status(POINTER_IN_ROM, machine.program().isPointerInRom());
  }

  /** Resumes the program at the next line. */
  void resume() {
    nut.status(RUNNING, true);
    nut.continueAt(BETWEEN);
  }

  /** Returns whether a program was stopped between two lines, and resets that state. */
  boolean takeBreak() {
    boolean was = broken;
    broken = false;
    return was;
  }

  private void look(LineWatch watch) {
    if (!seen) {
      begin(watch);
    }
    if (nut.address() == FOUND) {
      found = line != null && isExecuting();
    } else if (nut.address() == BETWEEN) {
      between(watch);
    }
  }

  /** Starts reporting. If a program is running already, its current line is unknown. */
  private void begin(LineWatch watch) {
    seen = true;
    found = false;
    copyToMachine();
    find();
    line = nut.status(RUNNING) && nut.address() != BETWEEN ? null : line;
    watch.begin();
  }

  /** Reports the end of a line, unless the line still waits for the end of its pause. */
  private void between(LineWatch watch) {
    copyToMachine();
    boolean running = nut.status(RUNNING);
    if (!running && machine.flags().get(Flags.PAUSE)) {
      return;
    }
    boolean stops = found && watch.stopsAfter(pointer, line, running ? Halt.NOT_YET : STOP);
    if (!found) {
      watch.begin();
    }
    found = false;
    find();
    if (running && (stops || watch.stopsBefore(pointer))) {
      nut.status(RUNNING, false);
      broken = true;
    }
  }

  /** Handles the processor falling asleep: the program has stopped, or a key has stopped it. */
  private void fallAsleep(LineWatch watch) {
    if (found) {
      watch.stopsAfter(pointer, line, STOP);
    }
    seen = false;
  }

  private void find() {
    pointer = machine.program().pointerPastNulls();
    line = machine.instructionAt(pointer);
  }

  private boolean isExecuting() {
    return nut.status(RUNNING) || machine.flags().get(Flags.SST);
  }
}
