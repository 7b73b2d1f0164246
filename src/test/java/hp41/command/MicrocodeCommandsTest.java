package hp41.command;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.command.options.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The verbs with the machine's own ROM, and without one. */
class MicrocodeCommandsTest {

  private static final String LISTING =
      """
               .TITLE "MINE"
               .PAGE 8
      GO:      LDI S&X
               CON 12
               ?NC XQ AGAIN
               C=C+1 ALL
               JNC GO
      AGAIN:   RTN
      """;

  @TempDir private Path folder;

  @Test
  void withoutAnImageTheMessageSaysWhatIsMissing() {
    Run run = Run.of("", "verify");
    assertThat(run.exitCode()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err())
        .contains("verify needs the image of the machine's ROM that you have: --rom 41cx.mod");
  }

  @Test
  void whatIsNoImageIsRefusedWithWhatWouldBeOne() throws IOException {
    Path file = Files.writeString(folder.resolve("no.mod"), "nothing");
    Run run = Run.of("", "calc", "--rom", file.toString(), "2");
    assertThat(run.exitCode()).isEqualTo(ExitCode.FILE);
    assertThat(run.err()).contains("no.mod").contains("such as 41cx.mod or 41cv.mod");
    assertThat(run.out()).isEmpty();
  }

  @Test
  void bothEnginesAnswerTheSame() {
    String rom = RomImage.cx().toString();
    assertThat(Run.of("", "calc", "--rom", rom, "1E5 LN FIX 9").out())
        .isEqualTo(Run.of("", "calc", "1E5 LN FIX 9").out());
    String answers = "YES\n158\n\n\nNO\n\n\nNO\n";
    Run run = Run.of(answers, "run", "8QUEENS", "--rom", rom);
    assertThat(run.out()).isEqualTo(Run.of(answers, "run", "8QUEENS").out());
    assertThat(run.lines()).contains("POSITION1=15863724");
  }

  @Test
  void anImageOfAnotherModelIsRefused() {
    Run run = Run.of("", "calc", "--rom", RomImage.cx().toString(), "--model", "cv", "2");
    assertThat(run.exitCode()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("--model cx would do");
  }

  @Test
  void aListingBecomesAnImageAndAnImageThatListing() throws IOException {
    Path listing = Files.writeString(folder.resolve("mine.asm"), LISTING);
    Path image = folder.resolve("mine.mod");
    Run made = Run.of("", "convert", listing.toString(), image.toString());
    assertThat(made.err()).isEmpty();
    assertThat(made.exitCode()).isEqualTo(ExitCode.DONE);
    Run listed = Run.of("", "list", "--microcode", image.toString());
    assertThat(listed.out()).contains("LDI S&X", "C=C+1 ALL", "RTN");
    Path again = Files.writeString(folder.resolve("again.asm"), listed.out());
    Path copy = folder.resolve("copy.mod");
    Run.of("", "convert", again.toString(), copy.toString());
    assertThat(Files.readAllBytes(copy)).isEqualTo(Files.readAllBytes(image));
  }

  @Test
  void whatCannotBeListedAsMicrocodeIsRefusedWithWhatToDo() throws IOException {
    String text = Files.writeString(folder.resolve("t.txt"), "LBL 01\n").toString();
    Run program = Run.of("", "list", "--microcode", text);
    assertThat(program.exitCode()).isEqualTo(ExitCode.FILE);
    assertThat(program.err())
        .isEqualTo(
            text + ":1:1: this is no image of a module; list without --microcode shows programs\n");
    String cut = Files.writeString(folder.resolve("cut.mod"), "MOD1\0" + "x".repeat(99)).toString();
    assertThat(Run.of("", "list", "--microcode", cut).err()).contains(":1:1: ", "it is cut off");
    Run map = Run.of("", "list", "--microcode", cut, "--map", text);
    assertThat(map.exitCode()).isEqualTo(ExitCode.FILE);
    assertThat(map.err()).isEqualTo(text + ":1:1: this names no address; a line is 0108 NAME\n");
  }

  @Test
  void aListingThatIsWrongMakesNoImage() throws IOException {
    Path listing = Files.writeString(folder.resolve("bad.asm"), ".PAGE 8\n FNORD\n");
    Path image = folder.resolve("bad.mod");
    Run run = Run.of("", "convert", listing.toString(), image.toString());
    assertThat(run.exitCode()).isEqualTo(ExitCode.FILE);
    assertThat(run.err()).contains("bad.asm:2:2");
    assertThat(image).doesNotExist();
  }

  @Test
  void namesOfAddressesStandInTheListing() throws IOException {
    Path listing = Files.writeString(folder.resolve("mine.asm"), LISTING);
    Path image = folder.resolve("mine.mod");
    Run.of("", "convert", listing.toString(), image.toString());
    Path map = Files.writeString(folder.resolve("map.txt"), "8000 BEGIN\n");
    Run run = Run.of("", "list", "--microcode", "--map", map.toString(), image.toString());
    assertThat(run.out()).contains("BEGIN:");
  }
}
