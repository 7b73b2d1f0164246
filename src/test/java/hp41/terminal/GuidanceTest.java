package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Internals;
import hp41.KnownName;
import hp41.NameKind.BuiltinName;
import hp41.RomImages;
import hp41.files.BundledProgram;
import hp41.memory.Flags;
import hp41.panel.help.NameMatching;
import hp41.panel.view.CurrentNote;
import hp41.screen.Size;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that messages show what to do next, in a window of 80×24 without other help. */
class GuidanceTest {

  private static final String AREA = "LBL \"AREA\"\nX^2\nPI\n*\nRTN\nEND\n";

  private final TestSession session = new TestSession().in(TestSession.MEDIUM);

  @Test
  void fileWithoutAnEndingIsAListing(@TempDir Path folder) {
    session.paste(AREA).line("save " + folder + "/area");
    assertThat(folder.resolve("area.txt")).content().contains("LBL \"AREA\"");
    assertThat(session.note()).contains("area.txt");
  }

  @ParameterizedTest
  @CsvSource({"80, 24", "60, 16"})
  void unknownEndingNamesTheKnownOnes(int columns, int rows, @TempDir Path folder) {
    session.in(new Size(columns, rows)).paste(AREA).line("save " + folder + "/area.doc");
    assertThat(session.note()).endsWith("type: save " + folder + "/area.txt]");
    String all = "txt raw p41 bin dat wnd lif dm41 mod rom svg pdf";
    assertThat(session.picture()).contains(" ▲ .doc  use " + all.replace(" pdf", ""));
    assertThat(session.press(KeyName.F1).picture().replaceAll("\\s+│?\\s*", " ")).contains(all);
  }

  @Test
  void functionOfAnAccessorySaysWhatToPlugIn() {
    session.line("prp area");
    assertThat(row()).isEqualTo(" ▲ PRP  needs a printer · type: plug printer · Tab inserts it");
    session.press(KeyName.TAB, KeyName.ENTER);
    assertThat(session.note()).startsWith("printer plugged in");
  }

  @Test
  void programThatDoesNotFitNamesTheSizeToType() {
    session
        .line("size 250")
        .line("1 sto ind 00")
        .line("249 sto 00 1 sto ind 00")
        .line("load 8QUEENS");
    assertThat(row())
        .isEqualTo(" ▲ 8QUEENS  needs 79 registers, but only 69 are free · type: size 240");
  }

  @ParameterizedTest
  @CsvSource({"maybe, ' ▲ MAYBE  is not an answer · yes or no'", "yes, ' ? INITIAL POSITION?'"})
  void wrongAnswerIsNamed(String answer, String shown) {
    session.line("load 8QUEENS").line("xeq 8queens");
    session.screen();
    session.type(answer).press(KeyName.ENTER);
    assertThat(row()).startsWith(shown);
  }

  @ParameterizedTest
  @CsvSource({"80, 24", "60, 16"})
  void refusedCommandSaysHowToLeaveTheQuestion(int columns, int rows) {
    session.in(new Size(columns, rows)).line("load 8QUEENS").line("xeq 8queens");
    session.screen();
    session.type("dir").press(KeyName.ENTER);
    assertThat(row()).isEqualTo(" ▲ DIR  is not an answer · yes or no · F4 leaves ALPHA mode");
    session.press(KeyName.F4).line("2 sqrt");
    assertThat(session.calculator.display().toString().strip()).isEqualTo("1.4142");
  }

  @Test
  void commandOfAnEmptyPanelCanBeTypedWhileThePanelHasTheFocus() {
    session.line("alarms");
    String command =
        session.panel().lines().filter(it -> it.contains("xyzalm")).findFirst().orElseThrow();
    session.type(command.strip()).press(KeyName.ENTER);
    assertThat(session.calculator.error()).isEmpty();
    assertThat(session.panel()).doesNotContain("No alarms").contains("12:30");
  }

  @Test
  void missingFileNameOfThePaperIsAskedFor() {
    session.line("plug printer").line("prx").line("save paper");
    assertThat(row()).isEqualTo(" ▲ save paper  which file? · type: save paper FILE");
  }

