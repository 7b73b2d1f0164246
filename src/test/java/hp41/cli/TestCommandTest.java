package hp41.cli;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.files.BundledProgram;
import hp41.files.ProgramExample;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks {@code hp41 test}. */
class TestCommandTest {

  private static final String AREA =
      """
      LBL "AREA"
      X^2
      PI
      *
      END
      ; test: 3 XEQ "AREA" → 28.2743
      ; test: 1 XEQ "AREA" -> 3
      ; test: 1 CHS SQRT -> DATA ERROR
      """;

  @TempDir private Path folder;
  private Path area;

  @BeforeEach
  void writeListing() throws IOException {
    area = Files.writeString(folder.resolve("area.txt"), AREA);
  }

  @Test
  void resultsAreWrittenAsTap() {
    Run run = Run.of("", "test", area.toString());
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err()).isEmpty();
    assertThat(run.lines())
        .containsExactly(
            "TAP version 14",
            "ok 1 - " + area + ":6: 3 XEQ \"AREA\"",
            "not ok 2 - " + area + ":7: 1 XEQ \"AREA\"",
            "  ---",
            "  expected:",
            "    - \"3\"",
            "  actual:",
            "    - \" 3.1416\"",
            "  ...",
            "ok 3 - " + area + ":8: 1 CHS SQRT",
            "1..3");
  }

  @Test
  void resultsAreWrittenAsXml() throws IOException {
    Path xml = folder.resolve("tests.xml");
    assertThat(Run.of("", "test", "--junit", xml.toString(), area.toString()).lines())
        .startsWith("TAP version 14");
    List<String> lines = Files.readAllLines(xml);
    assertThat(lines.get(1)).startsWith("<testsuites tests=\"3\" failures=\"1\" time=\"");
    assertThat(lines).contains("      <failure message=\"expected 3, but was  3.1416\"/>");
    assertThat(Run.of("", "test", "--junit", "-", area.toString()).lines().get(0))
        .startsWith("<?xml ");
    Path nowhere = folder.resolve("no").resolve("tests.xml");
    Run lost = Run.of("", "test", "--line", "6", "--junit", nowhere.toString(), area.toString());
    assertThat(lost.exitCode()).isEqualTo(3);
  }

  @Test
  void textsCanContainArrowsAndSemicolons() throws IOException {
    Path texts =
        Files.writeString(
            folder.resolve("texts.txt"),
            """
            LBL "ΣA^" ; test: 1 XEQ "ΣA^" → Σ^
            "Σ^;" ; test: "A -> B" AVIEW → A -> B
            "Σ^"
            AVIEW
            END
            """);
    Run run = Run.of("", "test", texts.toString());
    assertThat(run.exitCode()).as(run.toString()).isZero();
    assertThat(run.lines()).hasSize(4).endsWith("1..2");
  }

  @ParameterizedTest
  @ValueSource(strings = {"3 XEQ \"AREA\" 28.2743", "-> 28.2743", "", "\"A -> B"})
  void testThatCannotBeRunFails(String wrong) throws IOException {
    Path listing = Files.writeString(folder.resolve("wrong.txt"), AREA + "; test: " + wrong + "\n");
    Run run = Run.of("", "test", "--line", "9", listing.toString());
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.out()).contains("not ok 1", "a test has this form: ; test: WORDS -> SHOWN");
  }

  @Test
  void warningsAreWrittenOnce() throws IOException {
    Path doubtful = Files.writeString(folder.resolve("doubtful.txt"), "\"\\E5\"\n" + AREA);
    Run run = Run.of("", "test", doubtful.toString());
    assertThat(run.err().lines().filter(it -> it.contains("read as the byte"))).hasSize(1);
  }

  @Test
  void noTestIsExplained() {
    assertThat(Run.of("", "test", "--line", "99", area.toString()).lines())
        .endsWith("1..0 # SKIP there is no test in line 99");
    assertThat(Run.of("", "test", folder.resolve("none.txt").toString()).lines())
        .endsWith("1..0 # SKIP a file cannot be read");
  }

  @Test
  void oneLineIsSelected() {
    Run run = Run.of("", "test", "--json", "--line", "6", area.toString());
    assertThat(run.exitCode()).isZero();
    assertThat(run.lines())
        .containsExactly(
            "{\"file\":\"%s\",\"line\":6,\"test\":\"3 XEQ \\\"AREA\\\"\",\"passes\":true,"
                    .formatted(area)
                + "\"expected\":[\"28.2743\"],\"actual\":[\" 28.2743\"]}");
  }

  @Test
  void fileThatCannotBeReadDoesNotStopTheOthers() throws IOException {
    Path wrong = Files.writeString(folder.resolve("wrong.txt"), "RCLL 05\n");
    Run run = Run.of("", "test", wrong.toString(), "--line", "6", area.toString());
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err()).startsWith(wrong + ":1:1: unknown instruction RCLL");
    assertThat(run.lines()).contains("1..1");
  }

  @Test
  void endlessProgramFails() throws IOException {
    Path endless =
        Files.writeString(
            folder.resolve("loop.txt"), "LBL \"LP\"\nGTO \"LP\"\nEND\n; test: XEQ \"LP\" -> 1\n");
    Run run = Run.of("", "test", "--timeout", "0.01", endless.toString());
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.out()).contains("the test did not end in time");
  }

  @Test
  void examplesOfAllBundledProgramsPass() {
    List<String> arguments = new ArrayList<>(List.of("test"));
    arguments.addAll(BundledProgram.names());
    Run run = Run.of("", arguments.toArray(String[]::new));
    int examples =
        BundledProgram.all().stream()
            .mapToInt(program -> ProgramExample.of(program.listing()).size())
            .sum();
    assertThat(examples).isGreaterThan(100);
    assertThat(run.exitCode()).as(run.out()).isZero();
    assertThat(run.lines()).hasSize(examples + 2).endsWith("1.." + examples);
  }
}
