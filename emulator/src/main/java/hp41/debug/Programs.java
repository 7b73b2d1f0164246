package hp41.debug;

import hp41.event.CalculatorError;
import hp41.listing.LabelSpelling;
import hp41.listing.ProgramNames;
import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.machine.ProgramLoader;
import hp41.machine.StepSpelling;
import hp41.memory.CharacterSet;
import hp41.memory.GlobalLabel;
import hp41.memory.LinePointer;
import hp41.memory.ProgramBytes;
import hp41.memory.ProgramMemory;
import hp41.memory.ProgramTail;
import hp41.program.NoRoom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A live view of the programs in a calculator's memory and of the program pointer. A pointer to a
 * line is the byte address of the line plus one; addresses decrease along a program. A change
 * closes an open entry unless a program is running.
 */
public final class Programs {

  private final Machine machine;
  private final ProgramMemory memory;
  private final ProgramNames names;
  private final Runnable changed;

  /**
   * Creates a view.
   *
   * @param changed called after a change
   */
  Programs(Machine machine, Runnable changed) {
    this.machine = machine;
    this.changed = changed;
    memory = machine.program();
    names = new ProgramNames(machine);
  }

  /** Returns the program counter. */
  public int pointer() {
    return memory.pointer();
  }

  /** Moves the program pointer and clears the return stack, as GTO does. */
  public void goTo(int pointer) {
    machine.jump(pointer);
    machine.returns().clear();
    changed.run();
  }

  /**
   * Moves the program pointer to a line of the current program, or to the last line if the number
   * is greater.
   */
  public void goToLine(int number) {
    new LinePointer(memory).to(number);
    changed.run();
  }

  /** Removes all programs from memory. */
  public void clear() {
    new ProgramTail(machine.memory()).clear(memory.top());
  }

  /**
   * Loads programs in place of those that have one of their global labels. If necessary, data
   * registers are removed, but only if they all contain zero.
   *
   * @param programs the bytes of each program including its END
   * @throws NoRoom if they do not fit; memory is unchanged then
   */
  public void replace(List<byte[]> programs) {
    new ProgramLoader(machine.memory()).replace(programs);
    changed.run();
  }

  /** Returns the number of free registers. */
  public int free() {
    return memory.free();
  }

  /**
   * Returns the pointer to a label: a global label in memory or in a module, otherwise a local
   * label of the current program.
   *
   * @param label a name in any spelling, or {@code 01} to {@code 99}, {@code A} to {@code J} or
   *     {@code a} to {@code e}
   */
  public Optional<Integer> find(String label) {
    return names
        .global(LabelSpelling.nearest(label))
        .or(() -> local(label).map(machine.labels()::local).filter(pointer -> pointer >= 0));
  }

  private static Optional<Integer> local(String label) {
    return label.matches("\\d{1,2}")
        ? Optional.of(Integer.valueOf(label))
        : Operand.Local.named(label).map(Operand.Local::label);
  }

  /**
   * Returns the pointer to the first global label of the current program, or to its first line if
   * there is none.
   */
  public int beginning() {
    return memory.globals().stream()
        .filter(global -> !global.isEnd() && areInSameProgram(global.pointer(), pointer()))
        .findFirst()
        .map(GlobalLabel::pointer)
        .orElse(start());
  }

  /** Returns the pointer to line 00 of the current program. */
  public int start() {
    return memory.start(pointer());
  }

  /**
   * Returns the pointer to the first line in memory. It changes with the number of data registers.
   */
  public int top() {
    return memory.top();
  }

  /**
   * Converts a pointer to a place that is independent of the number of data registers: the distance
   * from the top of program memory, or the negated pointer in a module.
   */
  public int place(int pointer) {
    return isInModule(pointer) ? -pointer : top() - pointer;
  }

  /** Converts a place to a pointer. */
  public int pointer(int place) {
    return isInModule(-place) ? -place : top() - place;
  }

  /**
   * Returns the pointer to the first program of a plugged-in module.
   *
   * @param module the name of the module
   */
  public Optional<Integer> beginning(String module) {
    return names.beginning(module);
  }

  /** Returns whether the last executed instruction was a program line, run or single-stepped. */
  public boolean lastWasProgramLine() {
    return machine.inProgram();
  }

  /** Returns whether a pointer points into a module, whose lines cannot be changed. */
  public static boolean isInModule(int pointer) {
    return ProgramMemory.isRom(pointer);
  }

  /** Returns whether two pointers are in the same program. */
  public boolean areInSameProgram(int pointer, int other) {
    return memory.end(pointer).address() == memory.end(other).address();
  }

  /**
   * Returns the pointers to the lines of the program that contains a pointer; the END is the last
   * one.
   */
  public List<Integer> lines(int pointer) {
    int start = memory.start(pointer);
    int end = memory.end(start).address();
    List<Integer> lines = new ArrayList<>();
    for (int next = start; memory.lineAt(next) >= end; next = memory.next(next)) {
      lines.add(memory.lineAt(next) + 1);
    }
    return lines;
  }

  /** Returns the pointer to a line after skipping nulls before it. */
  public int line(int pointer) {
    return memory.lineAt(pointer) + 1;
  }

  /** Returns the number of the line that a pointer points to, starting with 1. */
  public int number(int pointer) {
    return lines(pointer).indexOf(line(pointer)) + 1;
  }

  /**
   * Returns the first global label of the program that contains a pointer, in glyphs; empty if
   * there is none.
   */
  public String name(int pointer) {
    return lines(pointer).stream()
        .map(line -> machine.instructionAt(line).operand())
        .filter(Operand.Global.class::isInstance)
        .map(label -> CharacterSet.glyphs(((Operand.Global) label).name()))
        .findFirst()
        .orElse("");
  }

  /** Returns the line that a pointer points to as PRGM mode shows it, without its number. */
  public String text(int pointer) {
    return StepSpelling.shown(machine.instructionAt(pointer));
  }

  /** Returns the bytes of the line that a pointer points to. */
  public byte[] bytes(int pointer) {
    int first = memory.lineAt(pointer);
    return memory.bytes(first + 1, first + 1 - memory.length(first));
  }

  /**
   * Returns the program that contains a pointer, with its END, in plain form.
   *
   * @throws CalculatorError PRIVATE if the program is private
   */
  public byte[] code(int pointer) {
    int start = memory.start(pointer);
    GlobalLabel end = memory.end(start);
    if (end.isPrivate()) {
      throw CalculatorError.PRIVATE;
    }
    return ProgramBytes.program(memory.lines(start));
  }

  /**
   * Returns all programs in order, except a last program without lines.
   *
   * @throws CalculatorError PRIVATE if one of them is private
   */
  public List<byte[]> all() {
    List<byte[]> all = new ArrayList<>();
    for (GlobalLabel global : memory.globals()) {
      if (global.isEnd()) {
        all.add(code(global.pointer()));
      }
    }
    if (!all.isEmpty() && isEmpty(all.get(all.size() - 1))) {
      all.remove(all.size() - 1);
    }
    return all;
  }

  /** Returns the first global label of a program in machine characters; empty if there is none. */
  public static Optional<String> title(byte[] program) {
    return ProgramBytes.labels(program).findFirst();
  }

  /** Returns whether a program has no line except its END. */
  public static boolean isEmpty(byte[] program) {
    return ProgramBytes.isEnd(program);
  }
}
