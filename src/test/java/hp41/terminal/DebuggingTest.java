package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.debug.Trace;
import hp41.panel.keys.KeyNames;
import hp41.panel.view.Panels;
import hp41.panel.view.View;
import hp41.screen.Size;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DebuggingTest {

  private static final String COUNT =
      """
      LBL "COUNT"
      3
      STO 00
      LBL 01
      XEQ 02
      DSE 00
      GTO 01
      RTN
      LBL 02
      2
      *
      END
      """;

  private final TestSession session = new TestSession();

  @BeforeEach
  void load() {
    session.ui.take(new Stroke.Pasted(COUNT));
  }

  @Test
  void lettersStepForwardsAndBackwards() {
    session.control('d');
    assertThat(session.screen().panels().panel()).isEqualTo(Panels.DEBUG);
    session.type("ss");
    settle();
    assertThat(line()).isEqualTo(3);
    assertThat(said()).startsWith("002 3 executed");
    session.type("z");
    assertThat(line()).isEqualTo(2);
    session.type("zz");
    assertThat(said()).startsWith("no earlier line");
  }

  @Test
  void stepCancelsShift() {
    session.control('d').type("s").press(KeyName.F6).type("s");
    assertThat(session.calculator.modes().shift()).isFalse();
    assertThat(line()).isEqualTo(3);
    assertThat(said()).startsWith("002 3 executed");
  }

  @Test
  void overRunsACallAndOutReturnsFromOne() {
    session.control('d').type("ssss");
    settle();
    assertThat(line()).isEqualTo(5);
    session.type("n");
    settle();
    assertThat(line()).isEqualTo(6);
    assertThat(picture()).contains("0 of 6");
    session.type("z");
    assertThat(picture()).contains("1 of 6").contains("COUNT 006");
    session.type("o");
    settle();
    assertThat(line()).isEqualTo(6);
  }

  @ParameterizedTest
  @ValueSource(strings = {"s", "n", "o", "c"})
  void breakpointAtTheCurrentLineDoesNotStop(String letter) {
    session.line("break 2").control('d').type("s");
    settle();
    assertThat(line()).isEqualTo(2);
    session.type(letter);
    settle();
    assertThat(line()).isNotEqualTo(2);
    assertThat(said()).doesNotContain("breakpoint");
  }

  @Test
  void hintsOfTheDebuggerIncludeEsc() {
    session.control('d');
    assertThat(row(23)).contains("Esc returns");
  }

  @Test
  void functionKeyNineSetsABreakpointThatStopsTheProgram() {
    session.line("break 6");
    session.press(KeyName.F5);
    settle();
    assertThat(line()).isEqualTo(6);
    assertThat(said()).contains("breakpoint").contains("R/S (F5 or !) continues");
    session.press(KeyName.F9);
    assertThat(said()).startsWith("006 DSE 00 breakpoint removed");
    session.press(KeyName.F5);
    settle();
    assertThat(session.calculator.isRunning()).isFalse();
    assertThat(session.calculator.snapshot().stack().get(3).text()).contains("24.0000");
  }

  @Test
  void questionIsShownAfterARunCommand() {
    session.paste("LBL \"ASK\"\n\"AGE?\"\nAVIEW\nSTOP\nEND");
    session.line("gto \"ASK\"").control('d').type("c");
    settle();
    assertThat(said()).isEmpty();
    assertThat(row(22)).contains("? AGE?", "the program waits");
  }

  @Test
  void stopInTheOpenDebuggerDoesNotMentionItsKey() {
    session.line("break 6").control('d').type("c");
    settle();
    assertThat(said()).isEqualTo("006 DSE 00 breakpoint R/S (F5 or !) continues");
  }

  @Test
  void oneLineOfHistoryIsSingular() {
    session.control('d').type("s");
    settle();
    assertThat(picture()).contains(" z can undo 1 line").doesNotContain(" 1 lines");
    session.type("s");
    settle();
    assertThat(picture()).contains(" z can undo 2 lines");
  }

  @Test
  void escapeReturnsTheFocusAndThenShowsTheKeypad() {
    session.control('d').press(KeyName.ESCAPE);
    assertThat(session.screen().panels().focused()).isFalse();
    assertThat(session.screen().panels().panel()).isEqualTo(Panels.DEBUG);
    session.press(KeyName.ESCAPE);
    assertThat(picture()).contains("ENTER↑").doesNotContain("Debug");
  }

  @Test
  void programRunsToTheCursor() {
    session
        .control('d')
        .press(KeyName.DOWN, KeyName.DOWN, KeyName.DOWN, KeyName.DOWN, KeyName.DOWN);
    session.type("g");
    settle();
    assertThat(line()).isEqualTo(6);
  }

  @Test
  void changeOfAWatchedRegisterStopsAndShowsTheOldValue() {
    session.line("watch r00");
    session.press(KeyName.F5);
    settle();
    assertThat(said()).contains("R00: 0.0000 → 3.0000");
    session.control('d');
    assertThat(picture()).contains("R00     3.0000       was 0.0000");
  }

  @Test
  void linesAreCountedAndDrawnAsBars() {
    session.control('d').type("c");
    settle();
    assertThat(picture()).contains("3 ━━━━━━━━").contains("1 ━━╸");
    session.type("0");
    assertThat(picture()).doesNotContain("━━━━━━━━");
  }

  @Test
  void legendOfTheBarsIsInTheTitleOnRequest() {
    session.control('d').type("c");
    settle();
    assertThat(title()).contains("line").doesNotContain("━");
    session.type("p");
    assertThat(title()).contains("━━━━━━━━ 3").doesNotContain("line");
    session.type("p");
    assertThat(title()).contains("line").doesNotContain("━");
  }

  private String title() {
    return picture().lines().filter(row -> row.contains("Debug")).findFirst().orElseThrow();
  }

  @Test
  void watchesAndBreakpointsAreDeletedInTheirPanels() {
    session.line("watch r00").line("watch x").line("break 3").line("break \"COUNT\"");
    session.line("watches").press(KeyName.DOWN).type("d");
    assertThat(said()).contains("X", "is no longer watched");
    assertThat(picture()).contains("R00").doesNotContain("stop on change  X");
    session.press(KeyName.ESCAPE).line("breakpoints").type("d").press(KeyName.DELETE);
    assertThat(said()).contains("breakpoint removed");
    assertThat(picture()).doesNotContain("●");
  }

  @Test
  void traceIsWrittenToThePanelAndToAFile(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("trace.txt");
    session.line("traceon " + file);
    session.press(KeyName.F5);
    settle();
    session.line("traceoff");
    assertThat(Files.readAllLines(file)).hasSize(27).contains("STO 00                   3.0000");
    session.line("trace");
    assertThat(session.screen().panels().panel()).isEqualTo(Panels.TRACE);
    assertThat(picture()).contains("DSE 00");
    session.line("cltrace");
    assertThat(picture()).doesNotContain("DSE 00");
  }

  @Test
  void stackIsShownBeforeAndAfterTheLastLine() {
    session.control('d').type("ss");
    assertThat(picture()).contains("X         0.0000 →       3.0000");
  }

  private ScreenPosition gutter(Panels panel) {
    return ScreenPosition.inPanel(session.screen(), panel, 2);
  }

  @Test
  void breakpointWithAConditionStopsOnlyWhileItIsTrue() {
    session.line("break 6 if R00<=2 hits 1");
    assertThat(said()).startsWith("006 DSE 00 breakpoint if R00<=2 hits 1");
    session.line("xeq count");
    settle();
    assertThat(said()).contains("breakpoint");
    session.line("RCL 00");
    assertThat(session.calculator.display().toString().strip()).isEqualTo("2.0000");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "break 6 if NONSENSE 3|NONSENSE|if X>3",
        "break 6 if X>|a value is missing|if X>3",
        "break 6 if X>3 hits often|a number|hits >= 3",
        "break 6 log|part of the condition is missing|log \"sum {R01}\"",
        "break 6 if|part of the condition is missing|if X>3"
      })
  void invalidConditionIsReportedAtOnce(String line, String problem, String example) {
    session.line(line);
    assertThat(said()).contains(problem).contains("type: break 6 " + example);
    assertThat(session.calculator.debugger().breakpoints().all()).isEmpty();
  }

  @Test
  void breakpointIsSetByTheBareNameOfALabel() {
    session.line("break count");
    assertThat(said()).startsWith("LBL \"COUNT\" breakpoint");
  }

  @Test
  void conditionThatCannotBeEvaluatedStopsAndSaysWhy() {
    session.line("break 6 if 0 1/X").line("xeq count");
    settle();
    assertThat(said()).contains("condition 0 1/X: DATA ERROR");
  }

  @Test
  void logMessagesAreInTheTrace() {
    session.line("break 6 log \"left {R00}\"");
    assertThat(said()).contains("trace shows it");
    session.line("xeq count");
    settle();
    assertThat(session.calculator.debugger().trace().lines())
        .extracting(Trace.TraceLine::text)
        .containsExactly("left 3", "left 2", "left 1");
  }

  @Test
  void clickOnTheGutterSetsABreakpoint() {
    session.control('d').click(gutter(Panels.DEBUG));
    assertThat(said()).startsWith("003 STO 00 breakpoint");
    assertThat(picture()).contains("● 003  STO 00");
    session.click(gutter(Panels.DEBUG));
    assertThat(said()).startsWith("003 STO 00 breakpoint removed");
  }

  @Test
  void clickOnTheGutterOfTheProgramPanelSetsABreakpoint() {
    session.terminal.size = new Size(100, 30);
    session.line("program");
    session.click(gutter(Panels.PROGRAM));
    assertThat(said()).startsWith("003 STO 00 breakpoint");
    assertThat(picture()).contains("● 003  STO 00");
  }

  @Test
  void barsAreRelativeToTheHighestVisibleCount() {
    String rest = "ENTER^\n".repeat(20);
    session.paste("LBL \"LONG\"\n3\nSTO 00\nLBL 01\nDSE 00\nGTO 01\n" + rest + "END");
    session.line("gto \"LONG\"").control('d').type("c");
    settle();
    session.press(KeyName.HOME);
    assertThat(picture()).contains("3 ━━━━━━━━", "1 ━━╸");
    session.press(KeyName.END);
    assertThat(picture()).contains("1 ━━━━━━━━").doesNotContain("━━╸");
  }

  @ParameterizedTest
  @CsvSource({
    "break 99, 99 no such line in the program",
    "break LBL 07, LBL 07 no such line in the program",
    "watch Q, Q cannot be watched type: watch R05 watch X",
    "watch, watch what should be watched?",
    "ptrace, nothing was traced",
    "traceon /no/such/folder/t, /no/such/folder/t cannot be written"
  })
  void impossibleRequestIsReported(String line, String answer) {
    session.line(line);
    assertThat(said()).startsWith(answer);
  }

  @Test
  void largeTerminalShowsBytesTraceAndBreakpointsToo() {
    session.terminal.size = new Size(120, 40);
    session.line("break LBL 02");
    session.line("break \"LATER\"");
    session.control('d');
    assertThat(picture()).contains("● 009 LBL 02", "C0", "COUNT 009", "not in memory", "Trace");
  }

  private void settle() {
    for (int i = 0; i < 100 && !session.calculator.isIdle(); i++) {
      session.calculator.proceed(1000);
      session.calculator.untilDue().ifPresent(session.outside::pass);
      session.ui.watch();
    }
  }

  private String picture() {
    return View.render(session.screen()).toString();
  }

  private String row(int number) {
    return picture().lines().skip(number).findFirst().orElseThrow();
  }

  private int line() {
    return session.calculator.snapshot().program().line();
  }

  private String said() {
    return session
        .screen()
        .notes()
        .note()
        .map(it -> it.head() + " " + String.join(" ", it.clauses(KeyNames.NONE)))
        .orElse("");
  }
}
