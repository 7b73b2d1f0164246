package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Calculator;
import hp41.Image;
import hp41.Model;
import hp41.Plugged;
import hp41.StateFile;
import hp41.app.CalculatorFactory;
import hp41.panel.view.Panels;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import hp41.screen.Theme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks typed commands that plug in module images, and their messages. */
class ModuleWordsTest {

  @TempDir private Path folder;
  private TestSession sitting;

  @BeforeEach
  void begin() {
    sitting = new TestSession(folder).in(TestSession.LARGE);
  }

  private String said(String line) {
    return sitting.line(line).note();
  }

  private String names() {
    return String.join(", ", sitting.calculator.plugged().names());
  }

  private Path demo() throws IOException {
    return ModuleFiles.demo(folder);
  }

  @Test
  void plugDescribesTheModuleAndUnplugRemovesIt() throws IOException {
    assertThat(said("plug " + demo()))
        .isEqualTo("DEMO plugged in [XROM 9, 2 programs, catalogue lists them, Ctrl-U undoes]");
    assertThat(said("plug")).startsWith("DEMO plugged in [type: plug NAME or FILE.mod");
    assertThat(said("plug " + folder.resolve("demo.mod"))).contains("plugged in already");
    sitting.line("0 count");
    assertThat(sitting.calculator.snapshot().program().name()).isEqualTo("COUNT");
    assertThat(said("unplug demo")).isEqualTo("DEMO unplugged [Ctrl-U undoes]");
    assertThat(said("count")).contains("unknown instruction");
  }

  @Test
  void loadNamesTheProgramsThatAProgramCalls() {
    assertThat(said("load tvm")).contains("load solve");
    sitting.control('u');
    assertThat(said("plug finance")).startsWith("FINANCE plugged in");
    assertThat(said("load tvm")).doesNotContain("load solve").contains("loaded");
  }

  @Test
  void plugAndUnplugCanBeUndoneAndRedone() throws IOException {
    sitting.line("plug " + demo()).line("gto \"TWICE\"");
    sitting.line("unplug");
    assertThat(names()).isEmpty();
    sitting.control('u');
    assertThat(names()).isEqualTo("DEMO");
    assertThat(sitting.calculator.programLine()).isEqualTo("01 LBL┬TWICE");
    sitting.stroke(new Stroke.Alt('u'));
    assertThat(names()).isEmpty();
    sitting.control('u').control('u').control('u');
    assertThat(names()).isEmpty();
    sitting.stroke(new Stroke.Alt('u'));
    assertThat(names()).isEqualTo("DEMO");
  }

  @Test
  void oneUndoAfterLoadingAModuleAndAProgramRevertsBoth() throws IOException {
    Path module = ModuleFiles.write(folder, "own.mod", 9, "LBL \"OWN\"\nEND\n");
    Path listing = Files.writeString(folder.resolve("a.txt"), "LBL \"AA\"\nXEQ \"OWN\"\nEND\n");
    Image before = sitting.calculator.image();
    sitting.line("load " + module + " " + folder.resolve("none.txt"));
    assertThat(sitting.calculator.image()).as(sitting.note()).isEqualTo(before);
    sitting.line("load " + module + " " + listing);
    assertThat(sitting.note()).contains("lines loaded", "plugged in");
    sitting.line("undo");
    assertThat(sitting.calculator.image().remembersTheSame(before)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"plug \"%s/my mods/demo.mod\"", "plug %s/my\\ mods/demo.mod"})
  void namesOfFilesMayHaveBlanks(String line) throws IOException {
    ModuleFiles.demo(Files.createDirectory(folder.resolve("my mods")));
    sitting.line(line.formatted(folder));
    assertThat(names()).isEqualTo("DEMO");
  }

  @Test
  void nameOfAnExistingFileWithBlanksNeedsNoQuotes() throws IOException {
    ModuleFiles.write(folder, "my own.mod", 9, ModuleFiles.COUNT);
    sitting.line("plug " + folder + "/my own.mod");
    assertThat(names()).isEqualTo("MY OWN");
    sitting.line("unplug my own");
    assertThat(names()).isEmpty();
  }

  @Test
  void fileNamesAndPluggedInModulesAreCompleted() throws IOException {
    demo();
    Files.writeString(folder.resolve("demo.txt"), "");
    sitting.type(":plug " + folder + "/de").press(KeyName.TAB, KeyName.ENTER);
    assertThat(names()).isEqualTo("DEMO");
    sitting.line("plug printer").type(":unplug d").press(KeyName.TAB, KeyName.ENTER);
    assertThat(names()).isEqualTo("printer");
    sitting.type(":unplug ").press(KeyName.TAB, KeyName.ENTER);
    assertThat(names()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"load", "plug"})
  void loadPlugsInTheImagesOfModules(String word) throws IOException {
    assertThat(said(word + " " + demo())).startsWith("DEMO plugged in [XROM 9, 2 programs");
    assertThat(names()).isEqualTo("DEMO");
  }

