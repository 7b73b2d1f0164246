package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Accessory;
import hp41.Calculator;
import hp41.FileNames;
import hp41.Image;
import hp41.KnownName;
import hp41.Model;
import hp41.Plugged;
import hp41.StateFile;
import hp41.app.CalculatorFactory;
import hp41.panel.Note;
import hp41.panel.keys.KeyNames;
import hp41.panel.view.PlainText;
import hp41.panel.view.Screen;
import hp41.panel.view.View;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import hp41.states.StateFolder;
import hp41.states.StateFolder.NamedStates;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks typed commands that save and load named states. */
class StateLineTest {

  private final FakePeripherals outside = new FakePeripherals();
  private final Calculator calculator = new Calculator(Model.CX, outside);
  @TempDir private Path folder;
  private UserInterface ui;

  @BeforeEach
  void begin() {
    ui =
        TestSession.ui(
            calculator,
            new FakeTerminal(),
            outside,
            true,
            TestSession.NO_HABITS,
            TestSession.nothingAttached(),
            Optional.of(new StateFolder(folder).named()));
  }

  private void open(String line) {
    ui.take(Stroke.typed(':'));
    line.chars().forEach(c -> ui.take(Stroke.typed((char) c)));
  }

  private void run(String line) {
    open(line);
    ui.take(Stroke.named(KeyName.ENTER));
  }

  private String said() {
    Note note = ui.screen(outside.instant(), 0).notes().note().orElseThrow();
    return (note.mark() + " " + note.head() + "; " + String.join("; ", note.clauses(KeyNames.NONE)))
        .strip();
  }

  private String x() {
    return calculator.display().toString().strip();
  }

  @Test
  void loadedStateRestoresAllOfMemoryAndCanBeUndone() {
    run("5 sto 01 7");
    run("save state sevens");
    assertThat(said())
        .isEqualTo("all of memory is saved as \"sevens\"; load state sevens restores it");
    Image saved = calculator.image();
    run("clrg 1");
    run("load state sevens");
    assertThat(said()).isEqualTo("memory is now \"sevens\"; Ctrl-U undoes");
    assertThat(calculator.image()).isEqualTo(saved);
    assertThat(x()).isEqualTo("7.0000");
    ui.take(Stroke.control('u'));
    assertThat(x()).isEqualTo("1.0000");
  }

  @Test
  void statesAreListedByName() {
    run("states");
    assertThat(said()).startsWith("no states are saved");
    String summer = FileNames.accented("été", "zest");
    for (String name : List.of("tax", "Chess_2", summer)) {
      run("save state " + name);
    }
    run("states");
    assertThat(said()).startsWith("Chess_2, tax, " + summer + "; load state NAME");
  }

  @Test
  void manyStatesAreListedInAReportThatScrolls() throws IOException {
    Path states = Files.createDirectories(folder.resolve("states"));
    for (int number = 100; number < 200; number++) {
      new StateFile(states.resolve("state-" + number + ".txt")).write(calculator.image());
    }
    run("states");
    assertThat(said()).startsWith("100 states; load state NAME restores one");
    assertThat(drawn()).contains("Saved states", "state-100", "state-109").doesNotContain("199");
    ui.take(Stroke.named(KeyName.PAGE_DOWN));
    assertThat(drawn()).contains("state-112").doesNotContain("state-111");
    ui.take(Stroke.named(KeyName.END));
    assertThat(drawn()).contains("state-199");
    ui.take(Stroke.named(KeyName.ESCAPE));
    assertThat(drawn()).doesNotContain("Saved states");
    assertThat(PlainText.requested(screen(), it -> null)).isEmpty();
    run("states");
    assertThat(PlainText.requested(screen(), it -> null))
        .hasSize(101)
        .startsWith("Saved states", "state-100")
        .endsWith("state-199");
  }

  private Screen screen() {
    return ui.screen(outside.instant(), 0);
  }

  private String drawn() {
    return View.render(screen()).toString();
  }

  @Test
  void memoryOfAnotherCalculatorIsListedLoadedAndNeverOverwritten() throws IOException {
    Calculator other = new Calculator(Model.CX, outside);
    other.type("41");
    new StateFile(folder.resolve("memory-2.txt")).write(other.image());
    run("states");
    assertThat(said())
        .startsWith("memory-2; memory-2 is the memory of another calculator; load state NAME");
    run("load state memory-2");
    assertThat(x()).isEqualTo("41.0000");
    run("5");
    for (String line : List.of("save state memory-2", "save! state memory-2")) {
      run(line);
      assertThat(said())
          .startsWith("▲ memory-2; this name is for the memory of a calculator; use another one");
    }
    run("load state memory-2");
    assertThat(x()).isEqualTo("41.0000");
  }

