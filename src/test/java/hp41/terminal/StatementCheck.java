package hp41.terminal;

import hp41.Snapshot.SnapshotLine;
import hp41.panel.Clause;
import hp41.screen.Stroke;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Compares what a message states about the next keys with what they do. */
final class StatementCheck {

  /** Statements, each with what is typed and what has to happen. A colon begins a line. */
  private static final List<Statement> STATEMENTS =
      List.of(
          of("letters go to ALPHA", "Z", (m, before, after) -> after.alpha().endsWith("Z")),
          of("letters go to the program line", "Z", StatementCheck::adds),
          of(
              "letters spell the name",
              "Z",
              (m, before, after) -> after.operand().orElse("").contains("Z")),
          of("letters are typed", "Z", (m, before, after) -> after.shows("Z")),
          of("digits and signs are typed.*", "7", (m, before, after) -> after.shows("7")),
          of("digits are keyed", "7", (m, before, after) -> after.keys("7")),
          of("key the answer", "7", (m, before, after) -> after.keys("7")),
          of("any other key is executed", "7", (m, before, after) -> after.keys("7")),
          of("letters search", "z", (m, before, after) -> after.searches("z")),
          of("X Y Z T or L", "Z", (m, before, after) -> after.operand().isEmpty()),
          of(
              "([-.+e]) .*(for|then) .*",
              "$1",
              (m, before, after) -> !after.snapshot.prompt().equals(before.snapshot.prompt())),
          of("inserts (after|before) (.*)", ":ln", StatementCheck::inserts));

  /** The number of characters in the text of a program line. */
  private static final int LONGEST_TEXT = 15;

  private final Statement statement;
  private final MatchResult match;
  private final Seen before;
  private final Seen after;

  /** What has to happen. */
  private interface Kept {
    boolean in(MatchResult match, Seen before, Seen after);
  }

  private record Statement(Pattern words, String typed, Kept kept) {}

  private StatementCheck(
      Statement statement, MatchResult match, Seen before, Supplier<TestSession> state) {
    this.statement = statement;
    this.match = match;
    this.before = before;
    TestSession session = state.get();
    String typed = statement.typed.replace("$1", match.groupCount() > 0 ? match.group(1) : "");
    if (typed.startsWith(":")) {
      SessionState.type(session, typed.substring(1));
    } else {
      SessionState.act(session, Stroke.typed(typed.charAt(0)));
    }
    after = new Seen(session);
  }

  private static Statement of(String words, String typed, Kept kept) {
    return new Statement(Pattern.compile(words), typed, kept);
  }

  /** Returns whether a clause states something about the next keys. */
  static boolean isAbout(Clause clause) {
    return clause instanceof Clause.Sentence sentence
        && STATEMENTS.stream().anyMatch(it -> it.words.matcher(sentence.text()).matches());
  }

  /** Returns a statement that is false, and what happened instead. */
  static Optional<String> difference(Clause clause, Seen before, Supplier<TestSession> state) {
    for (Statement statement : STATEMENTS) {
      Matcher matcher = statement.words.matcher(clause.plain());
      if (matcher.matches()) {
        StatementCheck check =
            new StatementCheck(statement, matcher.toMatchResult(), before, state);
        return check.isKept()
            ? Optional.empty()
            : Optional.of(
                "%s → %s · %s"
                    .formatted(
                        clause.plain(), check.after.signature(), check.after.snapshot.display()));
      }
    }
    return Optional.empty();
  }

  private boolean isKept() {
    return statement.kept.in(match, before, after);
  }

  /** Returns whether a letter is added to the text of the line, unless it has all that fit. */
  private static boolean adds(MatchResult match, Seen before, Seen after) {
    return after.shows("Z") || before.currentLine().length() > LONGEST_TEXT;
  }

  /** Returns whether the only new line is where the message says. */
  private static boolean inserts(MatchResult match, Seen before, Seen after) {
    List<SnapshotLine> lines = after.snapshot.program().lines();
    int place = 0;
    while (place < lines.size() && !lines.get(place).text().equals("LN")) {
      place++;
    }
    String where = match.group(2);
    String next = place + 1 < lines.size() ? lines.get(place + 1).text() : ".END.";
    boolean isNumber = where.matches("\\d+");
    int number = isNumber ? Integer.parseInt(where) : 0;
    return match.group(1).equals("after")
        ? place == number
        : isNumber ? place == number - 1 : next.contains(where.replace("LBL ", "LBL┬"));
  }
}
