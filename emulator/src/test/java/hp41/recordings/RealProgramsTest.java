package hp41.recordings;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.listing.Fixtures;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Other people's programs stop where they stopped on the machine; nothing where they are not. */
class RealProgramsTest {

  private static final Known KNOWN = Known.named("real-programs");

  @TestFactory
  Stream<DynamicTest> programsStopWhereTheyStoppedOnTheMachine() {
    return sessions().stream()
        .filter(sessions -> new RealProgram(sessions).isKnown())
        .map(
            sessions -> {
              String name = sessions.getFileName().toString();
              return DynamicTest.dynamicTest(
                  name,
                  () ->
                      assertThat(KNOWN.unknown(name, new RealProgram(sessions).differences()))
                          .as(name)
                          .isEmpty());
            });
  }

  private static List<Path> sessions() {
    return Fixtures.shared()
        .map(top -> top.resolve("hp41/vectors/programs"))
        .filter(Files::isDirectory)
        .map(RealProgramsTest::tables)
        .orElse(List.of());
  }

  private static List<Path> tables(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.toString().endsWith(".tsv"))
          .filter(file -> !file.endsWith("INDEX.tsv"))
          .sorted()
          .toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
