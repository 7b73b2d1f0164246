package hp41.terminal;

import hp41.Snapshot;
import hp41.files.Questions;
import hp41.key.Key;
import hp41.key.Keying;
import hp41.panel.Clause;
import hp41.panel.Hint;
import hp41.panel.Note;
import hp41.panel.Promise;
import hp41.panel.Question;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The question of a stopped program, until the program continues or the user does something else.
 */
final class PendingQuestion {

  /** The keys that enter an answer or do not concern it. */
  private static final Set<Key> ANSWERING =
      EnumSet.of(
          Key.ENTER,
          Key.BACK,
          Key.CHS,
          Key.EEX,
          Key.POINT,
          Key.SHIFT,
          Key.USER,
          Key.ALPHA,
          Key.PRGM,
          Key.RUN_STOP);

  private static final Pattern NUMBERS = Pattern.compile("[-\\d.,eE ]+");

  private final Questions questions;
  private Optional<Question> asked = Optional.empty();
  private boolean released;
  private boolean hidden;
  private Optional<GivenAnswer> last = Optional.empty();
  private String remark = "";
  private String place = "";
  private long executed;
  private boolean minus;

  /** An answer that R/S has given to a question. */
  private record GivenAnswer(Question question, String text) {}

  PendingQuestion(Questions questions) {
    this.questions = questions;
  }

  /** Returns the question, if there is one. */
  Optional<Question> question() {
    return asked.filter(it -> !released && !hidden);
  }

  /** Returns the dropped text if the user has done something else since the program stopped. */
  Optional<String> released() {
    return released ? asked.map(Question::text).or(() -> Optional.of("")) : Optional.empty();
  }

  /**
   * Updates the question from the state of the calculator. In PRGM mode there is no question. After
   * PRGM mode the question is restored if the program pointer has not moved, and dropped if the
   * pointer is in another program.
   *
   * @param lines the number of program lines executed so far
   * @param ended whether the last run ended at RTN or END
   * @return whether a program has asked a question since the last update
   */
  boolean watch(Snapshot snapshot, long lines, boolean ended) {
    boolean programmed = hidden;
    hidden = snapshot.modes().prgm();
    if (hidden) {
      return false;
    }
    boolean continues = snapshot.modes().running() || !snapshot.on();
    String now = place(snapshot);
    boolean moved = !now.equals(place);
    if (continues || moved || lines != executed) {
      boolean stays = place.startsWith(snapshot.program().name() + ' ');
      asked = Optional.empty();
      released = programmed && !continues && !stays;
      place = released ? now : place;
    }
    executed = lines;
    boolean open = asked.isPresent();
    boolean answering = asked.isPresent() && snapshot.message().isEmpty();
    if (!continues && !answering && !released) {
      boolean restored = place.isEmpty() || moved && isInDisplay(snapshot);
      Optional<Question> shown = Question.shown(snapshot, restored);
      asked =
          shown
              .map(question -> taking(question, snapshot))
              .map(question -> ended ? question.ending() : question)
              .or(() -> asked);
      place = now;
    }
    return !open && question().filter(Question::asks).isPresent();
  }

  /** Sets a remark on how a program was started, which is shown beside its first question. */
  void remark(String words) {
    remark = words;
  }

  /** Returns the remark and clears it; empty if there is none. */
  Optional<String> takeRemark() {
    String taken = remark;
    remark = "";
    return Optional.of(taken).filter(it -> !it.isEmpty());
  }

  /** Returns the question if Enter answers it, as R/S does. */
  Optional<Question> takingEnter(Snapshot snapshot) {
    return question().filter(it -> it.takesEnter(snapshot));
  }

  /** Drops the question until the program continues; not in PRGM mode. */
  void release() {
    released |= !hidden;
  }

  /**
   * Returns the keys to press instead of these. At a question of a known program for a number, a
   * minus is kept until the first digit follows, which is negated; another key drops it.
   */
  List<Key> signed(List<Key> keys, Snapshot snapshot) {
    boolean number = takingEnter(snapshot).filter(Question::asks).isPresent();
    boolean untouched = number && answer(snapshot).isEmpty();
    boolean negative = number && minus;
    boolean begins = untouched && keys.equals(List.of(Key.MINUS));
    minus = begins || negative && keys.equals(List.of(Key.POINT));
    if (begins || negative && untouched && keys.equals(List.of(Key.BACK))) {
      return List.of();
    }
    if (!negative || keys.isEmpty() || keys.get(0).digit() < 0) {
      return keys;
    }
    List<Key> signed = new ArrayList<>(keys);
    signed.add(1, Key.CHS);
    return signed;
  }

