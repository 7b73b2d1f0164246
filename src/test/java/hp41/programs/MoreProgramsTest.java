package hp41.programs;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Calculator;
import hp41.MemoryView.PendingAlarm;
import hp41.Model;
import hp41.Plugged;
import hp41.app.CalculatorFactory;
import hp41.app.HostPeripherals;
import hp41.app.HostPeripherals.SkippingClock;
import hp41.files.BundledModule;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.ZoneId;
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

  @Test
  void countdownSetsAnAlarmAfterTheTimeThatIsEntered() {
    SkippingClock clock = new SkippingClock();
    Calculator calculator =
        CalculatorFactory.builder(Model.CX, HostPeripherals.now(clock))
            .plugged(Plugged.NOTHING.with(BundledModule.named("more").orElseThrow().plugIn()))
            .build();
    calculator.type("XEQ \"TIMER\"");
    calculator.run(LINES);
    LocalDateTime start = LocalDateTime.ofInstant(clock.instant(), ZoneId.systemDefault());
    calculator.answer(".0430");
    calculator.type("R/S");
    calculator.run(LINES);
    assertThat(calculator.display().toString()).contains("STARTED");
    List<PendingAlarm> alarms = calculator.contents().alarms();
    assertThat(alarms).hasSize(1);
    assertThat(alarms.get(0).message()).isEqualTo("TIME IS UP");
    assertThat(Duration.between(start, alarms.get(0).due()))
        .isBetween(Duration.ofSeconds(265), Duration.ofSeconds(330));
  }
}