  @Test
  void loadAcceptsModulesAndProgramsTogether() throws IOException {
    Path program = Files.writeString(folder.resolve("my.txt"), "LBL \"MY\"\nXEQ \"TWICE\"\nEND\n");
    assertThat(said("load " + demo() + " " + program)).contains("3 lines loaded [DEMO plugged in");
    sitting.line("4 xeq my");
    assertThat(sitting.calculator.contents().shown(sitting.calculator.contents().x()).strip())
        .isEqualTo("8.0000");
  }

  @Test
  void ofTwoModulesWithOneNumberTheFirstWins() throws IOException {
    sitting.line("plug " + demo());
    Path other = ModuleFiles.write(folder, "other.mod", 9, "LBL \"OTHER\"\nEND\n");
    assertThat(said("plug " + other))
        .startsWith(
            "OTHER plugged in [OTHER has XROM 9, like DEMO, whose functions are found first");
    sitting.open(Panels.CATALOGUE);
    assertThat(sitting.picture()).containsPattern("OTHER +XROM 09").contains("another label has");
  }

  @ParameterizedTest
  @ValueSource(ints = {25, 26})
  void numberOfABuiltInModuleIsRefused(int number) throws IOException {
    Path module = ModuleFiles.write(folder, "own.mod", number, "LBL \"OWN\"\nEND\n");
    assertThat(said("plug " + module)).startsWith("OWN has XROM " + number + ", like ");
    assertThat(names()).isEmpty();
  }

  @Test
  void numberOfAnAccessoryIsRefusedUntilItIsUnplugged() throws IOException {
    Path module = ModuleFiles.write(folder, "own.mod", 29, "LBL \"OWN\"\nEND\n");
    sitting.line("plug printer");
    assertThat(said("plug " + module)).startsWith("OWN has XROM 29, like ").contains("unplug NAME");
    assertThat(names()).isEqualTo("printer");
    sitting.line("unplug printer").line("plug " + module);
    assertThat(names()).isEqualTo("OWN");
    assertThat(said("plug printer")).startsWith("OWN has XROM 29, like ");
  }

  @Test
  void fullPortsAreReported() throws IOException {
    for (int number = 1; number <= 8; number++) {
      Path module = ModuleFiles.write(folder, "m" + number + ".mod", number, "LBL \"M\"\nEND\n");
      sitting.line("plug " + module);
    }
    assertThat(sitting.calculator.plugged().modules()).hasSize(8);
    Path ninth = ModuleFiles.write(folder, "ninth.mod", 9, "LBL \"M\"\nEND\n");
    assertThat(said("plug " + ninth)).startsWith("NINTH has a page, but no port has room for it");
    assertThat(sitting.calculator.plugged().modules()).hasSize(8);
  }

