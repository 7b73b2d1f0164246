package hp41.cli.shell;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.lang3.Strings;

/**
 * The completions of a word.
 *
 * @param files the kinds of files to complete as well
 * @param offers the words
 * @param prefix the start of a file name
 */
record CompletionList(FileChoice files, List<Offer> offers, String prefix) {

  static final CompletionList NONE = of(List.of());

  /** What a shell completes in addition to the words. */
  enum FileChoice {
    /** Only words. */
    WORDS,
    /** Files and folders. */
    FILES,
    /** Folders. */
    FOLDERS
  }

  /**
   * A completion.
   *
   * @param help a short description, or empty
   */
  record Offer(String word, String help) {

    /** Returns the line for the shell. */
    private String line() {
      return help.isEmpty() ? word : word + '\t' + help.replaceAll("\\s+", " ");
    }

    /** Returns whether the word can be typed on a command line. */
    private boolean isVisible() {
      return !word.isEmpty() && word.chars().noneMatch(Character::isISOControl);
    }
  }

  /** Returns a list of words only. */
  static CompletionList of(List<Offer> words) {
    return beside(FileChoice.WORDS, words);
  }

  /** Returns a list of words, with files completed as well. */
  static CompletionList beside(FileChoice files, List<Offer> words) {
    return new CompletionList(files, words, "");
  }

  /** Returns the offers with a prefix, ignoring case, and puts a text before each of them. */
  CompletionList withPrefix(String before, String prefix) {
    return new CompletionList(
        files,
        offers.stream()
            .filter(offer -> Strings.CI.startsWith(offer.word, prefix))
            .map(offer -> new Offer(before + offer.word, offer.help))
            .toList(),
        prefix);
  }

  /** Returns the name of the kind of files. */
  String kind() {
    return files.name().toLowerCase(Locale.ROOT);
  }

  /** Returns the words that can be typed on a command line. */
  Stream<Offer> visible() {
    return offers.stream().filter(Offer::isVisible);
  }

  /** Returns the lines for a shell. */
  String lines() {
    String words =
        visible().map(offer -> offer.line() + '\n').distinct().collect(Collectors.joining());
    return kind() + '\n' + words;
  }
}
