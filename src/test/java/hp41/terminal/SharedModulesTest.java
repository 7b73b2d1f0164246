package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import hp41.Internals;
import hp41.debug.Programs;
import hp41.machine.CalculatorFunction;
import hp41.panel.view.Panels;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the programs of real modules in the folder of ROM images, if there is one. */
class SharedModulesTest {

  private static final Path TOP = Path.of("").toAbsolutePath().getParent();

  private static Path module(String file) {
    String shared = System.getProperty("hp41.shared", TOP.resolveSibling("shared").toString());
    Path module = Path.of(shared, "modules", file);
    assumeTrue(Files.exists(module), () -> "left out: there is no " + module + " (hp41.shared)");
    return module;
  }

  @ParameterizedTest
  @ValueSource(strings = {"GEIR.mod", "ISENE.mod", "SWORDS.mod"})
  void eachProgramIsReachedShownAndCopied(String file) {
    TestSession session =
        new TestSession().in(TestSession.LARGE).line("plug \"" + module(file) + '"');
    Programs programs = session.calculator.programs();
    List<CalculatorFunction> functions =
        Internals.names(session.calculator).modules().stream()
            .flatMap(it -> it.functions().stream())
            .toList();
    List<String> seen = new ArrayList<>();
    for (CalculatorFunction function : functions) {
      if (function.isProgram()) {
        session.line("gto \"" + function.name() + '"').open(Panels.PROGRAM).control('y');
        assertThat(programs.text(programs.pointer())).isEqualTo("LBL┬" + function.name());
        assertThat(session.picture()).contains("LBL┬" + function.name());
        assertThat(session.terminal.copied).contains("LBL \"" + function.name() + '"');
        assertThat(session.line("debug").picture()).contains("▶");
        seen.add(function.name());
      }
    }
    assertThat(seen).hasSizeGreaterThan(10);
  }
}
