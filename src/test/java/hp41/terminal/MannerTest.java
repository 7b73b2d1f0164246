package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Calculator;
import hp41.Model;
import hp41.key.Pace;
import hp41.screen.Stroke;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MannerTest {

  private final FakePeripherals outside = new FakePeripherals();
  private final Calculator calculator = new Calculator(Model.CX, outside);
  private final UserInterface ui = TestSession.ui(calculator, new FakeTerminal(), outside, false);

  @ParameterizedTest
  @CsvSource({
    "speed authentic, AUTHENTIC, authentic speed",
    "speed full, FULL, full speed",
    "SPEED, AUTHENTIC, authentic speed",
    ":speed authentic, AUTHENTIC, authentic speed",
    "speed slow, FULL, type: speed authentic or speed full",
    "sound off, FULL, sound off",
    "sound, FULL, sound off",
    "sound on, FULL, sound on",
    "sound loud, FULL, type: sound on or sound off"
  })
  void typedWordsSetSpeedAndSound(String line, Pace pace, String note) {
    type(line + "\r");
    assertThat(calculator.pace()).isEqualTo(pace);
    assertThat(ui.screen(Instant.EPOCH, 0).notes().note().orElseThrow().text()).contains(note);
  }

  @Test
  void altSTogglesTheSpeed() {
    ui.take(new Stroke.Alt('s'));
    assertThat(calculator.pace()).isEqualTo(Pace.AUTHENTIC);
    ui.take(new Stroke.Alt('s'));
    assertThat(calculator.pace()).isEqualTo(Pace.FULL);
  }

  @Test
  void atAuthenticSpeedAKeyShowsItsNameBeforeItActs() {
    type("2 2");
    calculator.pace(Pace.AUTHENTIC);
    type("+");
    pass(200);
    assertThat(display()).isEqualTo("+");
    pass(200);
    pass(500);
    assertThat(display()).isEqualTo("4.0000");
  }

  @Test
  void atAuthenticSpeedTheNextKeyReleasesThePreviousOne() {
    calculator.pace(Pace.AUTHENTIC);
    type("2 3+4");
    pass(1000);
    type("*");
    pass(1000);
    assertThat(display()).isEqualTo("20.0000");
  }

  private void type(String characters) {
    characters
        .chars()
        .mapToObj(c -> c == '\r' ? Stroke.named(Stroke.KeyName.ENTER) : Stroke.typed((char) c))
        .forEach(ui::take);
  }

  private void pass(int milliseconds) {
    for (int i = 0; i < milliseconds; i++) {
      outside.pass(Duration.ofMillis(1));
      calculator.proceed(1);
    }
  }

  private String display() {
    return calculator.display().toString().strip();
  }
}
