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
  private int start;

  StartingPoint(Calculator calculator) {
    this.calculator = calculator;
    machine = calculator.machine();
    memory = machine.program();
  }

  /**
   * Loads a program, which starts at its first global label or else line 01 then.
   *
   * @param name of a bundled program, which is not loaded again if it is in memory, or of a file
   */
  void load(String name, CalculatorOptions options) {
    boolean bundled = Bundle.read(name).isPresent();
    Optional<Global> inMemory = machine.labels().global(name);
    if (bundled && inMemory.isPresent()) {
      memory.pointer(inMemory.get().pointer());
    } else if (bundled) {
      makeRoom(name, options.read(name));
    } else {
      CalculatorOptions.load(calculator, name, options.read(name));
    }
    start = below(firstLabel());
  }

  /** Starts at a label instead; false if there is none. */
  boolean startsAt(String label) {
    Optional<Integer> found = find(label);
    found.ifPresent(pointer -> start = below(pointer));
    return found.isPresent();
  }

  /** Points to the start. */
  void point() {
    memory.pointer(memory.top() - start);
    memory.storeLine(ProgramMemory.UNKNOWN_LINE);
    machine.returns().clear();
    machine.flags().set(Flags.PRGM, false);
  }

  /** The place counted from the top of program memory, which moves with the SIZE. */
  private int below(int pointer) {
    return memory.top() - pointer;
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

  private Optional<Integer> find(String label) {
    Optional<Global> global = machine.labels().global(CharacterSet.characters(label));
    if (global.isPresent()) {
      return global.map(Global::pointer);
    }
    return Optional.of(label)
        .filter(it -> it.matches(LOCAL))
        .map(it -> machine.labels().local(number(it)))
        .filter(pointer -> pointer >= 0);
  }

  private static int number(String local) {
    return Operand.Local.named(local)
        .map(Operand.Local::label)
        .orElseGet(() -> Integer.valueOf(local));
  }
}
