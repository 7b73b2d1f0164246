package hp41.listing;

import hp41.event.CalculatorError;
import hp41.machine.CalculatorFunction;
import hp41.machine.Machine;
import hp41.machine.ModuleDefinition;
import hp41.machine.Named;
import hp41.machine.Operand;
import hp41.machine.StepSpelling;
import hp41.memory.CharacterSet;
import hp41.memory.GlobalLabel;
import hp41.memory.LabelName;
import hp41.memory.ProgramBytes;
import hp41.memory.ProgramMemory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A read-only view of the programs in a calculator's memory. A pointer to a line is the byte
 * address of the line plus one; addresses decrease along a program.
 */
public final class Programs {

  private final Machine machine;
  private final ProgramMemory memory;

  /** Creates a view of the programs in a machine. */
  public Programs(Machine machine) {
    this.machine = machine;
    memory = machine.program();
  }

  /** Returns the program counter. */
  public int pointer() {
    return memory.pointer();
  }

  /** Returns the number of free registers. */
  public int free() {
    return memory.free();
  }

  /** Returns the global labels and ENDs in the order of catalog 1. */
  public List<GlobalLabel> globals() {
    return memory.globals();
  }

  /**
   * Returns the global label in memory with a name in any spelling, which is the last one if there
   * are several. The exact name has priority, then the name as the display shows it, the name in
   * capitals, and a name that differs only in case.
   */
  public Optional<GlobalLabel> label(String name) {
    String characters = LabelSpelling.characters(name);
    return Stream.<Predicate<LabelName>>of(
            it -> it.characters().equals(characters),
            it -> it.shown().equals(name),
            it -> it.characters().equals(LabelName.capitals(characters)),
            it -> it.characters().equalsIgnoreCase(characters))
        .flatMap(same -> last(same).stream())
        .findFirst();
  }

  private Optional<GlobalLabel> last(Predicate<LabelName> wanted) {
    return globals().stream()
        .filter(it -> !it.isEnd() && wanted.test(new LabelName(it.name())))
        .reduce((one, later) -> later);
  }

  /** Returns the pointer to a global label in memory or, if there is none, in a module. */
  public Optional<Integer> global(LabelName name) {
    OptionalInt start = Named.of(machine, name.characters()).start(machine);
    return start.isPresent() ? Optional.of(start.getAsInt()) : Optional.empty();
  }

  /**
   * Returns the pointer to a label: a global label in memory or in a module, otherwise a local
   * label of the current program.
   *
   * @param label a name in any spelling, or {@code 01} to {@code 99}, {@code A} to {@code J} or
   *     {@code a} to {@code e}
   */
  public Optional<Integer> find(String label) {
    return global(new LabelName(LabelSpelling.characters(label)))
        .or(() -> local(label).map(machine.labels()::local).filter(pointer -> pointer >= 0));
  }

  /** Returns the modules, built-in or plugged in, in the order in which names are searched. */
  public List<ModuleDefinition> modules() {
    return machine.instructions().modules().stream().filter(module -> module.xrom() != 0).toList();
  }

  /** Returns the pointer to a module function that is a user code program. */
  public OptionalInt start(CalculatorFunction function) {
    return new Named.InModule(function).start(machine);
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
    return globals().stream()
        .filter(global -> !global.isEnd() && areInSameProgram(global.pointer(), pointer()))
        .findFirst()
        .map(GlobalLabel::pointer)
        .orElse(memory.start(pointer()));
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
    return modules().stream()
        .filter(plugged -> plugged.name().equals(module))
        .flatMap(plugged -> plugged.functions().stream())
        .filter(CalculatorFunction::isProgram)
        .flatMapToInt(function -> start(function).stream())
        .boxed()
        .findFirst();
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

  /** Returns the length in bytes of the program that an END ends. */
  public int size(GlobalLabel end) {
    return memory.start(end.pointer()) - end.last();
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
    for (GlobalLabel global : globals()) {
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
