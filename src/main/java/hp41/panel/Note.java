package hp41.panel;

import hp41.panel.keys.KeyNames;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * A message in the message row.
 *
 * @param mark the kind of message: {@code ▲} error, {@code ?} question, {@code ›} invitation, or
 *     empty
 * @param head the subject; its middle is shortened if there is too little room
 * @param parts the explanations and the keys to press; clauses that do not fit are dropped from the
 *     right
 * @param meaning the explanation that F1 shows; empty if F1 shows something else
 */
public record Note(String mark, String head, List<Clause> parts, String meaning) {

  /** The mark of an invitation. */
  public static final String INVITATION = "›";

  /**
   * A clause of a message.
   *
   * @param text the text on the screen
   * @param plain the text in plain mode, where lines are typed; empty if the clause only concerns
   *     keys
   */
  public record Clause(String text, String plain) {

    private static Stream<Clause> all(String... clauses) {
      return Arrays.stream(clauses).map(it -> new Clause(it, it));
    }
  }

  private Note(String mark, String head, String... clauses) {
    this(mark, head, Clause.all(clauses).toList(), "");
  }

  public static Note of(String head, String... clauses) {
    return new Note("", head, clauses);
  }

  public static Note error(String head, String... clauses) {
    return new Note("▲", head, clauses);
  }

  public static Note question(String head, String... clauses) {
    return new Note("?", head, clauses);
  }

  public static Note invitation(String... clauses) {
    return new Note(INVITATION, "", clauses);
  }

  /**
   * Returns the error that something cannot be done while a program runs.
   *
   * @param what the subject; may be empty
   */
  public static Note running(String what) {
    Note error = what.isEmpty() ? error("a program runs") : error(what, "a program runs");
    return error
        .hint(KeyAction.RUN_STOP, "stops it")
        .means("This would change memory under a running program. Stop the program first.");
  }

  /** Returns the message with an explanation, unless it has one. */
  public Note means(String sentences) {
    return meaning.isEmpty() ? new Note(mark, head, parts, sentences) : this;
  }

  /** Returns the whole text of the message. */
  public String text() {
    List<String> all = new ArrayList<>(clauses());
    all.add(0, head);
    return String.join(" · ", all);
  }

  /** Returns the message with more clauses. */
  public Note and(String... clauses) {
    return and(Clause.all(clauses));
  }

  /** Returns the message with a clause of another message. */
  public Note and(Clause clause) {
    return and(Stream.of(clause));
  }

  /** Returns the message with clauses that only concern keys: plain mode omits them. */
  public Note keys(String... clauses) {
    return and(Arrays.stream(clauses).map(it -> new Clause(it, "")));
  }

  /** Returns the message with the key of an action, or in plain mode its word, and its effect. */
  public Note hint(KeyAction action, String effect) {
    return hint(action.key(), action.word(), effect);
  }

  /** Returns the message with a key, or in plain mode a word, and its effect. */
  public Note hint(String key, String word, String effect) {
    return and(new Clause(key + " " + effect, word + " " + effect));
  }

  /** Returns the message with the hint that what was done can be undone. */
  public Note undoes() {
    return and(new Clause(KeyAction.UNDO.key() + " undoes", KeyAction.UNDO.word() + " reverts it"));
  }

  private Note and(Stream<Clause> more) {
    return new Note(mark, head, Stream.concat(parts.stream(), more).toList(), meaning);
  }

  /** Returns the texts of the clauses on the screen. */
  public List<String> clauses() {
    return parts.stream().map(Clause::text).toList();
  }

  /** Returns the message with the key names of another key map. */
  public Note under(KeyNames names) {
    return new Note(
        mark,
        head,
        parts.stream().map(it -> new Clause(names.withStrokes(it.text()), it.plain())).toList(),
        meaning);
  }

  public boolean isError() {
    return mark.equals("▲");
  }
}
