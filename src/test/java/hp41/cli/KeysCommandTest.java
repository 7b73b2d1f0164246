package hp41.cli;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.key.Key;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks {@code hp41 keys}. */
class KeysCommandTest {

  @TempDir private Path folder;

  @Test
  void pressesKeysOneAfterTheOther() {
    Run run = Run.of("", "keys", "2", "ENTER", "3", "+", "--json");
    assertThat(run.exitCode()).isZero();
    assertThat(run.lines()).hasSize(4);
    assertThat(run.lines().get(3))
        .startsWith("{\"in\":\"+\",\"display\":\" 5.0000\",")
        .contains("\"key\":\"+\",\"held\":\"+\",\"changes\":[[\" 5.0000\",");
  }

  @Test
  void readsKeysFromStdin() {
    assertThat(Run.of("1 2\n-\n", "keys").lines())
        .hasSize(3)
        .last()
        .asString()
        .startsWith("-")
        .endsWith("-12.0000");
  }

  @Test
  void keysBeforeAnUnknownOneAreSaved() throws IOException {
    Path state = folder.resolve("state");
    Run run = Run.of("7 ENTER\nNOKEY\n", "keys", "--state", state.toString());
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(Files.readString(state)).contains("003: 07000000000000");
  }

  @Test
  void startsAgainWithEachLine() {
    Run run = Run.of("5 ENTER\n7\n", "keys", "--fresh", "--json");
    assertThat(run.lines()).hasSize(3);
    assertThat(run.lines().get(1)).endsWith("\"sequence\":1}");
    assertThat(run.lines().get(2))
        .contains("\"y\":\"0.000000000E+00\"")
        .endsWith("\"sequence\":2}");
  }

  @Test
  void aFunctionHeldTooLongTurnsNull() {
    assertThat(Run.of("", "keys", "SIN@2000", "--json").out()).contains("\"held\":\"NULL\"");
  }

  @Test
  void theNextKeyComesWithoutWaiting() throws IOException {
    Path program = Files.writeString(folder.resolve("a.txt"), "LBL \"A\"\nLBL 01\n1\n+\nGTO 01\n");
    String file = program.toString();
    Run run = Run.of("R/S~500 R/S", "keys", "--load", file, "--json");
    assertThat(run.lines()).hasSize(2);
    assertThat(run.lines().get(0)).contains("\"annunciators\":[\"PRGM\"]");
    assertThat(run.lines().get(1)).contains("\"annunciators\":[]");
  }

  @Test
  void aProgramThatRunsOnIsLeftAtTheLimit() throws IOException {
    Path program = Files.writeString(folder.resolve("a.txt"), "LBL \"A\"\nLBL 01\n1\n+\nGTO 01\n");
    Run run = Run.of("", "keys", "R/S", "--limit", "2", "--load", program.toString(), "--json");
    assertThat(run.out()).contains("\"annunciators\":[\"PRGM\"]").contains("⟶");
  }

  @Test
  void darkDisplayIsReportedAsOff() {
    assertThat(Run.of("", "keys", "--json", "ON").out()).contains("\"display\":\"(off)\"");
  }

  @ParameterizedTest
  @CsvSource({
    "SINE, ; did you mean SIN?",
    "sin, ; did you mean SIN or ASIN?",
    "ASIN, ; press f SIN",
    "Σ-, ; press f S+",
    "asn, ; press f XEQ",
    "fnord, ''",
  })
  void refusesAnUnknownKeyAndSuggestsOne(String key, String instead) {
    assertThat(Run.of("", "keys", key))
        .isEqualTo(new Run(2, "", "hp41: there is no key " + key + instead + "\n"));
  }

  @Test
  void aKeyIsFoundByTheFunctionThatItShows() {
    Run run = Run.of("", "keys", "2", "ENTER^", "3", "Σ+@250", "SHIFT", "←", "--json");
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains("\"key\":\"Σ+@250\"", "\"held\":\"Σ+\"");
    for (Key key : Key.values()) {
      assertThat(Key.of(key.label())).contains(key);
      assertThat(Key.of(key.function(false))).contains(key);
    }
  }

  @Test
  void invalidTimeIsRefusedWithAnExample() {
    Run run = Run.of("", "keys", "--clock", "2026-13-15T10:30", "1");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .contains("'2026-13-15T10:30' is not a time from 1900 to 2199 such as 2026-01-15T10:30");
    assertThat(run.err()).doesNotContain("java");
  }
}