  @Test
  void missingAnswerIsReported() {
    session.line("load 8QUEENS").line("xeq 8queens");
    session.screen();
    session.press(KeyName.F5);
    assertThat(row()).startsWith(" ▲ no answer typed  yes or no");
  }

  @Test
  void lineModeNamesTheWrongAnswerToo() {
    session.line("load 8QUEENS").line("xeq 8queens");
    session.screen();
    session.stroke(new Stroke.InputLine("maybe", true));
    assertThat(row()).startsWith(" ▲ MAYBE  is not an answer");
  }

  @Test
  void lastResultSaysThatTheProgramIsFinished() {
    session.paste("LBL \"P\"\n\"POSITIONS=46\"\nPROMPT\nEND\n").line("xeq \"P\"");
    assertThat(row()).isEqualTo(" POSITIONS=46  ended · xeq p starts it again");
  }

  @Test
  void changedSizeIsReported() {
    session.line("size 250").paste(AREA + "LBL \"B\"\n" + "PI\nSIN\n+\n".repeat(200) + "END\n");
    assertThat(session.note()).contains("lines loaded").contains("SIZE is now");
  }

  @Test
  void secondProgramOfANameIsOfferedAsReplacement(@TempDir Path folder) throws Exception {
    Path file = Files.writeString(folder.resolve("area.txt"), AREA);
    session.line("load " + file).line("load " + file);
    assertThat(row())
        .startsWith(" AREA in memory twice  Tab, Enter (load!) keeps only the new one");
    session.press(KeyName.TAB, KeyName.ENTER);
    assertThat(Internals.names(session.calculator).globals().stream().filter(it -> !it.isEnd()))
        .hasSize(1);
    assertThat(session.note()).startsWith("6 lines loaded").doesNotContain("twice");
  }

  @ParameterizedTest
  @CsvSource({"80, 24", "60, 16"})
  void replacedProgramIsNamed(int columns, int rows, @TempDir Path folder) throws Exception {
    Path file = Files.writeString(folder.resolve("area.txt"), AREA);
    session.in(new Size(columns, rows)).line("load! " + file);
    assertThat(session.note()).doesNotContain("replaced");
    Files.writeString(file, AREA.replace("PI", "2"));
    session.line("load! " + file);
    assertThat(row()).startsWith(" 6 lines loaded  replaced AREA");
  }

  @ParameterizedTest
  @CsvSource({
    "'LBL \"AREA\"\nRCLL 05\nEND\n', unknown instruction RCLL",
    "'LBL \"AREA\"\nEND\nLBL \"AREA\"\n$END\n', 'registers'"
  })
  void failedReplacementKeepsTheProgram(String listing, String why, @TempDir Path folder)
      throws Exception {
    String long_ = listing.replace("\\n", "\n").replace("$", "PI\nSIN\n".repeat(1_200));
    Path file = Files.writeString(folder.resolve("area.txt"), long_);
    session.paste(AREA).line("load! " + file);
    assertThat(session.note()).contains(why);
    session.press(KeyName.ESCAPE).line("3 xeq area");
    assertThat(session.calculator.display().toString().strip()).isEqualTo("28.2743");
  }

  @Test
  void replacingInPrgmModeReplacesTheWholeProgram(@TempDir Path folder) throws Exception {
    Path file = Files.writeString(folder.resolve("area.txt"), AREA);
    session.paste(AREA).press(KeyName.F3).line("sin").line("load! " + file);
    assertThat(session.note()).contains("replaced AREA");
  }

  @Test
  void fileNameWithABlankAndAnUnknownEndingIsOneName() {
    session.paste(AREA).line("save my area.foo");
    assertThat(row()).startsWith(" ▲ .foo  use txt raw");
    assertThat(session.note()).endsWith("type: save my area.txt]");
  }

  @Test
  void unknownFileNamesTheListOfPrograms() {
    session.line("load nosuch");
    assertThat(row())
        .isEqualTo(" ▲ nosuch  no such file, no bundled program · Alt-P lists the programs");
  }

  @Test
  void fileThatDoesNotFitNamesTheSizeToType(@TempDir Path folder) throws Exception {
    Path file = Files.writeString(folder.resolve("a.txt"), "LBL \"A1\"\n" + "PI\n".repeat(600));
    session.line("size 250").line("249 sto 00 1 sto ind 00").line("load " + file);
    assertThat(row())
        .isEqualTo(" ▲ a.txt  needs 86 registers, but only 69 are free · type: size 233");
  }

