package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Image;
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

  private final Sitting sitting = new Sitting();

  @BeforeEach
  void ask() {
    sitting.line("load 8QUEENS").line("xeq 8queens").type("yes").press(KeyName.ENTER);
    assertThat(says(sitting))
        .startsWith(" ? INITIAL POSITION?  1 to 8, such as 158 · Enter answers");
  }

  private static String says(Sitting sitting) {
    return sitting.picture().lines().skip(22).findFirst().orElseThrow();
  }

  @Test
  void answerThatIsBeingKeyedKeepsTheQuestion() {
    sitting.type("15").press(KeyName.BACKSPACE).type("58");
    assertThat(says(sitting)).startsWith(" ? INITIAL POSITION?  158_ · Enter answers");
    assertThat(says(sitting.type("!"))).startsWith(" CODES:");
  }

  @ParameterizedTest
  @ValueSource(strings = {":sin", ":rcl 05", ":2 3 +"})
  void somethingElseBringsTheOrdinaryHintBack(String line) {
    sitting.type(line).press(KeyName.ENTER);
    assertThat(says(sitting)).startsWith(INVITATION);
    assertThat(says(sitting.type("5+"))).startsWith(INVITATION);
  }

  @Test
  void keyOfAFunctionBringsTheOrdinaryHintBack() {
    assertThat(says(sitting.type("5+"))).startsWith(INVITATION);
    sitting.line("clx").type("158!");
    assertThat(says(sitting)).as("the program still waits").startsWith(" CODES:");
  }

  @Test
  void escapeDropsTheQuestionUntilAProgramAsksAgain() {
    sitting.press(KeyName.ESCAPE);
    assertThat(says(sitting)).startsWith(INVITATION);
    sitting.line("xeq 8queens");
    assertThat(says(sitting)).startsWith(" ? PUBLISH?");
    sitting.press(KeyName.ESCAPE);
    assertThat(says(sitting))
        .doesNotContain("PUBLISH?")
        .startsWith(" ALPHA")
        .endsWith("Enter continues the program");
    sitting.type("yes").press(KeyName.ENTER);
    assertThat(says(sitting)).startsWith(" ? INITIAL POSITION?");
  }

  @Test
  void escapeDropsThePlaceOfAStop() {
    sitting.paste("LBL \"STOPS\"\n1\nSTOP\n2\nEND\n").line("xeq stops");
    assertThat(says(sitting)).startsWith(" STOPS stopped at");
    assertThat(says(sitting.press(KeyName.ESCAPE))).startsWith(INVITATION);
    assertThat(says(sitting.type("!").line("xeq stops"))).startsWith(" STOPS stopped at");
    assertThat(says(sitting.type("4+"))).startsWith(INVITATION);
  }

  @Test
  void memoryLostIsNotContinued() {
    sitting.press(KeyName.F12, KeyName.BACKSPACE, KeyName.F12);
    assertThat(sitting.calculator.display()).hasToString("MEMORY LOST");
    assertThat(says(sitting)).startsWith(" MEMORY LOST").doesNotContain("continues");
  }

  @ParameterizedTest
  @CsvSource({"REGISTERS, 80, 24", "PROGRAM, 60, 16", "BOARD, 120, 40"})
  void questionOfAProgramStartedFromAPanelGetsTheFocus(Panels side, int columns, int rows) {
    Sitting other = new Sitting().in(new Size(columns, rows)).line("load 8QUEENS").open(side);
    assertThat(other.screen().panels().focused()).isTrue();
    other.line("xeq 8queens");
    assertThat(other.screen().panels().focused()).isFalse();
    assertThat(other.type("yes").picture()).contains("? PUBLISH?  YES · Enter answers");
    other.press(KeyName.ENTER).control('r');
    assertThat(other.screen().panels().focused()).as("moved by the user").isTrue();
  }

  @Test
  void questionInTheDebuggerGetsTheFocusUnlessItSteps() {
    Sitting other = new Sitting().paste("LBL \"ASK\"\n\"NO?\"\nPROMPT\nPI\nEND\n");
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
      sitting.press(KeyName.ESCAPE).line(line);
      assertThat(says(sitting)).startsWith(INVITATION);
    }
    assertThatItReturns(sitting.type(keys).calculator.image());
  }

  @Test
  void questionReturnsAfterAnotherMessageToo() {
    sitting.press(KeyName.ESCAPE).line("view 05");
    assertThat(says(sitting)).doesNotContain("INITIAL POSITION");
    assertThatItReturns(sitting.calculator.image());
  }

  private static void assertThatItReturns(Image image) {
    Sitting later = new Sitting();
    later.calculator.restore(image);
    assertThat(says(later)).startsWith(" ? INITIAL POSITION?").contains("Enter answers");
  }
}
