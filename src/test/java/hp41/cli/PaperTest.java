package hp41.cli;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Accessory;
import hp41.Calculator;
import hp41.Model;
import hp41.Plugged;
import hp41.app.CalculatorFactory;
import hp41.app.ExitCode;
import hp41.app.HostPeripherals;
import hp41.cli.options.Paper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks where printed lines are written. */
class PaperTest {

  @TempDir private Path folder;
  private String program;

  @BeforeEach
  void writeProgram() throws IOException {
    String listing = "LBL \"A\"\n5\nPRX\nPSE\n\"HI\"\nPRA\n127\nACCOL\nPRBUF\n";
    program = Files.writeString(folder.resolve("program.txt"), listing).toString();
  }

  @Test
  void runPrintsOnStdoutBetweenWhatIsShown() {
    assertThat(Run.of("", "run", "--printer", "-", program))
        .isEqualTo(new Run(0, "           5.0000    ***\n 5.0000\nHI\n⡇\n⠇\n 127.0000\n", ""));
  }

  @Test
  void runPrintsIntoAFile() throws IOException {
    Path paper = folder.resolve("paper.txt");
    assertThat(Run.of("", "run", "--printer", paper.toString(), "--json", program).lines())
        .hasSize(1);
    assertThat(paper).content().isEqualTo("           5.0000    ***\nHI\n⡇\n⠇\n");
  }

  @Test
  void runPrintsAPicture() throws IOException {
    Path paper = folder.resolve("paper.svg");
    assertThat(Run.of("", "run", "--printer", paper.toString(), program).exitCode()).isZero();
    assertThat(paper).content().startsWith("<svg ").contains("M8 28h1v1h-1z").endsWith("</svg>\n");
  }

  @Test
  void runPrintsAnImageAndADocument() throws IOException {
    Path image = folder.resolve("paper.png");
    Path document = folder.resolve("paper.pdf");
    Run.of("", "run", "--printer", image.toString(), program);
    Run.of("", "run", "--printer", document.toString(), program);
    assertThat(ImageIO.read(image.toFile()).getHeight()).isEqualTo(3 * 46);
    assertThat(Files.readAllBytes(document)).startsWith('%', 'P', 'D', 'F');
  }

