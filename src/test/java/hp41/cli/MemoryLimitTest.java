package hp41.cli;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.app.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks what the program reports when Java has no memory left. */
class MemoryLimitTest {

  private static final List<String> SMALL = List.of("-Xmx8m", "-XX:+UseSerialGC");

  @TempDir private Path folder;

  /** Runs the program in 8 MB with a listing of the largest size. */
  private String errors(int code, String... words) throws IOException, InterruptedException {
    Path listing = Files.writeString(folder.resolve("big.txt"), "STO 05\n".repeat(70_000));
    Path errors = folder.resolve("errors");
    List<String> command = new ArrayList<>();
    command.add(System.getProperty("java.home") + "/bin/java");
    command.addAll(SMALL);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    command.addAll(List.of(words));
    command.add(listing.toString());
    Process process =
        new ProcessBuilder(command)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(errors.toFile())
            .start();
    assertThat(process.waitFor()).isEqualTo(code);
    return Files.readString(errors);
  }

  @Test
  void tooLittleMemoryIsReportedWithTheOptionThatGivesMore() throws Exception {
    assertThat(errors(ExitCode.LIMIT, "check"))
        .hasLineCount(1)
        .startsWith("hp41: there is not enough memory: Java may use ")
        .contains("type: JDK_JAVA_OPTIONS=-Xmx");
  }
}
