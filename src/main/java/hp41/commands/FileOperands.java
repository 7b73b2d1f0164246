package hp41.commands;

import hp41.files.UserFolders;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The names of files behind a word of the terminal. A name with blanks stands in quotes or has
 * {@code \} in front of each; {@code ~} is the user's own folder.
 *
 * @param rest what stands behind the word
 */
public record FileOperands(String rest) {

  private static final Pattern WORD = Pattern.compile("(?:\\\\.|\"[^\"]*\"?|[^\\s\"])+");
  private static final Pattern PART = Pattern.compile("\\\\(.)|\"([^\"]*)\"?");
  private static final UserFolders USER = UserFolders.ofThisProcess();
  private static final String REPAIR = "--repair";

  /** In place of the file: the printer's paper is to be saved, in the file behind it. */
  private static final String PAPER = "paper";

  /** The words, without quotes and {@code \}, and without {@code --repair}. */
  List<String> words() {
    List<String> words = new ArrayList<>();
    Matcher word = WORD.matcher(rest);
    while (word.find()) {
      if (!word.group().equals(REPAIR)) {
        words.add(plain(word.group()));
      }
    }
    return words;
  }

  /** Whether what is typed last is the program to be saved, behind the file. */
  boolean namesProgram() {
    List<String> words = words();
    boolean behindFile = words.size() > 1 || words.size() == 1 && lastWord().isEmpty();
    return behindFile && !arePaper();
  }

  /** Whether the printer's paper is to be saved. */
  boolean arePaper() {
    List<String> words = words();
    return !words.isEmpty() && words.get(0).equalsIgnoreCase(PAPER);
  }

  /** Whether what is whole of damaged files is wanted. */
  boolean repair() {
    return WORD.matcher(rest).results().anyMatch(word -> word.group().equals(REPAIR));
  }

  /** All that stands behind the verb but {@code --repair} as one name, blanks and all. */
  String whole() {
    String name = rest.replaceAll("(?<!\\S)" + REPAIR + "(?!\\S)", "").strip();
    return USER.withHome(name);
  }

  /** The word that is being typed, as it stands there; empty behind a blank. */
  public String lastWord() {
    String last = "";
    Matcher word = WORD.matcher(rest);
    while (word.find()) {
      last = word.end() == rest.length() ? word.group() : "";
    }
    return last;
  }

  /** A word as a name, without quotes and {@code \}. */
  static String plain(String word) {
    return USER.withHome(
        PART.matcher(word)
            .replaceAll(
                part ->
                    Matcher.quoteReplacement(
                        part.group(1) == null ? part.group(2) : part.group(1))));
  }

  /** A name as a word, so that its blanks do not end it. */
  static String word(String name) {
    return name.replaceAll("[\\s\"\\\\]", "\\\\$0");
  }
}
