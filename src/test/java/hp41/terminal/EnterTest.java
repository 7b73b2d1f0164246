package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Accessory;
import hp41.Internals;
import hp41.KnownName;
import hp41.commands.CommandTable;
import hp41.panel.view.CommandLineView;
import hp41.panel.view.Panels;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Checks what Enter takes in the typed line, in a window of 80×24: a name that was typed in full,
 * else the highlighted completion.
 */
class EnterTest {

  /** Names whose help begins with the same words as that of names that delete. */
  private static final Set<String> DELETES_NOTHING_STORED =
      Set.of("CF", "ASHF", "ATOX", "Σ-", "UNSEC");

  private static final String SQUARE = "LBL \"SQ\"\nENTER^\n*\nRTN\nEND\n";

  private final TestSession session = new TestSession().in(TestSession.MEDIUM);

  @Test
  void exactNameOfAProgramRunsIt() {
    session.paste(SQUARE).type("5 sq");
    assertThat(highlighted()).contains("SQ");
    assertThat(session.press(KeyName.ENTER).calculator.display()).hasToString(" 25.0000");
  }

  @Test
  void programsAreCalledAtTheEndOfALine() {
    session.paste(SQUARE).type("rad 5 sq").press(KeyName.ENTER);
    assertThat(session.calculator.display()).hasToString(" 25.0000");
  }

  @Test
  void nameOfAProgramIsAnOperandAfterAFunctionThatTakesOne() {
    session.paste(SQUARE).type("prp sq").press(KeyName.ENTER);
    assertThat(session.note()).startsWith("PRP [needs a printer");
  }

  /** NORM and EDIT are labels inside of RAND and MATRIX; RUNSW is a function; ß is not SST. */
  @ParameterizedTest
  @ValueSource(strings = {"no", "norm", "xeq no", "run", "edit", "edi", ":no", "5 inv", "ß"})
  void wordThatIsNotUnderstoodRunsNothing(String typed) {
    session.outside.bundled = true;
    session.type(typed).press(KeyName.ENTER);
    assertThat(session.calculator.programs().all()).isEmpty();
    assertThat(session.calculator.linesExecuted()).isZero();
    assertThat(session.calculator.snapshot().modalFunction()).isEmpty();
    assertThat(session.calculator.error()).isEqualTo("NONEXISTENT");
    assertThat(session.screen().notes().note().orElseThrow().isError()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"no", "norm", "xeq no", "run", "edit", "edi", "sq", "8qu norm"})
  void wordThatIsNotUnderstoodRunsNothingInLineMode(String typed) {
    session.outside.bundled = true;
    session.stroke(new Stroke.InputLine(typed, true));
    assertThat(session.calculator.programs().all()).isEmpty();
    assertThat(session.calculator.snapshot().modalFunction()).isEmpty();
    assertThat(session.note()).isNotEmpty();
  }

  @Test
  void beginningOfAProgramThatIsInMemoryRunsItsInnerLabel() {
    session.paste("LBL \"AA\"\n1\nRTN\nLBL \"NORMAL\"\n2\nEND\n").type("no");
    assertThat(session.press(KeyName.ENTER).calculator.display()).hasToString(" 2.0000");
  }

  @ParameterizedTest
  @CsvSource({"8q, 8QUEENS was loaded", "xeq 8queens, 8QUEENS was loaded"})
  void programThatWasLoadedIsNamedBesideItsQuestion(String typed, String message) {
    session.outside.bundled = true;
    session.in(TestSession.LARGE).type(":" + typed).press(KeyName.ENTER);
    assertThat(session.picture()).contains("PUBLISH?").contains(message);
    session.type("yes").press(KeyName.ENTER);
    assertThat(session.picture()).contains("INITIAL POSITION?").doesNotContain("was loaded");
  }

  @Test
  void moduleThatWasPluggedInForAProgramIsNamed() {
    session.outside.bundled = true;
    session.line("2 xeq sinh");
    assertThat(session.note()).contains("SINH is in the module MATH, which was plugged in");
    assertThat(Internals.names(session.calculator).globals()).hasSize(1);
    session.line("2 xeq e^z");
    assertThat(session.note()).doesNotContain("plugged in");
  }

