package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.compilation.CompiledPrograms;
import hp41.compiler.CompilingTier;
import hp41.listing.Assembler;
import hp41.machine.Tier;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks the class through which users of the library get the compiler. */
class CompiledProgramsTest {

  private static final String LOOP =
      """
      LBL "LOOP"
      STO 00
      0
      LBL 01
      1
      +
      DSE 00
      GTO 01
      """;

  private static final int ROUNDS = CompilingTier.HOT / 4;

  private static CalculatorBuilder builder() {
    return Calculator.builder(
        Model.CX, new SilentPeripherals(new VirtualClock(Instant.parse("2026-01-15T12:00:00Z"))));
  }

  /** Returns a calculator that has executed the loop. */
  private static Calculator executed(CalculatorBuilder builder) {
    Calculator calculator = builder.build();
    List<byte[]> programs = new Assembler(Internals.known()).assemble(LOOP).programs();
    calculator.load(programs);
    calculator.type(ROUNDS + " XEQ \"LOOP\"");
    while (!calculator.isIdle()) {
      calculator.proceed(100_000);
    }
    return calculator;
  }

  @Test
  void calculatorWithoutTheCompilerOnlyInterprets() {
    Calculator calculator = builder().build();
    assertThat(builder().tier.apply(calculator.machine())).isSameAs(Tier.NONE);
  }

  @Test
  void builderGetsTheCompiler() {
    CalculatorBuilder builder = builder();
    assertThat(CompiledPrograms.in(builder)).isSameAs(builder);
    Tier tier = builder.tier.apply(builder.build().machine());
    assertThat(tier).isInstanceOf(CompilingTier.class);
  }

  @Test
  void compiledLoopLeavesTheSameMemory() {
    Calculator compiling = executed(CompiledPrograms.in(builder()));
    Calculator interpreting = executed(builder());
    assertThat(compiling.snapshot().stack().get(3).text()).isEqualTo(" 500,000.0000");
    assertThat(compiling.image()).isEqualTo(interpreting.image());
    assertThat(compiling.linesExecuted())
        .isEqualTo(interpreting.linesExecuted())
        .isGreaterThan(CompilingTier.HOT);
  }
}
