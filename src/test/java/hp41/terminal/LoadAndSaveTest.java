package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Calculator;
import hp41.Internals;
import hp41.Model;
import hp41.panel.Note;
import hp41.panel.help.Report.Problem;
import hp41.panel.keys.KeyNames;
import hp41.panel.view.Screen;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks typed lines that load and save files. */
class LoadAndSaveTest {

  private static final String TWICE = "LBL \"TWICE\"\n2\n*\nEND\n";
  private static final String TWICE_BYTES = "c000f6005457494345" + "12" + "42" + "c0000d";

  @TempDir private Path folder;
  private final FakePeripherals outside = new FakePeripherals();
  private final Calculator calculator = new Calculator(Model.CX, outside);
  private final UserInterface ui = TestSession.ui(calculator, new FakeTerminal(), outside, false);

  @BeforeEach
  void writeFiles() throws IOException {
    write("twice.txt", TWICE);
    write("my half.txt", "LBL \"HALF\"\n2\n/\nEND\n");
    write("wrong.txt", "LBL \"A\"\nRCLL 05\n  fnord\nEND\n");
  }

  private void write(String name, String content) throws IOException {
    Files.writeString(folder.resolve(name), content);
  }

  /** Types a line in which {@code $} is replaced by the folder. */
  private void type(String line) {
    line.replace("$", folder.toString()).chars().forEach(c -> ui.take(Stroke.typed((char) c)));
  }

  private void run(String line) {
    type(line);
    press(KeyName.ENTER);
  }

  private void press(KeyName name) {
    ui.take(Stroke.named(name));
  }

  private Screen screen() {
    return ui.screen(outside.instant(), 0);
  }

  private String said() {
    Note note = screen().notes().note().orElseThrow();
    String all = note.head() + " " + String.join(" · ", note.clauses(KeyNames.NONE));
    return all.replace(folder + "/", "").strip();
  }

  private String bytes(String name) throws IOException {
    return HexFormat.of().formatHex(Files.readAllBytes(folder.resolve(name)));
  }

  @ParameterizedTest
  @CsvSource({
    "load $/twice.txt, 4 lines loaded",
    "load $/my half.txt, 4 lines loaded",
    "load \"$/my half.txt\", 4 lines loaded",
    "load $/my\\ half.txt $/twice.txt, 8 lines loaded"
  })
  void filesAreLoadedByName(String line, String head) {
    run(line);
    assertThat(said()).startsWith(head);
  }

  @Test
  void bundledProgramIsLoadedInAnyCase() {
    run("load 8queens");
    assertThat(said()).startsWith("315 lines loaded");
  }

  @Test
  void noneIsLoadedIfOneIsMissing() {
    run("load $/twice.txt $/none.txt");
    assertThat(said()).startsWith("none.txt no such file").contains("nothing was loaded");
    assertThat(calculator.snapshot().program().name()).isEmpty();
  }

  @Test
  void everyProblemOfAFileIsListedUntilEscape() {
    run("load $/wrong.txt");
    assertThat(said())
        .isEqualTo(
            "wrong.txt:2:1 nothing was loaded · unknown instruction RCLL; did you mean RCL? · 1 more of this kind · Esc closes the list");
    assertThat(
            screen().notes().report().orElseThrow().entries().stream()
                .map(it -> ((Problem) it).sentence()))
        .containsExactly(
            folder + "/wrong.txt:2:1: unknown instruction RCLL; did you mean RCL?",
            folder + "/wrong.txt:3:3: unknown instruction fnord");
    press(KeyName.DOWN);
    press(KeyName.DOWN);
    assertThat(screen().notes().helpScroll()).isEqualTo(1);
    press(KeyName.ESCAPE);
    assertThat(screen().notes().report()).isEmpty();
    assertThat(calculator.snapshot().program().name()).isEmpty();
  }

  @Test
  void reportIsClosedByTypedOrPastedText() {
    run("load $/wrong.txt");
    type("7");
    assertThat(screen().notes().report()).isEmpty();
    assertThat(calculator.snapshot().display()).hasToString(" 7_");
    run("load $/wrong.txt");
    ui.take(new Stroke.Pasted(TWICE));
    assertThat(screen().notes().report()).isEmpty();
    assertThat(said()).startsWith("4 lines loaded");
  }

  @Test
  void undamagedPartOfAFileIsLoadedOnRequest() throws IOException {
    Files.write(folder.resolve("cut.raw"), HexFormat.of().parseHex(TWICE_BYTES + "c000f2004153c0"));
    run("load $/cut.raw");
    assertThat(said()).startsWith("cut.raw:1:15 load FILE --repair loads the undamaged programs");
    run("load $/cut.raw --repair");
    assertThat(said()).contains("loaded");
    assertThat(screen().notes().report().orElseThrow().title()).endsWith("of a damaged file");
    assertThat(calculator.snapshot().program().name()).isEqualTo("TWICE");
  }