  @Test
  void labelThatIsInMemoryTwiceIsRunByItsBeginning() {
    session.line("load 8QUEENS").line("load 8QUEENS").type("8q");
    assertThat(highlighted()).contains("8QUEENS");
    assertThat(session.press(KeyName.ENTER).picture()).contains("? PUBLISH?");
  }

  @Test
  void labelThatIsInMemoryTwiceIsOfferedOnceAndRunsTheOneThatTheMachineFinds() {
    session.paste("LBL \"SQ\"\n1\nEND\n").paste("LBL \"SQ\"\n2\nEND\n").type("sq");
    assertThat(session.screen().input().line().orElseThrow().offers())
        .filteredOn(it -> it.text().equals("SQ"))
        .hasSize(1);
    session.press(KeyName.ENTER);
    assertThat(session.calculator.display()).hasToString(" 2.0000");
  }

  @Test
  void labelThatWouldBeReadDifferentlyIsQuoted() {
    session.paste("LBL \"Kb\"\n7\nEND\n").type("kb").press(KeyName.ENTER);
    assertThat(session.calculator.display()).hasToString(" 7.0000");
  }

  @ParameterizedTest
  @CsvSource({"xeq area, 1", "area, 1", "xeq AREA, 2", "xeq Area, 2", "xeq only, 3", "xeq ONLY, 3"})
  void labelInLowerCaseIsCalledByItsExactNameFirst(String typed, int result) {
    session.line("prgm").line("lbl \"area\"").line("1").line("rtn").line("lbl area").line("2");
    session.line("rtn").line("lbl \"only\"").line("3").line("prgm").line("rtn");
    session.type(typed.startsWith("area") ? typed : ":" + typed).press(KeyName.ENTER);
    assertThat(session.calculator.display()).hasToString(" %d.0000".formatted(result));
  }

  @Test
  void labelIsAssignedToAKeyByItsName() {
    session.paste(SQUARE).type("asn sq").press(KeyName.ENTER);
    assertThat(session.note()).startsWith("sq [ASN needs a name").doesNotContain("XEQ");
    session.type("asn sq 11").press(KeyName.ENTER);
    session.press(KeyName.F2).type("5A");
    for (int i = 0; i < 3; i++) {
      session.outside.pass(Duration.ofMillis(100));
      session.calculator.proceed(100);
    }
    assertThat(session.calculator.display()).hasToString(" 25.0000");
  }

