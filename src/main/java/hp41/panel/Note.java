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

  private Note(String mark, String head, String... clauses) {
    this(mark, head, statements(clauses).toList(), "");
  }

  private static Stream<Clause> statements(String... clauses) {
    return Arrays.stream(clauses).map(Clause.Sentence::new);
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
        .hint("F5", Promise.STOPS, "stops it")
        .means("This would change memory under a running program. Stop the program first.");
  }

  /** Returns the message with an explanation, unless it has one. */
  public Note means(String sentences) {
    return meaning.isEmpty() ? new Note(mark, head, parts, sentences) : this;
  }

  /** Returns the whole text of the message, with the strokes of the standard key map. */
  public String text() {
    List<String> all = new ArrayList<>(clauses(KeyNames.NONE));
    all.add(0, head);
    return String.join(" · ", all);
  }

  /** Returns the message with more statements. */
  public Note and(String... clauses) {
    return and(statements(clauses));
  }

  /** Returns the message with more clauses. */
  public Note and(Clause... clauses) {
    return and(Arrays.stream(clauses));
  }

  /** Returns the message with a statement that plain mode omits. */
  public Note onScreen(String statement) {
    return and(new Clause.Sentence(statement, ""));
  }

  /** Returns the message with a key and its effect. */
  public Note hint(String key, Promise promise, String effect) {
    return and(Hint.of(key, promise, effect));
  }

  /** Returns the message with a line to type and its effect. */
  public Note type(String line, Promise promise, String effect) {
    return and(new Clause.LineToType(line, promise, effect));
  }

  /** Returns the message with the hint that what was done can be undone. */
  public Note undoes() {
    return and(Hint.UNDOES);
  }

  private Note and(Stream<Clause> more) {
    return new Note(mark, head, Stream.concat(parts.stream(), more).toList(), meaning);
  }

  /** Returns the texts of the clauses on the screen, with the strokes of a key map. */
  public List<String> clauses(KeyNames names) {
    return parts.stream().map(it -> it.onScreen(names)).toList();
  }

  public boolean isError() {
    return mark.equals("▲");
  }
}
