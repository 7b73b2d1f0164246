package hp41.terminal;

import hp41.Snapshot.SnapshotLine;
import hp41.panel.Clause;
import hp41.panel.Note;
import hp41.panel.keys.KeyNames;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Compares what a message, or the explanation that F1 shows for it, states about the next keys with
 * what they do.
 */
final class StatementCheck {

  /** Statements, each with the strokes or the line to type and what has to happen. */
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
          of(
              "key the answer",
              "7",
              (m, b, after) -> after.keys("7") || after.alpha().endsWith("7")),
          of("any other key is executed", "7", (m, before, after) -> after.keys("7")),
          of("any other key only turns it on", "F5", (m, before, after) -> after.turnsOn(before)),
          of("letters search", "z", (m, before, after) -> after.searches("z")),
          of("X Y Z T or L", "Z", (m, before, after) -> after.operand().isEmpty()),
          of(
              "([-.+e]) .*(for|then) .*",
              "$1",
              (m, before, after) -> !after.snapshot.prompt().equals(before.snapshot.prompt())),
          of("inserts (after|before) (.*)", ":ln", StatementCheck::inserts),
          of(".*2 Enter 3 [+] adds 2 and 3.*", "2 ENTER 3 +", (m, b, after) -> after.shows("5.")),
          of(
              "Alt-U repeats what was undone.*",
              "@u",
              (m, b, after) -> after.says("redone") || after.says("nothing to redo")),
          of("Ctrl-U removes it again", "^u", (m, b, after) -> after.says("undone")),
          of("plug connects it; Ctrl-U .*", "TAB ENTER ^u", StatementCheck::sameModules),
          of("Ctrl-U restores memory", "F12 ^u", StatementCheck::sameMemory),
          of(
              "Ctrl-U restores memory as .*",
              "^u",
              (m, b, after) -> after.note.text().contains("do")),
          of(
              "Ctrl-Y copies X, .*",
              "^y",
              (m, b, after) -> after.note.head().matches("nothing to copy here|.* copied")),
          of("The key ALPHA ends ALPHA mode", "F4", (m, b, after) -> !after.types()),
          of(
              "Keys are characters now, and function keys .*",
              "F5",
              (m, before, after) -> after.ran(before) || after.alpha().equals(before.alpha())),
          of("Enter, then the key", "S I N ENTER", (m, b, after) -> after.shows("ASN SIN")),
          of("Enter or the next function ends .*", "ENTER", (m, b, after) -> !after.keys("")),
          of("Enter or the next function ends .*", ":sin", (m, b, after) -> !after.keys("")),
          of(
              "Enter, Backspace and Delete belong to the panel .*",
              "ENTER",
              (m, before, after) -> after.image.remembersTheSame(before.image)),
          of("Esc returns the focus to the calculator", "ESCAPE", (m, b, after) -> !after.focused),
          of("F1 and some letters search .*", "F1 s i", (m, b, after) -> after.searches("si")),
          of("Key the number and press R/S", "5 !", StatementCheck::runs),
          of("(Key the number and p|P)ress R/S", "F5", StatementCheck::runs),
          of("Tab completes names .*", ": s i n TAB", (m, b, after) -> after.typed().length() > 2),
          of(
              "The key PRGM leaves PRGM mode, .*",
              "F3",
              (m, b, after) -> after.question.isPresent()),
          of("Ctrl-C stops .*", "^c", (m, before, after) -> !after.snapshot.modes().running()),
          of("No program runs, so Ctrl-C .*", "^c", (m, before, after) -> after.leaving),
          of("or press Ctrl-C again", "^c", (m, before, after) -> after.leaving),
          of("In PRGM mode, Enter ends .*", "7 ENTER", (m, b, after) -> !after.keys("")),
          of(
              "Enter alone inserts .*",
              "ENTER",
              (m, before, after) -> after.lines() > before.lines()),
          of(
              "Ctrl-F and / find text .*",
              "ESCAPE ^p ^f",
              (m, b, after) -> after.field.isPresent()));

  private static final Pattern NAMES_KEY =
      Pattern.compile("\\b(Enter|Esc|Tab|Backspace|Delete|F\\d+|(Ctrl|Alt)-.)(?!\\w)");

  /** The number of characters in the text of a program line. */
  private static final int LONGEST_TEXT = 15;

  /** What has to happen. */
  private interface Kept {
    boolean in(MatchResult match, Seen before, Seen after);
  }

  private record Statement(Pattern words, String typed, Kept kept) {

    /** Returns whether the typed strokes, or the line after a colon, do what is stated. */
    Seen typed(MatchResult match, TestSession session) {
      String keys = typed.replace("$1", match.groupCount() > 0 ? match.group(1) : "");
      if (keys.startsWith(":") && !keys.contains(" ")) {
        SessionState.type(session, keys.substring(1));
      } else {
        SessionState.Cover.strokes(keys).forEach(it -> SessionState.act(session, it));
      }
      return new Seen(session);
    }
  }

  private StatementCheck() {}

  private static Statement of(String words, String typed, Kept kept) {
    return new Statement(Pattern.compile(words), typed, kept);
  }

  /** Returns what a message and its explanation state about the next keys. */
  static List<Clause> statements(Note note) {
    Stream<String> said =
        note.parts().stream()
            .filter(Clause.Sentence.class::isInstance)
            .map(it -> it.onScreen(KeyNames.NONE));
    Stream<String> explained = Stream.of(note.meaning().split("(?<=[^.])\\.( |$)"));
    return Stream.concat(said, explained)
        .filter(it -> NAMES_KEY.matcher(it).find() || matching(it).findAny().isPresent())
        .<Clause>map(Clause.Sentence::new)
        .toList();
  }

  private static Stream<Statement> matching(String text) {
    return STATEMENTS.stream().filter(it -> it.words.matcher(text).matches());
  }

  /** Returns what is false in a statement, or that nothing proves a statement that names a key. */
  static List<String> differences(Clause clause, Seen before, Supplier<TestSession> state) {
    List<String> differences = new ArrayList<>();
    List<Statement> statements = matching(clause.plain()).toList();
    if (statements.isEmpty()) {
      differences.add("nothing proves: " + clause.plain());
    }
    for (Statement statement : statements) {
      Matcher matcher = statement.words.matcher(clause.plain());
      matcher.matches();
      Seen after = statement.typed(matcher, state.get());
      if (!statement.kept.in(matcher, before, after)) {
        differences.add(
            "%s (%s) → %s · %s · %s"
                .formatted(
                    clause.plain(),
                    statement.typed,
                    after.signature(),
                    after.snapshot.display(),
                    after.note.text()));
      }
    }
    return differences;
  }

  private static boolean runs(MatchResult match, Seen before, Seen after) {
    return after.ran(before);
  }

  private static boolean sameMemory(MatchResult match, Seen before, Seen after) {
    return after.image.remembersTheSame(before.image);
  }

  private static boolean sameModules(MatchResult match, Seen before, Seen after) {
    return after.plugged.equals(before.plugged);
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
        : where.equals(".END.")
            ? place >= lines.size() - 2
            : isNumber ? place == number - 1 : next.contains(where.replace("LBL ", "LBL┬"));
  }
}
