package hp41.panel;

import hp41.Snapshot;
import java.util.Optional;

/**
 * What a program that has stopped has shown, until it goes on.
 *
 * @param text in full
 * @param letters whether the answer goes to ALPHA
 * @param takes what the program says that it takes for an answer; empty if it does not
 */
public record Question(String text, boolean letters, String takes) {

  /** What a program shows that has just stopped: its message, or ALPHA if the answer goes there. */
  public static Optional<Question> shown(Snapshot snapshot) {
    boolean letters = snapshot.modes().alpha();
    String text = snapshot.message().isEmpty() && letters ? snapshot.alpha() : snapshot.message();
    return Optional.of(new Question(text.strip(), letters, ""))
        .filter(it -> snapshot.modes().waiting() && snapshot.error().isEmpty())
        .filter(it -> !it.text().isEmpty());
  }

  /** The same, with what the program says that it takes. */
  public Question taking(String answers) {
    return new Question(text, letters, answers);
  }

  /** Whether something is asked, rather than told. */
  public boolean asks() {
    return letters || text.endsWith("?") || !takes.isEmpty();
  }

  /** What stands in the place of the question by now; empty while it stands itself. */
  public String answer(Snapshot snapshot) {
    String answer = letters ? snapshot.alpha() : snapshot.display().toString();
    boolean stands = !snapshot.message().isEmpty() || answer.strip().equals(text);
    return stands ? "" : answer.strip();
  }
}
