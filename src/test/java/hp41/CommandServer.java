package hp41;

import hp41.cli.Main;
import java.io.BufferedReader;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Locale;

/**
 * Executes the command lines of many processes in one process, so that they need not start a JVM
 * each. A process sends its id as a line on stdin, and reads the exit code from the pipe of that
 * name in a folder; its arguments and streams are found in {@code /proc}.
 */
final class CommandServer {

  /** The words of a command line that precede its arguments. */
  private static final int SHELL_AND_SCRIPT = 2;

  private CommandServer() {}

  /**
   * Serves until the parent process or stdin ends.
   *
   * @param arguments the folder of the pipes
   */
  public static void main(String[] arguments) throws IOException {
    Locale.setDefault(Locale.ROOT);
    ProcessHandle.current()
        .parent()
        .ifPresent(it -> it.onExit().thenRun(() -> Runtime.getRuntime().halt(0)));
    BufferedReader requests =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = requests.readLine(); line != null; line = requests.readLine()) {
      String process = line;
      new Thread(() -> serve(process, Path.of(arguments[0], process)), process).start();
    }
  }

  private static void serve(String process, Path pipe) {
    try {
      int code = execute(Path.of("/proc", process));
      Files.writeString(pipe, code + "\n", StandardOpenOption.WRITE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static int execute(Path process) throws IOException {
    // Streams are opened for appending, because a file may already have content.
    try (var in = new FileInputStream(process.resolve("fd/0").toFile());
        var out = new FileOutputStream(process.resolve("fd/1").toFile(), true);
        var err = new FileOutputStream(process.resolve("fd/2").toFile(), true)) {
      String[] words = Files.readString(process.resolve("cmdline")).split("\0", -1);
      return Main.run(Arrays.copyOfRange(words, SHELL_AND_SCRIPT, words.length - 1), in, out, err);
    }
  }
}
