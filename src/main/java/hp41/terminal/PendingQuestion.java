package hp41.terminal;

import hp41.Snapshot;
import hp41.files.Questions;
import hp41.panel.Note;
import hp41.panel.Question;
import java.util.Optional;

/** The question of a program that has stopped, from when it is asked until the program goes on. */
final class PendingQuestion {

  private final Questions questions;
  private Optional<Question> open = Optional.empty();
  private String place = "";

  PendingQuestion(Questions questions) {
    this.questions = questions;
  }

  /** What is asked, if anything is. */
  Optional<Question> question() {
    return open;
  }

  /** Looks whether something is asked, and whether what was asked still waits for its answer. */
  void watch(Snapshot snapshot) {
    boolean goesOn = snapshot.modes().running() || snapshot.modes().prgm() || !snapshot.on();
    String now = snapshot.program().name() + ' ' + snapshot.program().line();
    if (goesOn || !now.equals(place)) {
      open = Optional.empty();
    }
    boolean answering = open.isPresent() && snapshot.message().isEmpty();
    if (!goesOn && !answering) {
      place = now;
      open = Question.shown(snapshot).map(asked -> taking(asked, snapshot)).or(() -> open);
    }
  }

  /**
   * What there is to say when ENTER↑ was pressed, which answers nothing; empty if nothing waits.
   */
  Optional<Note> entered() {
    return open.map(question -> Note.of("ENTER↑ done", "! answers the program"));
  }

  private Question taking(Question asked, Snapshot snapshot) {
    String takes = questions.of(snapshot.program().name()).getOrDefault(asked.text(), "");
    return asked.taking(takes);
  }
}
