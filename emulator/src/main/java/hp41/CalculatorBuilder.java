package hp41;

import hp41.key.Pace;
import hp41.machine.Machine;
import hp41.machine.ModuleDefinition;
import hp41.machine.Tier;
import hp41.peripherals.Peripherals;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Builds a calculator. By default it has the memory after MEMORY LOST and nothing plugged in,
 * computes as fast as possible with the built-in engine, and interprets programs.
 */
public final class CalculatorBuilder {

  final Model model;
  final Peripherals peripherals;
  Plugged plugged = Plugged.NOTHING;
  Pace pace = Pace.FULL;
  List<ModuleDefinition> named = List.of();
  Function<Machine, Tier> tier = machine -> Tier.NONE;
  private Optional<Image> image = Optional.empty();
  private Optional<EngineImage> engine = Optional.empty();

  CalculatorBuilder(Model model, Peripherals peripherals) {
    this.model = model;
    this.peripherals = peripherals;
  }

  /** Plugs in accessories and modules. */
  public CalculatorBuilder plugged(Plugged wanted) {
    plugged = wanted;
    return this;
  }

  /** Sets how fast it computes; the default is {@link Pace#FULL}. */
  public CalculatorBuilder pace(Pace wanted) {
    pace = wanted;
    return this;
  }

  /**
   * Gives names to the functions of modules that are not plugged in. Listings and typed lines can
   * use them.
   */
  CalculatorBuilder named(List<ModuleDefinition> wanted) {
    named = List.copyOf(wanted);
    return this;
  }

  /** Sets the tier that executes long-running programs, for example a compiler of bytecode. */
  CalculatorBuilder tier(Function<Machine, Tier> wanted) {
    tier = wanted;
    return this;
  }

  /** Sets the saved memory to start with; the default, empty, is MEMORY LOST. */
  public CalculatorBuilder image(Optional<Image> wanted) {
    image = wanted;
    return this;
  }

  /**
   * Sets the engine that runs the operating system of an image; the default, empty, is the built-in
   * engine.
   */
  public CalculatorBuilder engine(Optional<? extends EngineImage> wanted) {
    engine = wanted.map(it -> it);
    return this;
  }

  /**
   * Returns the calculator.
   *
   * @throws IllegalArgumentException with the reason, if what is plugged in, the saved memory or
   *     the engine does not fit the model
   */
  public Calculator build() {
    Calculator calculator = new Calculator(this);
    image.ifPresent(calculator::restore);
    if (engine.isPresent()) {
      calculator.engine(engine);
    }
    return calculator;
  }
}
