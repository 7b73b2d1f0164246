package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.panel.view.CommandLineView;
import hp41.panel.view.Panels;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks that every message and answer names the next step. */
class LeadingTest {

  private final TestSession session = new TestSession();

  private String says() {
    return session.picture().lines().skip(22).findFirst().orElseThrow();
  }

  @Test
  void invitationMentionsLettersOnlyIfTheyOpenTheInputLine() {
    assertThat(says()).contains("type a name");
    session.open(Panels.REGISTERS);
    assertThat(says()).doesNotContain("type a name");
    session.control('d');
    assertThat(says())
        .isEqualTo(" Debug has the focus  Esc returns to the calculator · : opens a line");
    session.press(KeyName.ESCAPE).press(KeyName.F1);
    assertThat(says()).isEqualTo(" help  letters search");
    session.press(KeyName.ESCAPE);
    assertThat(says()).contains("type a name");
  }

  @Test
  void clickOnAKeyReturnsTheFocusToTheCalculator() {
    session.open(Panels.REGISTERS);
    assertThat(session.screen().panels().focused()).isTrue();
    session.click(ScreenPosition.ofFunction(session.screen(), "5"));
    assertThat(session.screen().panels().focused()).isFalse();
    session.type("5");
    assertThat(session.calculator.snapshot().display().toString()).endsWith("5_");
  }

  @Test
  void uniquePrefixMeansTheWholeName() {
    session.type("hel").press(KeyName.ENTER);
    assertThat(session.screen().notes().help()).isPresent();
  }

  @Test
  void uniquePrefixOfAProgramIsEnoughInLineMode() {
    session.paste("LBL \"8QUICK\"\n41\nEND\n");
    session.stroke(new Stroke.InputLine("8q", true));
    assertThat(session.calculator.snapshot().stack().get(3).text().strip()).isEqualTo("41.0000");
    assertThat(session.note()).contains("8q is 8QUICK");
  }

  @Test
  void programsAreOfferedFirstAfterXeq() {
    session.paste("LBL \"SHORT\"\n41\nEND\nLBL \"LONG\"\n41\nEND\n");
    session.type("xeq ");
    assertThat(offers()).containsExactlyInAnyOrder("SHORT", "LONG");
    session.type("s");
    assertThat(offers()).startsWith("SHORT").contains("SIN");
  }

  private List<String> offers() {
    CommandLineView line = session.screen().input().line().orElseThrow();
    return line.offers().stream().map(name -> name.text()).toList();
  }

  @ParameterizedTest
  @CsvSource({"2+3, 2 3 +", "12*4, 12 4 *", "7-2=, 7 2 -", "1.5/3, 1.5 3 /", "'2,5*-3', 2.5 -3 *"})
  void algebraicOperatorIsMovedAfterTheNumbers(String typed, String asKeys) {
    session.line(typed);
    assertThat(session.note()).contains("in RPN this is " + asKeys);
    session.press(KeyName.TAB);
    assertThat(session.screen().input().line().orElseThrow().text()).isEqualTo(asKeys);
  }

  @ParameterizedTest
  @CsvSource({"×, 6.0000", "÷, 1.5000", "−, 1.0000"})
  void signsOfAKeyboardLayoutAreKeys(String sign, String result) {
    session.type("3").press(KeyName.ENTER).type("2" + sign);
    assertThat(session.calculator.snapshot().stack().get(3).text().strip()).isEqualTo(result);
  }

  @Test
  void functionTypedWhileAProgramRunsExplainsHowToStopIt() {
    session.paste("LBL \"LOOP\"\nLBL 01\nGTO 01\nEND\n");
    session.ui.take(new Stroke.InputLine("xeq \"LOOP\"", true));
    "sin".chars().forEach(c -> session.ui.take(Stroke.typed((char) c)));
    session.ui.take(Stroke.named(KeyName.ENTER));
    assertThat(session.note()).isEqualTo("sin [a program runs, R/S (F5 or !) stops it]");
  }
}
