package hp41.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that messages about long inputs and many problems are short. */
class LongReportsTest {

  private static final int LONG = 100_000;
  private static final int MANY = 1100;

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "functions ?",
        "run ?",
        "run 8QUEENS --timeout ?",
        "list ?",
        "list --microcode ?",
        "check ?",
        "convert ? ?",
        "keys ?",
        "calc --load ?",
        "calc --model ?",
        "calc --plug ?",
        "calc --names ?",
        "?",
        "--?",
        "help ?"
      })
  void aLongWordIsNotRepeatedInFull(String line) {
    String word = "Q".repeat(LONG);
    Run run = Run.of("", line.replace("?", word).split(" "));
    assertThat(run.exitCode()).isNotZero();
    assertThat(run.out().length() + run.err().length()).isBetween(20, 1000);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"?", "help ?", "load ?", "save ?", "xeq ?", "break ?", "sto ?", "plug ?", "\"? 5"})
  void aLongLineIsNotRepeatedInFull(String line) {
    String typed = line.replace("?", "Q".repeat(LONG));
    Run run = Run.of(typed + "\n", "--plain", "--state", folder.resolve("state").toString());
    assertThat(run.lines()).allSatisfy(it -> assertThat(it).hasSizeLessThan(1000));
  }

  @ParameterizedTest
  @CsvSource({
    "bad.asm, convert bad.asm x.mod",
    "bad.txt, check bad.txt",
    "bad.txt, convert bad.txt x.raw",
    "bad.txt, list bad.txt",
    "bad.txt, run bad.txt",
    "bad.txt, calc --load bad.txt 1",
    "bad.tsv, list 8QUEENS --names bad.tsv"
  })
  void manyProblemsAreCounted(String name, String line) throws IOException {
    Path file = folder.resolve(name);
    Files.writeString(file, "FOO BAR\n".repeat(MANY));
    Run run = Run.of("", line.replace(name, file.toString()).split(" "));
    List<String> lines = (run.out() + run.err()).lines().toList();
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(lines).hasSizeBetween(101, 301).last().isEqualTo(file + ": 1,000 more errors");
  }

  @Test
  void errorsAreReportedRatherThanWarnings() throws IOException {
    Path file = folder.resolve("warnings.txt");
    Files.writeString(file, "GTO 05\n".repeat(150) + "FOO\n");
    Run run = Run.of("", "check", file.toString());
    assertThat(run.out())
        .contains("unknown instruction FOO")
        .endsWith(file + ": 51 more warnings\n");
  }

  @Test
  void jsonReportsAllProblems() throws IOException {
    Path file = folder.resolve("bad.txt");
    Files.writeString(file, "FOO BAR\n".repeat(MANY));
    assertThat(Run.of("", "check", "--json", file.toString()).lines()).hasSize(MANY);
  }

  @Test
  void plainModeCountsManyProblems() throws IOException {
    Path file = folder.resolve("bad.txt");
    Files.writeString(file, "FOO BAR\n".repeat(MANY));
    String state = folder.resolve("state").toString();
    assertThat(Run.of("load " + file + "\n", "--plain", "--state", state).lines())
        .hasSizeLessThan(310)
        .contains(file + ": 1,000 more errors");
  }
}
