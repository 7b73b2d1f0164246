package hp41.standalone;

import hp41.cli.Main;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Runs the commands of files on one JVM, as {@code compare} runs them natively. */
final class Batch {

  private Batch() {}

  /**
   * Arguments: files of commands, each a line of words. A last word {@code <FILE} is stdin. The
   * output of the commands in FILE is written to FILE.out.
   */
  public static void main(String[] arguments) throws IOException {
    for (String file : arguments) {
      try (OutputStream out = Files.newOutputStream(Path.of(file + ".out"))) {
        for (String command : Files.readAllLines(Path.of(file))) {
          run(command, out);
        }
      }
    }
    System.exit(0);
  }

  private static void run(String command, OutputStream out) throws IOException {
    String[] parts = command.split(" <");
    InputStream in =
        parts.length == 1
            ? InputStream.nullInputStream()
            : new ByteArrayInputStream(Files.readAllBytes(Path.of(parts[1])));
    out.write(("== " + command + '\n').getBytes());
    int code = Main.run(parts[0].split(" "), in, out, out);
    out.write(("exit code " + code + '\n').getBytes());
  }
}
