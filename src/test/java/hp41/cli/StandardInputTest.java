package hp41.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import hp41.app.ExitCode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks a process whose stdin cannot be read. */
@EnabledOnOs(OS.LINUX)
class StandardInputTest {

  @ParameterizedTest
  @CsvSource({
    "<&-, calc, it is closed",
    "<&-, run 8QUEENS, it is closed",
    "0>/dev/null, keys, Bad file descriptor",
    "</, run 8QUEENS, Is a directory"
  })
  void nothingIsExecutedWhereStdinCannotBeRead(String redirection, String verb, String why)
      throws IOException, InterruptedException {
    Process process = start(redirection, verb.split(" "));
    if (!process.waitFor(2, TimeUnit.MINUTES)) {
      process.destroyForcibly();
      fail("it has found something to read");
    }
    assertThat(process.errorReader().lines()).containsExactly("hp41: stdin cannot be read: " + why);
    assertThat(process.exitValue()).isEqualTo(ExitCode.FILE);
  }

  private static Process start(String redirection, String... arguments) throws IOException {
    List<String> words =
        new ArrayList<>(List.of("/bin/sh", "-c", "exec \"$0\" \"$@\" " + redirection));
    words.addAll(Run.command(arguments));
    return new ProcessBuilder(words).start();
  }
}
