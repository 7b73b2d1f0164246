package hp41.functions;

import hp41.machine.CalculatorError;
import hp41.machine.Function;
import hp41.machine.InstructionSet;
import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.memory.Flags;
import hp41.memory.Global;
import hp41.memory.ProgramMemory;
import java.util.Optional;

/** What arranges memory; for the keyboard alone. */
final class MemoryOperations {

  private MemoryOperations() {}

  static void pack(Machine machine) {
    machine.editor().pack();
    machine.keys().pack();
  }

  static void size(Machine machine, Operand operand) {
    if (!machine.editor().resize(((Operand.Count) operand).number())) {
      tryAgain(machine);
    }
    machine.stackLift(true);
  }

  private static void tryAgain(Machine machine) {
    pack(machine);
    throw CalculatorError.TRY_AGAIN;
  }

  /** DEL nnn: that many lines from the current one on, but not the END. Only in PRGM mode. */
  static void deleteLines(Machine machine, Operand operand) {
    ProgramMemory program = machine.program();
    if (!machine.flags().get(Flags.PRGM)) {
      return;
    }
    int first = program.pointer();
    int end = program.end(first).address();
    int behind = first;
    for (int count = ((Operand.Count) operand).number(); count > 0; count--) {
      if (program.lineAt(behind) <= end) {
        break;
      }
      behind = program.next(behind);
    }
    int before = program.storedLine() == 0 ? 0 : program.countLines(first) - 1;
    machine.editor().delete(first, behind);
    machine.editor().pointToLine(before);
  }

  /** CLP: the program with this label, or the current one, and its END. */
  static void clearProgram(Machine machine, Operand operand) {
    int pointer = programOf(machine, ((Operand.Name) operand).text());
    machine.editor().deleteProgram(pointer);
    pack(machine);
  }

  static int programOf(Machine machine, String name) {
    if (name.isEmpty()) {
      return machine.program().pointer();
    }
    return machine
        .labels()
        .global(name)
        .map(Global::pointer)
        .orElseThrow(() -> CalculatorError.NONEXISTENT);
  }

  /** COPY: programs that are in memory need none, and there are none elsewhere. */
  static void copy(Machine machine, Operand operand) {
    programOf(machine, ((Operand.Name) operand).text());
    throw CalculatorError.RAM;
  }

  /** ASN: a label or function goes to a key; no name gives the key its own function back. */
  static void assign(Machine machine, Operand operand) {
    Operand.Assignment assignment = (Operand.Assignment) operand;
    String name = assignment.name();
    Optional<Global> label = machine.labels().global(name);
    Optional<Function> function = machine.instructions().byCharacters(name);
    if (!name.isEmpty() && label.isEmpty() && function.isEmpty()) {
      throw CalculatorError.NONEXISTENT;
    }
    int key = assignment.key();
    machine.editor().unassignLabels(key);
    machine.keys().remove(key);
    if (label.isPresent()) {
      machine.editor().assignLabel(label.get(), key);
      machine.keys().mark(key, true);
    } else if (function.isPresent()
        && !machine.keys().assign(key, InstructionSet.keyCode(function.get()))) {
      tryAgain(machine);
    }
  }
}