  @Test
  void plugAndUnplugAreRefusedWhileAProgramRuns() throws IOException {
    sitting.line("plug " + demo()).paste("LBL \"R\"\nLBL 01\nGTO 01\nEND\n");
    sitting.calculator.type("XEQ \"R\"");
    sitting.calculator.proceed(10);
    assertThat(sitting.calculator.isRunning()).isTrue();
    ":unplug demo".chars().forEach(it -> sitting.ui.take(Stroke.typed((char) it)));
    sitting.ui.take(Stroke.named(KeyName.ENTER));
    assertThat(sitting.note()).startsWith("a program runs");
    assertThat(names()).isEqualTo("DEMO");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "unplug none | unplug none [not plugged in, DEMO plugged in, type: unplug NAME]",
        "plug none | plug none [no such file, accessory or module, type: plug NAME or FILE.mod",
        "plug none.mod | plug none.mod [no such file or folder, type: plug NAME or FILE.mod"
      })
  void missingModuleIsReported(String line, String says) throws IOException {
    sitting.line("plug " + demo());
    assertThat(said(line)).startsWith(says);
  }

  @Test
  void fileThatIsNotAnImageIsRefused() throws IOException {
    Path text = Files.writeString(folder.resolve("text.mod"), "nothing");
    assertThat(said("plug " + text)).contains("[this is not the image of a module");
    Path cut = Files.write(folder.resolve("cut.mod"), new byte[] {'M', 'O', 'D', '1', 0});
    assertThat(said("plug " + cut)).contains("is incomplete");
  }

  @ParameterizedTest
  @ValueSource(strings = {"getn", "xeq \"GETN\"", "xeq getn"})
  void microcodeReportsWhyItDoesNotRun(String line) throws IOException {
    sitting.line("plug " + ModuleFiles.mixed(folder, "mixed.rom")).line(line);
    assertThat(sitting.calculator.error()).isEqualTo("NONEXISTENT");
    assertThat(sitting.picture())
        .contains("▲ NONEXISTENT  GETN is microcode of MIXED: only its user programs run here");
    sitting.press(KeyName.BACKSPACE);
    assertThat(sitting.picture()).doesNotContain("microcode");
  }

  @Test
  void helpAndCompletionNameTheModule() throws IOException {
    sitting.line("plug " + ModuleFiles.mixed(folder, "mixed.rom"));
    sitting.line("help getn");
    assertThat(sitting.picture()).contains("Microcode of MIXED, which does not");
    sitting.press(KeyName.ESCAPE).line("help t%");
    assertThat(sitting.picture()).contains("T%   MIXED", "Program of MIXED.");
    sitting.press(KeyName.ESCAPE).line("plug " + demo()).type("twi");
    assertThat(sitting.picture()).containsPattern("TWICE +DEMO +-- +Program of DEMO");
  }

  @Test
  void statesRestoreTheirModulesInTheirPages() throws IOException {
    Path demo = demo();
    sitting.line("plug " + demo).line("gto \"TWICE\"").line("save state with");
    sitting.line("unplug").line("plug " + ModuleFiles.mixed(folder, "mixed.rom"));
    assertThat(said("load state with")).startsWith("memory is now \"with\" [Ctrl-U");
    assertThat(names()).isEqualTo("DEMO, MIXED");
    assertThat(sitting.calculator.programLine()).isEqualTo("01 LBL┬TWICE");
    Files.delete(demo);
    assertThat(said("load state with"))
        .startsWith("memory is now \"with\" [DEMO was not found: the file is not there");
    sitting.line("plug");
    assertThat(sitting.note()).startsWith("DEMO (missing), MIXED plugged in");
  }

  /** Such a file was edited by hand. */
  @Test
  void stateWithIncompatibleModulesIsRefused() throws IOException {
    Path states = folder.resolve("states");
    sitting.line("plug " + ModuleFiles.write(folder, "own.mod", 29, "LBL \"OWN\"\nEND\n"));
    sitting.line("save state own").line("unplug");
    Path file = states.resolve("own.txt");
    String text = Files.readString(file);
    Files.writeString(file, text.replaceFirst("\nmodule", "\nplugged printer\nmodule"));
    assertThat(said("load state own")).startsWith("own [OWN has XROM 29, like ");
    assertThat(names()).isEmpty();
  }

  @Test
  void stateWhoseModulesNeedAllPortsIsLoadedWithoutOthers() throws IOException {
    for (int number = 1; number <= 8; number++) {
      Path module = ModuleFiles.write(folder, "m" + number + ".mod", number, "LBL \"M\"\nEND\n");
      sitting.line("plug " + module);
    }
    sitting.line("save state full");
    for (int number = 1; number <= 8; number++) {
      sitting.line("unplug m" + number);
    }
    sitting.line("plug " + demo()).line("load state full");
    assertThat(names()).isEqualTo("M1, M2, M3, M4, M5, M6, M7, M8");
  }

  @Test
  void missingModuleIsReportedAtTheStart() throws IOException {
    sitting.line("plug " + demo()).line("prgm").line("count").line("prgm");
    StateFile file = new StateFile(folder.resolve("state.txt"));
    file.write(sitting.calculator.image());
    ModuleFiles.write(folder, "demo.mod", 9, "LBL \"COUNT\"\nEND\n");
    Image kept = file.read().orElseThrow();
    Plugged plugged = kept.plugged();
    Calculator calculator =
        CalculatorFactory.builder(Model.CX, sitting.outside).plugged(plugged).build();
    calculator.restore(kept);
    FakeTerminal terminal = new FakeTerminal();
    terminal.size = TestSession.LARGE;
    TerminalSession session =
        new TerminalSession(
            calculator,
            terminal,
            Theme.MACHINE,
            sitting.outside,
            image -> {},
            false,
            TestSession.NO_HABITS,
            TestSession.nothingAttached(),
            Face.on(terminal));
    session.leave();
    session.run();
    assertThat(terminal.picture())
        .contains("▲ DEMO no longer plugged in  the file has changed since it was plugged in")
        .contains("its functions are shown as XROM");
    assertThat(calculator.programLine()).isEqualTo("01 XROM 09,01");
  }
}
