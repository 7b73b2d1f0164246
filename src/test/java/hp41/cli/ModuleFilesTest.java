package hp41.cli;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.app.ExitCode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks module images on the command line. */
class ModuleFilesTest {

  @TempDir private Path folder;
  private String file;

  private static byte[] image() throws IOException {
    try (InputStream image = ModuleFilesTest.class.getResourceAsStream("test.rom")) {
      return image.readAllBytes();
    }
  }

  @BeforeEach
  void write() throws IOException {
    file = Files.write(folder.resolve("test.rom"), image()).toString();
  }

  @Test
  void checkListsEachFunction() {
    Run run = Run.of("", "check", file);
    assertThat(run.exitCode()).isEqualTo(ExitCode.DONE);
    assertThat(run.out().replace(file, "FILE"))
        .isEqualTo(
            """
            FILE: page 1 of 1, XROM 21, ≠TA1, 7 functions, checksum correct
              21,00  -MFN         microcode
              21,01  T%           user code, 14 bytes
              21,02  RB           user code, 20 bytes
              21,03  RC           user code, 20 bytes
              21,04  GETN         microcode
              21,05  Q            user code, no complete program
              21,06               user code, no complete program
            FILE:1:1: function 5 of XROM 21 has no complete program
            FILE:1:1: function 6 of XROM 21 has no complete program
            """);
  }

  @Test
  void checkListsFunctionsInJsonToo() {
    assertThat(Run.of("", "check", "--json", file).out().lines().findFirst().orElseThrow())
        .startsWith("{\"file\":")
        .contains(
            "\"page\":0,\"title\":\"\",\"xrom\":21,\"id\":\"≠TA1\",\"checksum\":true,",
            "{\"function\":0,\"name\":\"-MFN\",\"kind\":\"microcode\"}",
            "{\"function\":1,\"name\":\"T%\",\"kind\":\"user code\",\"bytes\":14,\"calls\":[]}");
  }

  @Test
  void functionsThatCannotRunAreListed() throws IOException {
    byte[] image = image();
    byte[] calls = {1, (byte) 0xA5, 0, 0x44, 1, (byte) 0xA4, 0, 0x41};
    System.arraycopy(calls, 0, image, 2 * (0x100 + 9), calls.length);
    Path calling = Files.write(folder.resolve("calls.rom"), image);
    assertThat(Run.of("", "check", calling.toString()).out())
        .contains("  calls XROM 17,01 (not plugged in) in T%\n")
        .contains("  calls XROM 21,04 (GETN, microcode) in T%\n");
  }

  @Test
  void functionThatAllProgramsCallIsListedOnce() throws IOException {
    String programs = "LBL \"P%d\"\nXROM 17,01\nEND\n";
    StringBuilder listing = new StringBuilder();
    for (int i = 1; i <= 9; i++) {
      listing.append(programs.formatted(i));
    }
    Path written = Files.writeString(folder.resolve("nine.txt"), listing);
    String made = folder.resolve("nine.mod").toString();
    Run.of("", "convert", written.toString(), made, "--xrom", "12");
    assertThat(Run.of("", "check", made).out())
        .containsOnlyOnce("XROM 17,01")
        .endsWith("  calls XROM 17,01 (not plugged in) in P1, P2, P3, P4, P5, P6 and 3 others\n");
  }

  @Test
  void programsAreListedExtractedAndRun() throws IOException {
    assertThat(Run.of("", "list", file).out())
        .startsWith("LBL \"T%\"\nE2\n*\nX<>Y\n/\nEND\nLBL \"RB\"\n7\n");
    Path out = folder.resolve("out.raw");
    assertThat(Run.of("", "convert", file, out.toString()).exitCode()).isEqualTo(ExitCode.DONE);
    assertThat(Run.of("", "list", out.toString()).out()).isEqualTo(Run.of("", "list", file).out());
    assertThat(Run.of("", "run", file, "T%", "200 ENTER^ 50").out()).contains("25.0000");
  }

  @Test
  void truncatedModuleIsRefused() throws IOException {
    byte[] begun = Arrays.copyOf("MOD1\0".getBytes(StandardCharsets.US_ASCII), 3000);
    Path cut = Files.write(folder.resolve("cut.mod"), begun);
    Run run = Run.of("", "list", cut.toString());
    assertThat(run.exitCode()).isEqualTo(ExitCode.FILE);
    assertThat(run.err()).contains("the image of a module is incomplete: it has 3000 bytes");
  }

  @Test
  void programsAreConvertedToAModuleAndBack() {
    String made = folder.resolve("made.mod").toString();
    Run run = Run.of("", "convert", file, "8QUEENS", made, "--xrom", "12", "--title", "Mine");
    assertThat(run.exitCode()).isEqualTo(ExitCode.DONE);
    assertThat(Run.of("", "check", made).out())
        .contains("\"Mine\", page 1 of 1, XROM 12, MI1A, 5 functions, checksum correct")
        .contains("12,00  -MINE        microcode", "12,04  8QUEENS      user code, 560 bytes");
    String listings = Run.of("", "list", file).out() + Run.of("", "list", "8QUEENS").out();
    assertThat(Run.of("", "list", made).out()).isEqualTo(listings);
  }

  /** Returns a module with the XROM number of the card reader, which has functions 2 and 5, too. */
  private String withTheNumberOfTheCardReader() throws IOException {
    Path listing =
        Files.writeString(
            folder.resolve("own.txt"),
            "LBL \"AA\"\nXROM 30,02\nXROM 30,05\nEND\nLBL \"BB\"\n2\nEND\n");
    String made = folder.resolve("own.mod").toString();
    Run.of("", "convert", listing.toString(), made, "--xrom", "30");
    return made;
  }

  @Test
  void functionsOfAModuleHaveTheirNames() throws IOException {
    String made = withTheNumberOfTheCardReader();
    String listing = "LBL \"AA\"\nBB ;XROM 30,02\nXROM 30,05\nEND\nLBL \"BB\"\n2\nEND\n";
    assertThat(Run.of("", "list", made).out()).isEqualTo(listing);
    assertThat(Run.of("", "convert", made, "-", "--to", "text").out()).isEqualTo(listing);
    assertThat(Run.of("", "check", made).out())
        .contains("calls XROM 30,05")
        .doesNotContain("calls XROM 30,02");
    assertThat(Run.of("", "list", "--microcode", made).out())
        .contains("CON 1A7 082", "; XROM 30,02 BB");
    String out = folder.resolve("out.txt").toString();
    Run.of("", "convert", made, out);
    String again = folder.resolve("again.mod").toString();
    Run.of("", "convert", out, again, "--xrom", "30", "--title", "OWN");
    assertThat(Files.readAllBytes(Path.of(again))).isEqualTo(Files.readAllBytes(Path.of(made)));
  }

  @Test
  void pluggedInModuleHidesFunctionsOfOthersWithItsNumber() throws IOException {
    String made = withTheNumberOfTheCardReader();
    Path raw = folder.resolve("own.raw");
    Run.of("", "convert", folder.resolve("own.txt").toString(), raw.toString());
    assertThat(Run.of("", "list", "--plug", made, raw.toString()).lines())
        .startsWith("LBL \"AA\"", "BB ;XROM 30,02", "XROM 30,05", "END");
  }

  @Test
  void moduleNeedsANumber() {
    String made = folder.resolve("made.rom").toString();
    Run run = Run.of("", "convert", "8QUEENS", made);
    assertThat(run.exitCode()).isEqualTo(ExitCode.FILE);
    assertThat(run.err()).contains("a module has a number from 1 to 31: --xrom N");
  }
}