  /** Returns the message that a minus has been kept. */
  Optional<Note> takesDigits() {
    return Optional.of(
            Note.of("− begins a negative number", "type its digits")
                .means("The program asks for a number. The digits that follow become negative."))
        .filter(it -> minus);
  }

  /** Drops the question after keys that do not enter an answer. */
  void pressed(List<Key> keys, Snapshot snapshot) {
    boolean answers =
        snapshot.modes().alpha()
            || keys.stream().allMatch(key -> key.digit() >= 0 || ANSWERING.contains(key));
    if (!answers) {
      release();
    }
  }

  /**
   * Drops the question after a typed line that is not a number. If it asks for a number and nothing
   * else has happened, returns the message that X is the answer.
   */
  Optional<Note> typed(String line, Snapshot snapshot) {
    minus = false;
    if (NUMBERS.matcher(line).matches()) {
      return Optional.empty();
    }
    boolean runs = snapshot.modes().running();
    boolean stays = !runs && place(snapshot).equals(place) && snapshot.error().isEmpty();
    boolean prompts = snapshot.prompt().isPresent();
    Optional<Question> open =
        question().filter(it -> stays && !prompts && it.asks() && !it.letters());
    release();
    return open.map(
        it ->
            Note.of(it.text(), "still waits")
                .type("!", Promise.ANSWERS, "answers with X")
                .means(
                    "The program waits for a number in X and R/S. The functions that were typed "
                        + "have computed it. Press R/S."));
  }

  /** Records the answer that R/S gives to the question. */
  void answer(String text) {
    last = question().map(question -> new GivenAnswer(question, text));
    remark = "";
  }

  /** Returns the answer that is keyed in. */
  String answer(Snapshot snapshot) {
    return question().map(it -> it.answer(snapshot)).orElse("");
  }

  /**
   * Returns the message that the last answer was wrong, if the program asks the same question
   * again; only once.
   *
   * @param alpha whether letters go to ALPHA, so that a typed command is an answer, too
   */
  Optional<Note> takeRefusal(boolean alpha) {
    Optional<Question> open = question();
    Optional<GivenAnswer> given = last.filter(it -> open.isPresent());
    last = open.isPresent() ? Optional.empty() : last;
    Optional<Clause> commands =
        Optional.of(
                Hint.of("F4", Promise.LEAVES_ALPHA, "leaves ALPHA mode")
                    .plainly(": starts a command"))
            .filter(it -> alpha)
            .map(Clause.class::cast);
    return given
        .filter(it -> open.get().equals(it.question) && !it.question.accepts(it.text))
        .map(
            it -> {
              Note refused =
                  it.text.isEmpty()
                      ? Note.error("no answer typed")
                      : Note.error(it.text, "is not an answer");
              Note takes = refused.and(it.question.takes());
              return commands
                  .map(takes::and)
                  .orElse(takes)
                  .means(
                      "The program does not accept this answer and asks the same question again: "
                          + it.question.text());
            });
  }

  /**
   * Returns the message after a key that does not answer a question for a number: ENTER↑, or a
   * minus before the digits.
   */
  Optional<Note> advice(List<Key> keys, Snapshot snapshot) {
    boolean asks = !snapshot.modes().alpha() && question().filter(Question::asks).isPresent();
    if (asks && keys.equals(List.of(Key.ENTER))) {
      return Optional.of(
          Note.of("ENTER↑ done")
              .type("!", Promise.ANSWERS, "answers the program")
              .means(
                  "The program waits for a number and R/S. ENTER↑ only copies X into Y. Key the "
                      + "number and press R/S."));
    }
    return asks && keys.equals(List.of(Key.MINUS)) && answer(snapshot).isEmpty()
        ? Optional.of(
            Note.of("X subtracted from Y")
                .and(
                    Hint.of("_", Promise.PRESSES_CHS, "negates the number")
                        .plainly("chs negates the number"))
                .undoes()
                .means(
                    "The key − subtracts, also while a program waits for a number. CHS makes the "
                        + "number in X negative."))
        : Optional.empty();
  }

  /**
   * Returns whether the display shows a message or what is being keyed, as at a question that undo
   * has restored. After GTO it shows X.
   */
  private static boolean isInDisplay(Snapshot snapshot) {
    return !snapshot.message().isEmpty() || snapshot.keying() != Keying.NOTHING;
  }

  private static String place(Snapshot snapshot) {
    return snapshot.program().name() + ' ' + snapshot.program().line();
  }

  private Question taking(Question question, Snapshot snapshot) {
    String program = snapshot.program().name();
    boolean inModule = snapshot.program().inModule();
    boolean described = inModule || questions.describes(program, snapshot.program().bytes());
    String takes = described ? questions.of(program, question.text()) : "";
    boolean known = questions.knows(program, inModule);
    return question.taking(takes, known).remarking(remark);
  }
}
