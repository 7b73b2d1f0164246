package hp41.cli;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.files.BundledProgram;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Checks the usual conventions of command-line programs: help, stdin as a file, and suggestions.
 */
class ConventionsTest {

  private static final String PROGRAM = "LBL \"TWICE\"\n2\n*\nEND\n";

  @TempDir private Path folder;

  @Test
  void helpListsTheVerbs() {
    assertThat(Run.of("", "help")).isEqualTo(Run.of("", "--help"));
    assertThat(Run.of("", "help").out()).contains("Verbs:", "  help ", "Examples:");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "run",
        "calc",
        "keys",
        "step",
        "list",
        "convert",
        "check",
        "functions",
        "programs",
        "lsp",
        "dap",
        "completion",
        "help"
      })
  void helpDescribesAVerbAndHasAnExample(String verb) {
    Run run = Run.of("", "help", verb);
    assertThat(run).isEqualTo(Run.of("", verb, "--help"));
    assertThat(run.out()).containsPattern("Examples?:\n  .*hp41 " + verb);
  }

  @Test
  void helpForAnUnknownVerbSuggestsTheNearest() {
    assertThat(Run.of("", "help", "chekc"))
        .isEqualTo(
            new Run(
                2, "", "hp41: there is no verb chekc; did you mean check? (try hp41 --help)\n"));
  }

  @ParameterizedTest
  @CsvSource({
    "list --nubmers 8QUEENS, --numbers or --names",
    "run 8QUEENS --max-line=5, --max-lines",
    "calc --jsn 2, --json",
    "keys --frsh 2, --fresh",
    "--pain, --plain",
  })
  void unknownOptionSuggestsTheNearest(String words, String meant) {
    Run run = Run.of("", words.split(" "));
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("there is no option", "did you mean " + meant + "?");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--state x calc 2", "--plain calc 2", "functions --size 3"})
  void optionWithoutEffectIsRefused(String words) {
    assertThat(Run.of("", words.split(" ")).exitCode()).isEqualTo(2);
  }

  @Test
  void helpOfAVerbHasOnlyOptionsWithAnEffect() {
    assertThat(Run.of("", "functions", "--help").out()).doesNotContain("--size");
    assertThat(Run.of("", "calc", "--help").out()).contains("--size");
  }

  @Test
  void bundledProgramIsFoundInAnyCase() {
    assertThat(Run.of("", "run", "8QUENS").err())
        .isEqualTo("8QUENS: no such file, no bundled program; did you mean 8QUEENS or NQUEENS?\n");
  }

  @Test
  void programIsReadFromStdin() {
    assertThat(Run.of(PROGRAM, "list", "-")).isEqualTo(new Run(0, PROGRAM, ""));
    assertThat(Run.of(PROGRAM, "run", "-").out()).isEqualTo(" 0.0000\n");
    assertThat(Run.of(PROGRAM, "calc", "--load", "-", "4 XEQ TWICE").out()).isEqualTo(" 8.0000\n");
    assertThat(Run.of("SINN\n", "check", "-").out())
        .startsWith("stdin:1:1: unknown instruction SINN");
  }

  @ParameterizedTest
  @ValueSource(strings = {"WNDSUB", "PRX", "WDTA", "READR"})
  void functionOfAnUnpluggedModuleIsNotSuggestedForItself(String name) {
    for (String words : List.of(name, "XEQ \"" + name + "\"", "XEQ " + name)) {
      assertThat(Run.of("", "calc", words))
          .isEqualTo(new Run(1, "NONEXISTENT\n", "hp41: " + name + ": it is not plugged in\n"));
    }
  }

  @Test
  void namesOfFunctionsAreReadFromStdin() {
    Run run = Run.of("XROM 07,12\tHGET\n", "calc", "--names", "-", "HGET");
    assertThat(run.err()).contains("HGET: it is not plugged in");
  }

  @ParameterizedTest
  @ValueSource(strings = {"raw", "p41", "bin", "dat", "lif", "text"})
  void convertWritesToStdout(String kind) throws IOException {
    Path file = folder.resolve("program." + kind);
    assertThat(Run.of(PROGRAM, "convert", "--to", kind, "-", file.toString()).exitCode()).isZero();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    InputStream in = new ByteArrayInputStream(PROGRAM.getBytes(StandardCharsets.UTF_8));
    String[] words = {"convert", "--to", kind, "-", "-"};
    assertThat(Main.run(words, in, out, OutputStream.nullOutputStream())).isZero();
    assertThat(out.toByteArray()).isEqualTo(Files.readAllBytes(file));
  }

  @Test
  void convertToStdoutNeedsTheKind() {
    assertThat(Run.of(PROGRAM, "convert", "-", "-").err()).contains("use --to text");
  }

  @Test
  void memoryIsNotSavedToStdout() {
    assertThat(Run.of("", "calc", "--state", "-", "2").exitCode()).isEqualTo(2);
    assertThat(Path.of("-")).doesNotExist();
  }

  /** The stream of a pipe does not report how much is left. */
  @Test
  void programIsReadFromAPipe() throws Exception {
    Process check = new ProcessBuilder(Run.command("list", "-")).start();
    try (var in = check.getOutputStream()) {
      in.write(BundledProgram.named("DIAGSUM").orElseThrow().listing());
    }
    List<String> lines = check.inputReader(StandardCharsets.UTF_8).lines().toList();
    assertThat(check.waitFor(1, TimeUnit.MINUTES)).isTrue();
    assertThat(lines).hasSizeGreaterThan(10).contains("LBL \"DIAGSUM\"");
  }

  @Test
  void convertOverwritesAFileOfAnotherKindOnlyWithForce() throws IOException {
    Path notes = Files.writeString(folder.resolve("notes.txt"), "Do not lose this.\n");
    Run refused = Run.of(PROGRAM, "convert", "-", notes.toString());
    assertThat(refused.exitCode()).isEqualTo(3);
    assertThat(refused.err()).contains("notes.txt: the file exists", "--force");
    assertThat(notes).hasContent("Do not lose this.\n");
    assertThat(Run.of(PROGRAM, "convert", "--force", "-", notes.toString()).exitCode()).isZero();
    assertThat(notes).hasContent(PROGRAM);
  }

  @ParameterizedTest
  @ValueSource(strings = {"raw", "p41", "bin", "dat", "lif", "txt", "svg", "pdf"})
  void convertOverwritesAFileOfItsOwnKind(String ending) throws IOException {
    String file = folder.resolve("program." + ending).toString();
    assertThat(Run.of(PROGRAM, "convert", "-", file).exitCode()).isZero();
    assertThat(Run.of(PROGRAM, "convert", "-", file)).isEqualTo(new Run(0, "", ""));
    Files.write(Path.of(file), new byte[0]);
    if (!ending.equals("lif")) {
      assertThat(Run.of(PROGRAM, "convert", "-", file)).isEqualTo(new Run(0, "", ""));
    }
  }

  @Test
  void paddingIsOnlyForRawFiles() {
    Run run = Run.of("", "convert", "--pad", "DIAGSUM", folder.resolve("a.p41").toString());
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("--pad is for RAW files");
  }
}
