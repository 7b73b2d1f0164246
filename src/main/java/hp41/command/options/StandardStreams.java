package hp41.command.options;

import hp41.files.FileTrouble;
import hp41.files.ProgramSource;
import hp41.output.Output;
import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * Stdin, stdout and stderr as text, all of it UTF-8.
 *
 * @param input stdin as bytes, of which none are left where text has been read; buffered, since a
 *     file's stream refuses to read all of a pipe
 */
public record StandardStreams(BufferedReader in, Output out, Output errors, InputStream input) {

  /** What stands for stdin or stdout where a file may be named. */
  public static final String NAME = "-";

  public static StandardStreams of(InputStream in, OutputStream out, OutputStream err) {
    InputStream whole = new BufferedInputStream(in);
    return new StandardStreams(
        new BufferedReader(
            new ShortLines("stdin", new InputStreamReader(whole, StandardCharsets.UTF_8))),
        new Output(out),
        new Output(err),
        whole);
  }

  /** The source of this name: stdin for {@code -}, else a file or a bundled program. */
  public Optional<ProgramSource> open(String name) {
    if (!name.equals(NAME)) {
      return ProgramSource.open(name, errors::print);
    }
    try {
      return Optional.of(ProgramSource.of("stdin", input));
    } catch (IOException unreadable) {
      errors.print("stdin: cannot be read: " + FileTrouble.reason(unreadable));
      return Optional.empty();
    }
  }

  /**
   * The next line of stdin, or null if there is none.
   *
   * @param kept whether something is kept of what is made of it; if not, there is none either when
   *     what is made of it cannot be written any more
   */
  public String line(boolean kept) throws IOException {
    return kept || out.isOpen() ? in.readLine() : null;
  }

  /**
   * The exit code after all has been done: that of the verb, unless something could not be written.
   */
  public int exitCode(int ofVerb) {
    Optional<String> lost = out.trouble();
    lost.ifPresent(why -> errors.complain("stdout cannot be written: " + why));
    boolean untold = ofVerb == ExitCode.DONE && errors.trouble().isPresent();
    return lost.isPresent() || untold ? ExitCode.FILE : ofVerb;
  }
}
