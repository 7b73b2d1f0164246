package hp41.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The result of a command line. The system property {@code hp41.program} names a program, such as
 * the native one, that the command lines are tested with instead of this JVM.
 *
 * @param exitCode the exit code of the process
 * @param out the whole output to stdout
 * @param err the whole output to stderr
 */
public record Run(int exitCode, String out, String err) {

  private static final Optional<String> PROGRAM =
      Optional.ofNullable(System.getProperty("hp41.program"));

  /** Runs a command line with this input on stdin. */
  public static Run of(String stdin, String... arguments) {
    byte[] input = stdin.getBytes(StandardCharsets.UTF_8);
    if (PROGRAM.isPresent()) {
      return started(input, arguments);
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int exitCode = Main.run(arguments, new ByteArrayInputStream(input), out, err);
    return new Run(
        exitCode, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /** Returns the words that start a process for a command line. */
  static List<String> command(String... arguments) {
    Stream<String> program =
        PROGRAM
            .map(Stream::of)
            .orElseGet(
                () ->
                    Stream.of(
                        System.getProperty("java.home") + "/bin/java",
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName()));
    return Stream.concat(program, Stream.of(arguments)).toList();
  }

  private static Run started(byte[] input, String... arguments) {
    try {
      Path in = Files.write(Files.createTempFile("hp41", ".in"), input);
      Path out = Files.createTempFile("hp41", ".out");
      Path err = Files.createTempFile("hp41", ".err");
      Process process =
          new ProcessBuilder(command(arguments))
              .redirectInput(in.toFile())
              .redirectOutput(out.toFile())
              .redirectError(err.toFile())
              .start();
      Run run = new Run(process.waitFor(), Files.readString(out), Files.readString(err));
      for (Path file : List.of(in, out, err)) {
        Files.delete(file);
      }
      return run;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /** Returns the lines of stdout. */
  public List<String> lines() {
    return out.lines().toList();
  }
}
