package hp41;

import hp41.disk.Disk;
import hp41.listing.Diagnostic;
import hp41.listing.ProgramNames;
import hp41.machine.InstructionSet;
import hp41.machine.Machine;
import hp41.machine.ModuleDefinition;
import hp41.machine.ModuleSource;
import hp41.machine.Tier;
import hp41.machine.TimeChip;
import hp41.module.PlugInImage;
import hp41.peripherals.HostModules;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Gives the other modules of this project access to the implementation behind the API. Its methods
 * name types that no other module can see.
 */
@SuppressWarnings("exports")
public final class Internals {

  private Internals() {}

  /**
   * Returns the functions that listings may name with a calculator: those of all accessories,
   * plugged in or not, of its modules, and those that the user has named.
   */
  public static InstructionSet known(Calculator calculator) {
    return calculator.known();
  }

  /**
   * Returns the error that typing a line reports because a word can be neither executed nor
   * inserted; empty if there is none.
   */
  public static Optional<TypedLineError> refusal(Calculator calculator, String line) {
    return calculator.typedLines.refusal(line);
  }

  /** Returns whether a line is the name of a function that asks for its operand. */
  public static boolean isPrompting(Calculator calculator, String line) {
    return TypedLineExecutor.prompting(calculator.machine(), line).isPresent();
  }

  /** Returns the functions of all accessories, plugged in or not, and of the wand. */
  public static InstructionSet known() {
    return Accessory.known();
  }

  /**
   * Returns the functions that listings may name: those of all accessories, of the plugged-in
   * modules' images, and of other modules whose functions the user has named.
   */
  public static InstructionSet known(Plugged plugged, List<ModuleDefinition> named) {
    return plugged.known(named);
  }

  /** Returns the functions of an accessory; empty if it has none. */
  public static Optional<ModuleDefinition> functions(Accessory accessory) {
    return accessory.source().map(ModuleSource::module);
  }

  /** Returns the XROM number of an accessory; empty if it has no functions. */
  public static Optional<Integer> xrom(Accessory accessory) {
    return accessory.source().map(ModuleSource::xrom);
  }

  /** Returns the image of a module; empty if the module is absent. */
  public static Optional<PlugInImage> image(PlugInModule module) {
    return module.image();
  }

  /** Returns the clock and stopwatch of a calculator. */
  public static TimeChip time(Calculator calculator) {
    return calculator.machine().time();
  }

  /** Returns the names of the programs that a calculator can execute. */
  public static ProgramNames names(Calculator calculator) {
    return new ProgramNames(calculator.machine());
  }

  /** Returns the modules whose functions the pages of an image contain. */
  public static List<ModuleDefinition> functions(String path, PlugInImage image) {
    return PlugInModule.functions(path, image);
  }

  /**
   * Gives names to the functions of modules that are not plugged in. Listings and typed lines can
   * use them.
   */
  public static CalculatorBuilder named(CalculatorBuilder builder, List<ModuleDefinition> modules) {
    return builder.named(modules);
  }

  /** Sets the tier that executes long-running programs, for example a compiler of bytecode. */
  public static CalculatorBuilder tier(CalculatorBuilder builder, Function<Machine, Tier> tier) {
    return builder.tier(tier);
  }

  /** Returns why a state file cannot be used, with its line and column. */
  public static Diagnostic diagnostic(StateFile.Unusable unusable) {
    return unusable.diagnostic();
  }

  /** Creates a state file that a disk writes. */
  public static StateFile stateFile(Path path, HostModules provided, Disk disk) {
    return new StateFile(path, provided, disk);
  }
}
