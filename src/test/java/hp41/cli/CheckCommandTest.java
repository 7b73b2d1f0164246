package hp41.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks {@code hp41 check}. */
class CheckCommandTest {

  @TempDir private Path folder;
  private Path wrong;

  @BeforeEach
  void writeListing() throws IOException {
    wrong = Files.writeString(folder.resolve("a.txt"), "LBL \"A\"\nSQTR\nSTO\n");
  }

  @Test
  void reportsEveryProblemWithItsPosition() {
    Run run = Run.of("", "check", wrong.toString());
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.lines()).hasSize(6);
    assertThat(run.lines().get(0)).startsWith(wrong + ":2:1: ").contains("did you mean SQRT");
    assertThat(run.lines().subList(1, 3)).containsExactly("  SQTR", "  ^^^^");
    assertThat(run.lines().get(3)).startsWith(wrong + ":3:4: ");
  }

  @Test
  void correctsWhatTextRecognitionHasMisread() throws IOException {
    Path scanned = Files.writeString(folder.resolve("ocr.txt"), "LBL \"A\"\nST0 O1\nEND\n");
    Run run = Run.of("", "check", "--ocr", scanned.toString());
    assertThat(run.exitCode()).isZero();
    assertThat(run.lines().get(0))
        .isEqualTo(scanned + ":2:1: read as STO 01: 0 looks like O, O looks like 0");
    assertThat(Run.of("", "check", "--ocr", "--strict", scanned.toString()).exitCode())
        .isEqualTo(3);
    Run converted = Run.of("", "convert", "--ocr", "--to", "text", scanned.toString(), "-");
    assertThat(converted.lines()).containsExactly("LBL \"A\"", "STO 01", "END");
    assertThat(converted.err()).startsWith(scanned + ":2:1: read as STO 01");
  }

  @Test
  void asksForDoubtfulStepsAndConvertsNothing() throws IOException {
    Path scanned = Files.writeString(folder.resolve("ocr.txt"), "LBL \"A\"\nX<-Y?\nEND\n");
    Path out = folder.resolve("out.raw");
    Run run = Run.of("", "convert", "--ocr", scanned.toString(), out.toString());
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err()).contains(":2:1: this step cannot be read with certainty; did you mean");
    assertThat(out).doesNotExist();
  }

  @Test
  void reportsProblemsAsJson() {
    assertThat(Run.of("", "check", "--json", wrong.toString()).lines().get(0))
        .startsWith("{\"file\":\"" + wrong + "\",\"line\":2,\"column\":1,\"severity\":\"error\",");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"hp41 state 1\nmodel XC\nend\n", "hp41 state 99\nend\n", "DM41\n00  ZZ\n"})
  void reportsAUselessStateAsJson(String content) throws IOException {
    Path state = Files.writeString(folder.resolve("s"), content);
    Run run = Run.of("", "check", "--json", state.toString());
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.lines())
        .isNotEmpty()
        .allMatch(line -> line.startsWith("{\"file\":\"" + state + "\",\"line\":"))
        .allMatch(line -> line.endsWith("}"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"8QUEENS", "BRUTE", "DIAGSUM", "NQUEENS", "PERMQ"})
  void reportsNothingAboutAProgramWithoutProblems(String program) {
    assertThat(Run.of("", "check", "--strict", program)).isEqualTo(new Run(0, "", ""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"text", "raw", "lif"})
  void warnsAboutLinesThatAreProbablyNotMeant(String kind) throws IOException {
    Path listing = Files.writeString(folder.resolve("b.txt"), "LBL \"B\"\nGTO 05\n");
    Path file = folder.resolve("b." + kind);
    assertThat(Run.of("", "convert", "--to", kind, listing.toString(), file.toString()))
        .isEqualTo(new Run(0, "", ""));
    Run run = Run.of("", "check", file.toString());
    assertThat(run.exitCode()).isZero();
    assertThat(run.lines().get(0)).contains("there is no LBL 05 in this program");
    assertThat(Run.of("", "check", "--strict", file.toString()).exitCode()).isEqualTo(3);
  }

  @Test
  void exitsAsTheTableOfExitCodesSays() throws IOException {
    assertThat(Files.readString(Path.of("docs", "command-line.md")))
        .contains("| 0 | success |")
        .contains("| 3 | a file cannot be read or written; ")
        .contains("; for `check`, it has errors, or warnings with `--strict` |");
    String error = wrong.toString();
    String warning = Files.writeString(folder.resolve("w.txt"), "GTO 05\n").toString();
    String unreadable = folder.resolve("none.txt").toString();
    assertThat(Run.of("", "check", warning).exitCode()).isZero();
    for (String file : List.of(error, unreadable)) {
      assertThat(Run.of("", "check", file).exitCode()).as(file).isEqualTo(3);
    }
    assertThat(Run.of("", "check", "--strict", warning).exitCode()).isEqualTo(3);
    assertThat(Run.of("", "check", warning, error).exitCode()).isEqualTo(3);
  }

  @Test
  void namesTheModuleThatIsNotPluggedInOnceLikeTheTerminal() throws IOException {
    Path listing = Files.writeString(folder.resolve("n.txt"), "LBL \"N\"\nNEG\nNEG\nEND\n");
    Run run = Run.of("", "check", "--strict", listing.toString());
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.lines()).hasSize(3);
    assertThat(run.lines().get(0))
        .startsWith(listing + ":2:1: NEG is XROM 16,23 of ")
        .endsWith(
            ", which is not plugged in; if you mean it, write NEG ;XROM 16,23"
                + " (and in 1 more line); did you mean DEG or ENG?");
    assertThat(
            Run.of(
                    "load " + listing + "\n",
                    "--plain",
                    "--state",
                    folder.resolve("s.txt").toString())
                .out())
        .contains(run.lines().get(0));
  }

  @Test
  void searchesNoLabelsInDamagedPrograms() throws IOException {
    byte[] cut = {(byte) 0xB6, 0, 0x40};
    Path file = Files.write(folder.resolve("cut.raw"), cut);
    assertThat(Run.of("", "check", file.toString()).lines()).hasSize(1);
  }

  @Test
  void continuesWithTheNextFile() {
    Run run = Run.of("", "check", folder.resolve("none").toString(), wrong.toString());
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err()).contains("no such file");
    assertThat(run.lines()).filteredOn(line -> line.startsWith(wrong.toString())).hasSize(2);
  }
}
