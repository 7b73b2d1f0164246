package hp41.command;

import hp41.Calculator;
import hp41.files.Bundle;
import hp41.listing.NoRoom;
import hp41.listing.ProgramRoom;
import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.memory.CharacterSet;
import hp41.memory.Flags;
import hp41.memory.Global;
import hp41.memory.ProgramMemory;
import java.util.List;
import java.util.Optional;

/** Puts a program into memory and the pointer where it is to start. */
final class StartingPoint {

  private static final String LOCAL = "[A-Ja-e]|\\d{1,2}";

  private final Calculator calculator;
  private final Machine machine;
  private final ProgramMemory memory;

  StartingPoint(Calculator calculator) {
    this.calculator = calculator;
    machine = calculator.machine();
    memory = machine.program();
  }

  /**
   * Loads a program and points to a label of it.
   *
   * @param name of a bundled program, which is not loaded again if it is in memory, or of a file
   * @param label where to start; if empty, its first global label or else line 01
   */
  void prepare(String name, String label, CalculatorOptions options) {
    boolean bundled = Bundle.read(name).isPresent();
    Optional<Global> inMemory = machine.labels().global(name);
    if (bundled && inMemory.isPresent()) {
      memory.pointer(inMemory.get().pointer());
    } else if (bundled) {
      makeRoom(name, options.read(name));
    } else {
      CalculatorOptions.load(calculator, name, options.read(name));
    }
    memory.pointer(label.isEmpty() ? firstLabel() : find(label));
    memory.storeLine(ProgramMemory.UNKNOWN_LINE);
    machine.returns().clear();
    machine.flags().set(Flags.PRGM, false);
  }

  private void makeRoom(String name, List<byte[]> programs) {
    try {
      new ProgramRoom(machine).load(programs);
    } catch (NoRoom tight) {
      throw new Failure(ExitCode.USAGE, name + ": " + tight.getMessage());
    }
  }

  private int firstLabel() {
    int start = memory.start(memory.pointer());
    int end = memory.end(start).address();
    return memory.globals().stream()
        .filter(global -> !global.isEnd() && global.address() < start && global.address() > end)
        .findFirst()
        .map(Global::pointer)
        .orElse(start);
  }

  private int find(String label) {
    Optional<Global> global = machine.labels().global(CharacterSet.characters(label));
    if (global.isPresent()) {
      return global.get().pointer();
    }
    int pointer = label.matches(LOCAL) ? machine.labels().local(number(label)) : -1;
    if (pointer < 0) {
      throw new Failure(ExitCode.USAGE, "there is no label " + label);
    }
    return pointer;
  }

  private static int number(String local) {
    return Operand.Local.named(local)
        .map(Operand.Local::label)
        .orElseGet(() -> Integer.valueOf(local));
  }
}
