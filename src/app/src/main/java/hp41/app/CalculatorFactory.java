package hp41.app;

import hp41.Calculator;
import hp41.CalculatorBuilder;
import hp41.Internals;
import hp41.Model;
import hp41.microcode.SystemRom;
import hp41.peripherals.Peripherals;
import java.util.Optional;

/** Builds the calculators of all front ends. */
public final class CalculatorFactory {

  private CalculatorFactory() {}

  /**
   * Returns a builder of calculators that compile programs that run long, if the compiler's jar is
   * present.
   */
  public static CalculatorBuilder builder(Model model, Peripherals peripherals) {
    return Internals.tier(Calculator.builder(model, peripherals), OptionalTier::new);
  }

  /** Returns the wanted model; if none is wanted, that of the ROM or else the HP-41CX. */
  public static Model model(Optional<Model> wanted, Optional<SystemRom> rom) {
    return wanted.or(() -> rom.map(SystemRom::model)).orElse(Model.CX);
  }
}
