package hp41.cli;

import hp41.Accessory;
import hp41.Calculator;
import hp41.Internals;
import hp41.Plugged;
import hp41.app.ExitCode;
import hp41.app.Failure;
import hp41.cli.options.CalculatorOptions;
import hp41.debug.Programs;
import hp41.files.BundledModule;
import hp41.files.ProgramSource;
import hp41.machine.ModuleDefinition;
import hp41.memory.Flags;
import hp41.memory.GlobalLabel;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Loads a program and sets the program pointer to its start. */
final class StartingPoint {

  private static final String MISSING =
      ": it uses functions of an accessory that is not plugged in: --plug ";

  private final Calculator calculator;
  private final Programs programs;
  private int start;

  StartingPoint(Calculator calculator) {
    this.calculator = calculator;
    programs = calculator.programs();
  }

  /**
   * Loads a program. It starts at the label that was named, or its first global label, or else at
   * line 01.
   *
   * @param source a file, or a bundled program. If a bundled program is neither in memory nor in a
   *     plugged-in module, its module is plugged in, and it is loaded if no port has room.
   */
  void load(ProgramSource source, CalculatorOptions options) {
    load(source, () -> options.programs(source, calculator), options);
  }

  /** Loads programs that were read from a source already. */
  void load(ProgramSource source, List<byte[]> read, CalculatorOptions options) {
    load(source, () -> read, options);
  }

  private void load(ProgramSource source, Supplier<List<byte[]>> read, CalculatorOptions options) {
    if (source.isBundled()) {
      loadBundled(source, read, options);
    } else {
      options.load(calculator, source.name(), read.get());
      start = programs.place(programs.beginning());
    }
  }

  private void loadBundled(
      ProgramSource source, Supplier<List<byte[]>> read, CalculatorOptions options) {
    Optional<GlobalLabel> inMemory = Internals.names(calculator).label(source.name());
    if (inMemory.isPresent()) {
      start = programs.place(inMemory.get().pointer());
      return;
    }
    List<byte[]> code = read.get();
    if (!startsAt(source.name()) && !plugModuleOf(source.name())) {
      options.load(calculator, source.name(), code);
    }
    missing(code).forEach(it -> options.warn(source.name() + MISSING + it));
    startsAt(source.name());
  }

  /** Plugs in the module that contains a program; returns false if no port has room for it. */
  private boolean plugModuleOf(String program) {
    Optional<Plugged> plugged =
        BundledModule.containing(program)
            .map(it -> calculator.plugged().with(it.plugIn()))
            .filter(it -> it.problem(calculator.model()).isEmpty());
    plugged.ifPresent(it -> calculator.plug(calculator.model(), it));
    return plugged.isPresent();
  }

  /** Returns the names of accessories that are not plugged in and whose functions are used. */
  private List<String> missing(List<byte[]> loaded) {
    Set<Integer> used =
        loaded.stream()
            .flatMap(ModuleDefinition::codesIn)
            .map(ModuleDefinition::xrom)
            .collect(Collectors.toSet());
    return Accessory.pluggable().stream()
        .filter(it -> Internals.xrom(it).filter(used::contains).isPresent())
        .filter(it -> !calculator.model().builtIn().contains(it))
        .filter(it -> !calculator.plugged().serves(it))
        .map(Accessory::label)
        .toList();
  }

  /** Selects the first program of a plugged-in module. */
  void inModule(String name) {
    start =
        programs
            .beginning(name)
            .map(programs::place)
            .orElseThrow(
                () -> new Failure(ExitCode.FILE, name + ": it contains no program in user code"));
  }

  /** Selects a label as the start; returns false if there is no such label. */
  boolean startsAt(String label) {
    Optional<Integer> found = programs.find(label);
    found.ifPresent(pointer -> start = programs.place(pointer));
    return found.isPresent();
  }

  /** Sets the program pointer to the start. */
  void point() {
    calculator.endEntry();
    calculator.programs().goTo(programs.pointer(start));
    calculator.contents().flag(Flags.PRGM, false);
  }
}
