package hp41;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that the first example of the library's documentation can be compiled, and has the
 * described result.
 */
class LibraryExampleTest {

  private static final Path SOURCE = Path.of("src/main/java/hp41/package-info.java");

  @TempDir private Path folder;

  @Test
  void exampleOfThePackageRuns() throws IOException, InterruptedException {
    Path program = folder.resolve("Example.java");
    Files.writeString(
        program,
        """
        import hp41.*;
        import java.nio.charset.StandardCharsets;
        import java.time.InstantSource;

        class Example {
          public static void main(String[] arguments) {
            %s
          }
        }
        """
            .formatted(example()));
    Process run =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                program.toString())
            .redirectErrorStream(true)
            .start();
    assertThat(run.inputReader().lines()).containsExactly(" 6,227,020,800.", " 6.227.020.800,");
    assertThat(run.waitFor(1, TimeUnit.MINUTES)).isTrue();
  }

  /** Returns the lines between {@code <pre>} and its end, without their asterisks. */
  private static String example() throws IOException {
    return Files.readAllLines(SOURCE).stream()
        .dropWhile(line -> !line.contains("<pre>"))
        .skip(1)
        .takeWhile(line -> !line.contains("</pre>"))
        .map(line -> line.replaceFirst("^ \\* ?", ""))
        .collect(joining("\n"));
  }
}
