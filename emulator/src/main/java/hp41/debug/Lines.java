package hp41.debug;

import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.memory.CharacterSet;
import hp41.memory.ProgramMemory;
import java.util.ArrayList;
import java.util.List;

/** Where the lines of a program stand. */
public final class Lines {

  private Lines() {}

  /** Pointers to the lines of the program that a pointer is in, line 1 first, END last. */
  public static List<Integer> of(Machine machine, int pointer) {
    ProgramMemory program = machine.program();
    int start = program.start(pointer);
    int end = program.end(start).address();
    List<Integer> lines = new ArrayList<>();
    for (int next = start; program.lineAt(next) >= end; next = program.next(next)) {
      lines.add(program.lineAt(next) + 1);
    }
    return lines;
  }

  /** The number of the line that a pointer points to, from 1. */
  public static int number(Machine machine, int pointer) {
    return of(machine, pointer).indexOf(machine.program().lineAt(pointer) + 1) + 1;
  }

  /**
   * The first global label of the program that a pointer is in, in glyphs; empty if it has none.
   */
  public static String program(Machine machine, int pointer) {
    for (int line : of(machine, pointer)) {
      if (machine.instructionAt(line).operand() instanceof Operand.Global label) {
        return CharacterSet.glyphs(label.name());
      }
    }
    return "";
  }
}
