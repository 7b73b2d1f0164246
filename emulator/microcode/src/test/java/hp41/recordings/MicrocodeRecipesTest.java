package hp41.recordings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Records the recipes of synthetic programming again, or compares them with the microcode. */
class MicrocodeRecipesTest {

  private static final Path FILE = Path.of("../src/test/resources/vectors/recipes.tsv");

  @Test
  void recordingIsWhatTheMicrocodeDoes() throws IOException {
    Optional<EngineUnderTest> engine = MicrocodeUnderTest.cx();
    List<Map<String, String>> rows = Table.rows(Files.readAllLines(FILE));
    List<String> lines = new ArrayList<>(List.of(String.join("\t", rows.get(0).keySet())));
    rows.forEach(row -> lines.add(String.join("\t", RecipesTest.played(row, engine).values())));
    if (Boolean.getBoolean("hp41.update")) {
      Files.write(FILE, lines);
    }
    assertThat(lines).isEqualTo(Files.readAllLines(FILE));
  }
}
