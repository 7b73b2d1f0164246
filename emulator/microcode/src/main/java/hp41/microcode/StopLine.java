package hp41.microcode;

import hp41.machine.Line;
import hp41.machine.Machine;
import hp41.memory.ProgramMemory;

/** Finds the line at which a program has stopped: the one before the program pointer. */
final class StopLine {

  private StopLine() {}

  /** Returns the line before the program pointer; at line 00 that is the END. */
  static Line of(Machine machine) {
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
