package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.listing.Programs;
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
  private final Sitting sitting = new Sitting().in(Sitting.LARGE);

  @BeforeEach
  void plug() throws IOException {
    sitting.paste("LBL \"MINE\"\nXEQ \"COUNT\"\nEND\n");
    sitting.line("plug " + ModuleFiles.demo(folder));
  }

  private int line() {
    return sitting.calculator.snapshot().program().line();
  }

  @Test
  void catalogueListsModulesBelowThePrograms() {
    sitting.open(Panels.CATALOGUE);
    assertThat(sitting.picture())
        .containsPattern(
            "▶MINE *\\n[^§]* REG \\d+ free\\n[^§]* DEMO +XROM 09\\n[^§]* COUNT +09,01");
  }

  @Test
  void enterInTheCatalogueGoesIntoAModule() {
    sitting.open(Panels.CATALOGUE).type("/twice").press(KeyName.ENTER, KeyName.ENTER);
    assertThat(sitting.calculator.programLine()).isEqualTo("01 LBL┬TWICE");
    assertThat(sitting.picture()).contains("▶TWICE").doesNotContain("▶MINE");
  }

  @Test
  void programIsShownWithItsLinesAndCopied() {
    sitting.in(Sitting.MEDIUM).line("gto \"COUNT\"").open(Panels.PROGRAM);
    assertThat(sitting.panel()).contains("Program COUNT", "003  STO 00", "010 LBL 02");
    sitting.control('y');
    assertThat(sitting.terminal.copied).startsWith("LBL \"COUNT\"\n3\nSTO 00\nLBL 01\nXEQ 02");
  }

  @ParameterizedTest
  @ValueSource(strings = {"i", "\n", "\u007f"})
  void linesOfModulesCannotBeChanged(String stroke) {
    sitting.line("gto \"COUNT\"").open(Panels.PROGRAM);
    sitting.stroke(
        switch (stroke) {
          case "i" -> Stroke.typed('i');
          case "\n" -> Stroke.named(KeyName.ENTER);
          default -> Stroke.named(KeyName.DELETE);
        });
    assertThat(sitting.note())
        .startsWith("ROM [a program in a module cannot be changed, type: copy");
    assertThat(sitting.screen().panels().shown(Panels.PROGRAM).state().field()).isEmpty();
  }

  @Test
  void programModeOffersNoChangeOfAModule() {
    sitting.in(Sitting.MEDIUM).line("gto \"COUNT\"").line("prgm");
    assertThat(sitting.picture())
        .contains(" PRGM  a program in a module cannot be changed · F3 leaves\n");
    sitting.press(KeyName.F3).open(Panels.PROGRAM);
    assertThat(sitting.picture())
        .contains(" F1 Help  b break  Esc returns  / finds  Tab panels  Ctrl-Q Leave")
        .doesNotContain("inserts", "deletes", "changes");
    sitting.press(KeyName.ESCAPE).line("gto \"MINE\"").line("prgm");
    assertThat(sitting.picture())
        .contains(" PRGM  inserts after 001 · Backspace deletes 001 · gto .. begins a new program");
  }

  @Test
  void displayShowsRomInProgramMode() {
    sitting.line("gto \"COUNT\"").line("prgm").line("sin");
    assertThat(sitting.calculator.message()).isEqualTo("ROM");
    assertThat(sitting.picture()).contains("▲ ROM  a program in a module cannot be changed");
    sitting.press(KeyName.BACKSPACE);
    assertThat(sitting.calculator.message()).isEmpty();
    sitting.press(KeyName.BACKSPACE);
    assertThat(sitting.calculator.message()).isEqualTo("ROM");
  }

  @Test
  void debuggerStepsIntoModulesAndBack() {
    sitting.line("gto \"MINE\"").control('d').type("sss");
    assertThat(sitting.calculator.snapshot().program().name()).isEqualTo("COUNT");
    assertThat(line()).isEqualTo(2);
    assertThat(sitting.picture()).contains("1 of 6", "MINE 003");
    sitting.type("z");
    assertThat(line()).isEqualTo(1);
    sitting.type("z");
    assertThat(sitting.calculator.snapshot().program().name()).isEqualTo("MINE");
    sitting.type("n");
    assertThat(sitting.calculator.snapshot().program().name()).isEqualTo("MINE");
    assertThat(line()).isEqualTo(3);
  }

  @Test
  void debuggerRunsOverAndOutOfCallsBetweenPrograms() {
    sitting.line("0").line("gto \"COUNT\"").control('d').type("sssss");
    assertThat(line()).isEqualTo(10);
    sitting.type("o");
    assertThat(line()).isEqualTo(6);
    sitting.line("break 8").type("c");
    assertThat(line()).isEqualTo(8);
    sitting.type("s");
    assertThat(sitting.calculator.snapshot().program().name()).isEqualTo("TWICE");
    assertThat(sitting.picture()).contains("COUNT 009");
  }

  @Test
  void linesOfModulesAreCountedAndTraced() {
    sitting.line("traceon").control('d').line("xeq \"COUNT\"");
    assertThat(sitting.calculator.debugger().trace().lines())
        .extracting("text")
        .contains("LBL┬COUNT", "XEQ 02", "LBL┬TWICE");
    sitting.line("gto \"COUNT\"");
    Programs programs = sitting.calculator.programs();
    int fifth = programs.lines(programs.pointer()).get(4);
    assertThat(sitting.calculator.debugger().count(fifth)).isEqualTo(3);
  }

  @Test
  void breakpointsAtLabelsOfModulesStopThere() {
    sitting.line("break \"TWICE\"").line("0 xeq \"COUNT\"");
    assertThat(sitting.calculator.programLine()).isEqualTo("01 LBL┬TWICE");
    assertThat(sitting.note()).contains("breakpoint");
  }

  @Test
  void breakpointsInModulesSurviveChangesOfPrograms() {
    sitting.line("gto \"COUNT\"").line("break 8").line("gto \"MINE\"");
    sitting.line("prgm").line("sin").line("prgm").line("xeq \"COUNT\"");
    assertThat(sitting.calculator.snapshot().program().name()).isEqualTo("COUNT");
    assertThat(line()).isEqualTo(8);
    sitting.line("unplug demo");
    assertThat(sitting.calculator.debugger().breakpoints().all()).isEmpty();
    assertThat(sitting.calculator.snapshot().program().name()).isEqualTo("MINE");
  }

  @Test
  void clickOnALineOfAModuleReportsRomOnlyWhenItIsOpened() {
    sitting.line("gto \"COUNT\"").open(Panels.PROGRAM).press(KeyName.DOWN);
    assertThat(sitting.note()).isEmpty();
    sitting.press(KeyName.F9);
    assertThat(sitting.calculator.debugger().breakpoints().all()).hasSize(1);
    assertThat(sitting.picture()).contains("●");
  }
}
