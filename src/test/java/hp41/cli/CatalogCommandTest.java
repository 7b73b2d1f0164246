package hp41.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks {@code hp41 catalog}. */
class CatalogCommandTest {

  private static final Pattern ADDRESS = Pattern.compile("(?:href|src)=\"([^\"]*)\"");
  private static final String PAGE = "https://example.org/hp41/";

  @TempDir private Path folder;
  private Path programs;
  private Path out;

  @BeforeEach
  void writePrograms() throws IOException {
    programs = folder.resolve("programs");
    out = folder.resolve("pages");
    Files.createDirectories(programs.resolve("math & more"));
    Files.writeString(
        programs.resolve("math & more/area #1.txt"),
        """
        ; AREA: Computes the area of a circle.
        ; SIZE 012
        LBL "AREA"
        X^2
        PI
        *
        GTO 07
        END
        """);
    Files.writeString(programs.resolve("wrong.txt"), "RCLL 05\n");
    Files.writeString(programs.resolve(".hidden.txt"), "LBL \"HID\"\nEND\n");
    assertThat(Run.of("", "convert", "GCD", programs.resolve("gcd.raw").toString()).exitCode())
        .isZero();
  }

  private Run catalog(String... more) {
    List<String> arguments =
        Stream.of(
                Stream.of("catalog"), Stream.of(more), Stream.of(programs, out).map(Path::toString))
            .flatMap(it -> it)
            .toList();
    return Run.of("", arguments.toArray(String[]::new));
  }

  @Test
  void programsAreListedWithTheirSizes() throws IOException {
    assertThat(catalog())
        .isEqualTo(
            new Run(0, out.resolve("index.html") + ": 3 files, of which 2 with programs\n", ""));
    String table = Files.readString(out.resolve("index.html"));
    assertThat(table)
        .contains(
            "<td><a href=\"files/math%20%26%20more/area%20%231.txt.html\">AREA</a></td>",
            "<td>math &amp; more</td><td>Computes the area of a circle</td>",
            "data-name=\"bytes\">171</td><td class=\"n\" data-name=\"registers\">25</td>",
            "data-name=\"SIZE\">012</td><td class=\"n\" data-name=\"problems\">1</td>",
            "<td>wrong.txt</td><td>1:1: unknown instruction RCLL; did you mean RCL?</td>")
        .doesNotContain("HID");
  }

  @Test
  void pageExplainsEachLine() throws IOException {
    catalog();
    assertThat(Files.readString(out.resolve("files/math & more/area #1.txt.html")))
        .contains(
            "<li>7:1: there is no LBL 07 in this program</li>",
            "<tr class=\"label\"><td class=\"n\">01</td><td class=\"step\">LBL \"AREA\"</td>"
                .replace("\"AREA\"", "&quot;AREA&quot;"),
            "<td class=\"step\">PI</td><td>",
            "; SIZE 012");
    assertThat(Files.readString(out.resolve("files/gcd.raw.svg"))).contains("ROW 1 (");
  }

  @Test
  void pagesNameOnlyFilesBesideThem() throws IOException {
    catalog();
    try (Stream<Path> files = Files.walk(out)) {
      for (Path file : files.filter(it -> it.toString().endsWith(".html")).toList()) {
        for (MatchResult address : ADDRESS.matcher(Files.readString(file)).results().toList()) {
          String name = URLDecoder.decode(address.group(1), StandardCharsets.UTF_8);
          assertThat(file.resolveSibling(name)).exists();
        }
      }
    }
  }

  @Test
  void linkContainsTheProgram() throws IOException {
    catalog("--page", PAGE, "--title", "A <b> title");
    String page = Files.readString(out.resolve("files/gcd.raw.html"));
    String link =
        ADDRESS
            .matcher(page)
            .results()
            .map(it -> it.group(1))
            .filter(it -> it.startsWith(PAGE))
            .findFirst()
            .orElseThrow();
    assertThat(link).startsWith(PAGE + "#load=").endsWith("&amp;run=GCD");
    String packed = link.replaceAll(".*#load=|&amp;.*", "");
    byte[] listing = Base64.getDecoder().decode(URLDecoder.decode(packed, StandardCharsets.UTF_8));
    assertThat(new String(listing, StandardCharsets.UTF_8))
        .isEqualTo(Run.of("", "list", "GCD").out());
    assertThat(page).contains("A &lt;b&gt; title").doesNotContain("<b>");
  }

  @Test
  void noFileStopsTheCatalog() throws IOException {
    Random random = new Random(104_700);
    for (int i = 0; i < 100; i++) {
      byte[] content = new byte[random.nextInt(400)];
      random.nextBytes(content);
      Files.write(programs.resolve("random" + i + ".raw"), content);
    }
    Run run = catalog();
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).contains(": 103 files, of which ");
    assertThat(Files.readString(out.resolve("index.html"))).doesNotContain("internal error");
  }

  @Test
  void missingFolderIsAnError() {
    Run run = Run.of("", "catalog", folder.resolve("none").toString(), out.toString());
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err()).contains("none: ");
  }
}
