package hp41.command;

import java.io.BufferedReader;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/**
 * Stdin, stdout and stderr as text, all of it UTF-8.
 *
 * @param errors writes each line at once
 */
record StandardStreams(BufferedReader in, PrintWriter out, PrintWriter errors) {

  static StandardStreams of(InputStream in, OutputStream out, OutputStream err) {
    return new StandardStreams(
        new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)),
        new PrintWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8)),
        new PrintWriter(new OutputStreamWriter(err, StandardCharsets.UTF_8), true));
  }
}
