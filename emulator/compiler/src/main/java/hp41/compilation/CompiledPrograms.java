package hp41.compilation;

import hp41.CalculatorBuilder;
import hp41.Internals;
import hp41.compiler.CompilingTier;

/** Adds the compiler of programs to calculators. */
public final class CompiledPrograms {

  private CompiledPrograms() {}

  /** Returns the builder; its calculators compile programs that run long. */
  public static CalculatorBuilder in(CalculatorBuilder builder) {
    return Internals.tier(builder, CompilingTier::new);
  }
}
