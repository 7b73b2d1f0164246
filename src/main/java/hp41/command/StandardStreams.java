package hp41.command;

import hp41.files.FileTrouble;
import hp41.files.ProgramSource;
import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;

/**
 * Stdin, stdout and stderr as text, all of it UTF-8.
 *
 * @param errors writes each line at once
 * @param input stdin as bytes, of which none are left where text has been read; buffered, since a
 *     file's stream refuses to read all of a pipe
 * @param output stdout as bytes
 */
record StandardStreams(
    BufferedReader in,
    PrintWriter out,
    PrintWriter errors,
    InputStream input,
    OutputStream output) {

  /** What stands for stdin or stdout where a file may be named. */
  static final String NAME = "-";

  /** The streams of the program that a verb belongs to. */
  static StandardStreams of(CommandSpec verb) {
    return ((Main) verb.root().userObject()).streams();
  }

  static StandardStreams of(InputStream in, OutputStream out, OutputStream err) {
    InputStream whole = new BufferedInputStream(in);
    return new StandardStreams(
        new BufferedReader(new InputStreamReader(whole, StandardCharsets.UTF_8)),
        new PrintWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8)),
        new PrintWriter(new OutputStreamWriter(err, StandardCharsets.UTF_8), true),
        whole,
        out);
  }

  /** The source of this name: stdin for {@code -}, else a file or a bundled program. */
  Optional<ProgramSource> open(String name) {
    if (!name.equals(NAME)) {
      return ProgramSource.open(name, errors::println);
    }
    try {
      return Optional.of(ProgramSource.of("stdin", input));
    } catch (IOException unreadable) {
      errors.println("stdin: cannot be read: " + FileTrouble.reason(unreadable));
      return Optional.empty();
    }
  }
}
