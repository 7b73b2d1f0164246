package hp41.functions;

import hp41.machine.CalculatorError;
import hp41.machine.InstructionSet;
import hp41.machine.Machine;
import hp41.machine.NameSearch;
import hp41.machine.Named;
import hp41.machine.Operand;
import hp41.memory.KeyAssignments;
import hp41.memory.Word;

/** What assigns functions and labels to keys. */
public final class KeyOperations {

  private static final int LARGEST_CODE = 99;

  /** Number of keys in each row, the top one first; SHIFT in the third takes no assignment. */
  private static final int[] COLUMNS = {5, 5, 5, 4, 4, 4, 4, 4};

  private static final int SHIFT = 31;

  private KeyOperations() {}

  /** ASN: a label or function goes to a key; no name gives the key its own function back. */
  public static void assign(Machine machine, Operand operand) {
    Operand.Assignment assignment = (Operand.Assignment) operand;
    assign(machine, assignment.name(), assignment.key());
  }

  /** PASN: what ALPHA names goes to the key whose code is in X, negative for a shifted one. */
  public static void assignFromX(Machine machine) {
    assign(machine, machine.alpha().text(), key(machine));
  }

  /** The byte of the key whose code is in X. There is none: KEYCODE ERR. */
  private static int key(Machine machine) {
    if (Word.isText(machine.stack().x())) {
      throw CalculatorError.KEYCODE_ERR;
    }
    int code = machine.x().wholeUpTo(LARGEST_CODE);
    int row = code / 10;
    int column = code % 10;
    boolean there = row >= 1 && row <= COLUMNS.length && column >= 1 && column <= COLUMNS[row - 1];
    if (code == SHIFT || !there) {
      throw CalculatorError.KEYCODE_ERR;
    }
    return KeyAssignments.key(row, column, machine.x().isNegative());
  }

  private static void assign(Machine machine, String name, int key) {
    Named named = name.isEmpty() ? new Named.Nothing() : Named.of(machine, name);
    if (!name.isEmpty()) {
      machine.labels().searched(new NameSearch(machine, name).micros(named));
      if (named instanceof Named.Nothing) {
        throw CalculatorError.NONEXISTENT;
      }
    }
    machine.editor().unassignLabels(key);
    machine.keys().remove(key);
    if (named instanceof Named.InMemory program) {
      machine.editor().assignLabel(program.label(), key);
      machine.keys().mark(key, true);
    } else if (named
        .asFunction()
        .filter(it -> !machine.keys().assign(key, InstructionSet.keyCode(it)))
        .isPresent()) {
      MemoryOperations.noRoom(machine);
    }
  }

  /** CLKEYS. */
  public static void clear(Machine machine) {
    machine.program().globals().stream()
        .filter(label -> !label.isEnd() && label.key() != 0)
        .forEach(label -> machine.editor().assignLabel(label, 0));
    machine.keys().clear();
  }
}
