package hp41.cli;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.RomImages;
import hp41.app.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks the verbs with the ROM of the real machine, and without one. */
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

  /** A module with the function LOOP, XROM 21,00, which never returns. */
  private static final String ENDLESS =
      """
               .TITLE "LOOPER"
               .PAGE 8
               CON 15
               CON 1
               CON 0
               CON 10
               CON 0
               CON 0
               .ORG 800C
               CON 90
               CON 0F
               CON 0F
               CON 0C
      LOOP:    JNC LOOP
      """;

  @TempDir private Path folder;

  @Test
  void missingImageIsReported() {
    Run run = Run.of("", "verify");
    assertThat(run.exitCode()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("verify needs your image of the machine's ROM: --rom 41cx.mod");
  }

  @Test
  void otherFileIsRefusedWithAnExampleOfAnImage() throws IOException {
    Path file = Files.writeString(folder.resolve("no.mod"), "nothing");
    Run run = Run.of("", "calc", "--rom", file.toString(), "2");
    assertThat(run.exitCode()).isEqualTo(ExitCode.FILE);
    assertThat(run.err()).contains("no.mod").contains("such as 41cx.mod or 41cv.mod");
    assertThat(run.out()).isEmpty();
  }

  @Test
  void bothEnginesHaveTheSameResult() {
    String rom = RomImages.cx().toString();
    assertThat(Run.of("", "calc", "--rom", rom, "1E5 LN FIX 9").out())
        .isEqualTo(Run.of("", "calc", "1E5 LN FIX 9").out());
    String answers = "YES\n158\n\n\nNO\n\n\nNO\n";
    Run run = Run.of(answers, "run", "8QUEENS", "--rom", rom);
    assertThat(run.out()).isEqualTo(Run.of(answers, "run", "8QUEENS").out());
    assertThat(run.lines()).contains("POSITION1=15863724");
  }

  /** A program's text is no error, but an error right after it is one. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"DATA_ERROR\" PROMPT 5 \"Q\" PROMPT",
        "\"DATA_ERROR\" PROMPT -1 LN",
        "-1 \"DATA_ERROR\" PROMPT LN",
        "-1 \"Q\" PROMPT LN",
        "\"NONEXISTENT\" AVIEW STOP 7 \"OUT_OF_RANGE\" AVIEW",
        "\"ALPHA_DATA\" PROMPT 1 RTN",
      })
  void textsOfProgramsAreNotErrorsOnBothEngines(String steps) throws IOException {
    String listing = "LBL \"T\"\n" + steps.replace(' ', '\n').replace('_', ' ') + "\nEND\n";
    String file = Files.writeString(folder.resolve("t.txt"), listing).toString();
    String answers = "\n\n";
    Run microcode = Run.of(answers, "run", "--rom", RomImages.cx().toString(), file);
    assertThat(microcode).isEqualTo(Run.of(answers, "run", file));
  }

  @Test
  void foldersThatTheMicrocodeCannotUseAreRefused() {
    String rom = RomImages.cx().toString();
    Run cards = Run.of("", "calc", "--rom", rom, "--cards", folder.toString(), "1");
    assertThat(cards.exitCode()).isEqualTo(ExitCode.USAGE);
    assertThat(cards.err()).contains("has no card reader; --plug 82104A.mod");
    Run disc = Run.of("", "calc", "--rom", rom, "--disc", folder.toString(), "1");
    assertThat(disc.exitCode()).isEqualTo(ExitCode.USAGE);
    assertThat(disc.err()).contains("the microcode has no drive");
  }

  @Test
  void aStepOfBothEnginesWaitsForThePause() {
    String json = "{\"line\":\"PSE\",\"lift\":false}";
    String out = Run.of(json, "step", "--rom", RomImages.cx().toString()).out();
    assertThat(out).contains("\"next\":\"next\"").isEqualTo(Run.of(json, "step").out());
  }

  @Test
  void aTypedNumberIsCompleteOnBothEngines() {
    assertThatBothAnswer("12345678.9");
    assertThatBothAnswer("5");
    assertThatBothAnswer("-1E-5");
    assertThatBothAnswer("PI AON AOFF 7");
  }

  @Test
  void aTypedTextLeavesStackLiftAloneOnBothEngines() {
    String words = "9 5 ENTER \"A\" 7";
    assertThatBothAnswer(words);
    assertThatBothAnswer("9 5 CLX >\"A\" 7 +");
    assertThat(Run.of("", "calc", "--json", words).out())
        .contains("\"z\":\"9.000000000E+00\",\"y\":\"5.000000000E+00\"");
  }

  private static void assertThatBothAnswer(String words) {
    Run own = Run.of("", "calc", "--json", words);
    Run microcode = Run.of("", "calc", "--json", "--rom", RomImages.cx().toString(), words);
    assertThat(microcode.out()).isEqualTo(own.out());
  }

  @Test
  void stepExecutesTheLineFromTheGivenStateOnBothEngines() {
    String given =
        """
        {"line":"+","x":"2","y":"3","l":"7"}
        {"line":"5","x":"1","lift":false}
        {"line":"12.5","x":"1"}
        {"line":"X=0?","x":"1"}
        {"line":"1/X"}
        {"line":"XEQ \"B\"","memory":["LBL \"B\"\n6"]}
        {"line":"RCLSW","setup":"5\nSETSW\nRUNSW","stopwatch_running":false}
        """;
    assertThat(Run.of(given, "step", "--rom", RomImages.cx().toString()).out())
        .isEqualTo(Run.of(given, "step").out());
  }

  @Test
  void microcodeThatDoesNotReturnReachesALimit() throws IOException {
    String rom = RomImages.cx().toString();
    Path listing = Files.writeString(folder.resolve("endless.asm"), ENDLESS);
    String module = folder.resolve("endless.mod").toString();
    Run.of("", "convert", listing.toString(), module);
    String state = folder.resolve("state").toString();
    Run calc = Run.of("4\nLOOP\n5\n", "calc", "--rom", rom, "--plug", module, "--state", state);
    assertThat(calc.exitCode()).isEqualTo(ExitCode.LIMIT);
    assertThat(calc.lines()).containsExactly(" 4.0000");
    assertThat(calc.err()).contains("LOOP: the microcode does not return");
    assertThat(Files.readString(Path.of(state))).contains("003: 04000000000000");
    Run keys = Run.of("XEQ ALPHA STO CHS CHS EEX ALPHA 5", "keys", "--rom", rom, "--plug", module);
    assertThat(keys.exitCode()).isEqualTo(ExitCode.LIMIT);
    assertThat(keys.err()).contains("5: the microcode does not return");
    Run step = Run.of("{\"line\":\"XROM 21,00\"}", "step", "--rom", rom, "--plug", module);
    assertThat(step.exitCode()).isEqualTo(ExitCode.LIMIT);
    assertThat(step.err()).contains("stdin:1: line: the microcode does not return");
    assertThat(step.out()).isEmpty();
    Path program =
        Files.writeString(folder.resolve("endless.txt"), "LBL \"A\"\n5\nXROM 21,00\nEND\n");
    Run run = Run.of("", "run", program.toString(), "--rom", rom, "--plug", module, "--json");
    assertThat(run.exitCode()).isEqualTo(ExitCode.LIMIT);
    assertThat(run.err()).contains("the microcode does not return");
    assertThat(run.out()).contains("\"stopped\":\"limit\"");
  }

  @Test
  void anImageOfAnotherModelIsRefused() {
    Run run = Run.of("", "calc", "--rom", RomImages.cx().toString(), "--model", "cv", "2");
    assertThat(run.exitCode()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("use --model cx");
  }

  @Test
  void listingIsAssembledAndDisassembledToTheSameListing() throws IOException {
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
  void otherFilesAreRefusedForMicrocodeListingsWithAHint() throws IOException {
    String text = Files.writeString(folder.resolve("t.txt"), "LBL 01\n").toString();
    Run program = Run.of("", "list", "--microcode", text);
    assertThat(program.exitCode()).isEqualTo(ExitCode.FILE);
    assertThat(program.err())
        .isEqualTo(
            text
                + ":1:1: this is not an image of a module; list without --microcode shows programs\n");
    String cut = Files.writeString(folder.resolve("cut.mod"), "MOD1\0" + "x".repeat(99)).toString();
    assertThat(Run.of("", "list", "--microcode", cut).err()).contains(":1:1: ", "is incomplete");
    Run map = Run.of("", "list", "--microcode", cut, "--map", text);
    assertThat(map.exitCode()).isEqualTo(ExitCode.FILE);
    assertThat(map.err())
        .isEqualTo(text + ":1:1: this is not a name of an address; a line looks like 0108 NAME\n");
  }

  @Test
  void listingWithErrorsWritesNoImage() throws IOException {
    Path listing = Files.writeString(folder.resolve("bad.asm"), ".PAGE 8\n FNORD\n");
    Path image = folder.resolve("bad.mod");
    Run run = Run.of("", "convert", listing.toString(), image.toString());
    assertThat(run.exitCode()).isEqualTo(ExitCode.FILE);
    assertThat(run.err()).contains("bad.asm:2:2");
    assertThat(image).doesNotExist();
  }

  @Test
  void namesOfAddressesAreInTheListing() throws IOException {
    Path listing = Files.writeString(folder.resolve("mine.asm"), LISTING);
    Path image = folder.resolve("mine.mod");
    Run.of("", "convert", listing.toString(), image.toString());
    Path map = Files.writeString(folder.resolve("map.txt"), "8000 BEGIN\n");
    Run run = Run.of("", "list", "--microcode", "--map", map.toString(), image.toString());
    assertThat(run.out()).contains("BEGIN:");
  }
}
