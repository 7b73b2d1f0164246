package hp41.terminal;

import hp41.Snapshot;
import hp41.files.Questions;
import hp41.panel.Note;
import hp41.panel.Question;
import java.util.Optional;

/** The question of a stopped program, until the program continues. */
final class PendingQuestion {

  private final Questions questions;
  private Optional<Question> open = Optional.empty();
  private Optional<Question> answered = Optional.empty();
  private String answer = "";
  private String place = "";

  PendingQuestion(Questions questions) {
    this.questions = questions;
  }

  /** Returns the question, if there is one. */
  Optional<Question> question() {
    return open;
  }

  /** Updates the question from the state of the calculator. */
  void watch(Snapshot snapshot) {
    boolean continues = snapshot.modes().running() || snapshot.modes().prgm() || !snapshot.on();
    String now = snapshot.program().name() + ' ' + snapshot.program().line();
    if (continues || !now.equals(place)) {
      open = Optional.empty();
    }
    boolean answering = open.isPresent() && snapshot.message().isEmpty();
    if (!continues && !answering) {
      place = now;
      open = Question.shown(snapshot).map(question -> taking(question, snapshot)).or(() -> open);
    }
  }

  /** Records the answer that R/S gives to the question. */
  void answer(String text) {
    answered = open;
    answer = text;
  }

  /** Returns the answer that is keyed in. */
  String answer(Snapshot snapshot) {
    return open.map(it -> it.answer(snapshot)).orElse("");
  }

  /**
   * Returns the message that the last answer was wrong, if the program asks the same question
   * again; only once.
   */
  Optional<Note> takeRefusal() {
    if (open.isEmpty() || answered.isEmpty()) {
      return Optional.empty();
    }
    Question question = open.get();
    boolean refused = open.equals(answered) && !question.accepts(answer);
    answered = Optional.empty();
    return refused
        ? Optional.of(
            Note.error(answer, "is not an answer")
                .and(question.takes())
                .means(
                    "The program does not know this answer and asks the same question again: "
                        + question.text()))
        : Optional.empty();
  }

  /**
   * Returns the message after ENTER↑, which does not answer a question; empty if there is no
   * question.
   */
  Optional<Note> entered() {
    return open.map(
        question ->
            Note.of("ENTER↑ done", "! answers the program")
                .means(
                    "The program waits for a number and R/S. ENTER↑ only copies X into Y. Key the "
                        + "number and press ! or F5, which is R/S."));
  }

  private Question taking(Question question, Snapshot snapshot) {
    String takes = questions.of(snapshot.program().name()).getOrDefault(question.text(), "");
    return question.taking(takes);
  }
}
