package hp41.programs;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Calculator;
import hp41.Document;
import hp41.Image;
import hp41.Model;
import hp41.PlugInModule;
import hp41.Plugged;
import hp41.StateFile;
import hp41.cli.Run;
import hp41.files.BundledModule;
import hp41.files.BundledProgram;
import hp41.files.ProgramExample;
import hp41.module.ModulePage;
import hp41.module.PlugInImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks the modules of the bundled programs. */
class ProgramModulesTest {

  private static final Path ROWS = Path.of("..", "programs", "modules");

  @TempDir private Path folder;

  static List<BundledModule> modules() {
    return BundledModule.all();
  }

  /**
   * New labels are added at the end of the last row of their subject, so that the functions before
   * them keep their numbers.
   */
  @Test
  void functionTablesContainAllLabelsOfTheirSubjects() throws IOException {
    List<String> rows = new ArrayList<>(Files.readAllLines(ROWS));
    for (BundledProgram program : BundledProgram.all()) {
      String module = program.subject().toUpperCase(Locale.ROOT);
      List<String> own = rows.stream().filter(it -> it.startsWith(module + '\t')).toList();
      List<String> labels = new ArrayList<>(program.labels());
      own.forEach(row -> labels.removeAll(List.of(row.split("\t")[2].split(" "))));
      if (!own.isEmpty() && !labels.isEmpty()) {
        int last = rows.lastIndexOf(own.get(own.size() - 1));
        rows.set(last, rows.get(last) + ' ' + String.join(" ", labels));
      }
    }
    Document.isWritten(ROWS, rows.stream().map(it -> it + '\n').collect(Collectors.joining()));
  }

  @Test
  void eachFunctionTableHasItsOwnNumber() {
    List<Integer> numbers =
        modules().stream().flatMap(it -> it.tables().keySet().stream()).toList();
    assertThat(new HashSet<>(numbers)).hasSameSizeAs(numbers);
  }

  @ParameterizedTest
  @MethodSource("modules")
  void imagesAreCorrect(BundledModule module) {
    PlugInImage image = PlugInImage.of(module.image()).orElseThrow();
    assertThat(image.pages()).allMatch(ModulePage::isChecksumRight);
    Run check = Run.of("", "check", module.name());
    assertThat(check.exitCode()).as(check.out()).isZero();
    long labels = module.tables().values().stream().mapToLong(List::size).sum();
    assertThat(check.out().lines().filter(it -> it.contains("user code"))).hasSize((int) labels);
  }

  /** All modules fit into the ports of each model at the same time. */
  @Test
  void allModulesCanBePluggedInTogether() {
    for (Model model : Model.values()) {
      Plugged all = Plugged.NOTHING;
      for (BundledModule module : modules()) {
        all = all.with(module.plugIn());
      }
      assertThat(all.problem(model)).isEmpty();
      assertThat(all.notes(model)).isEmpty();
    }
  }

  static List<BundledProgram> programsOfModules() {
    return BundledProgram.all().stream()
        .filter(it -> BundledModule.containing(it.name()).isPresent())
        .toList();
  }

  /** The module contains the programs that a program calls. */
  @ParameterizedTest
  @MethodSource("programsOfModules")
  void examplesRunInMemory(BundledProgram program) throws IOException {
    for (ProgramExample example : ProgramExample.of(program.listing())) {
      BundledProgramsTest.assertShows(
          program, example, folder, "--plug", program.subject(), "--load", program.name());
    }
  }

  @Test
  void savedMemoryContainsTheNameOfTheModule() throws IOException {
    Path file = folder.resolve("state.txt");
    assertThat(Run.of("", "run", "--state", file.toString(), "SOLVE").out())
        .isEqualTo("FUNCTION NAME?\n");
    assertThat(Files.readAllLines(file)).anyMatch(it -> it.matches("module [0-9A-F]{8} MATH"));
    assertThat(read(file).programs().name(read(file).programs().pointer())).isEqualTo("SOLVE");
    assertThat(read(file).modes().waiting()).isTrue();
  }

  /** A program pointer into another version of a module could be in the middle of a line. */
  @Test
  void pointerLeavesAModuleThatHasChanged() throws IOException {
    Path file = folder.resolve("state.txt");
    Run.of("", "run", "--state", file.toString(), "SOLVE");
    String changed = Files.readString(file).replaceFirst("(?m)^module .{8}", "module 00000001");
    Files.writeString(file, changed);
    Calculator calculator = read(file);
    assertThat(calculator.programLine()).isEqualTo("00 REG 219");
    assertThat(calculator.modes().waiting()).isFalse();
    assertThat(calculator.plugged().module("MATH")).map(PlugInModule::hasChanged).contains(true);
    Run run = Run.of("", "calc", "--state", file.toString(), "XEQ \"SOLVE\"");
    assertThat(run.out()).isEqualTo("NCTION NAME?\n");
    assertThat(run.err()).startsWith("hp41: MATH has changed since memory was saved");
    assertThat(Run.of("", "calc", "--state", file.toString(), "2").err()).isEmpty();
  }

  private static Calculator read(Path file) throws IOException {
    Image image = new StateFile(file, BundledModule.PROVIDED).read().orElseThrow();
    return Calculator.builder(image.model(), () -> Clock.systemUTC())
        .plugged(image.plugged())
        .image(Optional.of(image))
        .build();
  }
}
