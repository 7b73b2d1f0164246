package hp41.player;

import hp41.event.StopReason.Cause;
import hp41.key.OperandKind;
import hp41.machine.Instruction;
import hp41.machine.Line;
import hp41.machine.Machine;
import hp41.machine.NameSearch;
import hp41.machine.Named;
import hp41.machine.Operand;
import hp41.machine.Outcome;
import hp41.machine.Role;
import hp41.machine.Timing;
import hp41.memory.Flags;

/** Computes how long an instruction took, from the state before and after it. */
final class InstructionTimer {

  private final Machine machine;
  private final PacedTimeline timeline;
  private boolean ignoring;
  private long x;
  private long y;

  InstructionTimer(Machine machine, PacedTimeline timeline) {
    this.machine = machine;
    this.timeline = timeline;
  }

  /** Stores the values on which the time of the next instruction depends. */
  void begin() {
    machine.labels().takeSearched();
    machine.printer().takeMicros();
    ignoring = machine.flags().get(Flags.IGNORE_ERROR);
    x = machine.stack().x();
    y = machine.stack().y();
  }

  /** Returns how long an instruction takes that has just been executed. */
  long micros(Instruction instruction, Outcome outcome) {
    return timeline.computing(
        () ->
            untilDone(instruction, outcome)
                + Timing.search(machine.labels().takeSearched())
                + machine.printer().takeMicros());
  }

  /** Returns how long a line of a program takes that has just been executed. */
  long microsOfLine(Line line, Outcome outcome) {
    Instruction instruction = line.instruction();
    if (instruction.operand() instanceof Operand.Name name) {
      Named found = Named.of(machine, name.text());
      machine.labels().searched(new NameSearch(machine, name.text()).microsInProgram(found));
    }
    machine.labels().addTimesAround(line);
    boolean goesToTop = outcome.is(Cause.END) && instruction.isEnd();
    return micros(instruction, outcome)
        + (goesToTop ? Times.toTop(machine.program().globals().size()) : 0);
  }

  /** Returns how long a keyed instruction takes that has just been executed. */
  long keyedMicros(Instruction instruction, Outcome outcome) {
    searchedInVain(instruction, outcome);
    return micros(instruction, outcome);
  }

  /** Records the time of a search for an unknown name; XEQ has searched while the key was down. */
  private void searchedInVain(Instruction instruction, Outcome outcome) {
    if (outcome.is(Cause.ERROR)
        && instruction.operand() instanceof Operand.Name name
        && !instruction.function().is(Role.CALL)
        && Named.of(machine, name.text()) instanceof Named.Nothing nothing) {
      NameSearch search = new NameSearch(machine, name.text());
      boolean jumps = instruction.function().is(Role.JUMP);
      long earlier = jumps ? Times.UNKNOWN_LABEL : Times.UNKNOWN_PROGRAM;
      machine.labels().searched(search.micros(nothing) - earlier);
    }
  }

  private long untilDone(Instruction instruction, Outcome outcome) {
    return outcome.is(Cause.ERROR) || hasIgnoredError(instruction)
        ? Timing.untilError(instruction, x, machine)
        : Timing.micros(instruction, x, y, machine);
  }

  private boolean hasIgnoredError(Instruction instruction) {
    OperandKind operand = instruction.function().operand();
    return ignoring
        && !machine.flags().get(Flags.IGNORE_ERROR)
        && operand != OperandKind.SETTABLE_FLAG
        && operand != OperandKind.FLAG;
  }
}
