package hp41.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The result of a command line.
 *
 * @param exitCode the exit code of the process
 * @param out the whole output to stdout
 * @param err the whole output to stderr
 */
public record Run(int exitCode, String out, String err) {

  /** Runs a command line with this input on stdin. */
  public static Run of(String stdin, String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    ByteArrayInputStream in = new ByteArrayInputStream(stdin.getBytes(StandardCharsets.UTF_8));
    int exitCode = Main.run(arguments, in, out, err);
    return new Run(
        exitCode, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /** Returns the lines of stdout. */
  public List<String> lines() {
    return out.lines().toList();
  }
}
