package hp41.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import hp41.Document;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks the manual pages. */
class ManPagesTest {

  private static final Path CALC = Path.of("test/resources/hp41/cli/hp41-calc.1");

  @TempDir private Path top;
  private Path folder;

  @BeforeEach
  void write() {
    folder = top.resolve("share/man1");
    assertThat(Run.of("", "man", folder.toString())).isEqualTo(new Run(0, "", ""));
  }

  private List<Path> pages() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }

  @Test
  void programAndEachVerbHaveAPage() throws IOException {
    String verbs = Run.of("", "__complete", "").out();
    List<String> names =
        Stream.concat(
                Stream.of("hp41.1"),
                verbs.lines().skip(1).map(line -> "hp41-" + line.split("\t")[0] + ".1"))
            .sorted()
            .toList();
    assertThat(pages()).extracting(it -> it.getFileName().toString()).isEqualTo(names);
  }

  @Test
  void everyPageHasItsSections() throws IOException {
    for (Path page : pages()) {
      assertThat(Files.readString(page, StandardCharsets.US_ASCII))
          .contains(
              ".SH NAME\nhp41",
              ".SH SYNOPSIS",
              ".SH DESCRIPTION",
              ".SH OPTIONS",
              "\\fB\\-\\-help\\fR",
              ".SH \"EXIT STATUS\"",
              ".SH EXAMPLES\n.nf\n  ",
              ".SH \"SEE ALSO\"")
          .doesNotContain("__complete", "${", "%n");
    }
    assertThat(folder.resolve("hp41.1"))
        .content()
        .contains(".SH VERBS", ".SH ENVIRONMENT", ".SH FILES", "\\fBhp41\\-run\\fR(1)");
  }

  @Test
  void pageOfCalcMatchesTheGoldenFile() throws IOException {
    Document.isWritten(CALC, Files.readString(folder.resolve("hp41-calc.1")));
  }

  @Test
  void manReportsNoProblems() throws Exception {
    assumeTrue(runs("groff", "--version"), "left out: there is no groff");
    for (Path page : pages()) {
      assertThat(lines("groff", "-man", "-ww", "-z", "-Tutf8", page.toString())).isEmpty();
    }
  }

  @Test
  void mandocReportsOnlyTheMissingDate() throws Exception {
    assumeTrue(runs("mandoc", "-Tlint", "/dev/null"), "left out: there is no mandoc");
    for (Path page : pages()) {
      assertThat(lines("mandoc", "-Tlint", "-W", "warning", page.toString()))
          .allMatch(line -> line.contains("missing date"));
    }
  }

  private static boolean runs(String... command) throws InterruptedException {
    try {
      new ProcessBuilder(command)
          .redirectErrorStream(true)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .start()
          .waitFor();
      return true;
    } catch (IOException none) {
      return false;
    }
  }

  private static List<String> lines(String... command) throws IOException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    return process.inputReader(StandardCharsets.UTF_8).lines().toList();
  }
}
