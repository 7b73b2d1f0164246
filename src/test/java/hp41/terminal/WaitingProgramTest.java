package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Image;
import hp41.Snapshot;
import hp41.files.BundledProgram;
import hp41.files.Questions;
import hp41.panel.view.Panels;
import hp41.screen.Size;
import hp41.screen.Stroke.KeyName;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that the question of a waiting program can be left and returns after a restart. */
class WaitingProgramTest {

  private static final String INVITATION = " › type a name: sin · sto 05";

  private final TestSession session = new TestSession();

  @BeforeEach
  void ask() {
    session.line("load 8QUEENS").line("xeq 8queens").type("yes").press(KeyName.ENTER);
    assertThat(says(session))
        .startsWith(" ? INITIAL POSITION?  1 to 8, such as 158 · Enter answers");
  }

  private static String says(TestSession session) {
    return session.picture().lines().skip(22).findFirst().orElseThrow();
  }

  @Test
  void answerThatIsBeingKeyedKeepsTheQuestion() {
    session.type("15").press(KeyName.BACKSPACE).type("58");
    assertThat(says(session)).startsWith(" ? INITIAL POSITION?  158_ · Enter answers");
    assertThat(says(session.type("!"))).startsWith(" CODES:");
  }

  @ParameterizedTest
  @ValueSource(strings = {":sin", ":rcl 05", ":2 3 +"})
  void somethingElseBringsTheOrdinaryHintBack(String line) {
    session.type(line).press(KeyName.ENTER);
    assertThat(says(session)).startsWith(" INITIAL POSITION?  still waits · ! answers with X");
    assertThat(says(session.type("5+"))).startsWith(INVITATION);
  }

  @ParameterizedTest
  @ValueSource(strings = {":xeq 8queens", ":gto .001", ":0 log"})
  void lineThatLeavesTheQuestionDoesNotAnswerIt(String line) {
    session.type(line).press(KeyName.ENTER);
    assertThat(says(session)).doesNotContain("still waits");
  }

  @Test
  void lineAfterAnotherPromptDoesNotAskTheQuestion() {
    TestSession other = new TestSession().paste("LBL \"Q\"\n\"N?\"\nPROMPT\nPI\nPROMPT\nEND\n");
    assertThat(says(other.line("xeq \"Q\""))).startsWith(" ? N?");
    assertThat(says(other.line("gto .006"))).doesNotContain("N?");
  }

  @Test
  void keyOfAFunctionBringsTheOrdinaryHintBack() {
    assertThat(says(session.type("5+"))).startsWith(INVITATION);
    session.line("clx").type("158!");
    assertThat(says(session)).as("the program still waits").startsWith(" CODES:");
  }

  @Test
  void escapeDropsTheQuestionUntilAProgramAsksAgain() {
    session.press(KeyName.ESCAPE);
    assertThat(says(session)).startsWith(INVITATION);
    session.line("xeq 8queens");
    assertThat(says(session)).startsWith(" ? PUBLISH?");
    session.press(KeyName.ESCAPE);
    assertThat(says(session))
        .doesNotContain("PUBLISH?")
        .startsWith(" ALPHA")
        .endsWith("Enter continues the program");
    session.type("yes").press(KeyName.ENTER);
    assertThat(says(session)).startsWith(" ? INITIAL POSITION?");
  }

  @Test
  void escapeDropsThePlaceOfAStop() {
    session.paste("LBL \"STOPS\"\n1\nSTOP\n2\nEND\n").line("xeq stops");
    assertThat(says(session)).startsWith(" STOPS stopped at");
    assertThat(says(session.press(KeyName.ESCAPE))).startsWith(INVITATION);
    assertThat(says(session.type("!").line("xeq stops"))).startsWith(" STOPS stopped at");
    assertThat(says(session.type("4+"))).startsWith(INVITATION);
  }

  @Test
  void memoryLostIsNotContinued() {
    session.press(KeyName.F12, KeyName.BACKSPACE, KeyName.F12);
    assertThat(session.calculator.display()).hasToString("MEMORY LOST");
    assertThat(says(session)).startsWith(" MEMORY LOST").doesNotContain("continues");
  }

  @ParameterizedTest
  @CsvSource({"REGISTERS, 80, 24", "PROGRAM, 60, 16", "BOARD, 120, 40"})
  void questionOfAProgramStartedFromAPanelGetsTheFocus(Panels panel, int columns, int rows) {
    TestSession other =
        new TestSession().in(new Size(columns, rows)).line("load 8QUEENS").open(panel);
    assertThat(other.screen().panels().focused()).isTrue();
    other.line("xeq 8queens");
    assertThat(other.screen().panels().focused()).isFalse();
    assertThat(other.type("yes").picture()).contains("? PUBLISH?  YES · Enter answers");
    other.press(KeyName.ENTER).control('r');
    assertThat(other.screen().panels().focused()).as("moved by the user").isTrue();
  }

  @Test
  void questionInTheDebuggerGetsTheFocusUnlessItSteps() {
    TestSession other = new TestSession().paste("LBL \"ASK\"\n\"NO?\"\nPROMPT\nPI\nEND\n");
    other.line("gto .001").control('d').type("c");
    assertThat(other.screen().panels().focused()).isFalse();
    other.line("gto .001").control('d').type("sss");
    assertThat(other.calculator.message()).isEqualTo("NO?");
    assertThat(other.screen().panels().focused()).isTrue();
    assertThat(other.type("s").picture()).contains("PI executed");
  }

  @ParameterizedTest
  @CsvSource({"'', ''", "9, ''", "'', sin", "'', 2 3 + sto 99"})
  void questionReturnsAfterARestart(String keys, String line) {
    if (!line.isEmpty()) {
      session.press(KeyName.ESCAPE).line(line);
      assertThat(says(session)).startsWith(INVITATION);
    }
    assertThatItReturns(session.type(keys).calculator.image());
  }

  @Test
  void questionReturnsAfterAnotherMessageToo() {
    session.press(KeyName.ESCAPE).line("view 05");
    assertThat(says(session)).doesNotContain("INITIAL POSITION");
    assertThatItReturns(session.calculator.image());
  }

  private static void assertThatItReturns(Image image) {
    TestSession later = new TestSession();
    later.calculator.restore(image);
    assertThat(says(later)).startsWith(" ? INITIAL POSITION?").contains("Enter answers");
  }

  /** Checks that a bundled program is recognized by its size, and one of the user is not. */
  @Test
  void questionsOfABundledProgramAreNotThoseOfAnotherOneWithItsName() {
    for (String name : BundledProgram.names()) {
      TestSession session = new TestSession();
      session.outside.bundled = true;
      session.line("size 000").line("load " + name);
      Snapshot.ProgramView program = session.calculator.snapshot().program();
      assertThat(new Questions().describes(name, program.bytes())).as(name).isTrue();
    }
    TestSession session = new TestSession();
    session.outside.bundled = true;
    session.press(KeyName.F3).line("lbl gcd").line("\"A?\"").line("prompt").press(KeyName.F3);
    assertThat(session.line("xeq gcd").note()).doesNotContain("whole number");
    assertThat(session.picture()).contains("? A?").doesNotContain("whole number");
    session.line("clp gcd").line("load gcd").line("xeq gcd");
    assertThat(session.picture()).contains("? A?  a whole number");
  }
}
