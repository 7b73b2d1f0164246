package hp41.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the verb that writes rows of bar code for a wand. */
class WandCommandTest {

  private static final String AREA = "LBL \"AREA\"\nX^2\nPI\n*\nEND\n";

  @Test
  void rowsAreWrittenWithProgress() {
    Run run = Run.of(AREA, "wand", "-");
    assertThat(run.out())
        .isEqualTo(
            """
            wand sendx A9 10 02 C0 00 F5 00 41 52 45 41 51 72 42 C0 00
            wand sendx F9 11 10 2F
            """);
    assertThat(run.err()).isEqualTo("AREA: row 1 of 2 (1 - 5)\nAREA: row 2 of 2 (5 - 5)\n");
    assertThat(run.exitCode()).isZero();
  }

  @Test
  void rowsOfDataAreWrittenToo(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("a.wnd"), "Row 0\n246D1B415A\n");
    Run run = Run.of("", "wand", "--pause", "0.001", file.toString());
    assertThat(run.out()).isEqualTo("wand sendx 24 6D 1B 41 5A\n");
    assertThat(run.exitCode()).isZero();
    assertThat(Run.of("", "wand", "--pause", "-1", file.toString()).err())
        .contains("'-1' is not a number of seconds");
  }

  @Test
  void incompleteProgramIsNotWritten(@TempDir Path folder) throws IOException {
    Path file =
        Files.writeString(folder.resolve("a.wnd"), "Row 1\nA91002C000F50041524541517242C000\n");
    Run run = Run.of("", "wand", file.toString());
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("rows from 2 on of AREA are missing");
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(Run.of("", "wand", "zzz").exitCode()).isEqualTo(3);
  }
}
