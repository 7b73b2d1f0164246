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

  private final Sitting sitting = new Sitting();

  private String says() {
    return sitting.picture().lines().skip(22).findFirst().orElseThrow();
  }

  @Test
  void invitationMentionsLettersOnlyIfTheyOpenTheInputLine() {
    assertThat(says()).contains("type a name");
    sitting.open(Panels.REGISTERS);
    assertThat(says()).doesNotContain("type a name");
    sitting.control('d');
    assertThat(says())
        .isEqualTo(" Debug has the focus  Esc returns to the calculator · : opens a line");
    sitting.press(KeyName.ESCAPE).press(KeyName.F1);
    assertThat(says()).isEqualTo(" help  letters search · ↑↓ choose · Esc closes");
    sitting.press(KeyName.ESCAPE);
    assertThat(says()).contains("type a name");
  }

  @Test
  void clickOnAKeyReturnsTheFocusToTheCalculator() {
    sitting.open(Panels.REGISTERS);
    assertThat(sitting.screen().panels().focused()).isTrue();
    sitting.click(ScreenPosition.ofFunction(sitting.screen(), "5"));
    assertThat(sitting.screen().panels().focused()).isFalse();
    sitting.type("5");
    assertThat(sitting.calculator.snapshot().display().toString()).endsWith("5_");
  }

  @Test
  void uniquePrefixMeansTheWholeName() {
    sitting.type("hel").press(KeyName.ENTER);
    assertThat(sitting.screen().notes().help()).isPresent();
  }

  @Test
  void uniquePrefixOfAProgramIsEnoughInLineMode() {
    sitting.paste("LBL \"8QUICK\"\n41\nEND\n");
    sitting.stroke(new Stroke.InputLine("8q", true));
    assertThat(sitting.calculator.snapshot().stack().get(3).text().strip()).isEqualTo("41.0000");
    assertThat(sitting.note()).contains("8q is 8QUICK");
  }

  @Test
  void programsAreOfferedFirstAfterXeq() {
    sitting.paste("LBL \"SHORT\"\n41\nEND\nLBL \"LONG\"\n41\nEND\n");
    sitting.type("xeq ");
    assertThat(offers()).containsExactlyInAnyOrder("SHORT", "LONG");
    sitting.type("s");
    assertThat(offers()).startsWith("SHORT").contains("SIN");
  }

  private List<String> offers() {
    CommandLineView line = sitting.screen().input().line().orElseThrow();
    return line.offers().stream().map(name -> name.text()).toList();
  }

  @ParameterizedTest
  @CsvSource({"2+3, 2 3 +", "12*4, 12 4 *", "7-2=, 7 2 -", "1.5/3, 1.5 3 /", "'2,5*-3', 2.5 -3 *"})
  void algebraicOperatorIsMovedAfterTheNumbers(String typed, String asKeys) {
    sitting.line(typed);
    assertThat(sitting.note()).contains("in RPN this is " + asKeys);
    sitting.press(KeyName.TAB);
    assertThat(sitting.screen().input().line().orElseThrow().text()).isEqualTo(asKeys);
  }

  @ParameterizedTest
  @CsvSource({"×, 6.0000", "÷, 1.5000", "−, 1.0000"})
  void signsOfAKeyboardLayoutAreKeys(String sign, String result) {
    sitting.type("3").press(KeyName.ENTER).type("2" + sign);
    assertThat(sitting.calculator.snapshot().stack().get(3).text().strip()).isEqualTo(result);
  }

  @Test
  void functionTypedWhileAProgramRunsExplainsHowToStopIt() {
    sitting.paste("LBL \"LOOP\"\nLBL 01\nGTO 01\nEND\n");
    sitting.ui.take(new Stroke.InputLine("xeq \"LOOP\"", true));
    "sin".chars().forEach(c -> sitting.ui.take(Stroke.typed((char) c)));
    sitting.ui.take(Stroke.named(KeyName.ENTER));
    assertThat(sitting.note()).isEqualTo("SIN [a program runs, R/S (F5 or !) stops it]");
  }
}
