package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Accessory;
import hp41.listing.Barcode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the command that reads files as the wand does. */
class ScanTest {

  @TempDir private Path folder;
  private TestSession session;

  @BeforeEach
  void plugWandIn() {
    session = new TestSession(folder, Accessory.WAND);
  }

  private String said(String line) {
    return session.line(line.replace("$", folder.toString())).note();
  }

  private void file(String... rows) throws IOException {
    StringBuilder text = new StringBuilder();
    for (String hexadecimal : rows) {
      byte[] row = HexFormat.of().parseHex("00" + hexadecimal);
      row[0] = (byte) Barcode.checksum(0, row);
      text.append("Row 0\n").append(HexFormat.of().formatHex(row)).append('\n');
    }
    Files.writeString(folder.resolve("a.wnd"), text);
  }

  private String display() {
    return session.calculator.display().toString();
  }

  @ParameterizedTest
  @CsvSource({
    "6d1b415a, -1.415, -1.4150",
    "62ed5a, 2E-5, 2.0000   -05",
    "40a91d, CF 29, 0.0000",
    "4072, PI, 3.1416",
    "724142, '\"AB\"', 0.0000"
  })
  void rowIsExecuted(String row, String words, String display) throws IOException {
    file(row);
    assertThat(said("scan $/a.wnd")).startsWith("scanned").contains(words);
    assertThat(display().strip()).isEqualTo(display);
  }

  @Test
  void textIsAppended() throws IOException {
    file("724142", "814344", "814344");
    said("scan $/a.wnd");
    assertThat(session.calculator.snapshot().alpha()).isEqualTo("ABCC");
  }

  @Test
  void functionThatWaitsGetsTheRows() throws IOException {
    file("6d1b415a", "724142");
    session.line("wnddta");
    assertThat(display().strip()).isEqualTo("W: RDY 01");
    assertThat(said("scan $/a.wnd")).contains("2 rows", "under the wand");
    session.line("wnddta");
    session.line("rcl 00");
    assertThat(display().strip()).isEqualTo("-1.4150");
  }

  @Test
  void programIsLoaded() throws IOException {
    Files.writeString(folder.resolve("a.wnd"), "LBL \"TEN\"\n10\nEND\n");
    assertThat(said("scan $/a.wnd")).startsWith("3 lines loaded");
  }

  @Test
  void nameOfTheFileCanContainBlanks() throws IOException {
    Files.writeString(folder.resolve("my page.wnd"), "LBL \"TEN\"\n10\nEND\n");
    assertThat(said("scan $/my page.wnd")).startsWith("3 lines loaded");
  }

  @Test
  void nothingIsExecutedIfOneRowCannotBe() throws IOException {
    file("4072", "40060001");
    assertThat(said("scan $/a.wnd")).contains("row 2 cannot be executed");
    assertThat(display().strip()).isEqualTo("0.0000");
  }

  /** SIZE has no program line, and the keys of the paper keyboard are unknown. */
  @ParameterizedTest
  @CsvSource({
    "scan, which file?",
    "scan $/b.wnd, no such file",
    "scan $/a.wnd, row 1 cannot be executed",
    "unplug wand : scan $/a.wnd, no wand is plugged in"
  })
  void problemIsReported(String lines, String problem) throws IOException {
    file("40060001");
    String last = "";
    for (String line : lines.split(" : ")) {
      last = said(line);
    }
    assertThat(last).contains(problem);
  }
}
