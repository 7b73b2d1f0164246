package hp41.listing;

import hp41.machine.CalculatorFunction;
import hp41.machine.Machine;
import hp41.machine.ModuleDefinition;
import hp41.machine.Named;
import hp41.memory.GlobalLabel;
import hp41.memory.LabelName;
import hp41.memory.ProgramMemory;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The names of the programs that a calculator can execute: in its memory and in its modules. */
public final class ProgramNames {

  private final Machine machine;
  private final ProgramMemory memory;

  /** Creates a view of the programs in a machine. */
  public ProgramNames(Machine machine) {
    this.machine = machine;
    memory = machine.program();
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
    String characters = LabelSpelling.nearest(name).characters();
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

  /** Returns the modules, built-in or plugged in, in the order in which names are searched. */
  public List<ModuleDefinition> modules() {
    return machine.instructions().modules().stream().filter(module -> module.xrom() != 0).toList();
  }

  /** Returns the pointer to a module function that is a user code program. */
  public OptionalInt start(CalculatorFunction function) {
    return new Named.InModule(function).start(machine);
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

  /** Returns the length in bytes of the program that an END ends. */
  public int size(GlobalLabel end) {
    return memory.start(end.pointer()) - end.last();
  }
}
