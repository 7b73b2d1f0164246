package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

/** Checks the files that only packages contain. */
class PackagingTest {

  private static final Path PACKAGING = Path.of("packaging");

  @Test
  void everyLibraryContainsTheLicence() throws Exception {
    List<URL> licences =
        Collections.list(getClass().getClassLoader().getResources("META-INF/LICENSE"));
    for (String library : List.of("emulator", "microcode", "compiler")) {
      URL licence =
          licences.stream()
              .filter(it -> it.getPath().contains("/" + library + "/target/"))
              .findFirst()
              .orElseThrow();
      try (var in = licence.openStream()) {
        assertThat(in).hasBinaryContent(Files.readAllBytes(Path.of("../LICENSE")));
      }
    }
  }

  @Test
  void menuEntryOpensTheCalculatorInATerminal() throws Exception {
    List<String> entry = Files.readAllLines(PACKAGING.resolve("hp41.desktop"));
    assertThat(entry).startsWith("[Desktop Entry]", "Type=Application");
    assertThat(entry).contains("Exec=hp41", "Icon=hp41", "Terminal=true");
    assertThat(entry).allMatch(it -> it.matches("\\[Desktop Entry]|[A-Z]\\w*=.+"));
  }

  @Test
  void iconHasASizeAndRefersToNothing() throws Exception {
    Path icon = PACKAGING.resolve("hp41.svg");
    Element svg =
        DocumentBuilderFactory.newDefaultInstance()
            .newDocumentBuilder()
            .parse(icon.toFile())
            .getDocumentElement();
    assertThat(svg.getTagName()).isEqualTo("svg");
    assertThat(svg.getAttribute("viewBox")).isEqualTo("0 0 128 128");
    assertThat(icon).content().doesNotContain("href", "font", "url(");
  }
}
