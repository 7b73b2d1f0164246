package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Calculator;
import hp41.Model;
import hp41.panel.view.Panels;
import hp41.screen.Size;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import hp41.screen.Theme;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Checks that the first steps are shown until three things were done, across restarts. */
class FirstStepsTest {

  private final Map<String, String> settings = new HashMap<>();

  @Test
  void firstStepsRemainUntilSomethingIsDone() {
    assertThat(start(true)).isEqualTo(Panels.START);
    assertThat(start(false)).isEqualTo(Panels.START);
  }

  @Test
  void firstStepsAreHiddenForGoodAfterThreeActions() {
    assertThat(start(true, "1", "2")).isEqualTo(Panels.START);
    assertThat(start(false, "3")).isEqualTo(Panels.PROGRAM);
    assertThat(start(false)).isEqualTo(Panels.PROGRAM);
    assertThat(start(true)).as("an empty memory again").isEqualTo(Panels.PROGRAM);
  }

  @Test
  void firstStepsReappearOnRequest() {
    assertThat(start(true, "1", "2", "3")).isEqualTo(Panels.PROGRAM);
    assertThat(start(false, "start")).isEqualTo(Panels.START);
    assertThat(start(false)).isEqualTo(Panels.START);
  }

  @Test
  void firstStepsAreNotShownWithSavedMemory() {
    assertThat(start(false)).isEqualTo(Panels.PROGRAM);
  }

  /** Types the program that the first steps show in large windows. */
  @Test
  void programOfTheFirstStepsComputesAnArea() {
    TestSession session = new TestSession().in(new Size(160, 50)).line("start");
    List<String> steps = session.panel().lines().map(it -> it.substring(1, 29).strip()).toList();
    int first = steps.indexOf("A program:") + 1;
    for (String step : steps.subList(first, steps.indexOf("Programs: Alt-P"))) {
      if (step.equals("F3")) {
        session.press(KeyName.F3);
      } else {
        for (String line : step.replace(" Enter", "\n").split("(?<=\n) ?")) {
          session.type(line.strip());
          session.press(line.endsWith("\n") ? new KeyName[] {KeyName.ENTER} : new KeyName[0]);
        }
      }
    }
    assertThat(session.calculator.display()).hasToString(" 28.2743");
    assertThat(new TestSession().in(new Size(120, 40)).line("start").picture())
        .contains("Leave: Ctrl-Q")
        .doesNotContain("A program:");
  }

  private Panels start(boolean empty, String... lines) {
    UserPreferences preferences =
        new UserPreferences(
            "",
            Theme.MACHINE,
            false,
            settings::put,
            Optional.empty(),
            Optional.ofNullable(settings.get("lessons")).map(Integer::valueOf),
            Optional.empty());
    FakePeripherals outside = new FakePeripherals();
    Calculator calculator = new Calculator(Model.CX, outside);
    UserInterface ui = TestSession.ui(calculator, new FakeTerminal(), outside, empty, preferences);
    for (String line : lines) {
      ui.take(new Stroke.InputLine(line, true));
    }
    return ui.screen(outside.instant(), 0).panels().panel();
  }
}
