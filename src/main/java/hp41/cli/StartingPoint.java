package hp41.cli;

import hp41.Accessory;
import hp41.Calculator;
import hp41.app.ExitCode;
import hp41.cli.options.CalculatorOptions;
import hp41.cli.options.Failure;
import hp41.files.ProgramSource;
import hp41.listing.Programs;
import hp41.machine.ModuleDefinition;
import hp41.memory.Flags;
import hp41.memory.GlobalLabel;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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
   * @param source a bundled program, which is not loaded again if it is in memory, or a file
   */
  void load(ProgramSource source, CalculatorOptions options) {
    Optional<GlobalLabel> inMemory = programs.label(source.name());
    if (source.isBundled() && inMemory.isPresent()) {
      calculator.contents().goTo(inMemory.get().pointer());
    } else {
      List<byte[]> loaded = options.programs(source, calculator);
      options.load(calculator, source.name(), loaded);
      if (source.isBundled()) {
        missing(loaded).forEach(it -> options.warn(source.name() + MISSING + it));
      }
    }
    start = programs.place(programs.beginning());
    if (source.isBundled()) {
      startsAt(source.name());
    }
  }

  /** Returns the names of accessories that are not plugged in and whose functions are used. */
  private List<String> missing(List<byte[]> loaded) {
    Set<Integer> used =
        loaded.stream()
            .flatMap(ModuleDefinition::codesIn)
            .map(ModuleDefinition::xrom)
            .collect(Collectors.toSet());
    return Accessory.pluggable().stream()
        .filter(it -> it.module().filter(module -> used.contains(module.xrom())).isPresent())
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
    calculator.contents().goTo(programs.pointer(start));
    calculator.contents().flag(Flags.PRGM, false);
  }
}
