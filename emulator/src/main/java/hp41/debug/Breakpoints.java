package hp41.debug;

import hp41.listing.LabelSpelling;
import hp41.listing.ProgramNames;
import hp41.machine.Machine;
import hp41.machine.StepSpelling;
import hp41.memory.LabelName;
import hp41.memory.ProgramMemory;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The breakpoints at which programs stop before a line. A breakpoint moves with its line when other
 * lines are inserted or deleted, and is removed with its line. A breakpoint at a global label is
 * active while the label exists.
 */
public final class Breakpoints {

  private final Machine machine;
  private final ProgramMemory program;
  private final Programs programs;
  private final Runnable changed;
  private final BitSet stops = new BitSet();
  private List<Breakpoint> all = new ArrayList<>();
  private int version = -1;
  private int top;
  private int next;

  /**
   * Creates an empty list.
   *
   * @param changed called when breakpoints were added or removed
   */
  Breakpoints(Machine machine, Programs programs, Runnable changed) {
    this.machine = machine;
    this.programs = programs;
    this.program = machine.program();
    this.changed = changed;
  }

  /**
   * A breakpoint.
   *
   * @param id identifies the breakpoint also after it has moved with its line
   * @param label the name of the global label as it is typed; empty for a breakpoint at a line
   * @param text the text of the line
   * @param pointer the pointer to the line; −1 while the label does not exist
   * @param when decides whether the breakpoint stops
   */
  public record Breakpoint(
      int id, Optional<String> label, String text, int pointer, StopCondition when) {}

  /**
   * Toggles a breakpoint at the line that a pointer points to.
   *
   * @return true if the breakpoint is set now
   */
  public boolean toggle(int pointer) {
    return toggle(atLine(pointer, StopCondition.ALWAYS));
  }

  /** Sets or replaces a breakpoint at the line that a pointer points to. */
  public void set(int pointer, StopCondition when) {
    set(atLine(pointer, when));
  }

  /** Adds a breakpoint with an id of the caller, also if there is another one at the line. */
  public void add(int id, int pointer, StopCondition when) {
    update();
    all.add(atLine(id, pointer, when));
    updateStops();
    changed.run();
  }

  /** Removes the breakpoint with an id, if it exists. */
  public void remove(int id) {
    all.removeIf(it -> it.id() == id);
    updateStops();
    changed.run();
  }

  private Breakpoint atLine(int pointer, StopCondition when) {
    return atLine(next++, pointer, when);
  }

  private Breakpoint atLine(int id, int pointer, StopCondition when) {
    int line = program.lineAt(pointer) + 1;
    return new Breakpoint(id, Optional.empty(), text(line), line, when);
  }

  /**
   * Toggles a breakpoint at a global label, which need not exist.
   *
   * @param label its name in any spelling
   * @return true if the breakpoint is set now
   */
  public boolean toggle(String label) {
    return toggle(atLabel(next++, label, StopCondition.ALWAYS));
  }

  /**
   * Sets or replaces a breakpoint at a global label, which need not exist.
   *
   * @param label its name in any spelling
   */
  public void set(String label, StopCondition when) {
    set(atLabel(next++, label, when));
  }

  private boolean toggle(Breakpoint wanted) {
    boolean was = remove(wanted);
    if (!was) {
      all.add(wanted);
    }
    updateStops();
    changed.run();
    return !was;
  }

  private void set(Breakpoint wanted) {
    remove(wanted);
    all.add(wanted);
    updateStops();
    changed.run();
  }

  /** Removes the breakpoint at the same label or line; returns whether there was one. */
  private boolean remove(Breakpoint wanted) {
    update();
    return all.removeIf(
        it ->
            wanted.label().isEmpty()
                ? it.pointer() == wanted.pointer()
                : it.label().equals(wanted.label()));
  }

  /** Removes all breakpoints. */
  public void clear() {
    all.clear();
    updateStops();
    changed.run();
  }

  /** Returns all breakpoints in the order in which they were set. */
  public List<Breakpoint> all() {
    update();
    return List.copyOf(all);
  }

  /** Returns whether programs stop before the line that a pointer points to. */
  public boolean stopsAt(int pointer) {
    update();
    return stops.get(pointer);
  }

  /** Returns the breakpoints at the line that a pointer points to. */
  Stream<Breakpoint> at(int pointer) {
    update();
    return all.stream().filter(it -> it.pointer() == pointer);
  }

  boolean isEmpty() {
    return all.isEmpty();
  }

  /** Moves the breakpoints to the new positions of their lines after a change of program memory. */
  private void update() {
    if (version == machine.memory().programVersion()) {
      return;
    }
    List<Breakpoint> moved = new ArrayList<>();
    for (Breakpoint breakpoint : all) {
      if (breakpoint.label().isEmpty()) {
        nearest(breakpoint).ifPresent(moved::add);
      } else {
        moved.add(atLabel(breakpoint.id(), breakpoint.label().get(), breakpoint.when()));
      }
    }
    all = moved;
    updateStops();
  }

  private void updateStops() {
    version = machine.memory().programVersion();
    top = program.top();
    stops.clear();
    all.stream().map(Breakpoint::pointer).filter(pointer -> pointer >= 0).forEach(stops::set);
  }

  private Breakpoint atLabel(int id, String name, StopCondition when) {
    LabelName label = LabelSpelling.nearest(name);
    int pointer = new ProgramNames(machine).global(label).orElse(-1);
    String text = "LBL " + LabelSpelling.quoted(label);
    return new Breakpoint(id, Optional.of(label.typed()), text, pointer, when);
  }

  /**
   * Returns the breakpoint at the line with the same text that is nearest to its old position in
   * the same program. All lines move if the number of data registers changes; lines in modules do
   * not move.
   */
  private Optional<Breakpoint> nearest(Breakpoint breakpoint) {
    if (ProgramMemory.isRom(breakpoint.pointer())) {
      return Optional.of(breakpoint).filter(it -> text(it.pointer()).equals(it.text()));
    }
    int was = breakpoint.pointer() + program.top() - top;
    if (was > program.curtain() * ProgramMemory.BYTES || was <= program.permanentEnd()) {
      return Optional.empty();
    }
    int found = -1;
    for (int pointer : programs.lines(was)) {
      boolean nearer = found < 0 || Math.abs(pointer - was) < Math.abs(found - was);
      if (nearer && text(pointer).equals(breakpoint.text())) {
        found = pointer;
      }
    }
    return found < 0
        ? Optional.empty()
        : Optional.of(
            new Breakpoint(
                breakpoint.id(), Optional.empty(), breakpoint.text(), found, breakpoint.when()));
  }

  private String text(int pointer) {
    return StepSpelling.shown(machine.instructionAt(pointer));
  }
}
