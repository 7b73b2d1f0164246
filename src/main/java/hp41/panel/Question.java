package hp41.panel;

import hp41.Snapshot;
import hp41.files.ExpectedAnswer;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a stopped program displays until it continues.
 *
 * @param text the full text
 * @param letters whether the answer is entered into ALPHA
 * @param expected what the program accepts
 * @param remark how the program was started, if that was not typed; empty otherwise
 * @param known whether the program comes with the calculator, or its listing describes its
 *     questions
 * @param ended whether the program has run to RTN or END
 */
public record Question(
    String text,
    boolean letters,
    ExpectedAnswer expected,
    String remark,
    boolean known,
    boolean ended) {

  private static final Pattern SIZE = Pattern.compile("SIZE>=(\\d{1,3})");

  /**
   * Returns what a stopped program displays: its message, or ALPHA if the answer is typed into it.
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
    return Optional.of(
            new Question(text.strip(), letters, ExpectedAnswer.UNKNOWN, "", false, false))
        .filter(it -> snapshot.modes().waiting() || prompted && it.text().endsWith("?"))
        .filter(it -> snapshot.error().isEmpty() && !it.text().isEmpty());
  }

  private static boolean isAfterPrompt(Snapshot.ProgramView program) {
    int before = program.line() - 2;
    return before >= 0
        && before < program.lines().size()
        && program.lines().get(before).text().equals("PROMPT");
  }

  /**
   * Returns the question with a description of its answers.
   *
   * @param ofKnown whether the program comes with the calculator, or its listing was loaded
   */
  public Question taking(String answers, boolean ofKnown) {
    return new Question(
        text, letters, new ExpectedAnswer(answers), remark, ofKnown || !answers.isEmpty(), ended);
  }

  /** Returns the question with a remark on how its program was started. */
  public Question remarking(String words) {
    return new Question(text, letters, expected, words, known, ended);
  }

  /**
   * Returns whether Enter presses R/S outside ALPHA mode, as it always does at a question for
   * letters. It does if a known program asks a question, or can continue after its result.
   */
  public boolean takesEnter(Snapshot snapshot) {
    boolean free =
        !snapshot.modes().alpha()
            && snapshot.prompt().isEmpty()
            && snapshot.modalFunction().isEmpty();
    return known && free && (asks() || needsSize() || !isFinished(snapshot.program()));
  }

  /**
   * Returns this text, marked as that of a program that has run to RTN or END, so that R/S does not
   * continue it.
   */
  public Question ending() {
    return new Question(text, letters, expected, remark, known, true);
  }

  /** Returns whether the program has ended, or has only its END left. */
  public boolean isFinished(Snapshot.ProgramView program) {
    return ended || isAtEnd(program);
  }

  /** Returns whether the next line is END. */
  public static boolean isAtEnd(Snapshot.ProgramView program) {
    return program.line() > 0 && program.line() == program.lines().size();
  }

  /** Returns whether the program reports that it needs more data registers. */
  public boolean needsSize() {
    return size(text).isPresent();
  }

  /** Returns the number of data registers that the program needs; empty if it has enough. */
  public OptionalInt size() {
    return size(text).stream().mapToInt(Integer::parseInt).findFirst();
  }

  /** Returns the digits of the number of data registers that a message such as SIZE>=012 names. */
  public static Optional<String> size(String message) {
    return Optional.of(SIZE.matcher(message)).filter(Matcher::matches).map(it -> it.group(1));
  }

  /** Returns whether the answer is the label of a program that the user has to write. */
  public boolean asksForProgram() {
    return letters && expected.isOwnProgram();
  }

  /** Returns whether the program accepts an answer, as far as its listing describes them. */
  public boolean accepts(String answer) {
    return expected.accepts(answer);
  }

  /** Returns the answers that the description of the question names. */
  public List<String> examples() {
    return expected.examples();
  }

  /** Returns the description of the answers; empty if there is none. */
  public String takes() {
    return expected.text();
  }

  /** Returns whether the text is a question and not only a result. */
  public boolean asks() {
    return letters || text.endsWith("?") || !takes().isEmpty();
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
