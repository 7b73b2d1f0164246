package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.RomImages;
import hp41.nut.code.Assembled;
import hp41.nut.code.MicrocodeAssembler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks the commands for the engine and the processor. */
class MicrocodeWordsTest {

  private static final String WITH_RAM =
      """
               .TITLE "WITH RAM"
               .PAGE 8 RAM
               RTN
      """;

  @TempDir private Path folder;
  private final TestSession session = TestSession.full();
  private Path image;

  @BeforeEach
  void writeImage() throws IOException {
    Assembled assembled = MicrocodeAssembler.assemble(WITH_RAM);
    assertThat(assembled.problems()).isEmpty();
    image = Files.write(folder.resolve("ram.mod"), assembled.mod().orElseThrow());
  }

  private String said(String line) {
    return session.line(line).frame().toString();
  }

  @Test
  void microcodeEngineWithoutAnImageExplainsWhatItNeeds() {
    assertThat(said("engine microcode")).contains("needs your file with HP's ROM");
    assertThat(said("engine microcode " + image)).contains("engine microcode");
    assertThat(said("nut step")).contains("the built-in engine is active");
  }

  @Test
  void foldersThatTheMicrocodeCannotUseAreExplained() {
    said("engine microcode " + RomImages.cx());
    assertThat(said("cards " + folder)).contains("the microcode has no card reader");
    assertThat(said("disc " + folder)).contains("the microcode has no drive");
    said("engine own");
    assertThat(said("disc " + folder)).contains("its files are on the disc");
  }

  @Test
  void ramIsWrittenToANewFileAndNeverToTheOriginal() throws IOException {
    Path written = folder.resolve("now.mod");
    said("plug " + image);
    assertThat(said("nut ram " + image)).contains("the file exists already");
    said("nut ram " + written);
    assertThat(Files.readAllBytes(written)).isEqualTo(Files.readAllBytes(image));
  }

  @Test
  void fileNamesMayBeQuotedOrEscaped() {
    said("plug " + image);
    said("nut ram \"" + folder.resolve("with blanks.mod") + '"');
    assertThat(folder.resolve("with blanks.mod")).exists();
    said("nut ram " + folder.resolve("my") + "\\ own.mod");
    assertThat(folder.resolve("my own.mod")).exists();
    assertThat(session.line("engine microcode \"no rom.mod\"").note())
        .contains("no rom.mod: no such file or folder");
  }

  @Test
  void withoutRamNothingIsWritten() {
    assertThat(said("nut ram " + folder.resolve("none.mod"))).contains("no module has RAM pages");
    assertThat(folder.resolve("none.mod")).doesNotExist();
  }
}
