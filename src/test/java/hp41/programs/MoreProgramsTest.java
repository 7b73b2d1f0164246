package hp41.programs;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Calculator;
import hp41.Model;
import hp41.Plugged;
import hp41.VirtualClock;
import hp41.app.CalculatorFactory;
import hp41.app.HostPeripherals;
import hp41.files.BundledModule;
import hp41.key.Key;
import hp41.keypad.VirtualKeypad;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs programs that random problems do not run: a game and a countdown. */
class MoreProgramsTest {

  private static final int LINES = 1_000_000;

  @ParameterizedTest
  @ValueSource(strings = {"0", "1", "4", ".37", "-12", "9E9"})
  void wordsAreFoundOrShown(String seed) {
    List<String> answers = new ArrayList<>(List.of(seed, ""));
    for (char letter = 'A'; letter <= 'Z'; letter++) {
      answers.addAll(List.of("" + letter, ""));
    }
    String last =
        ProgramRun.of("HANGMAN", answers).shown().stream()
            .filter(it -> it.matches("[A-Z]{6} FOUND|WORD=[A-Z]{6}"))
            .findFirst()
            .orElseThrow();
    String word = last.replaceAll("WORD=| FOUND", "");
    List<String> right = new ArrayList<>(List.of(seed, ""));
    word.chars().distinct().forEach(it -> right.addAll(List.of("" + (char) it, "")));
    assertThat(ProgramRun.of("HANGMAN", right).shown()).contains(word + " FOUND");
  }

  @ParameterizedTest
  @ValueSource(strings = {"9E99", "-9E99", "4E99"})
  void seedThatCannotBeUsedIsAskedAgain(String seed) {
    assertThat(ProgramRun.of("HANGMAN", seed, "1", "", "Z").shown())
        .containsSubsequence("SEED?", "SEED?", "------ 7", "LETTER?");
    assertThat(ProgramRun.of("MASTER", seed, ".5", "1122").shown())
        .startsWith("SEED?", "SEED?", "GUESS?");
  }

  @Test
  void firstPlayerWinsNimWithTheUsualNumbers() {
    List<String> answers = new ArrayList<>(List.of("", "", "1"));
    for (int left = 21; left > 1; left -= 4) {
      answers.addAll(List.of("", "", "3"));
    }
    answers.add("");
    assertThat(ProgramRun.of("NIM", answers).shown()).contains("YOU WIN");
  }

  @Test
  void countdownSoundsAfterTheTimeThatIsEntered() {
    VirtualClock clock = new VirtualClock(Instant.parse("2026-01-15T23:58:00Z"));
    Calculator calculator =
        CalculatorFactory.builder(Model.CX, new HostPeripherals(clock, clock))
            .plugged(Plugged.NOTHING.with(BundledModule.named("more").orElseThrow().plugIn()))
            .build();
    VirtualKeypad keypad = new VirtualKeypad(calculator, clock);
    calculator.type("XEQ \"TIMER\"");
    keypad.pass(Duration.ofSeconds(5));
    calculator.answer(".0430");
    calculator.type("R/S");
    keypad.pass(Duration.ofSeconds(265));
    assertThat(calculator.display()).hasToString("STARTED");
    keypad.pass(Duration.ofSeconds(10));
    assertThat(calculator.display()).hasToString("TIME IS UP");
    keypad.press(Key.BACK, Duration.ofMillis(100), Duration.ofSeconds(1));
    assertThat(calculator.contents().alarms()).isEmpty();
  }
}
