package hp41;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Replaces the program in tests: it prints its arguments, and for {@code -} its input, too. For
 * {@code heap}, it prints how many megabytes it may use; for {@code crash}, its Java machine
 * crashes. With {@code streams} and a file, it writes to the file what its standard streams are,
 * and which of them the launcher reports as terminals.
 */
final class Echo {

  private Echo() {}

  public static void main(String[] arguments) throws IOException {
    if (arguments.length == 2 && arguments[0].equals("streams")) {
      noteStreams(Path.of(arguments[1]));
    }
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    for (String argument : arguments) {
      out.print("[" + argument + "]");
      if (argument.equals("heap")) {
        out.print(Runtime.getRuntime().maxMemory() >> 20);
      }
      if (argument.equals("crash")) {
        crash();
      }
      if (argument.startsWith("exit ")) {
        System.exit(Integer.parseInt(argument.substring("exit ".length())));
      }
    }
    if (arguments.length == 1 && arguments[0].equals("-")) {
      System.in.transferTo(out);
    } else {
      out.println();
    }
  }

  /** Crashes this Java machine. */
  private static void crash() throws IOException {
    String number = Long.toString(ProcessHandle.current().pid());
    Process kill = new ProcessBuilder("/bin/sh", "-c", "kill -SEGV " + number).start();
    try {
      kill.waitFor();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void noteStreams(Path file) throws IOException {
    List<String> streams = new ArrayList<>();
    for (String number : List.of("0", "1", "2")) {
      streams.add(Files.readSymbolicLink(Path.of("/proc/self/fd", number)).toString());
    }
    streams.add("start: " + System.getProperty("hp41.start"));
    streams.add("terminals: " + System.getProperty("hp41.terminals"));
    Files.write(file, streams);
  }
}