  @Test
  void thirdProgramOfANameIsCounted(@TempDir Path folder) throws Exception {
    Path file = Files.writeString(folder.resolve("area.txt"), AREA);
    session.line("load " + file).line("load " + file).line("load " + file);
    assertThat(row()).startsWith(" AREA in memory 3 times");
  }

  @ParameterizedTest
  @CsvSource({
    "run area, XEQ AREA",
    "print area, PRP AREA",
    "catalog 1, CAT 1",
    "modules, plug",
    "5 snn 2 +, SIN 2 +",
    "asn aera 11, ASN AREA 11",
    "xeq aera, XEQ AREA"
  })
  void tabInsertsTheWholeLine(String typed, String corrected) {
    session.paste(AREA).line(typed);
    assertThat(session.note()).contains("Tab inserts the first");
    session.press(KeyName.TAB);
    assertThat(row()).startsWith(" › " + corrected + " ");
  }

  @Test
  void labelInQuotesIsFoundInEitherCase() {
    session.paste(AREA).line("asn \"area\" 12").line("3 xeq \"area\"");
    assertThat(session.calculator.display().toString().strip()).isEqualTo("28.2743");
    session.press(KeyName.F3).line("lbl \"volume\"").press(KeyName.F3).line("gto area");
    assertThat(session.line("gto volume").calculator.error()).isEmpty();
  }

  @Test
  void printingIsReportedWhereThePaperIsNotShown() {
    session.paste(AREA).in(new Size(60, 16)).line("plug printer");
    assertThat(session.note()).contains("Ctrl-O shows the paper");
    session.line("prp area");
    assertThat(row()).isEqualTo(" printed · Ctrl-O shows the paper");
    session.in(TestSession.LARGE).line("prp area");
    assertThat(row()).contains("type a name");
  }

  @Test
  void backAndOnClearMemory() {
    session.type("5 ").press(KeyName.F12, KeyName.BACKSPACE);
    assertThat(row()).contains("ON (F12) clears memory");
    session.press(KeyName.F12);
    assertThat(session.calculator.display()).hasToString("MEMORY LOST");
    session.control('u').control('u').control('u');
    assertThat(session.calculator.display().toString().strip()).startsWith("5");
  }

  @Test
  void anotherKeyAfterBackOnlyTurnsOn() {
    session.type("5 ").press(KeyName.F12, KeyName.BACKSPACE).type("7");
    assertThat(session.calculator.display().toString().strip()).isEqualTo("5.0000");
    assertThat(session.calculator.contents().flag(Flags.SHIFT)).isFalse();
  }

  @Test
  void backAndOnClearMemoryOfTheMicrocode() {
    session.line("engine microcode \"" + RomImages.cx() + '"').paste(AREA).type("5 ");
    assertThat(session.note()).doesNotContain("needs");
    session.press(KeyName.F12, KeyName.BACKSPACE);
    assertThat(session.calculator.snapshot().on()).isFalse();
    assertThat(row()).contains("ON (F12) clears memory");
    session.press(KeyName.F12);
    assertThat(session.calculator.display()).hasToString("MEMORY LOST");
    assertThat(Internals.names(session.calculator).globals()).noneMatch(it -> !it.isEnd());
    session.control('u');
    assertThat(session.calculator.display().toString().strip()).startsWith("5");
  }

  @Test
  void anotherKeyAfterBackOnlyTurnsTheMicrocodeOn() {
    session.line("engine microcode \"" + RomImages.cx() + '"').type("5 ");
    session.press(KeyName.F12, KeyName.BACKSPACE).type("7");
    assertThat(session.calculator.snapshot().on()).isTrue();
    assertThat(session.calculator.display().toString().strip()).isEqualTo("5.0000");
  }

  @Test
  void firstLetterReplacesTheGivenSearch() {
    session.line("load 8QUEENS").line("xeq 8queens").press(KeyName.F1);
    assertThat(session.picture()).contains("/ 8QUEENS");
    session.type("percent");
    assertThat(session.picture()).contains("/ percent", "Name      %");
    session.press(KeyName.ESCAPE, KeyName.F1);
    assertThat(session.picture()).contains("Backspace all keys");
    session.press(KeyName.BACKSPACE);
    assertThat(session.picture()).contains("F2 F3 F4 F12");
  }

