package hp41.functions.printing;

import hp41.functions.MemoryOperations;
import hp41.machine.CalculatorError;
import hp41.machine.Instruction;
import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.machine.Printer;
import hp41.machine.StepSpelling;
import hp41.memory.Global;
import hp41.memory.ProgramMemory;

/** What prints programs: a line for each step, or packed in trace mode. */
final class ProgramPrinting {

  private static final int WIDTH = 24;

  private ProgramPrinting() {}

  /** PRP: the program with this label, or the current one. */
  static void program(Machine machine, Operand operand) {
    if (!(operand instanceof Operand.Name name)) {
      throw CalculatorError.NONEXISTENT;
    }
    int pointer = MemoryOperations.programOf(machine, name.text());
    print(machine, machine.program().start(pointer), Integer.MAX_VALUE);
  }

  /** LIST nnn: that many lines from the current one on. */
  static void lines(Machine machine, Operand operand) {
    if (!(operand instanceof Operand.Count count)) {
      throw CalculatorError.NONEXISTENT;
    }
    print(machine, machine.program().pointer(), count.number());
  }

  private static void print(Machine machine, int from, int count) {
    ProgramMemory program = machine.program();
    Global end = program.end(from);
    if (end.isPrivate()) {
      throw CalculatorError.PRIVATE;
    }
    machine.printer().finishLine();
    boolean packed = machine.printer().isTracing();
    StringBuilder row = new StringBuilder();
    int number = program.countLines(from);
    int pointer = from;
    for (int left = count; left > 0 && pointer > end.address(); left--) {
      Instruction step = machine.instructionAt(pointer);
      boolean permanent = end.isPermanentEnd() && program.lineAt(pointer) == end.address();
      String text = permanent ? ".END." : StepSpelling.PAPER.of(step);
      boolean joins = packed && !step.isLabel() && row.length() + 2 + text.length() <= WIDTH;
      if (!joins) {
        flush(machine.printer(), row);
      }
      row.append(row.isEmpty() ? Printer.numbered(number, step.isLabel(), text) : "  " + text);
      pointer = program.next(pointer);
      number++;
    }
    flush(machine.printer(), row);
  }

  private static void flush(Printer printer, StringBuilder row) {
    if (!row.isEmpty()) {
      printer.print(row.toString());
      row.setLength(0);
    }
  }
}
