package hp41.standalone;

import hp41.cli.Main;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Runs the commands of a file on one JVM, as {@code compare} runs them natively. */
final class Batch {

  private Batch() {}

  /** Argument: a file of commands, each a line of words. */
  public static void main(String[] arguments) throws IOException {
    for (String command : Files.readAllLines(Path.of(arguments[0]))) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      int code = Main.run(command.split(" "), InputStream.nullInputStream(), out, out);
      System.out.println("== " + command);
      System.out.write(out.toByteArray());
      System.out.println("exit code " + code);
    }
  }
}
