package hp41.commands;

import hp41.KnownName;
import hp41.commands.OperandCompletions.CompletionSource;
import hp41.event.Usage;
import hp41.keymap.Intent;
import hp41.panel.Note;
import hp41.panel.help.OfferedName;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.commons.lang3.StringUtils;

/**
 * A row of the command table.
 *
 * @param spellings the spellings of the command; the first one is offered and listed
 * @param operand the required operand, such as {@code FILE}; empty if there is none
 * @param help a sentence that describes the command
 * @param is whether a line with this spelling is really this command
 * @param means the meaning of a line
 * @param offers completes the operand, if the calculator's names do not
 * @param creates whether the last word of an operand is the name of something new
 * @param inFull whether only its whole name executes it, because it leaves or deletes something
 */
record TypedCommand(
    List<Spelling> spellings,
    String operand,
    String help,
    BiPredicate<CommandActions, CommandText> is,
    BiFunction<CommandActions, CommandText, Intent> means,
    Optional<CompletionSource> offers,
    Predicate<FileOperands> creates,
    boolean inFull) {

  /**
   * A spelling of one or two words.
   *
   * @param firstWord the first word without a leading colon
   * @param line the pattern of the lines that begin with it, with or without a leading colon
   */
  record Spelling(String text, String firstWord, Pattern line) {

    static Spelling of(String text) {
      String commands = text.replace(" ", "\\s+");
      return new Spelling(
          text,
          StringUtils.substringBefore(text, " ").replace(":", ""),
          Pattern.compile("(?is):?\\s*(" + commands + ")(?![^\\s\"])(\\s*)(.*)"));
    }

    boolean mayBegin(String line, int start) {
      return line.regionMatches(true, start, firstWord, 0, firstWord.length());
    }
  }

  static TypedCommand row(String text, String operand, String help) {
    return new TypedCommand(
        List.of(Spelling.of(text)),
        operand,
        help,
        (at, it) -> true,
        (at, it) -> Intent.nothing(),
        Optional.empty(),
        typed -> false,
        false);
  }

  /** Returns the row with more spellings. */
  TypedCommand or(String... others) {
    Stream<Spelling> more = Arrays.stream(others).map(Spelling::of);
    List<Spelling> all = Stream.concat(spellings.stream(), more).toList();
    return new TypedCommand(all, operand, help, is, means, offers, creates, inFull);
  }

  /** Returns the row with a meaning that allows no operand. */
  TypedCommand alone(Intent intent) {
    return meaning((at, it) -> fits(it) ? intent : new Intent.Task(() -> superfluous(it)))
        .only((at, it) -> fits(it) || !at.nearest().isName(it.word()));
  }

  /** Returns the row with a meaning that depends on an optional operand. */
  TypedCommand with(Function<String, Intent> intent) {
    return meaning((at, it) -> intent.apply(it.operand()));
  }

  /** Returns the row with a task that returns a message. */
  TypedCommand does(BiFunction<CommandActions, CommandText, Note> work) {
    return meaning(
        (at, it) ->
            new Intent.Task(
                () -> fits(it) ? work.apply(at, it).means(explanation()) : superfluous(it)));
  }

  private TypedCommand meaning(BiFunction<CommandActions, CommandText, Intent> meant) {
    return new TypedCommand(spellings, operand, help, is, meant, offers, creates, inFull);
  }

  private boolean fits(CommandText typed) {
    return !operand.isEmpty() || typed.operand().isBlank();
  }

  /** Returns the error for an operand that the command does not have. */
  private Note superfluous(CommandText typed) {
    String word = typed.word();
    String does = "it " + StringUtils.uncapitalize(help);
    return Note.error(typed.operand(), word + " accepts no operand", does)
        .and("type: " + word)
        .means(explanation());
  }

  /** Returns the row with a condition for its lines. */
  TypedCommand only(BiPredicate<CommandActions, CommandText> condition) {
    return new TypedCommand(spellings, operand, help, condition, means, offers, creates, inFull);
  }

  /** Returns the row with completions of the operand. */
  TypedCommand offering(CompletionSource wanted) {
    return new TypedCommand(
        spellings, operand, help, is, means, Optional.of(wanted), creates, inFull);
  }

  /** Returns the row with completions for an operand that is the name of something new. */
  TypedCommand creating(CompletionSource wanted) {
    return creating(wanted, typed -> true);
  }

  /** Returns the row with completions for an operand that may be the name of something new. */
  TypedCommand creating(CompletionSource wanted, Predicate<FileOperands> isNew) {
    return new TypedCommand(
        spellings, operand, help, is, means, Optional.of(wanted), isNew, inFull);
  }

  /** Returns the row as one that only its whole name executes. */
  TypedCommand typedInFull() {
    return new TypedCommand(spellings, operand, help, is, means, offers, creates, true);
  }

  /**
   * Returns whether the first word of a line may be a command of this row. This check is much
   * faster than {@link #read}, and it excludes nearly all rows for most lines.
   */
  boolean mayBegin(String line) {
    int start = start(line);
    for (Spelling spelling : spellings) {
      if (spelling.mayBegin(line, start)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether the first word of a line may be a command: whether it begins with a letter. */
  static boolean isWord(String line) {
    int start = start(line);
    return start < line.length() && Character.isLetter(line.charAt(start));
  }

  private static int start(String line) {
    int start = 0;
    while (start < line.length() && (line.charAt(start) <= ' ' || line.charAt(start) == ':')) {
      start++;
    }
    return start;
  }

  /** Returns the readings of a line that begins with one of the spellings. */
  Stream<CommandText> read(String line) {
    return spellings.stream()
        .map(it -> it.line().matcher(line))
        .filter(Matcher::matches)
        .map(
            it ->
                new CommandText(
                    it.group(1).replaceAll("\\s+", " "),
                    !it.group(2).isEmpty() || !it.group(3).isEmpty(),
                    it.group(3)));
  }

  /** Returns the meaning of a line, if the line satisfies the condition of this command. */
  Stream<Intent> meaning(CommandText line, CommandActions actions) {
    return is.test(actions, line) ? Stream.of(means.apply(actions, line)) : Stream.empty();
  }

  private String explanation() {
    return "This is the answer of the command: %s. %s."
        .formatted((spellings.get(0).text() + ' ' + operand).strip(), help);
  }

  /** Returns the command as a name for completion and help. */
  KnownName name() {
    Usage usage = new Usage(List.of(), "", "", "", inFull);
    return new KnownName(spellings.get(0).text(), operand, OfferedName.SCREEN, "", help, usage);
  }
}
