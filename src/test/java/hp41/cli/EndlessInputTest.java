package hp41.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks input that never ends. */
class EndlessInputTest {

  @TempDir private Path folder;

  private static Run run(char input, String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int exitCode = Main.run(arguments, new EndlessInput(Character.toString(input)), out, err);
    return new Run(
        exitCode, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  private Path program(String listing) throws IOException {
    return Files.writeString(folder.resolve("program.txt"), listing);
  }

  @ParameterizedTest
  @ValueSource(strings = {"calc", "keys", "step", "run PROGRAM", "run PROGRAM --repeat 2"})
  void lineWithoutEndIsRefused(String words) throws IOException {
    String program = program("LBL 01\nSTOP\nGTO 01\n").toString();
    assertThat(run('\0', words.replace("PROGRAM", program).split(" ")))
        .extracting(Run::exitCode, Run::err)
        .containsExactly(3, "hp41: stdin: a line has more than 4,194,304 characters\n");
  }

  @Test
  void answersAreReadWhenNeededAndRepeated() throws IOException {
    String program = program("1\nSTOP\nSTOP\n2\n").toString();
    Run run = run('\n', "run", program, "--repeat", "3");
    assertThat(run.err()).isEmpty();
    assertThat(run.lines()).containsExactly(" 1.0000", " 1.0000", " 2.0000");
  }
}