  @ParameterizedTest
  @ValueSource(strings = {"q", "Q", "qu", "exi"})
  void beginningOfACommandToLeaveIsOnlyCompleted(String letters) {
    session.line("load 8QUEENS").control('p').control('p').type("8" + letters);
    session.press(KeyName.ENTER);
    assertThat(session.ui.leaving()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {":sq", ":SQ", ": sq", ":xeq sq"})
  void nameOfAProgramAfterAColonRunsIt(String typed) {
    session.paste(SQUARE).type("5 " + typed).press(KeyName.ENTER);
    assertThat(session.calculator.display().toString().strip()).isEqualTo("25.0000");
  }

  @Test
  void commandAfterAColonRanksBeforeAProgramOfItsName() {
    session.paste("LBL \"Q\"\nPI\nRTN\nLBL \"STACK\"\nPI\nEND\n").type(":stack");
    assertThat(session.press(KeyName.ENTER).screen().panels().panel()).isEqualTo(Panels.STACK);
    assertThat(session.type(":q").press(KeyName.ENTER).ui.leaving()).isTrue();
  }

  @Test
  void secondEnterExecutesTheCompletedCommand() {
    session.type("q");
    assertThat(row()).contains("Enter completes quit");
    session.press(KeyName.ENTER);
    assertThat(line().text()).isEqualTo("quit");
    assertThat(session.press(KeyName.ENTER).ui.leaving()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"clr, clrg", "clp sq, clp SQ", "cltr, cltrace"})
  void namesThatDeleteAreCompletedFirst(String typed, String completed) {
    session.paste("LBL \"SQR\"\nSIN\nEND\n").line("3 sto 05");
    int size = session.calculator.programs().all().size();
    session.type(typed).press(KeyName.ENTER);
    assertThat(line().text()).startsWithIgnoringCase(completed);
    assertThat(session.calculator.programs().all()).hasSize(size);
    assertThat(session.calculator.contents().register(5)).isNotZero();
  }

  @Test
  void namesThatDeleteAreInTheListOfTheseNames() {
    List<KnownName> names = new ArrayList<>(new TestSession(Accessory.values()).calculator.names());
    names.addAll(CommandTable.NAMES);
    assertThat(names)
        .filteredOn(it -> it.help().matches("(Clears|Deletes|Removes|Erases) .*"))
        .filteredOn(it -> !DELETES_NOTHING_STORED.contains(it.text()))
        .hasSizeGreaterThan(20)
        .allMatch(it -> it.usage().inFull());
  }

  @ParameterizedTest
  @CsvSource({"sto x, STO X", "rcl l, ''", "fix 2, ''", "enter, ''"})
  void completeLineIsExecutedAsTyped(String typed, String none) {
    session.type("5 " + typed);
    assertThat(highlighted().filter(it -> !it.equalsIgnoreCase(typed))).isEmpty();
    session.press(KeyName.ENTER);
    assertThat(session.calculator.snapshot().error()).as(none).isEmpty();
  }

  @Test
  void highlightedFileIsLoaded(@TempDir Path folder) throws Exception {
    Files.writeString(folder.resolve("area.txt"), "LBL \"AREA\"\nX^2\nPI\n*\nEND\n");
    Files.writeString(folder.resolve("area.zip"), "PK");
    session.type("load " + folder + "/a");
    assertThat(line().offers()).extracting(KnownName::text).containsExactly(folder + "/area.txt");
    session.press(KeyName.ENTER);
    assertThat(session.note()).startsWith("5 lines loaded");
  }

  @Test
  void fileToWriteIsTheOneThatWasTyped(@TempDir Path folder) throws Exception {
    Files.writeString(folder.resolve("sq.txt.old.txt"), "old");
    session.paste(SQUARE).type("save " + folder + "/sq.txt");
    assertThat(highlighted()).isEmpty();
    session.press(KeyName.ENTER);
    assertThat(folder.resolve("sq.txt")).exists();
  }

  @Test
  void emptyOperandTakesNothing() {
    session.type("model ");
    assertThat(line().offers()).isNotEmpty();
    assertThat(highlighted()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"theme d, dark", "speed a, authentic", "model cv, cv", "help sq, SQRT"})
  void operandsOfCommandsAreTaken(String typed, String taken) {
    session.type(typed);
    assertThat(highlighted()).contains(taken);
  }

  @ParameterizedTest
  @ValueSource(strings = {"watch x", "break 12 if x>", "sto x", "lbl sq"})
  void operandsThatAreNoNamesAreNotReplaced(String typed) {
    session.type(typed);
    assertThat(highlighted()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"exit", "quit"})
  void commandToLeaveWorksAfterANumber(String command) {
    session.type("12" + command).press(KeyName.ENTER);
    assertThat(session.ui.leaving()).isTrue();
  }

  @Test
  void letterAfterTheExponentKeyMakesItALetter() {
    session.type("12exp");
    assertThat(line().text()).isEqualTo("exp");
    session.press(KeyName.ESCAPE);
    assertThat(session.calculator.display()).hasToString(" 12_");
    assertThat(session.type("e3 ").calculator.display()).hasToString(" 12,000.0000");
  }

  private CommandLineView line() {
    return session.screen().input().line().orElseThrow();
  }

  private Optional<String> highlighted() {
    List<KnownName> offers = line().offers();
    return Optional.of(line().chosen()).filter(it -> it >= 0).map(it -> offers.get(it).text());
  }

  private String row() {
    List<String> rows = session.picture().lines().toList();
    return rows.get(rows.size() - 2);
  }
}
