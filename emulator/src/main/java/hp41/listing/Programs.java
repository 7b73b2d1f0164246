package hp41.listing;

import hp41.machine.CalculatorError;
import hp41.machine.CalculatorFunction;
import hp41.machine.Instruction;
import hp41.machine.Machine;
import hp41.machine.ModuleDefinition;
import hp41.machine.Named;
import hp41.machine.Operand;
import hp41.machine.StepSpelling;
import hp41.memory.CharacterSet;
import hp41.memory.GlobalLabel;
import hp41.memory.LineLength;
import hp41.memory.ProgramMemory;
import hp41.program.ProgramBytes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * The programs in a calculator's memory, to be looked at. A pointer to a line is one more than the
 * byte address at which the line begins; addresses fall along a program.
 */
public final class Programs {

  private final Machine machine;
  private final ProgramMemory memory;

  /** The programs in the memory of this machine. */
  public Programs(Machine machine) {
    this.machine = machine;
    memory = machine.program();
  }

  /** Where the calculator goes on. */
  public int pointer() {
    return memory.pointer();
  }

  /** Registers that are free for programs. */
  public int free() {
    return memory.free();
  }

  /** The global labels and ENDs, as catalogue 1 shows them. */
  public List<GlobalLabel> globals() {
    return memory.globals();
  }

  /** The last global label in memory with a name in glyphs. */
  public Optional<GlobalLabel> label(String name) {
    return machine.labels().global(CharacterSet.characters(name));
  }

  /** The line with a global label by its name in glyphs, in memory or else in a module. */
  public Optional<Integer> global(String name) {
    OptionalInt start = Named.of(machine, CharacterSet.characters(name)).start(machine);
    return start.isPresent() ? Optional.of(start.getAsInt()) : Optional.empty();
  }

  /**
   * The line with a label: a global one by its name in glyphs, in memory or in a module, or else a
   * local one, {@code 01} to {@code 99}, {@code A} to {@code J} or {@code a} to {@code e}, of the
   * current program.
   */
  public Optional<Integer> find(String label) {
    return global(label)
        .or(() -> local(label).map(machine.labels()::local).filter(pointer -> pointer >= 0));
  }

  /** The modules that are plugged in or built in, in the order in which names are looked up. */
  public List<ModuleDefinition> modules() {
    return machine.instructions().modules().stream().filter(it -> it.xrom() != 0).toList();
  }

  /** The pointer to the label of a function that is a program of a module. */
  public OptionalInt start(CalculatorFunction function) {
    return new Named.InModule(function).start(machine);
  }

  private static Optional<Integer> local(String label) {
    return label.matches("\\d{1,2}")
        ? Optional.of(Integer.valueOf(label))
        : Operand.Local.named(label).map(Operand.Local::label);
  }

  /** The first global label of the current program, or else its first line. */
  public int beginning() {
    return globals().stream()
        .filter(global -> !global.isEnd() && areTogether(global.pointer(), pointer()))
        .findFirst()
        .map(GlobalLabel::pointer)
        .orElse(memory.start(pointer()));
  }

  /** The pointer to the first line in memory, which moves with the number of data registers. */
  public int top() {
    return memory.top();
  }

  /**
   * A place that stays the same when the number of data registers changes: a pointer counted from
   * the top of program memory; in a module, where nothing moves, the pointer itself, below zero.
   */
  public int place(int pointer) {
    return isInModule(pointer) ? -pointer : top() - pointer;
  }

  /** The pointer to such a place. */
  public int pointer(int place) {
    return isInModule(-place) ? -place : top() - place;
  }

  /** The pointer to the first program of a module that is plugged in, by the module's name. */
  public Optional<Integer> beginning(String module) {
    return modules().stream()
        .filter(it -> it.name().equals(module))
        .flatMap(it -> it.functions().stream())
        .filter(CalculatorFunction::isProgram)
        .flatMapToInt(function -> start(function).stream())
        .boxed()
        .findFirst();
  }

  /** The line that was executed last; empty if none was. */
  public Optional<Instruction> executed() {
    return machine.executedLine();
  }

  /** Whether what was executed last was a line of a program, running or stepped. */
  public boolean wereExecuting() {
    return machine.inProgram();
  }

  /** Whether a pointer leads into a module, whose lines cannot be changed. */
  public static boolean isInModule(int pointer) {
    return ProgramMemory.isRom(pointer);
  }

  /** Whether two pointers are in the same program. */
  public boolean areTogether(int pointer, int other) {
    return memory.end(pointer).address() == memory.end(other).address();
  }

  /** How many bytes a program takes that ends with this END. */
  public int size(GlobalLabel end) {
    return memory.start(end.pointer()) - end.last();
  }

  /** Pointers to the lines of the program that a pointer is in, line 1 first, END last. */
  public List<Integer> lines(int pointer) {
    int start = memory.start(pointer);
    int end = memory.end(start).address();
    List<Integer> lines = new ArrayList<>();
    for (int next = start; memory.lineAt(next) >= end; next = memory.next(next)) {
      lines.add(memory.lineAt(next) + 1);
    }
    return lines;
  }

  /** The pointer to the line that a pointer means, which may stand on nulls in front of it. */
  public int line(int pointer) {
    return memory.lineAt(pointer) + 1;
  }

  /** The number of the line that a pointer points to, from 1. */
  public int number(int pointer) {
    return lines(pointer).indexOf(line(pointer)) + 1;
  }

  /** The first global label of the program that a pointer is in, in glyphs; empty if none. */
  public String name(int pointer) {
    return lines(pointer).stream()
        .map(it -> machine.instructionAt(it).operand())
        .filter(Operand.Global.class::isInstance)
        .map(it -> CharacterSet.glyphs(((Operand.Global) it).name()))
        .findFirst()
        .orElse("");
  }

  /** The line that a pointer points to, as PRGM mode shows it, without its number. */
  public String text(int pointer) {
    return StepSpelling.shown(machine.instructionAt(pointer));
  }

  /** The bytes of the line that a pointer points to. */
  public byte[] bytes(int pointer) {
    int first = memory.lineAt(pointer);
    return memory.bytes(first + 1, first + 1 - memory.length(first));
  }

  /**
   * The bytes of the program that a pointer is in, with its END, in plain form: links and distances
   * zero, nulls only between numbers.
   *
   * @throws CalculatorError PRIVATE if its lines are not to be seen
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
   * The bytes of all programs, first line first, but of a last one without lines.
   *
   * @throws CalculatorError PRIVATE if one of them is
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

  /** The first global label of a program, in machine characters; empty if it has none. */
  public static Optional<String> title(byte[] program) {
    return labels(program).findFirst();
  }

  /** The global labels of a program, in machine characters. */
  public static Stream<String> labels(byte[] program) {
    return LineLength.split(program).stream().flatMap(line -> ProgramBytes.label(line).stream());
  }

  /** Whether a program has no line but its END. */
  public static boolean isEmpty(byte[] program) {
    return ProgramBytes.isEnd(program);
  }
}