  @ParameterizedTest
  @CsvSource({"sqare, SQRT", "root, SQRT", "wand, scan FILE", "swap, REGSWAP", "factroial, FACT"})
  void helpFindsOtherWordsAndTypingErrors(String typed, String name) {
    session.press(KeyName.F1).type(typed);
    assertThat(session.picture()).contains("Name      " + name);
  }

  /** Checks words for which the machine has no function, but a bundled program. */
  @ParameterizedTest
  @CsvSource({
    "integrate, INTG",
    "root, SOLVE",
    "inverse, MATRIX",
    "equations, MATRIX",
    "complex, CPLX",
    "mortgage, TVM",
    "regression, CURVE",
    "polynomial, POLY"
  })
  void helpFindsProgramsByWhatTheyDo(String word, String program) {
    List<KnownName> names =
        BundledProgram.all().stream()
            .map(it -> new KnownName(it.name(), "", BuiltinName.LABEL, "--", it.title()))
            .toList();
    assertThat(NameMatching.found(word, names, KnownName::text, KnownName::help))
        .extracting(KnownName::text)
        .contains(program);
  }

  @Test
  void onlyAnErrorWasCleared() {
    session.line("nonsense").control('u');
    assertThat(session.note()).startsWith("error cleared");
    assertThat(new TestSession().control('u').note()).startsWith("nothing to undo");
  }

  @Test
  void programModeNamesTheLines() {
    session.paste(AREA).line("gto .003").press(KeyName.F3);
    assertThat(row())
        .isEqualTo(
            " PRGM  inserts after 003 · Backspace deletes 003 · gto .. begins a new program");
    session.in(new Size(60, 16));
    assertThat(row()).isEqualTo(" PRGM  inserts after 003 · Backspace deletes 003");
    session.in(TestSession.MEDIUM);
    session.line("gto .000");
    assertThat(row())
        .isEqualTo(" PRGM  inserts before LBL AREA · gto .. begins a new program · F3 leaves");
  }

  /** In the smallest window, the message names the program that keys would change. */
  @Test
  void programModeNamesTheProgramThatBeginsBelow() {
    session.outside.bundled = true;
    session.in(new Size(36, 12)).line("load 8queens").press(KeyName.F3);
    assertThat(session.picture()).contains(" PRGM  inserts before LBL 8QUEENS");
    session.type("5");
    assertThat(session.picture()).contains("001  5", " PRGM  digits are keyed");
    session.line("gto ..");
    assertThat(session.picture()).contains(" PRGM  inserts after 00");
  }

  @ParameterizedTest
  @ValueSource(strings = {"F1", "help"})
  void smallWindowSaysThatHelpHasNoRoom(String how) {
    session.in(new Size(40, 11));
    if (how.equals("F1")) {
      session.press(KeyName.F1);
    } else {
      session.type("help").press(KeyName.ENTER);
    }
    assertThat(row()).contains("help has no room").contains("36×12");
  }

  private String row() {
    assertThat(CurrentNote.of(session.screen())).isNotNull();
    return session
        .picture()
        .lines()
        .skip(session.terminal.size.rows() - 2L)
        .findFirst()
        .orElseThrow()
        .stripTrailing();
  }

  @ParameterizedTest
  @CsvSource({
    "undo 3, undo, it undoes the last key",
    "quit now, quit, it quits; memory is saved",
    "unbreak 3, unbreak, it removes all breakpoints",
    "unwatch R05, unwatch, it removes all watches"
  })
  void commandWithoutAnOperandRefusesOne(String line, String command, String does) {
    session.line("load 8QUEENS").line("break 3").line("watch R05").line(line);
    assertThat(session.note())
        .startsWith(line.substring(command.length() + 1) + " [")
        .contains(command + " accepts no operand", does, "type: " + command);
    assertThat(session.ui.leaving()).isFalse();
    assertThat(session.line("breakpoints").picture()).contains("8QUEENS 003");
    assertThat(session.line("watches").picture()).contains("R05");
  }
}
