package hp41.programs;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.cli.Run;
import hp41.files.BundledProgram;
import hp41.files.ProgramExample;
import hp41.files.ProgramExample.Step;
import java.io.IOException;
import java.nio.file.Files;
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
    List<BundledProgram> programs = BundledProgram.matching(subject);
    String module = folder.resolve(subject + ".mod").toString();
    List<String> convert = new ArrayList<>(List.of("convert", "--xrom", "9"));
    programs.forEach(it -> convert.add(it.name()));
    convert.add(module);
    assertThat(run("", convert)).isEqualTo(new Run(0, "", ""));
    assertThat(Run.of("", "check", module).exitCode()).isZero();
    for (BundledProgram program : programs) {
      for (ProgramExample example : ProgramExample.of(program.listing())) {
        assertThat(run(example.answers(), arguments(module, program, example)).lines())
            .as("%s: %s", program.name(), example.title())
            .isEqualTo(example.rows().stream().map(Step::display).toList());
      }
    }
  }

  private List<String> arguments(String module, BundledProgram program, ProgramExample example)
      throws IOException {
    List<String> arguments = new ArrayList<>(List.of("run", "--size", "100"));
    if (program.size().matches("\\d+") && Integer.parseInt(program.size()) > 100) {
      arguments.set(2, program.size());
    }
    if (!example.with().isEmpty()) {
      Path file = Files.writeString(folder.resolve("with.txt"), example.with());
      arguments.addAll(List.of("--load", file.toString()));
    }
    arguments.add(module);
    arguments.addAll(example.start().isEmpty() ? List.of(program.name()) : example.startWords());
    return arguments;
  }

  private static Run run(String input, List<String> arguments) {
    return Run.of(input, arguments.toArray(String[]::new));
  }
}
