package hp41;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The packaged program as the command {@code hp41}, and a folder to work in with some files. */
final class Installed implements AutoCloseable {

  private final Path folder;
  private final Path bin;
  private Process server;

  private static final String SERVER =
      """
      mkfifo '%1$s/requests'
      exec %2$s '%1$s' <>'%1$s/requests'
      """;

  /** Subshells redirect: the server shall find the streams of this process as they are. */
  private static final String CLIENT =
      """
      #!/bin/sh
      if [ ! -d /proc/$$/fd ] || [ "$(pwd -P)" != '%1$s' ]; then
        %2$s
      fi
      mkfifo '%3$s'/$$
      (echo $$ >'%3$s/requests')
      code=$(cat '%3$s'/$$)
      rm '%3$s'/$$
      exit "$code"
      """;

  /** What came of a command. */
  record Done(int code, String out, String err) {}

  Installed(Path top) throws IOException {
    folder = Files.createDirectories(top.resolve("work"));
    bin = Files.createDirectories(top.resolve("bin"));
    script(bin.resolve("hp41"), "#!/bin/sh\n" + start());
  }

  /**
   * Lets one {@link CommandServer} do what {@code hp41} is called for from now on, but for calls
   * from other folders; where there is no {@code /proc} each goes on to start a Java machine.
   */
  Installed served() throws IOException {
    server =
        process("sh", "-c", SERVER.formatted(bin, words(PackagedProgram.commandServer())))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    script(bin.resolve("hp41"), CLIENT.formatted(folder.toRealPath(), start(), bin));
    return this;
  }

  @Override
  public void close() {
    if (server != null) {
      server.destroy();
    }
  }

  private static String start() {
    return "exec " + words(PackagedProgram.command()) + " \"$@\"\n";
  }

  private static String words(List<String> command) {
    return command.stream().map(word -> "'" + word + "'").collect(Collectors.joining(" "));
  }

  /** The folder to work in. */
  Path folder() {
    return folder;
  }

  /** Where the command is. */
  Path bin() {
    return bin;
  }

  /** Writes a file into the folder. */
  Installed file(String name, String content) throws IOException {
    Files.writeString(folder.resolve(name), content);
    return this;
  }

  /** Writes a file into the folder that can be executed. */
  Installed script(String name, String content) throws IOException {
    script(folder.resolve(name), content);
    return this;
  }

  private static void script(Path file, String content) throws IOException {
    Files.writeString(file, content);
    if (!file.toFile().setExecutable(true)) {
      throw new IOException("cannot make " + file + " executable");
    }
  }

  /** What a process has to find the command by. */
  Map<String, String> environment() {
    return Map.of("PATH", bin + ":" + System.getenv("PATH"), "HOME", folder.toString());
  }

  /** Runs a line in a shell, in the folder, and waits until it is done. */
  Done sh(String line) throws IOException, InterruptedException {
    return run("", "sh", "-c", line);
  }

  /** Runs a command that finds this on stdin, in the folder, and waits until it is done. */
  Done run(String stdin, String... command) throws IOException, InterruptedException {
    Path in = Files.writeString(Files.createTempFile("stdin", ""), stdin);
    Path out = Files.createTempFile("stdout", "");
    Path err = Files.createTempFile("stderr", "");
    try {
      ProcessBuilder builder = process(command).redirectInput(in.toFile());
      int code = builder.redirectOutput(out.toFile()).redirectError(err.toFile()).start().waitFor();
      return new Done(code, text(out), text(err));
    } finally {
      for (Path file : List.of(in, out, err)) {
        Files.delete(file);
      }
    }
  }

  private ProcessBuilder process(String... command) {
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
    builder.environment().keySet().removeIf(name -> name.startsWith("XDG_"));
    builder.environment().putAll(environment());
    return builder;
  }

  private static String text(Path file) throws IOException {
    return Files.readString(file, StandardCharsets.UTF_8);
  }

  /** Whether there is a tool of this name. */
  static boolean has(String tool) {
    return List.of(System.getenv("PATH").split(":")).stream()
        .anyMatch(place -> Files.isExecutable(Path.of(place, tool)));
  }
}
