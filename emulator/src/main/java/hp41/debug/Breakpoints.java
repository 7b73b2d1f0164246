package hp41.debug;

import hp41.listing.Programs;
import hp41.machine.Machine;
import hp41.machine.StepSpelling;
import hp41.memory.ProgramMemory;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * Lines in front of which programs stop. A breakpoint goes with its line when lines before it come
 * and go, and is dropped with it; one at a global label is where the label is, once it is there.
 */
public final class Breakpoints {

  private final Machine machine;
  private final ProgramMemory program;
  private final BitSet stops = new BitSet();
  private List<Breakpoint> all = new ArrayList<>();
  private int version = -1;

  Breakpoints(Machine machine) {
    this.machine = machine;
    this.program = machine.program();
  }

  /**
   * A breakpoint.
   *
   * @param label the global label it belongs to, in glyphs; empty for one at a line
   * @param text of its line
   * @param pointer to its line, -1 while there is no such label
   */
  public record Breakpoint(String label, String text, int pointer) {}

  /** Stops at the line that a pointer points to, or no longer. True: it stops there now. */
  public boolean toggle(int pointer) {
    int line = program.lineAt(pointer) + 1;
    return toggle(it -> it.pointer() == line, () -> new Breakpoint("", text(line), line));
  }

  /**
   * Stops at a global label, whether it is there or not, or no longer. True: it stops there now.
   */
  public boolean toggle(String label) {
    return toggle(it -> it.label().equals(label), () -> at(label));
  }

  private boolean toggle(Predicate<Breakpoint> same, Supplier<Breakpoint> wanted) {
    settle();
    boolean was = all.removeIf(same);
    if (!was) {
      all.add(wanted.get());
    }
    mark();
    return !was;
  }

  /** Stops nowhere any more. */
  public void clear() {
    all.clear();
    mark();
  }

  /** All of them, in the order in which they were set. */
  public List<Breakpoint> all() {
    settle();
    return List.copyOf(all);
  }

  /** Whether programs stop in front of the line that a pointer points to. */
  public boolean stopsAt(int pointer) {
    settle();
    return stops.get(pointer);
  }

  boolean isEmpty() {
    return all.isEmpty();
  }

  /** After a change of program memory each goes where its line is now. */
  private void settle() {
    if (version == machine.memory().programVersion()) {
      return;
    }
    List<Breakpoint> moved = new ArrayList<>();
    for (Breakpoint breakpoint : all) {
      if (breakpoint.label().isEmpty()) {
        nearest(breakpoint).ifPresent(moved::add);
      } else {
        moved.add(at(breakpoint.label()));
      }
    }
    all = moved;
    mark();
  }

  private void mark() {
    version = machine.memory().programVersion();
    stops.clear();
    all.stream().filter(it -> it.pointer() >= 0).forEach(it -> stops.set(it.pointer()));
  }

  private Breakpoint at(String label) {
    int pointer = new Programs(machine).global(label).orElse(-1);
    return new Breakpoint(label, "LBL \"" + label + '"', pointer);
  }

  /**
   * The line of the same text that is nearest to where it was, in the same program; in a module,
   * where nothing moves, in the same place.
   */
  private Optional<Breakpoint> nearest(Breakpoint breakpoint) {
    int was = breakpoint.pointer();
    if (ProgramMemory.isRom(was)) {
      return Optional.of(breakpoint).filter(it -> text(was).equals(it.text()));
    }
    if (was > program.curtain() * ProgramMemory.BYTES || was <= program.permanentEnd()) {
      return Optional.empty();
    }
    int found = -1;
    for (int pointer : new Programs(machine).lines(was)) {
      boolean nearer = found < 0 || Math.abs(pointer - was) < Math.abs(found - was);
      if (nearer && text(pointer).equals(breakpoint.text())) {
        found = pointer;
      }
    }
    return found < 0 ? Optional.empty() : Optional.of(new Breakpoint("", breakpoint.text(), found));
  }

  private String text(int pointer) {
    return StepSpelling.shown(machine.instructionAt(pointer));
  }
}
