package hp41.commands;

import hp41.Calculator.KnownName;
import hp41.commands.CommandTable.CommandActions;
import hp41.commands.Completions.CompletionSource;
import hp41.keymap.Intent;
import hp41.panel.Note;
import hp41.panel.help.HelpPage;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A row of the list of words.
 *
 * @param spellings how it is typed; the first is offered and listed
 * @param operand what must follow it, {@code FILE}; nothing if it can be run without
 * @param help a sentence about it
 * @param is whether a line that begins like this is one with this word
 * @param means what such a line means
 * @param offers what would complete the operand, if the word knows that better than the calculator
 */
record TypedCommand(
    List<Spelling> spellings,
    String operand,
    String help,
    BiPredicate<CommandActions, CommandText> is,
    BiFunction<CommandActions, CommandText, Intent> means,
    Optional<CompletionSource> offers) {

  /** A word or two, and the lines that begin with them, with a colon in front or without. */
  record Spelling(String text, Pattern line) {

    static Spelling of(String text) {
      String commands = text.replace(" ", "\\s+");
      return new Spelling(
          text, Pattern.compile("(?is):?\\s*(" + commands + ")(?![^\\s\"])(\\s*)(.*)"));
    }
  }

  static TypedCommand row(String text, String operand, String help) {
    return new TypedCommand(
        List.of(Spelling.of(text)),
        operand,
        help,
        (at, it) -> true,
        (at, it) -> Intent.nothing(),
        Optional.empty());
  }

  /** Spelled otherwise too. */
  TypedCommand or(String... others) {
    Stream<Spelling> more = Arrays.stream(others).map(Spelling::of);
    List<Spelling> all = Stream.concat(spellings.stream(), more).toList();
    return new TypedCommand(all, operand, help, is, means, offers);
  }

  /** Means this, and nothing may follow. */
  TypedCommand alone(Intent intent) {
    return with(nothing -> intent).only((at, it) -> it.operand().isEmpty());
  }

  /** Means this with what follows, if anything does. */
  TypedCommand with(Function<String, Intent> intent) {
    return new TypedCommand(
        spellings, operand, help, is, (at, it) -> intent.apply(it.operand()), offers);
  }

  /** Does something that there is an answer to. */
  TypedCommand does(BiFunction<CommandActions, CommandText, Note> work) {
    return new TypedCommand(
        spellings,
        operand,
        help,
        is,
        (at, it) -> new Intent.Task(() -> work.apply(at, it)),
        offers);
  }

  /** Is this word only where that is so. */
  TypedCommand only(BiPredicate<CommandActions, CommandText> condition) {
    return new TypedCommand(spellings, operand, help, condition, means, offers);
  }

  /** Completes what follows. */
  TypedCommand offering(CompletionSource wanted) {
    return new TypedCommand(spellings, operand, help, is, means, Optional.of(wanted));
  }

  /** How a line is read that begins with one of the spellings. */
  Stream<CommandText> read(String line) {
    return spellings.stream()
        .map(it -> it.line().matcher(line))
        .filter(Matcher::matches)
        .map(
            it ->
                new CommandText(
                    this,
                    it.group(1).replaceAll("\\s+", " "),
                    !it.group(2).isEmpty() || !it.group(3).isEmpty(),
                    it.group(3)));
  }

  /** What a line means, if it is one with this word. */
  Stream<Intent> meaning(CommandText line, CommandActions actions) {
    return is.test(actions, line) ? Stream.of(means.apply(actions, line)) : Stream.empty();
  }

  /** As a name to complete and to explain. */
  KnownName name() {
    return new KnownName(spellings.get(0).text(), operand, HelpPage.SCREEN, "", help);
  }

  /**
   * A line that was typed, as one row of the list reads it.
   *
   * @param row the row that has the word
   * @param word the word as it was typed
   * @param more whether anything stands behind the word, if only a blank
   * @param operand what stands behind it, blanks in front left out
   */
  record CommandText(TypedCommand row, String word, boolean more, String operand) {

    /** Whether what is there may be written over, {@code save!}. */
    boolean over() {
      return word.contains("!");
    }

    /** The names of files that stand behind the word; a blank at the end may belong to the last. */
    FileOperands files() {
      return new FileOperands(operand + " ");
    }
  }
}
