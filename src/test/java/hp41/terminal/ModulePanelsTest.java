package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.debug.Programs;
import hp41.panel.view.Panels;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks panels with the programs of plug-in modules. */
class ModulePanelsTest {

  @TempDir private Path folder;
  private final TestSession session = new TestSession().in(TestSession.LARGE);

  @BeforeEach
  void plug() throws IOException {
    session.paste("LBL \"MINE\"\nXEQ \"COUNT\"\nEND\n");
    session.line("plug " + ModuleFiles.demo(folder));
  }

  private int line() {
    return session.calculator.snapshot().program().line();
  }

  @Test
  void catalogueListsModulesBelowThePrograms() {
    session.open(Panels.CATALOGUE);
    assertThat(session.picture())
        .containsPattern(
            "▶MINE *\\n[^§]* REG \\d+ free\\n[^§]* DEMO +XROM 09\\n[^§]* COUNT +09,01");
  }

  @Test
  void enterInTheCatalogueGoesIntoAModule() {
    session.open(Panels.CATALOGUE).type("/twice").press(KeyName.ENTER, KeyName.ENTER);
    assertThat(session.calculator.programLine()).isEqualTo("01 LBL┬TWICE");
    assertThat(session.picture()).contains("▶TWICE").doesNotContain("▶MINE");
  }

  @Test
  void programIsShownWithItsLinesAndCopied() {
    session.in(TestSession.MEDIUM).line("gto \"COUNT\"").open(Panels.PROGRAM);
    assertThat(session.panel()).contains("Program COUNT", "003  STO 00", "010 LBL 02");
    session.control('y');
    assertThat(session.terminal.copied).startsWith("LBL \"COUNT\"\n3\nSTO 00\nLBL 01\nXEQ 02");
  }

  @ParameterizedTest
  @ValueSource(strings = {"i", "\n", "\u007f"})
  void linesOfModulesCannotBeChanged(String stroke) {
    session.line("gto \"COUNT\"").open(Panels.PROGRAM);
    session.stroke(
        switch (stroke) {
          case "i" -> Stroke.typed('i');
          case "\n" -> Stroke.named(KeyName.ENTER);
          default -> Stroke.named(KeyName.DELETE);
        });
    assertThat(session.note())
        .startsWith("ROM [a program in a module cannot be changed, type: copy");
    assertThat(session.screen().panels().shown(Panels.PROGRAM).state().field()).isEmpty();
  }

  @Test
  void programModeOffersNoChangeOfAModule() {
    session.in(TestSession.MEDIUM).line("gto \"COUNT\"").line("prgm");
    assertThat(session.picture())
        .contains(" PRGM  a program in a module cannot be changed · F3 leaves\n");
    session.press(KeyName.F3).open(Panels.PROGRAM);
    assertThat(session.picture())
        .contains(" F1 Help  b break  Esc returns  / finds  Tab panels  Ctrl-Q Leave")
        .doesNotContain("inserts", "deletes", "changes");
    session.press(KeyName.ESCAPE).line("gto \"MINE\"").line("prgm");
    assertThat(session.picture())
        .contains(" PRGM  inserts after 001 · Backspace deletes 001 · gto .. begins a new program");
  }

  @Test
  void displayShowsRomInProgramMode() {
    session.line("gto \"COUNT\"").line("prgm").line("sin");
    assertThat(session.calculator.message()).isEqualTo("ROM");
    assertThat(session.picture()).contains("▲ ROM  a program in a module cannot be changed");
    session.press(KeyName.BACKSPACE);
    assertThat(session.calculator.message()).isEmpty();
    session.press(KeyName.BACKSPACE);
    assertThat(session.calculator.message()).isEqualTo("ROM");
  }

  @Test
  void debuggerStepsIntoModulesAndBack() {
    session.line("gto \"MINE\"").control('d').type("sss");
    assertThat(session.calculator.snapshot().program().name()).isEqualTo("COUNT");
    assertThat(line()).isEqualTo(2);
    assertThat(session.picture()).contains("1 of 6", "MINE 003");
    session.type("z");
    assertThat(line()).isEqualTo(1);
    session.type("z");
    assertThat(session.calculator.snapshot().program().name()).isEqualTo("MINE");
    session.type("n");
    assertThat(session.calculator.snapshot().program().name()).isEqualTo("MINE");
    assertThat(line()).isEqualTo(3);
  }

  @Test
  void debuggerRunsOverAndOutOfCallsBetweenPrograms() {
    session.line("0").line("gto \"COUNT\"").control('d').type("sssss");
    assertThat(line()).isEqualTo(10);
    session.type("o");
    assertThat(line()).isEqualTo(6);
    session.line("break 8").type("c");
    assertThat(line()).isEqualTo(8);
    session.type("s");
    assertThat(session.calculator.snapshot().program().name()).isEqualTo("TWICE");
    assertThat(session.picture()).contains("COUNT 009");
  }

  @Test
  void linesOfModulesAreCountedAndTraced() {
    session.line("traceon").control('d').line("xeq \"COUNT\"");
    assertThat(session.calculator.debugger().trace().lines())
        .extracting("text")
        .contains("LBL┬COUNT", "XEQ 02", "LBL┬TWICE");
    session.line("gto \"COUNT\"");
    Programs programs = session.calculator.programs();
    int fifth = programs.lines(programs.pointer()).get(4);
    assertThat(session.calculator.debugger().count(fifth)).isEqualTo(3);
  }

  @Test
  void breakpointsAtLabelsOfModulesStopThere() {
    session.line("break \"TWICE\"").line("0 xeq \"COUNT\"");
    assertThat(session.calculator.programLine()).isEqualTo("01 LBL┬TWICE");
    assertThat(session.note()).contains("breakpoint");
  }

  @Test
  void breakpointsInModulesSurviveChangesOfPrograms() {
    session.line("gto \"COUNT\"").line("break 8").line("gto \"MINE\"");
    session.line("prgm").line("sin").line("prgm").line("xeq \"COUNT\"");
    assertThat(session.calculator.snapshot().program().name()).isEqualTo("COUNT");
    assertThat(line()).isEqualTo(8);
    session.line("unplug demo");
    assertThat(session.calculator.debugger().breakpoints().all()).isEmpty();
    assertThat(session.calculator.snapshot().program().name()).isEqualTo("MINE");
  }

  @Test
  void clickOnALineOfAModuleReportsRomOnlyWhenItIsOpened() {
    session.line("gto \"COUNT\"").open(Panels.PROGRAM).press(KeyName.DOWN);
    assertThat(session.note()).isEmpty();
    session.press(KeyName.F9);
    assertThat(session.calculator.debugger().breakpoints().all()).hasSize(1);
    assertThat(session.picture()).contains("●");
  }
}
