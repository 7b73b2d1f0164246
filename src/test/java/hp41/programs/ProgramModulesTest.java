package hp41.programs;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.cli.Run;
import hp41.files.BundledProgram;
import hp41.files.ProgramExample;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks that the bundled programs of a subject behave as a plug-in module as in memory. */
class ProgramModulesTest {

  @TempDir private Path folder;

  static Stream<String> subjects() {
    return BundledProgram.all().stream().map(BundledProgram::subject).distinct();
  }

  @ParameterizedTest
  @MethodSource("subjects")
  void examplesRunInAModule(String subject) throws IOException {
    List<BundledProgram> programs =
        BundledProgram.all().stream().filter(it -> it.subject().equals(subject)).toList();
    String module = folder.resolve(subject + ".mod").toString();
    List<String> convert = new ArrayList<>(List.of("convert", "--xrom", "9"));
    programs.forEach(it -> convert.add(it.name()));
    convert.add(module);
    assertThat(Run.of("", convert.toArray(String[]::new))).isEqualTo(new Run(0, "", ""));
    assertThat(Run.of("", "check", module).exitCode()).isZero();
    for (BundledProgram program : programs) {
      for (ProgramExample example : ProgramExample.of(program.listing())) {
        BundledProgramsTest.assertShows(program, example, folder, module);
      }
    }
  }
}
