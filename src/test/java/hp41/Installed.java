package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The packaged program as the command {@code hp41}, and a folder with some files. */
final class Installed implements AutoCloseable {

  private final Path folder;
  private final Path bin;
  private Process server;

  private static final String SERVER = "exec %2$s '%1$s' <>'%1$s/requests'";

  /**
   * A subshell redirects the streams, so that the server finds the streams of this process
   * unchanged.
   */
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

  /** The result of a command. */
  record Done(int code, String out, String err) {}

  Installed(Path top) throws IOException {
    folder = Files.createDirectories(top.resolve("work"));
    bin = Files.createDirectories(top.resolve("bin"));
    script(bin.resolve("hp41"), "#!/bin/sh\n" + start());
  }

  /**
   * Makes one {@link CommandServer} execute all later calls of {@code hp41}, except those from
   * other folders. On systems without {@code /proc}, each call still starts a JVM.
   */
  Installed served() throws IOException, InterruptedException {
    // A client that finds no pipe would create a file, and then wait forever.
    assertThat(sh("mkfifo '%s/requests'".formatted(bin))).isEqualTo(new Done(0, "", ""));
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

  /** Returns the folder. */
  Path folder() {
    return folder;
  }

  /** Returns the path of the command. */
  Path bin() {
    return bin;
  }

  /** Writes a file to the folder. */
  Installed file(String name, String content) throws IOException {
    Files.writeString(folder.resolve(name), content);
    return this;
  }

  /** Writes an executable file to the folder. */
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

  /** Returns the environment in which a process finds the command. */
  Map<String, String> environment() {
    return Map.of("PATH", bin + ":" + System.getenv("PATH"), "HOME", folder.toString());
  }

  /** Runs a line in a shell in the folder, and waits until it has ended. */
  Done sh(String line) throws IOException, InterruptedException {
    return run("", "sh", "-c", line);
  }

  /** Runs a command in the folder with this input on stdin, and waits until it has ended. */
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

  /** Returns whether a tool of this name exists. */
  static boolean has(String tool) {
    return List.of(System.getenv("PATH").split(":")).stream()
        .anyMatch(place -> Files.isExecutable(Path.of(place, tool)));
  }
}
