package hp41.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code hp41 check}. */
class CheckCommandTest {

  @TempDir private Path folder;
  private Path wrong;

  @BeforeEach
  void writeListing() throws IOException {
    wrong = Files.writeString(folder.resolve("a.txt"), "LBL \"A\"\nSQTR\nSTO\n");
  }

  @Test
  void tellsEveryProblemWithItsPlace() {
    Run run = Run.of("", "check", wrong.toString());
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.lines()).hasSize(6);
    assertThat(run.lines().get(0)).startsWith(wrong + ":2:1: ").contains("did you mean SQRT");
    assertThat(run.lines().subList(1, 3)).containsExactly("  SQTR", "  ^^^^");
    assertThat(run.lines().get(3)).startsWith(wrong + ":3:4: ");
  }

  @Test
  void tellsProblemsAsJson() {
    assertThat(Run.of("", "check", "--json", wrong.toString()).lines().get(0))
        .startsWith("{\"file\":\"" + wrong + "\",\"line\":2,\"column\":1,\"severity\":\"error\",");
  }

  @Test
  void hasNothingToSayAboutAProgramWithoutProblems() {
    assertThat(Run.of("", "check", "8QUEENS")).isEqualTo(new Run(0, "", ""));
  }

  @Test
  void goesOnWithTheNextFile() {
    Run run = Run.of("", "check", folder.resolve("none").toString(), wrong.toString());
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err()).contains("no such file");
    assertThat(run.lines()).filteredOn(line -> line.startsWith(wrong.toString())).hasSize(2);
  }
}
