package hp41.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * What a command line has done.
 *
 * @param exitCode what the process would end with
 * @param out all that it wrote to stdout
 * @param err all that it wrote to stderr
 */
public record Run(int exitCode, String out, String err) {

  /** Runs a command line that finds this on stdin. */
  public static Run of(String stdin, String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    ByteArrayInputStream in = new ByteArrayInputStream(stdin.getBytes(StandardCharsets.UTF_8));
    int exitCode = Main.run(arguments, in, out, err);
    return new Run(
        exitCode, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /** The lines of stdout. */
  public List<String> lines() {
    return out.lines().toList();
  }
}