  @Test
  void nameOfAStateIsCompleted() {
    run("5");
    run("save state chess");
    run("6");
    open("load state ch");
    ui.take(Stroke.named(KeyName.TAB));
    ui.take(Stroke.named(KeyName.ENTER));
    assertThat(x()).isEqualTo("5.0000");
  }

  @Test
  void commandsForStatesAreCompleted() {
    open("save");
    assertThat(ui.screen(outside.instant(), 0).input().line().orElseThrow().offers())
        .extracting(KnownName::text)
        .contains("save", "save state");
  }

  @Test
  void existingStateIsOverwrittenOnlyOnRequest() {
    run("5");
    run("save state a");
    run("6");
    run("save state a");
    assertThat(said()).isEqualTo("? a; exists already; Tab, Enter (save!) replaces it");
    run("load state a");
    assertThat(x()).isEqualTo("5.0000");
    run("6");
    run("save state a");
    ui.take(Stroke.named(KeyName.TAB));
    ui.take(Stroke.named(KeyName.ENTER));
    run("clx");
    run("load state a");
    assertThat(x()).isEqualTo("6.0000");
  }

  @ParameterizedTest
  @ValueSource(strings = {"../memory", "a/b", ".a", "a.txt", "a b", "-a", "\\", "c:a"})
  void invalidNameIsRefused(String name) {
    run("save state " + name);
    assertThat(said())
        .isEqualTo(
            "▲ " + name + "; a name has up to 40 letters, digits, - and _; type: save state NAME");
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void missingNameIsReported() {
    run("load state");
    assertThat(said()).startsWith("▲ load state NAME; ");
  }

  @Test
  void beginningOfANameIsCompletedBeforeMemoryIsReplaced() {
    run("save state chess");
    run("load state chess");
    assertThat(said()).startsWith("memory is already \"chess\"");
    run("1");
    run("load state ch");
    assertThat(ui.screen(outside.instant(), 0).input().line().orElseThrow().text())
        .isEqualTo(":load state chess");
    ui.take(Stroke.named(KeyName.ENTER));
    assertThat(said()).startsWith("memory is now \"chess\"");
  }

  @Test
  void unknownStateSuggestsTheNearest() {
    run("save state chess");
    run("load state chss");
    assertThat(said()).isEqualTo("▲ chss; no such state; did you mean chess?; states lists them");
  }

  @ParameterizedTest
  @ValueSource(strings = {"hp41 state 2\nmodel CXX\n", "hp41 state 1\nmodel CX\nlift o"})
  void damagedOrNewerStateIsReportedAndPreserved(String content) throws IOException {
    Path file = Files.createDirectories(folder.resolve("states")).resolve("a.txt");
    Files.writeString(file, content);
    Image before = calculator.image();
    for (String line : List.of("load state a", "save state a", "save! state a")) {
      run(line);
      assertThat(said()).startsWith("▲ a; " + file + ":");
      assertThat(file).hasContent(content);
    }
    assertThat(calculator.image()).isEqualTo(before);
  }

  @Test
  void stateRestoresItsModelAndConfiguration() throws IOException {
    NamedStates states = new StateFolder(folder).named();
    states.write("small", new Calculator(Model.C, outside).image());
    Plugged drive = Plugged.of(Accessory.MASS_STORAGE);
    states.write(
        "disc", CalculatorFactory.builder(Model.CX, outside).plugged(drive).build().image());
    run("2 sto 90");
    run("load state small");
    assertThat(calculator.image().model()).isEqualTo(Model.C);
    assertThat(calculator.contents().size()).isEqualTo(17);
    run("load state disc");
    assertThat(calculator.image().model()).isEqualTo(Model.CX);
    assertThat(calculator.image().plugged()).isEqualTo(drive);
    ui.take(Stroke.control('u'));
    ui.take(Stroke.control('u'));
    assertThat(calculator.image().plugged().accessories()).isEmpty();
    assertThat(calculator.contents().shown(calculator.contents().register(90)).strip())
        .isEqualTo("2.0000");
  }

  @Test
  void nothingIsLoadedWhileAProgramRuns() {
    run("save state a");
    calculator.type("LBL 01");
    ui.take(Stroke.named(KeyName.F3));
    run("lbl 01");
    run("gto 01");
    ui.take(Stroke.named(KeyName.F3));
    run("xeq 01");
    run("load state a");
    assertThat(said()).startsWith("▲ a; a program runs");
  }
}
