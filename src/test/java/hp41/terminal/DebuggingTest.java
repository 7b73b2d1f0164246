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

  private final Sitting sitting = new Sitting();

  @BeforeEach
  void load() {
    sitting.ui.take(new Stroke.Pasted(COUNT));
  }

  @Test
  void lettersStepForwardsAndBackwards() {
    sitting.control('d');
    assertThat(sitting.screen().panels().side()).isEqualTo(Panels.DEBUG);
    sitting.type("ss");
    settle();
    assertThat(line()).isEqualTo(3);
    assertThat(said()).startsWith("002 3 executed");
    sitting.type("z");
    assertThat(line()).isEqualTo(2);
    sitting.type("zz");
    assertThat(said()).startsWith("no earlier line");
  }

  @Test
  void overRunsACallAndOutReturnsFromOne() {
    sitting.control('d').type("ssss");
    settle();
    assertThat(line()).isEqualTo(5);
    sitting.type("n");
    settle();
    assertThat(line()).isEqualTo(6);
    assertThat(picture()).contains("0 of 6");
    sitting.type("z");
    assertThat(picture()).contains("1 of 6").contains("COUNT 006");
    sitting.type("o");
    settle();
    assertThat(line()).isEqualTo(6);
  }

  @ParameterizedTest
  @ValueSource(strings = {"s", "n", "o", "c"})
  void breakpointAtTheCurrentLineDoesNotStop(String letter) {
    sitting.line("break 2").control('d').type("s");
    settle();
    assertThat(line()).isEqualTo(2);
    sitting.type(letter);
    settle();
    assertThat(line()).isNotEqualTo(2);
    assertThat(said()).doesNotContain("breakpoint");
  }

  @Test
  void hintsOfTheDebuggerIncludeEsc() {
    sitting.control('d');
    assertThat(row(23)).contains("Esc returns");
  }

  @Test
  void functionKeyNineSetsABreakpointThatStopsTheProgram() {
    sitting.line("break 6");
    sitting.press(KeyName.F5);
    settle();
    assertThat(line()).isEqualTo(6);
    assertThat(said()).contains("breakpoint").contains("R/S (F5 or !) continues");
    sitting.press(KeyName.F9);
    assertThat(said()).startsWith("006 DSE 00 breakpoint removed");
    sitting.press(KeyName.F5);
    settle();
    assertThat(sitting.calculator.isRunning()).isFalse();
    assertThat(sitting.calculator.snapshot().stack().get(3).text()).contains("24.0000");
  }

  @Test
  void questionIsShownAfterARunCommand() {
    sitting.paste("LBL \"ASK\"\n\"AGE?\"\nAVIEW\nSTOP\nEND");
    sitting.line("gto \"ASK\"").control('d').type("c");
    settle();
    assertThat(said()).isEmpty();
    assertThat(row(22)).contains("? AGE?", "the program waits");
  }

  @Test
  void stopInTheOpenDebuggerDoesNotMentionItsKey() {
    sitting.line("break 6").control('d').type("c");
    settle();
    assertThat(said()).isEqualTo("006 DSE 00 breakpoint R/S (F5 or !) continues");
  }

  @Test
  void oneLineOfHistoryIsSingular() {
    sitting.control('d').type("s");
    settle();
    assertThat(picture()).contains(" z can undo 1 line").doesNotContain(" 1 lines");
    sitting.type("s");
    settle();
    assertThat(picture()).contains(" z can undo 2 lines");
  }

  @Test
  void escapeReturnsTheFocusAndThenShowsTheKeypad() {
    sitting.control('d').press(KeyName.ESCAPE);
    assertThat(sitting.screen().panels().focused()).isFalse();
    assertThat(sitting.screen().panels().side()).isEqualTo(Panels.DEBUG);
    sitting.press(KeyName.ESCAPE);
    assertThat(picture()).contains("ENTER↑").doesNotContain("Debug");
  }

  @Test
  void programRunsToTheCursor() {
    sitting
        .control('d')
        .press(KeyName.DOWN, KeyName.DOWN, KeyName.DOWN, KeyName.DOWN, KeyName.DOWN);
    sitting.type("g");
    settle();
    assertThat(line()).isEqualTo(6);
  }

  @Test
  void changeOfAWatchedRegisterStopsAndShowsTheOldValue() {
    sitting.line("watch r00");
    sitting.press(KeyName.F5);
    settle();
    assertThat(said()).contains("R00: 0.0000 → 3.0000");
    sitting.control('d');
    assertThat(picture()).contains("R00     3.0000       was 0.0000");
  }

  @Test
  void linesAreCountedAndDrawnAsBars() {
    sitting.control('d').type("c");
    settle();
    assertThat(picture()).contains("3 ━━━━━━━━").contains("1 ━━╸");
    sitting.type("0");
    assertThat(picture()).doesNotContain("━━━━━━━━");
  }

  @Test
  void legendOfTheBarsIsInTheTitleOnRequest() {
    sitting.control('d').type("c");
    settle();
    assertThat(title()).contains("line").doesNotContain("━");
    sitting.type("p");
    assertThat(title()).contains("━━━━━━━━ 3").doesNotContain("line");
    sitting.type("p");
    assertThat(title()).contains("line").doesNotContain("━");
  }

  private String title() {
    return picture().lines().filter(row -> row.contains("Debug")).findFirst().orElseThrow();
  }

  @Test
  void watchesAndBreakpointsAreDeletedInTheirPanels() {
    sitting.line("watch r00").line("watch x").line("break 3").line("break \"COUNT\"");
    sitting.line("watches").press(KeyName.DOWN).type("d");
    assertThat(said()).contains("X", "is no longer watched");
    assertThat(picture()).contains("R00").doesNotContain("stop on change  X");
    sitting.press(KeyName.ESCAPE).line("breakpoints").type("d").press(KeyName.DELETE);
    assertThat(said()).contains("breakpoint removed");
    assertThat(picture()).doesNotContain("●");
  }

  @Test
  void traceIsWrittenToThePanelAndToAFile(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("trace.txt");
    sitting.line("traceon " + file);
    sitting.press(KeyName.F5);
    settle();
    sitting.line("traceoff");
    assertThat(Files.readAllLines(file)).hasSize(27).contains("STO 00                   3.0000");
    sitting.line("trace");
    assertThat(sitting.screen().panels().side()).isEqualTo(Panels.TRACE);
    assertThat(picture()).contains("DSE 00");
    sitting.line("cltrace");
    assertThat(picture()).doesNotContain("DSE 00");
  }

  @Test
  void stackIsShownBeforeAndAfterTheLastLine() {
    sitting.control('d').type("ss");
    assertThat(picture()).contains("X         0.0000 →       3.0000");
  }

  private ScreenPosition gutter(Panels panel) {
    return ScreenPosition.inPanel(sitting.screen(), panel, 2);
  }

  @Test
  void breakpointWithAConditionStopsOnlyWhileItIsTrue() {
    sitting.line("break 6 if R00<=2 hits 1");
    assertThat(said()).startsWith("006 DSE 00 breakpoint if R00<=2 hits 1");
    sitting.line("xeq count");
    settle();
    assertThat(said()).contains("breakpoint");
    sitting.line("RCL 00");
    assertThat(sitting.calculator.display().toString().strip()).isEqualTo("2.0000");
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
    sitting.line(line);
    assertThat(said()).contains(problem).contains("type: break 6 " + example);
    assertThat(sitting.calculator.debugger().breakpoints().all()).isEmpty();
  }

  @Test
  void breakpointIsSetByTheBareNameOfALabel() {
    sitting.line("break count");
    assertThat(said()).startsWith("LBL \"COUNT\" breakpoint");
  }

  @Test
  void conditionThatCannotBeEvaluatedStopsAndSaysWhy() {
    sitting.line("break 6 if 0 1/X").line("xeq count");
    settle();
    assertThat(said()).contains("condition 0 1/X: DATA ERROR");
  }

  @Test
  void logMessagesAreInTheTrace() {
    sitting.line("break 6 log \"left {R00}\"");
    assertThat(said()).contains("trace shows it");
    sitting.line("xeq count");
    settle();
    assertThat(sitting.calculator.debugger().trace().lines())
        .extracting(Trace.TraceLine::text)
        .containsExactly("left 3", "left 2", "left 1");
  }

  @Test
  void clickOnTheGutterSetsABreakpoint() {
    sitting.control('d').click(gutter(Panels.DEBUG));
    assertThat(said()).startsWith("003 STO 00 breakpoint");
    assertThat(picture()).contains("● 003  STO 00");
    sitting.click(gutter(Panels.DEBUG));
    assertThat(said()).startsWith("003 STO 00 breakpoint removed");
  }

  @Test
  void clickOnTheGutterOfTheProgramPanelSetsABreakpoint() {
    sitting.terminal.size = new Size(100, 30);
    sitting.line("program");
    sitting.click(gutter(Panels.PROGRAM));
    assertThat(said()).startsWith("003 STO 00 breakpoint");
    assertThat(picture()).contains("● 003  STO 00");
  }

  @Test
  void barsAreRelativeToTheHighestVisibleCount() {
    String rest = "ENTER^\n".repeat(20);
    sitting.paste("LBL \"LONG\"\n3\nSTO 00\nLBL 01\nDSE 00\nGTO 01\n" + rest + "END");
    sitting.line("gto \"LONG\"").control('d').type("c");
    settle();
    sitting.press(KeyName.HOME);
    assertThat(picture()).contains("3 ━━━━━━━━", "1 ━━╸");
    sitting.press(KeyName.END);
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
    sitting.line(line);
    assertThat(said()).startsWith(answer);
  }

  @Test
  void largeTerminalShowsBytesTraceAndBreakpointsToo() {
    sitting.terminal.size = new Size(120, 40);
    sitting.line("break LBL 02");
    sitting.line("break \"LATER\"");
    sitting.control('d');
    assertThat(picture()).contains("● 009 LBL 02", "C0", "COUNT 009", "not in memory", "Trace");
  }

  private void settle() {
    for (int i = 0; i < 100 && !sitting.calculator.isIdle(); i++) {
      sitting.calculator.proceed(1000);
      sitting.calculator.untilDue().ifPresent(sitting.outside::pass);
      sitting.ui.watch();
    }
  }

  private String picture() {
    return View.render(sitting.screen()).toString();
  }

  private String row(int number) {
    return picture().lines().skip(number).findFirst().orElseThrow();
  }

  private int line() {
    return sitting.calculator.snapshot().program().line();
  }

  private String said() {
    return sitting
        .screen()
        .notes()
        .note()
        .map(it -> it.head() + " " + String.join(" ", it.clauses(KeyNames.NONE)))
        .orElse("");
  }
}
