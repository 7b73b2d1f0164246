package hp41.cli.shell;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.lang3.Strings;

/**
 * What a word can become.
 *
 * @param files which names of files it can become as well
 * @param offers the words
 * @param begun the name of a file that is begun
 */
record CompletionList(FileChoice files, List<Offer> offers, String begun) {

  static final CompletionList NONE = of(List.of());

  /** What there is beside the words, which the shell knows better. */
  enum FileChoice {
    /** Nothing. */
    WORDS,
    /** Files and folders. */
    FILES,
    /** Folders. */
    FOLDERS
  }

  /**
   * A word.
   *
   * @param help a few words on it, or empty
   */
  record Offer(String word, String help) {

    /** The line that tells it. */
    private String line() {
      return help.isEmpty() ? word : word + '\t' + help.replaceAll("\\s+", " ");
    }

    /** Whether it can stand in a line. */
    private boolean isVisible() {
      return !word.isEmpty() && word.chars().noneMatch(Character::isISOControl);
    }
  }

  /** Words, and nothing else. */
  static CompletionList of(List<Offer> words) {
    return beside(FileChoice.WORDS, words);
  }

  /** Words, and names of files. */
  static CompletionList beside(FileChoice files, List<Offer> words) {
    return new CompletionList(files, words, "");
  }

  /** Those that begin so, in capitals or not, with something in front of them. */
  CompletionList begunBy(String before, String begun) {
    return new CompletionList(
        files,
        offers.stream()
            .filter(offer -> Strings.CI.startsWith(offer.word, begun))
            .map(offer -> new Offer(before + offer.word, offer.help))
            .toList(),
        begun);
  }

  /** What there is beside the words, in one. */
  String kind() {
    return files.name().toLowerCase(Locale.ROOT);
  }

  /** The words that can stand in a line. */
  Stream<Offer> visible() {
    return offers.stream().filter(Offer::isVisible);
  }

  /** What a shell reads. */
  String lines() {
    String words =
        visible().map(offer -> offer.line() + '\n').distinct().collect(Collectors.joining());
    return kind() + '\n' + words;
  }
}
