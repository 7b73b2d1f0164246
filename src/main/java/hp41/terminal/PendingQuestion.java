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

  /**
   * Returns the message after ENTER↑, which does not answer a question; empty if there is no
   * question.
   */
  Optional<Note> entered() {
    return open.map(question -> Note.of("ENTER↑ done", "! answers the program"));
  }

  private Question taking(Question question, Snapshot snapshot) {
    String takes = questions.of(snapshot.program().name()).getOrDefault(question.text(), "");
    return question.taking(takes);
  }
}
