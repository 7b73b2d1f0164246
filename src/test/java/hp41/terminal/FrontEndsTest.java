package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hp41.cli.Run;
import hp41.editor.debugging.DebugClient;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that a typed line means the same in all front ends. */
class FrontEndsTest {

  private static final String PROGRAMS =
      """
      LBL "MAIN"
      STOP
      END
      LBL "AREA"
      X^2
      PI
      *
      END
      LBL "area"
      11
      END
      LBL "Kb"
      7
      END
      LBL "X^2A"
      42
      END
      """;

  /** Typed lines, and what the display shows after them. */
  private static final String LINES =
      """
      2 3 +                      | 5.0000
      fix 2 30 sin               | 0.50
      Fix 2 30 Sin               | 0.50
      1 enter^ 2 +               | 3.0000
      1 ENTER↑ 2 +               | 3.0000
      3 x² 4 x^2 +               | 25.0000
      9 sqrt 3 chs +             | 0.0000
      1.5e3 1,5 +                | 1,501.5000
      7 sto 05 clx rcl 05        | 7.0000
      7 sto + 05 4 st- 05 rcl 05 | 3.0000
      6 sto z clx rcl Z          | 6.0000
      "Ab" asto x                | Ab
      "AB" >"CD" asto x          | ABCD
      xeq pi                     | 3.1416
      4 xeq "sqrt"               | 2.0000
      5 XEQ AREA                 | 78.5398
      5 Xeq Area                 | 78.5398
      5 xeq "AREA"               | 78.5398
      5 xeq area                 | 11.0000
      xeq KB                     | 7.0000
      xeq "kb"                   | 7.0000
      xeq x^2a                   | 42.0000
      xeq "X↑2A"                 | 42.0000
      asn aReA 11 5              | 5.0000
      clp kb 5                   | 5.0000
      0 1/x                      | DATA ERROR
      xeq none                   | NONEXISTENT
      """;

  private static final List<String[]> ROWS =
      LINES.lines().map(it -> it.split("\\s+\\|\\s", 2)).toList();

  private static final List<String> TYPED = ROWS.stream().map(it -> it[0].strip()).toList();
  private static final List<String> SHOWN = ROWS.stream().map(it -> it[1].strip()).toList();

  @TempDir private Path folder;
  private Path file;

  @BeforeEach
  void writePrograms() throws IOException {
    file = Files.writeString(folder.resolve("main.txt"), PROGRAMS);
  }

  @Test
  void calcExecutesIt() {
    assertThat(TYPED)
        .map(it -> Run.of("", "calc", "--load", file.toString(), it).out().strip())
        .containsExactlyElementsOf(SHOWN);
  }

  /** An error in the words ends the verb before the program starts. */
  @Test
  void runExecutesItBeforeTheProgram() {
    assertThat(TYPED)
        .map(it -> Run.of("", "run", file.toString(), "MAIN", it).out().strip())
        .zipSatisfy(SHOWN, (out, shown) -> assertThat(out).isIn(shown, ""));
  }

  @Test
  void screenExecutesIt() {
    assertThat(TYPED)
        .map(it -> new TestSession().paste(PROGRAMS).line(it).calculator.display())
        .map(it -> it.toString().strip())
        .containsExactlyElementsOf(SHOWN);
  }

  @Test
  void plainTerminalExecutesIt() {
    for (int i = 0; i < TYPED.size(); i++) {
      String state = folder.resolve(i + ".dm41").toString();
      Run run = Run.of("load " + file + "\n" + TYPED.get(i) + "\n", "--plain", "--state", state);
      assertThat(run.lines()).as(TYPED.get(i)).contains(SHOWN.get(i));
    }
  }

  @Test
  void debugConsoleExecutesIt() throws IOException {
    for (int i = 0; i < TYPED.size(); i++) {
      try (DebugClient editor = new DebugClient().launch(file, PROGRAMS, "stopOnEntry", true)) {
        editor.begin();
        String typed = TYPED.get(i);
        if (SHOWN.get(i).equals("NONEXISTENT")) {
          assertThatThrownBy(() -> editor.evaluate(typed, "repl"))
              .hasMessageContaining("there is no such program");
        } else {
          assertThat(editor.evaluate(typed, "repl")).isEqualTo(SHOWN.get(i));
        }
      }
    }
  }
}
