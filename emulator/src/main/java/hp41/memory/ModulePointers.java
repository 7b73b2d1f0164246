package hp41.memory;

import java.util.function.IntPredicate;

/** The program counter and the pending returns that point into modules, whose pages can change. */
public record ModulePointers(Memory memory) {

  /**
   * Moves a program counter in a module to the first line of memory, and clears all returns if the
   * counter or one of them is in a module.
   *
   * @return whether anything was in a module
   */
  public boolean leaveAll() {
    return leave(pointer -> true);
  }

  /**
   * Does the same as {@link #leaveAll} for pages that have changed: after a module was unplugged,
   * other modules may have moved to other pages.
   */
  public void leaveChanged(Rom before) {
    leave(pointer -> !memory.rom().isSamePage(before, RomPrograms.mirrored(pointer)));
  }

  private boolean leave(IntPredicate pages) {
    ProgramMemory program = new ProgramMemory(memory);
    ReturnStack returns = new ReturnStack(memory);
    boolean counter = program.isPointerInRom() && pages.test(program.pointer());
    boolean pending =
        returns.pending().stream().anyMatch(it -> ProgramMemory.isRom(it) && pages.test(it));
    if (counter) {
      program.pointer(program.top());
      program.storeLine(0);
    }
    if (counter || pending) {
      returns.clear();
    }
    return counter || pending;
  }
}
