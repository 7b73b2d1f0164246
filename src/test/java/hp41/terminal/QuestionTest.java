package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.machine.Event;
import java.util.List;
import org.junit.jupiter.api.Test;

class QuestionTest {

  private final Question question = new Question();
  private final Screens screens = Screens.ready();

  @Test
  void messageOfAWaitingProgramIsItsQuestionUntilItGoesOn() {
    screens.message = "N?";
    look(true, false);
    assertThat(question.text()).isEqualTo("N?");
    screens.message = "";
    look(true, false);
    assertThat(question.text()).isEqualTo("N?");
    look(false, false);
    assertThat(question.text()).isEmpty();
  }

  @Test
  void inAlphaModeTheTextShownLastIsTheQuestion() {
    question.hear(List.of(new Event.Viewed("PUBLISH?")));
    look(true, true);
    assertThat(question.text()).isEqualTo("PUBLISH?");
  }

  @Test
  void answeredQuestionDoesNotComeBackAtAStopWithoutOne() {
    screens.message = "N?";
    look(true, false);
    question.answered();
    screens.message = "";
    look(true, false);
    assertThat(question.text()).isEmpty();
  }

  private void look(boolean waiting, boolean alpha) {
    screens.modes(modes -> Screens.with(modes, waiting, false, false, alpha, false));
    question.watch(screens.snapshot());
  }
}
