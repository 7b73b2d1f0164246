package hp41;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import hp41.Installed.Done;
import hp41.Window.Start;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Checks listings and files of words as executable scripts, and the prompts of a run and of calc at
 * a terminal.
 */
@DisabledOnOs(OS.WINDOWS)
class ScriptIT {

  private static final String FIRST_LINE = "#!/usr/bin/env -S hp41 ";

  @TempDir private Path top;
  private Installed installed;

  @BeforeEach
  void install() throws Exception {
    installed = new Installed(top);
    boolean splits = installed.sh("env -S 'true' 2>&1").code() == 0;
    assumeTrue(splits, "left out: env here knows no -S");
  }

  @Test
  void aListingIsACommandAndTakesItsStack() throws Exception {
    installed.script("area.hp41", FIRST_LINE + "run\n; a * b\nLBL \"AREA\"\nLBL 03\n*\nEND\n");
    assertThat(installed.sh("./area.hp41 3 4")).isEqualTo(new Done(0, " 12.0000\n", ""));
    assertThat(installed.sh("./area.hp41 AREA 3 5")).isEqualTo(new Done(0, " 15.0000\n", ""));
  }

  @Test
  void aListingIsACommandBehindAPipe() throws Exception {
    installed.script(
        "double", FIRST_LINE + "run --strict\n01 \"N?\"\n02 PROMPT\n03 2\n04 *\n05 END\n");
    assertThat(installed.run("21\n", "./double")).isEqualTo(new Done(0, "N?\n 42.0000\n", ""));
    assertThat(installed.run("", "./double").code()).isEqualTo(4);
  }

  /** A pipe can be read only once. The shell's {@code <(…)} is the name of a pipe, too. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "cat double.raw | hp41 run /dev/stdin DOUBLE 21",
        "cat double.raw | hp41 run /dev/fd/3 DOUBLE 21 3<&0 </dev/null",
        "cat double.raw | hp41 calc --load /dev/stdin 21 XEQ DOUBLE",
      })
  void programFileMayBeAPipe(String line) throws Exception {
    installed.file("double.txt", "LBL \"DOUBLE\"\n2\n*\nEND\n");
    assertThat(installed.sh("hp41 convert double.txt double.raw && " + line))
        .isEqualTo(new Done(0, " 42.0000\n", ""));
  }

  @Test
  void anErrorOfAListingIsThatOfTheCommand() throws Exception {
    installed.script("reciprocal", FIRST_LINE + "run\nLBL \"REC\"\n1/X\nEND\n");
    assertThat(installed.sh("./reciprocal 0"))
        .isEqualTo(new Done(1, "", "hp41: DATA ERROR in REC, line 02 1/X\n"));
  }

  @Test
  void aFileOfWordsIsACommandAndTakesItsStack() throws Exception {
    installed.script("hypotenuse", FIRST_LINE + "calc -f\nX^2 X<>Y X^2 + SQRT\n");
    assertThat(installed.sh("./hypotenuse 3 4")).isEqualTo(new Done(0, " 5.0000\n", ""));
  }

  @Test
  void atATerminalARunSaysWhatItWaitsFor() {
    Map<String, String> environment = Map.of("REDIRECTION", "run 8QUEENS");
    try (Window window = new Start(top, 100, 24, environment).open()) {
      window.await("PUBLISH? waits for text; Enter continues, Ctrl-D ends").type("YES\r");
      window.await("INITIAL POSITION? waits for a number or words;").type("\u0004");
      window.await("exit code 0");
    }
  }

  @Test
  void atATerminalCalcAsksForEachLine() {
    Map<String, String> environment = Map.of("REDIRECTION", "calc");
    try (Window window = new Start(top, 100, 24, environment).open()) {
      window.await("type words such as 2 3 +; Ctrl-D ends").await("> ").type("2 3 +\r");
      window.await("> 2 3 +").await(" 5.0000").type("\u0004").await("exit code 0");
    }
  }

  @Test
  void whereErrorsGoElsewhereItSaysNothing() throws IOException {
    Map<String, String> environment = Map.of("REDIRECTION", "run 8QUEENS 2>/dev/null; echo so");
    try (Window window = new Start(top, 100, 24, environment).open()) {
      window.await("PUBLISH?").type("\u0004").await("so");
      assertThat(window.screen()).doesNotContain("waits");
    }
  }
}
