package hp41.functions;

import hp41.event.CalculatorError;
import hp41.machine.InstructionSet;
import hp41.machine.Machine;
import hp41.machine.NameSearch;
import hp41.machine.Named;
import hp41.machine.Operand;
import hp41.machine.Order.KeyWait;
import hp41.memory.KeyAssignments;
import hp41.memory.Scratch;
import hp41.memory.Stack;
import hp41.memory.Word;
import hp41.number.Decimal;

/** Functions that assign keys and wait for keys. */
public final class KeyOperations {

  private static final int LARGEST_CODE = 99;

  /** The number of keys in each row from the top. SHIFT in the third row cannot be assigned. */
  private static final int[] COLUMNS = {5, 5, 5, 4, 4, 4, 4, 4};

  private static final int SHIFT = 31;

  /**
   * The timeout of GETKEY, about 10.4 seconds, measured on the microcode at the machine's speed.
   */
  private static final long GETKEY_TIMEOUT = 10_358_000;

  private static final int LONGEST_SECONDS = 99;

  /** How long GETKEYX waits for each tenth of a second; measured on the microcode. */
  private static final int MICROS_PER_TENTH = 101_278;

  private KeyOperations() {}

  /** ASN: assigns a label or function to a key. An empty name removes the assignment. */
  public static void assign(Machine machine, Operand operand) {
    Operand.Assignment assignment = (Operand.Assignment) operand;
    assign(machine, assignment.name(), assignment.key());
    machine.stackLift(true);
  }

  /**
   * PASN: assigns a label or function to the key whose code is in X; a negative code is a shifted
   * key.
   */
  public static void assignFromX(Machine machine, String name) {
    new Scratch(machine.memory()).name(name);
    assign(machine, name, key(machine));
  }

  /**
   * Returns the byte of the key whose code is in X.
   *
   * @throws CalculatorError KEYCODE ERR if there is no such key
   */
  private static int key(Machine machine) {
    if (Word.isText(machine.stack().x())) {
      throw CalculatorError.KEYCODE_ERR;
    }
    int code = machine.x().wholeUpTo(LARGEST_CODE);
    int row = code / 10;
    int column = code % 10;
    boolean exists = row >= 1 && row <= COLUMNS.length && column >= 1 && column <= COLUMNS[row - 1];
    if (code == SHIFT || !exists) {
      throw CalculatorError.KEYCODE_ERR;
    }
    return KeyAssignments.key(row, column, machine.x().isNegative());
  }

  private static void assign(Machine machine, String name, int key) {
    Named named = name.isEmpty() ? new Named.Nothing() : Named.of(machine, name);
    if (!name.isEmpty()) {
      new Scratch(machine.memory()).key(key);
      machine.labels().searched(new NameSearch(machine, name).micros(named));
      if (named instanceof Named.Nothing) {
        throw CalculatorError.NONEXISTENT;
      }
    }
    machine.editor().unassignLabels(key);
    machine.keys().remove(key);
    if (named instanceof Named.InMemory program) {
      if (program.label().key() != 0) {
        machine.keys().mark(program.label().key(), false);
      }
      machine.editor().assignLabel(program.label(), key);
      machine.keys().mark(key, true);
    } else if (named
        .asFunction()
        .filter(function -> !machine.keys().assign(key, InstructionSet.keyCode(function)))
        .isPresent()) {
      MemoryOperations.noRoom(machine);
    }
  }

  /** CLKEYS: removes all key assignments. */
  public static void clear(Machine machine) {
    machine.program().globals().stream()
        .filter(label -> !label.isEnd() && label.key() != 0)
        .forEach(label -> machine.editor().assignLabel(label, 0));
    machine.keys().clear();
    Scratch scratch = new Scratch(machine.memory());
    scratch.clearKeys();
  }

  /** GETKEY: waits for a key. SHIFT is a key like any other. */
  public static void get(Machine machine, Operand operand) {
    machine.outcome(
        new KeyWait(
            GETKEY_TIMEOUT,
            false,
            false,
            (code, character) -> machine.push(Word.of(Decimal.of(code)))));
  }

  /**
   * GETKEYX: waits for a key for X seconds. If X is negative, the key counts when it is pressed.
   * The character is returned in X and the key in Y; the old Y and Z move to Z and T.
   */
  public static void getTimed(Machine machine, Operand operand) {
    Decimal x = machine.x();
    long tenths = Operands.whole(x, LONGEST_SECONDS) * 10L + x.decimals(1, 1);
    machine.outcome(
        new KeyWait(
            tenths * MICROS_PER_TENTH,
            true,
            x.isNegative(),
            (code, character) -> answer(machine, code, character)));
  }

  private static void answer(Machine machine, int code, int character) {
    Stack stack = machine.stack();
    stack.saveLastX();
    stack.lift();
    stack.y(Word.of(Decimal.of(code)));
    stack.x(Word.of(Decimal.of(character)));
    machine.stackLift(true);
  }
}
