package hp41.commands;

import hp41.files.UserFolders;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Parses the file names after a command. Blanks in a name are quoted or escaped with {@code \};
 * {@code ~} is the user's home folder.
 *
 * @param rest the text after the command
 */
public record FileOperands(String rest) {

  /** A text in quotes, in which \" is a quote. Other backslashes in it are left as they are. */
  private static final String QUOTED = "\"((?:\\\\[\\\\\"]|[^\"])*+)\"?";

  private static final Pattern WORD = Pattern.compile("(?:\\\\.|" + QUOTED + "|[^\\s\"])++");
  private static final Pattern PART = Pattern.compile("\\\\(.)|" + QUOTED);
  private static final UserFolders USER = UserFolders.ofThisProcess();
  private static final String REPAIR = "--repair";

  /**
   * The word that is typed instead of a program to save the printer's paper; a file name follows.
   */
  private static final String PAPER = "paper";

  /** Returns the words without quotes and escapes, and without {@code --repair}. */
  List<String> words() {
    return typed().filter(word -> !word.equals(REPAIR)).map(FileOperands::plain).toList();
  }

  private Stream<String> typed() {
    return WORD.matcher(rest).results().map(MatchResult::group);
  }

  /**
   * Returns whether the last word is the name of the program to save, which follows the file name.
   */
  boolean namesProgram() {
    List<String> words = words();
    boolean behindFile = words.size() > 1 || words.size() == 1 && lastWord().isEmpty();
    return behindFile && !arePaper();
  }

  /** Returns whether the printer's paper is to be saved. */
  boolean arePaper() {
    List<String> words = words();
    return !words.isEmpty() && words.get(0).equalsIgnoreCase(PAPER);
  }

  /** Returns whether the undamaged programs of damaged files are to be loaded. */
  boolean repair() {
    return typed().anyMatch(REPAIR::equals);
  }

  /** Returns the whole text except {@code --repair} as one name, including its blanks. */
  String whole() {
    String name = rest.replaceAll("(?<!\\S)" + REPAIR + "(?!\\S)", "").strip();
    return USER.withHome(name);
  }

  /** Returns the word that is being typed, unchanged; empty after a blank. */
  public String lastWord() {
    return typed().reduce((first, last) -> last).filter(rest::endsWith).orElse("");
  }

  /** Returns a word as a name, without quotes and escapes. */
  static String plain(String word) {
    return USER.withHome(
        PART.matcher(word)
            .replaceAll(
                part ->
                    Matcher.quoteReplacement(
                        part.group(1) == null
                            ? part.group(2).replace("\\\"", "\"")
                            : part.group(1))));
  }

  /** Returns a name as a word, with its blanks escaped. */
  static String word(String name) {
    return name.replaceAll("[\\s\"\\\\]", "\\\\$0");
  }
}
