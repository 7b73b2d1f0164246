package hp41.rom;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hp41.Calculator;
import hp41.EngineImage;
import hp41.Model;
import hp41.VirtualClock;
import hp41.key.Key;
import hp41.nut.code.MicrocodeAssembler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks the class through which users of the library read their operating system. */
class RomFileTest {

  private static final Path SOURCE = Path.of("src/test/resources/system/small.asm");

  @TempDir private Path folder;
  private Path file;

  @BeforeEach
  void writeImage() throws IOException {
    byte[] image = MicrocodeAssembler.assemble(Files.readString(SOURCE)).mod().orElseThrow();
    file = Files.write(folder.resolve("small.mod"), image);
  }

  @Test
  void imageIsReadFromItsFile() throws IOException {
    EngineImage image = RomFile.read(file);
    assertThat(image.model()).isEqualTo(Model.CV);
    assertThat(image.fits(Model.C)).isTrue();
    assertThat(image.fits(Model.CX)).isFalse();
    assertThat(image.problem(Model.CX))
        .hasValueSatisfying(it -> assertThat(it).contains("small.mod"));
  }

  @Test
  void imageIsFoundInAFolderAmongOtherFiles() throws IOException {
    Files.writeString(folder.resolve("notes.txt"), "41cx.mod is at home");
    Files.createDirectory(folder.resolve("empty.mod"));
    assertThat(RomFile.read(folder)).asString().contains(file.toString());
  }

  @Test
  void builtCalculatorExecutesTheImage() throws IOException {
    VirtualClock clock = new VirtualClock(Instant.parse("2026-01-15T12:00:00Z"));
    Calculator calculator =
        Calculator.builder(Model.CV, () -> clock).engine(Optional.of(RomFile.read(file))).build();
    calculator.press(Key.ENTER);
    assertThat(calculator.display().toString()).endsWith(" 3");
  }

  @Test
  void messageNamesTheFileAndWhatIsAccepted() throws IOException {
    Path other = Files.writeString(folder.resolve("other.mod"), "no image");
    assertThatThrownBy(() -> RomFile.read(other))
        .isInstanceOf(IOException.class)
        .hasMessageStartingWith(other + ": ")
        .hasMessageContaining("41cx.mod or 41cv.mod, with pages 0, 1 and 2");
    Path empty = Files.createDirectory(folder.resolve("empty"));
    assertThatThrownBy(() -> RomFile.read(empty))
        .isInstanceOf(IOException.class)
        .hasMessageStartingWith(empty + ": none of the files");
    assertThatThrownBy(() -> RomFile.read(folder.resolve("missing.mod")))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("missing.mod");
  }
}
