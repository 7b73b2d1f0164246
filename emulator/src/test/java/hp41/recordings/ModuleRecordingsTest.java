package hp41.recordings;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.PlugInModule;
import hp41.Plugged;
import hp41.listing.Fixtures;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Checks that programs in modules stop where they stopped in the memory of the machine. */
class ModuleRecordingsTest {

  private static final Map<String, String> MADE_OF =
      Map.of(
          "GEIR.mod", "hp-41_GEIR.ROM__",
          "ISENE.mod", "hp-41_isene-rom__",
          "SWORDS.mod", "hp-41_SWORDS.ROM__");

  @TestFactory
  Stream<DynamicTest> programsOfModulesStopWhereTheyStoppedOnTheMachine() {
    return tests(Optional.empty());
  }

  static Stream<DynamicTest> tests(Optional<EngineUnderTest> engine) {
    return Fixtures.sharedTests("modules", image -> stopsWhereItStopped(image, engine), ".mod");
  }

  private static void stopsWhereItStopped(Path image, Optional<EngineUnderTest> engine) {
    String source = MADE_OF.get(image.getFileName().toString());
    List<String> differences = new ArrayList<>();
    for (Path sessions : sessions(source)) {
      differences.addAll(new RealProgram(sessions, plugged(image), engine).differences());
    }
    assertThat(differences).isEmpty();
  }

  private static List<Path> sessions(String source) {
    try {
      Path folder = Fixtures.recordedPrograms();
      try (Stream<Path> files = Files.list(folder)) {
        List<Path> sessions =
            files
                .filter(file -> file.getFileName().toString().startsWith(source))
                .filter(file -> file.toString().endsWith(".tsv"))
                .toList();
        assertThat(sessions).isNotEmpty();
        return sessions;
      }
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static Plugged plugged(Path image) {
    try {
      return Plugged.NOTHING.with(PlugInModule.read(image));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
