package hp41.panel;

import hp41.Snapshot;
import java.util.List;
import java.util.Optional;

/**
 * What a stopped program displays until it continues.
 *
 * @param text the full text
 * @param letters whether the answer is entered into ALPHA
 * @param takes the program's description of its answers; empty if there is none
 * @param remark how the program was started, if that was not typed; empty otherwise
 */
public record Question(String text, boolean letters, String takes, String remark) {

  /**
   * Returns what a stopped program displays: its message, or ALPHA if the answer is entered there.
   *
   * @param restored whether the state was restored, so that another message may have replaced the
   *     text of PROMPT, which is still in ALPHA
   */
  public static Optional<Question> shown(Snapshot snapshot, boolean restored) {
    boolean letters = snapshot.modes().alpha();
    boolean prompted = restored && isAfterPrompt(snapshot.program());
    boolean inAlpha = letters || prompted;
    boolean replaced = prompted && snapshot.alpha().strip().endsWith("?");
    boolean displayed = !inAlpha || !snapshot.message().isEmpty() && !replaced;
    String text = displayed ? snapshot.message() : snapshot.alpha();
    return Optional.of(new Question(text.strip(), letters, "", ""))
        .filter(it -> snapshot.modes().waiting() || prompted && it.text().endsWith("?"))
        .filter(it -> snapshot.error().isEmpty() && !it.text().isEmpty());
  }

  private static boolean isAfterPrompt(Snapshot.ProgramView program) {
    int before = program.line() - 2;
    return before >= 0
        && before < program.lines().size()
        && program.lines().get(before).text().equals("PROMPT");
  }

  /** Returns the question with a description of its answers. */
  public Question taking(String answers) {
    return new Question(text, letters, answers, remark);
  }

  /** Returns the question with a remark on how its program was started. */
  public Question remarking(String words) {
    return new Question(text, letters, takes, words);
  }

  /**
   * Returns whether an answer is one of the described words, if these are words; more about them
   * follows a semicolon.
   */
  public boolean accepts(String answer) {
    List<String> words = List.of(takes.replaceFirst(";.*", "").split(" or |, "));
    boolean choice = words.size() > 1 && words.stream().allMatch(it -> it.matches("\\S+"));
    return !choice || words.stream().anyMatch(answer::equalsIgnoreCase);
  }

  /** Returns whether the text is a question and not only a result. */
  public boolean asks() {
    return letters || text.endsWith("?") || !takes.isEmpty();
  }

  /**
   * Returns the answer that has replaced the question in the display; empty while the question is
   * still displayed.
   */
  public String answer(Snapshot snapshot) {
    String answer = letters ? snapshot.alpha() : snapshot.display().toString();
    boolean displayed = !snapshot.message().isEmpty() || answer.strip().equals(text);
    return displayed ? "" : answer.strip();
  }
}
