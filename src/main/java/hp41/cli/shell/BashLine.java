package hp41.cli.shell;

import hp41.cli.shell.CompletionList.FileChoice;
import hp41.cli.shell.CompletionList.Offer;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;

/** A command line as it is typed in bash, up to the cursor, of which readline replaces the end. */
final class BashLine {

  private final List<String> before;
  private final ShellWord whole;
  private final ShellWord kept;
  private final String replaced;

  private BashLine(List<String> before, String last, String replaced) {
    this.before = before.stream().map(it -> ShellWord.read(it).plain()).toList();
    this.replaced = replaced;
    whole = ShellWord.read(last);
    kept = ShellWord.read(last.substring(0, last.length() - replaced.length()));
  }

  /**
   * Reads the words of a line.
   *
   * @param words as they are typed, with their quotes; the last one is to be completed
   * @param replaced the end of the last word, behind an open quote or a mark that ends words
   * @return empty if only bash knows the last word, as for a variable in it
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
   * What the script reads, each part ended by NUL, which no name contains: what there is beside the
   * offers, the name of a file that is begun, the plain text of what is replaced, and the offers.
   * Where there is nothing beside them they are quoted; readline quotes names of files itself.
   */
  String answer(CommandSpec program) {
    CompletionList offers = WordsBefore.read(program, before).offers(whole.plain());
    int front = kept.plain().length();
    Stream<String> words =
        offers.visible().map(Offer::word).filter(it -> it.startsWith(kept.plain()));
    Stream<String> inserted =
        offers.files() == FileChoice.WORDS
            ? words.map(this::typed).filter(it -> !kept.isClosedBy(it))
            : words.map(it -> it.substring(front));
    Stream<String> head = Stream.of(offers.kind(), offers.begun(), whole.plain().substring(front));
    return Stream.concat(head, inserted.distinct())
        .map(it -> it + '\0')
        .collect(Collectors.joining());
  }

  /** A word as it is typed; what stands there stays, unless letters or a backslash change in it. */
  private String typed(String word) {
    return word.startsWith(whole.plain()) && !replaced.contains("\\")
        ? replaced + whole.continued(word.substring(whole.plain().length()))
        : kept.continued(word.substring(kept.plain().length()));
  }
}
