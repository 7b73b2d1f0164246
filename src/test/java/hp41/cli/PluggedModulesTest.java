package hp41.cli;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.app.ExitCode;
import hp41.terminal.ModuleFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks plug-in modules with the verbs. */
class PluggedModulesTest {

  @TempDir private Path folder;
  private String demo;
  private String mixed;

  @BeforeEach
  void write() throws IOException {
    demo = ModuleFiles.demo(folder).toString();
    mixed = ModuleFiles.mixed(folder, "mixed.rom").toString();
  }

  private String listing(String text) throws IOException {
    return Files.writeString(folder.resolve("mine.txt"), text).toString();
  }

  @Test
  void functionsListsThoseOfModules() {
    assertThat(Run.of("", "functions", "--plug", demo, "twice").out())
        .matches("TWICE +-- +Program of DEMO.\\n");
    assertThat(Run.of("", "functions", "--plug", mixed, "mixed").out())
        .contains("T% ", "Program of MIXED.", "GETN ", "Microcode of MIXED, which does not run");
  }

  @ParameterizedTest
  @ValueSource(strings = {"TWICE", "XROM \"TWICE\"", "XROM┬TWICE", "XROM 09,02"})
  void listingsMayCallModulesByName(String step) throws IOException {
    String mine = listing("LBL \"MINE\"\n4\n" + step + "\nEND\n");
    assertThat(Run.of("", "check", "--plug", demo, mine).exitCode()).isEqualTo(ExitCode.DONE);
    String raw = folder.resolve("mine.raw").toString();
    assertThat(Run.of("", "convert", "--plug", demo, mine, raw).exitCode()).isZero();
    assertThat(Run.of("", "list", raw).out()).isEqualTo("LBL \"MINE\"\n4\nXROM 09,02\nEND\n");
    String named = Run.of("", "list", "--plug", demo, raw).out();
    assertThat(named).startsWith("LBL \"MINE\"\n4\n").contains("TWICE");
    Files.writeString(folder.resolve("again.txt"), named);
    String again = folder.resolve("again.raw").toString();
    Run.of("", "convert", "--plug", demo, folder.resolve("again.txt").toString(), again);
    assertThat(Path.of(again)).hasSameBinaryContentAs(Path.of(raw));
    assertThat(Run.of("", "run", mine, "--plug", demo).out()).isEqualTo(" 8.0000\n");
    assertThat(Run.of("", "calc", "XEQ \"MINE\"", "--load", mine, "--load", demo).out())
        .isEqualTo(" 8.0000\n");
  }

  @Test
  void verbsWithoutACalculatorRefuseOtherFiles() throws IOException {
    String mine = listing("LBL \"MINE\"\nEND\n");
    Run none = Run.of("", "list", "--plug", folder.resolve("none.mod").toString(), mine);
    assertThat(none.exitCode()).isEqualTo(ExitCode.FILE);
    assertThat(none.err()).contains("none.mod: no such file");
    Path built = ModuleFiles.write(folder, "built.mod", 26, "LBL \"OWN\"\nEND\n");
    Run clash = Run.of("", "check", "--plug", built.toString(), mine);
    assertThat(clash.exitCode()).isEqualTo(ExitCode.USAGE);
    assertThat(clash.err()).contains("BUILT has XROM 26, like");
  }

  @Test
  void microcodeReportsWhyItStopsEverywhere() throws IOException {
    String why = "GETN is microcode of MIXED: only its user programs run here";
    Run calc = Run.of("", "calc", "GETN", "--plug", mixed);
    assertThat(calc.exitCode()).isEqualTo(ExitCode.CALCULATOR_ERROR);
    assertThat(calc.err()).isEqualTo("hp41: NONEXISTENT: " + why + "\n");
    assertThat(Run.of("", "calc", "GETN", "--plug", mixed, "--json").out())
        .contains("\"error\":\"NONEXISTENT\",\"reason\":\"" + why + "\"}");
    String mine = listing("LBL \"MINE\"\n4\nGETN\nEND\n");
    Run run = Run.of("", "run", mine, "--plug", mixed);
    assertThat(run.err()).contains("NONEXISTENT in MINE, line 03 GETN: " + why);
    assertThat(Run.of("", "run", mine, "--plug", mixed, "--json").out())
        .contains("\"reason\":\"" + why + "\"");
    assertThat(Run.of("", "calc", "1", "1/X", "--plug", mixed, "--json").out())
        .endsWith("\"error\":null}\n");
  }

  @Test
  void plainModeShowsTheReasonToo() {
    Run run = Run.of("plug " + mixed + "\ngetn\n4 enter 50 t%\n", "--plain", "--state", state());
    assertThat(run.out())
        .contains("MIXED plugged in · XROM 21, 5 programs · catalogue lists them · undo reverts it")
        .contains("▲ GETN is microcode of MIXED: only its user programs run here");
  }

  /** A state file has one line for each module, so that it cannot store such a name. */
  @Test
  void fileWhoseNameHasTwoLinesIsRefused() throws IOException {
    String two = Files.copy(Path.of(demo), folder.resolve("two\nlines.mod")).toString();
    Run run = Run.of("", "calc", "1", "--plug", two, "--state", state());
    assertThat(run.exitCode()).isEqualTo(ExitCode.FILE);
    assertThat(run.err()).contains("the name contains a control character");
  }

  private String state() {
    return folder.resolve("state.txt").toString();
  }

  @Test
  void linesOfModulesAreTracedCountedAndTimed() {
    Run run = Run.of("", "run", demo, "COUNT", "0", "--trace", "--time");
    assertThat(run.out() + run.err())
        .contains("LBL┬TWICE")
        .containsPattern("\"lines\":\\d\\d,\"nanos\":\\d+");
  }

  @Test
  void keysAndStepRunFunctionsOfModules() {
    Run keys = Run.of("4 XEQ ALPHA 9 5 COS SQRT LN ALPHA\n", "keys", "--plug", demo, "--json");
    assertThat(keys.out()).contains("\"x\":\"8.000000000E+00\"");
    Run step =
        Run.of("{\"line\":\"TWICE\",\"x\":\"4\"}\n", "step", "--plug", demo, "--plug", mixed);
    assertThat(step.out()).contains("\"x\":\"8.000000000E+00\"");
  }

  @Test
  void missingModuleIsReportedAndItsLinesShowAsXrom() throws IOException {
    String mine = listing("LBL \"MINE\"\nTWICE\nEND\n");
    Run.of("", "calc", "1", "--plug", demo, "--load", mine, "--state", state());
    Run kept = Run.of("", "calc", "3", "XEQ", "\"MINE\"", "--state", state());
    assertThat(kept.out()).isEqualTo(" 6.0000\n");
    Files.delete(Path.of(demo));
    Run gone = Run.of("", "calc", "3", "XEQ", "\"MINE\"", "--state", state());
    assertThat(gone.err())
        .contains("DEMO is no longer plugged in, its functions are shown as XROM: ")
        .contains("demo.mod: the file is not there")
        .contains("NONEXISTENT in MINE, line 02 XROM 09,02");
    Run away = Run.of("", "calc", "3", "--unplug", "demo", "--state", state());
    assertThat(away.err()).isEmpty();
  }
}
