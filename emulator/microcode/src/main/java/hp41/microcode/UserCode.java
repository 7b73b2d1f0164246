package hp41.microcode;

import hp41.event.StopReason.Cause;
import hp41.machine.Instruction;
import hp41.machine.LineWatch;
import hp41.machine.Machine;
import hp41.memory.Flags;
import hp41.nut.Nut;

/**
 * Sees the lines of programs go by while the microcode executes them, tells who looks on, and stops
 * a program between two of them.
 */
final class UserCode {

  static final int RUNNING = 13;

  private static final int LIFT = 11;
  private static final int POINTER_IN_ROM = 10;

  /** Where every function returns to (observed on the 41CV and the 41CX). */
  private static final int BETWEEN = 0x00F1;

  /** Where a line has been found and is about to be executed (observed there too). */
  private static final int FOUND = 0x015F;

  private final Machine machine;
  private final Nut nut;

  /** Whether it has been seen since it slept, and whether a line was found that is not yet done. */
  private boolean seen;

  private boolean found;

  /** The line that is next or being executed; no line while that is not known. */
  private Instruction line;

  private int pointer;
  private boolean broken;

  UserCode(Machine machine, Nut nut) {
    this.machine = machine;
    this.nut = nut;
  }

  /** Whether somebody looks on. */
  boolean isWatched() {
    return machine.watch().isPresent();
  }

  /** Executes an instruction, and tells who looks on what that means to a program. */
  void step() {
    machine.watch().ifPresent(this::look);
    nut.step();
    if (nut.isAsleep()) {
      share();
      machine.watch().ifPresent(this::rest);
    }
  }

  /** Executes so many words that nobody looks at. */
  void run(long words) {
    seen = false;
    nut.run(words);
  }

  /** Executes until the processor sleeps or is between two lines; false if that takes longer. */
  boolean returns(long words) {
    long end = nut.words() + words;
    while (!nut.isAsleep() && nut.address() != BETWEEN && nut.words() < end) {
      nut.step();
    }
    share();
    return nut.words() < end;
  }

  /** The processor rests, and no program has been stopped: memory has been replaced. */
  void forget() {
    seen = false;
    broken = false;
  }

  /** What the rest of the machine has to know of the processor. */
  void share() {
    machine.stackLift(nut.status(LIFT));
    machine.program().pointerInRom(nut.status(POINTER_IN_ROM));
  }

  /** What the processor has to know of the rest of the machine, which may have been changed. */
  void take() {
    nut.status(LIFT, machine.stackLift());
    nut.status(POINTER_IN_ROM, machine.program().isPointerInRom());
  }

  /** Goes on with the program from between two lines. */
  void goOn() {
    nut.status(RUNNING, true);
    nut.goOn(BETWEEN);
  }

  /** Whether a program was stopped between two lines, which is forgotten. */
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

  /** Of a program that runs already nobody knows in which line it is. */
  private void begin(LineWatch watch) {
    seen = true;
    found = false;
    share();
    find();
    line = nut.status(RUNNING) && nut.address() != BETWEEN ? null : line;
    watch.begin();
  }

  private void between(LineWatch watch) {
    share();
    boolean running = nut.status(RUNNING);
    boolean stops = found && watch.stopsAfter(pointer, line, running ? Cause.BUDGET : Cause.STOP);
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

  /** It has fallen asleep: the program has stopped by itself, or by a key. */
  private void rest(LineWatch watch) {
    if (found) {
      watch.stopsAfter(pointer, line, Cause.STOP);
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
