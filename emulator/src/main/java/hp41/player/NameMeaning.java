package hp41.player;

import hp41.key.OperandKind;
import hp41.machine.CalculatorFunction;
import hp41.machine.Machine;
import hp41.machine.NameSearch;
import hp41.machine.Named;
import hp41.machine.Operand;
import hp41.machine.Role;
import hp41.machine.StepSpelling;
import hp41.memory.CharacterSet;
import java.util.Optional;

/**
 * The meaning of a name after XEQ, GTO or LBL.
 *
 * @param function the function to execute; without its operand if it waits for one
 * @param found whether XEQ has found a program or a function
 * @param searchMicros how long the machine takes to find it
 */
record NameMeaning(CalculatorFunction function, Operand operand, boolean found, long searchMicros) {

  /**
   * Returns the meaning of a name. A single letter is a local label. XEQ finds programs first, then
   * functions; another name calls a program that does not exist yet. A byte without a name becomes
   * XEQ if neither a program nor a function has the name, unless it waits for a label.
   */
  static NameMeaning of(Machine machine, CalculatorFunction operation, String name) {
    Optional<Operand.Local> local = Operand.Local.named(name);
    if (local.isPresent()) {
      return new NameMeaning(operation, local.get(), false, 0);
    }
    if (operation.is(Role.CALL)) {
      return called(machine, operation, name);
    }
    boolean label = operation.operand() == OperandKind.LABEL;
    if (operation.is(Role.UNNAMED) && !label && Named.of(machine, name) instanceof Named.Nothing) {
      return called(machine, machine.instructions().get(Role.CALL), name);
    }
    Operand operand = label ? new Operand.Global(name, 0) : new Operand.Name(name);
    return new NameMeaning(operation, operand, false, 0);
  }

  private static NameMeaning called(Machine machine, CalculatorFunction xeq, String name) {
    Named named = Named.of(machine, name);
    boolean inMemory = named instanceof Named.InMemory;
    long micros = new NameSearch(machine, name).micros(named);
    return named
        .asFunction()
        .map(found -> new NameMeaning(found, Operand.NONE, true, micros))
        .orElseGet(() -> new NameMeaning(xeq, new Operand.Name(name), inMemory, micros));
  }

  /** Returns whether the function waits for its operand. */
  boolean isPrompt() {
    return operand == Operand.NONE && function.operand() != OperandKind.NONE;
  }

  /** Returns whether the function is SST or BST, which show a line while the key is down. */
  boolean isStep() {
    return function.is(Role.STEP) || function.is(Role.STEP_BACK);
  }

  /** Returns the name of the program or function found, which is shown while the key is down. */
  Optional<String> shown() {
    if (found && operand instanceof Operand.Name program) {
      return Optional.of(CharacterSet.TEXT_MARK + CharacterSet.glyphs(program.text()));
    }
    boolean acts = found && function.operand() == OperandKind.NONE;
    return acts ? Optional.of(StepSpelling.shown(function)) : Optional.empty();
  }
}
