package hp41.functions;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.FileBench;
import hp41.Inside;
import hp41.Internals;
import hp41.machine.CalculatorFunction;
import hp41.machine.ModuleDefinition;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests functions of modules that are not plugged in: they have names and can be program lines, but
 * cannot be executed.
 */
class UnpluggedTest {

  private static Stream<CalculatorFunction> rows(String module) {
    return Internals.known().modules().stream()
        .filter(it -> it.name().equals(module))
        .map(ModuleDefinition::functions)
        .flatMap(List::stream);
  }

  private static Stream<CalculatorFunction> wand() {
    return rows("wand");
  }

  @ParameterizedTest
  @MethodSource("wand")
  void wandFunctionsHaveTheirBytesAndAreNonexistent(CalculatorFunction row) {
    FileBench bench = new FileBench();
    bench.load("LBL \"T\"\n" + row.name() + "\nEND");
    int line = Inside.of(bench.calculator()).program().top() - 6;
    byte[] bytes = {
      (byte) Inside.of(bench.calculator()).program().read(line),
      (byte) Inside.of(bench.calculator()).program().read(line - 1)
    };
    assertThat(HexFormat.of().formatHex(bytes)).isEqualTo("%04x".formatted(row.code()));
    assertThat(bench.after("3 XEQ \"T\"")).isEqualTo("NONEXISTENT");
  }
}
