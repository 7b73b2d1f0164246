package hp41.cli.shell;

import hp41.cli.shell.CompletionList.FileChoice;
import hp41.cli.shell.CompletionList.Offer;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;

/** A bash command line up to the cursor, whose end is replaced by readline. */
final class BashLine {

  private final List<String> before;
  private final ShellWord whole;
  private final ShellWord unreplaced;
  private final String replaced;

  private BashLine(List<String> before, String last, String replaced) {
    this.before = before.stream().map(it -> ShellWord.read(it).plain()).toList();
    this.replaced = replaced;
    whole = ShellWord.read(last);
    unreplaced = ShellWord.read(last.substring(0, last.length() - replaced.length()));
  }

  /**
   * Parses the words of a line.
   *
   * @param words the words as they are typed, with quotes; the last one is to be completed
   * @param replaced the end of the last word that readline replaces, after an open quote or a word
   *     separator
   * @return empty if the last word contains an expansion that only bash can evaluate, such as a
   *     variable
   */
  static Optional<BashLine> of(List<String> words, String replaced) {
    String last = words.isEmpty() ? "" : words.get(words.size() - 1);
    List<String> before = words.isEmpty() ? words : words.subList(0, words.size() - 1);
    return Optional.of(last)
        .filter(it -> it.endsWith(replaced))
        .map(it -> new BashLine(before, it, replaced))
        .filter(it -> !it.whole.isExpanded());
  }

  /**
   * Returns the answer for the completion script. Its parts end with NUL, which no name contains:
   * whether files are completed too, the start of a file name, the plain text of the replaced end,
   * and the offers. Offers are quoted if no files are completed; otherwise readline quotes them.
   */
  String answer(CommandSpec program) {
    CompletionList offers = WordsBefore.read(program, before).offers(whole.plain());
    int front = unreplaced.plain().length();
    Stream<String> words =
        offers.visible().map(Offer::word).filter(it -> it.startsWith(unreplaced.plain()));
    Stream<String> inserted =
        offers.files() == FileChoice.WORDS
            ? words.map(this::typed).filter(it -> !unreplaced.isClosedBy(it))
            : words.map(it -> it.substring(front));
    Stream<String> head = Stream.of(offers.kind(), offers.prefix(), whole.plain().substring(front));
    return Stream.concat(head, inserted.distinct())
        .map(it -> it + '\0')
        .collect(Collectors.joining());
  }

  /**
   * Returns a word as it is typed. The typed text is preserved, unless its letters or a backslash
   * in it have to change.
   */
  private String typed(String word) {
    return word.startsWith(whole.plain()) && !replaced.contains("\\")
        ? replaced + whole.continued(word.substring(whole.plain().length()))
        : unreplaced.continued(word.substring(unreplaced.plain().length()));
  }
}