  @Test
  void paperOnStdoutIsRefusedWithJson() {
    Run run = Run.of("", "run", "--printer", "-", "--json", program);
    assertThat(run.exitCode()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("--printer - cannot be used with --json; name a file");
  }

  @Test
  void unwritableFileIsReported() {
    Path paper = folder.resolve("nowhere").resolve("paper.txt");
    Run run = Run.of("", "run", "--printer", paper.toString(), program);
    assertThat(run.exitCode()).isEqualTo(ExitCode.FILE);
    assertThat(run.err()).contains("paper.txt");
  }

  /** The output must be missing, because the program must not be executed. */
  @Test
  void unwritableFileIsReportedBeforeTheProgramIsExecuted() throws IOException {
    Path kept = Files.writeString(folder.resolve("kept"), "as before");
    for (String paper : List.of("kept/paper.txt", "kept/paper.png", "nowhere/paper.svg")) {
      Run run = Run.of("", "run", "--printer", folder.resolve(paper).toString(), program);
      assertThat(run.exitCode()).isEqualTo(ExitCode.FILE);
      assertThat(run.out()).isEmpty();
      assertThat(run.err()).hasLineCount(1).contains(paper + ": cannot be written: ");
    }
    assertThat(kept).hasContent("as before");
  }

  @Test
  void unfinishedPicturePreservesTheOldOne() throws IOException {
    Path paper = Files.writeString(folder.resolve("paper.svg"), "<svg as before");
    String wrong = Files.writeString(folder.resolve("wrong.txt"), "LBL \"A\"\nNONE\n").toString();
    Run.of("", "run", "--printer", paper.toString(), wrong);
    assertThat(paper).hasContent("<svg as before");
  }

  @ParameterizedTest
  @ValueSource(strings = {"image.mod", "paper.txt", "paper.png", "paper.svg", "paper.pdf"})
  void fileOfAnotherKindIsNotOverwritten(String name) throws IOException {
    Path other = Files.write(folder.resolve(name), new byte[] {'M', 'O', 'D', '1', 0, 3});
    assertThat(Run.of("", "run", "--printer", other.toString(), program))
        .isEqualTo(
            new Run(
                3,
                "",
                "hp41: "
                    + other
                    + ": the file exists and was not written by a printer;"
                    + " use another name, or delete it first\n"));
    assertThat(other).hasBinaryContent(new byte[] {'M', 'O', 'D', '1', 0, 3});
  }

  @ParameterizedTest
  @ValueSource(strings = {"paper.txt", "paper.png", "paper.svg", "paper.pdf"})
  void paperIsReplacedByPaper(String name) {
    String paper = folder.resolve(name).toString();
    for (int time = 0; time < 2; time++) {
      assertThat(Run.of("", "run", "--printer", paper, program).exitCode()).isZero();
    }
  }

  @Test
  void textIsWrittenAsSoonAsItIsPrinted() throws IOException {
    Path paper = folder.resolve("paper.txt");
    Paper text = Paper.in(paper, complaint -> {});
    Calculator calculator =
        CalculatorFactory.builder(
                Model.CX, HostPeripherals.now(new HostPeripherals.SkippingClock()))
            .plugged(Plugged.of(Accessory.PRINTER))
            .build();
    calculator.type("5 PRX");
    text.printAll(calculator);
    assertThat(paper).content().isEqualTo("           5.0000    ***\n");
    assertThat(text.end()).isZero();
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void fullPaperIsReportedOnceAndTheProgramContinues() {
    Path state = folder.resolve("state");
    Run run = Run.of("", "run", "--printer", "/dev/full", "--state", state.toString(), program);
    assertThat(run)
        .isEqualTo(
            new Run(
                ExitCode.FILE,
                " 5.0000\n 127.0000\n",
                "hp41: /dev/full: cannot be written: No space left on device\n"));
    assertThat(state).isRegularFile();
  }

  @Test
  void pictureContainsTheFirstTenThousandLinesAndReportsIt() throws IOException {
    String loop =
        "LBL \"L\"\n1.999\nSTO 00\nLBL 00\n" + "ADV\n".repeat(11) + "ISG 00\nGTO 00\nEND\n";
    Path endless = Files.writeString(folder.resolve("loop.txt"), loop);
    Path paper = folder.resolve("paper.png");
    Run run = Run.of("", "run", "--printer", paper.toString(), endless.toString());
    assertThat(run.exitCode()).isEqualTo(ExitCode.LIMIT);
    assertThat(run.err()).hasLineCount(1).contains("a picture contains at most 10,000 lines");
    assertThat(height(paper)).isEqualTo(3 * (16 + 10 * 10_000));
  }

  /** Returns the height of a picture without decoding its pixels. */
  private static int height(Path picture) throws IOException {
    try (ImageInputStream input = ImageIO.createImageInputStream(picture.toFile())) {
      ImageReader reader = ImageIO.getImageReaders(input).next();
      reader.setInput(input);
      return reader.getHeight(0);
    }
  }

  @Test
  void onlyTheLastOfSeveralExecutionsPrints() {
    Run run = Run.of("", "run", "--printer", "-", "--repeat", "3", program);
    assertThat(run.lines()).hasSize(6);
  }

  @Test
  void pluggedInPrinterPrintsToStderr() {
    assertThat(Run.of("", "calc", "--plug", "printer", "--json", "7 PRX").err())
        .isEqualTo("           7.0000    ***\n");
    assertThat(Run.of("", "run", "--plug", "printer", program).err())
        .isEqualTo("           5.0000    ***\nHI\n⡇\n⠇\n");
    assertThat(Run.of("", "keys", "--plug", "printer", "--load", program, "R/S").err())
        .isEqualTo("           5.0000    ***\nHI\n⡇\n⠇\n");
  }

  @Test
  void withoutPrinterNothingIsPrinted() {
    Run run = Run.of("", "run", program);
    assertThat(run.exitCode()).isEqualTo(ExitCode.CALCULATOR_ERROR);
    assertThat(run.err()).contains("NONEXISTENT");
  }
}
