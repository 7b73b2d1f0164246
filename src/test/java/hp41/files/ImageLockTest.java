package hp41.files;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.format.LifEntry;
import hp41.format.LifImage;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that two processes can write one image at the same time. */
class ImageLockTest {

  private static final int COUNT = 30;

  @TempDir private Path folder;

  @Test
  void noProgramIsLostWhenTwoProcessesAddPrograms() throws IOException {
    Path image = folder.resolve("all.lif");
    List<Process> writers = List.of(writer(image, "A"), writer(image, "B"));
    List<BufferedReader> ready = writers.stream().map(Process::inputReader).toList();
    for (BufferedReader reader : ready) {
      assertThat(reader.readLine()).isEqualTo("ready");
    }
    for (Process writer : writers) {
      writer.getOutputStream().write('\n');
      writer.getOutputStream().flush();
    }
    List<Integer> codes = new ArrayList<>();
    writers.forEach(writer -> codes.add(writer.onExit().join().exitValue()));
    assertThat(codes).containsExactly(0, 0);
    assertThat(new LifImage(Files.readAllBytes(image)).files())
        .extracting(LifEntry::name)
        .containsExactlyInAnyOrderElementsOf(names());
    assertThat(folder.toFile().list()).containsExactly("all.lif");
  }

  private static List<String> names() {
    return IntStream.range(0, COUNT).boxed().flatMap(i -> Stream.of("A" + i, "B" + i)).toList();
  }

  private static Process writer(Path image, String letter) throws IOException {
    return new ProcessBuilder(
            System.getProperty("java.home") + "/bin/java",
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            ImageWriter.class.getName(),
            image.toString(),
            letter,
            String.valueOf(COUNT))
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }
}