  @Test
  void extensionSelectsTheFormatOfASavedProgram() throws IOException {
    run("load $/my half.txt");
    run("load $/twice.txt");
    run("save $/a.raw");
    assertThat(said()).isEqualTo("TWICE saved in \"a.raw\" 14 bytes · save! a.raw saves it again");
    assertThat(bytes("a.raw")).isEqualTo(TWICE_BYTES);
    run("save $/my half.41 half");
    assertThat(said()).startsWith("save type: save FILE");
    run("save \"$/my half.41\" half");
    assertThat(folder.resolve("my half.41")).hasContent("LBL \"HALF\"\n2\n/\nEND\n");
    run("save $/all.raw all");
    assertThat(said()).startsWith("2 programs saved in \"all.raw\"");
    run("save $/b.pdf");
    assertThat(bytes("b.pdf")).startsWith("25504446");
    run("save $/c.lif:TWO");
    run("load $/c.lif:two");
    assertThat(said()).contains("4 lines loaded");
    run("save $/c.lif HALF");
    assertThat(said()).startsWith("HALF saved in \"c.lif\"");
    run("save $/c.lif HALF");
    assertThat(said()).startsWith("c.lif exists already");
  }

  @Test
  void moduleIsSavedWithItsXromNumberAndPluggedIn() throws IOException {
    run("load $/my half.txt");
    run("load $/twice.txt");
    run("save $/a.mod");
    assertThat(said())
        .contains("an XROM number from 1 to 31")
        .contains("save ")
        .endsWith("a.mod 12");
    run("save $/a.mod 32");
    assertThat(said()).endsWith("a.mod 12");
    run("save $/a.mod all 12");
    assertThat(said())
        .startsWith("2 programs saved in \"a.mod\"")
        .endsWith("plug FILE plugs it in");
    run("save $/a.mod half 13");
    assertThat(said()).startsWith("a.mod exists already");
    run("save! $/a.mod half 13");
    assertThat(said()).startsWith("HALF saved in \"a.mod\"");
    run("save $/b.rom 14");
    assertThat(said()).startsWith("TWICE saved in \"b.rom\"");
    run("clp \"HALF\"");
    run("plug $/a.mod");
    run("8 xeq half");
    calculator.run();
    assertThat(calculator.snapshot().display()).hasToString(" 4.0000");
    assertThat(Internals.names(calculator).modules()).anyMatch(it -> it.xrom() == 13);
  }

  @Test
  void existingFileIsOverwrittenOnlyOnRequest() throws IOException {
    write("a.raw", "mine");
    run("load $/twice.txt");
    run("save $/a.raw");
    assertThat(said()).startsWith("a.raw exists already");
    assertThat(folder.resolve("a.raw")).hasContent("mine");
    press(KeyName.TAB);
    assertThat(screen().input().line().orElseThrow().text())
        .isEqualTo("save! " + folder + "/a.raw");
    press(KeyName.ENTER);
    assertThat(bytes("a.raw")).isEqualTo(TWICE_BYTES);
    assertThat(folder.toFile().list()).hasSize(4);
  }

  @ParameterizedTest
  @CsvSource({
    "save $/a.doc, .doc use txt raw p41 bin dat wnd lif dm41 mod rom svg pdf · type: save a.txt",
    "save $/a.raw TWCIE, TWCIE no program in memory has this name · did you mean TWICE? · type: save FILE all",
    "save $/no/a.raw, no/a.raw cannot be written: no such file or folder · type: save FILE",
    "save $/wrong.txt:X.raw Y, Y no program in memory has this name · catalogue lists them · type: save FILE all"
  })
  void failedSaveIsReported(String line, String answer) {
    run("load $/twice.txt");
    run(line);
    assertThat(said()).isEqualTo(answer);
  }

  @Test
  void neitherAnEmptyNorAPrivateProgramIsSaved() throws IOException {
    run("save $/a.raw");
    assertThat(said()).isEqualTo("the current program has no lines · F3 writes a program");
    Files.write(
        folder.resolve("private.raw"),
        HexFormat.of().parseHex(TWICE_BYTES.replaceAll("0d$", "4d")));
    run("load $/private.raw");
    for (String line : List.of("save $/a.raw", "save $/a.raw TWICE", "save $/a.raw all")) {
      run(line);
      assertThat(said()).startsWith("PRIVATE ");
    }
    assertThat(folder.resolve("a.raw")).doesNotExist();
  }

  @Test
  void tabCompletesFileNamesInFolders() throws IOException {
    Files.createDirectory(folder.resolve("my box"));
    write("my box/one.txt", TWICE);
    type("load $/TW");
    press(KeyName.TAB);
    assertThat(text()).isEqualTo("load $/twice.txt");
    press(KeyName.ESCAPE);
    type("load $/my");
    assertThat(offers()).containsExactly("$/my\\ box/", "$/my\\ half.txt");
    press(KeyName.TAB);
    assertThat(offers()).containsExactly("$/my\\ box/one.txt");
    press(KeyName.TAB);
    press(KeyName.ENTER);
    assertThat(said()).startsWith("4 lines loaded");
    run("save $/d.lif");
    type("load $/d.lif:t");
    assertThat(offers()).containsExactly("$/d.lif:TWICE");
  }

  @Test
  void tabCompletesTheProgramAfterItsFile() {
    run("load $/twice.txt");
    type("save $/a.raw ");
    assertThat(offers()).containsExactly("TWICE", "all");
    type("tw");
    assertThat(offers()).containsExactly("TWICE");
    press(KeyName.TAB);
    assertThat(text()).isEqualTo("save $/a.raw TWICE");
    press(KeyName.ENTER);
    assertThat(said()).startsWith("TWICE saved in");
    type("save paper $/tw");
    assertThat(offers()).containsExactly("$/twice.txt");
  }

  private String text() {
    return screen().input().line().orElseThrow().text().replace(folder.toString(), "$");
  }

  private List<String> offers() {
    return screen().input().line().orElseThrow().offers().stream()
        .map(name -> name.text().replace(folder.toString(), "$"))
        .toList();
  }
}
