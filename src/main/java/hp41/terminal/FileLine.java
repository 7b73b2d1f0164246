package hp41.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A typed line that names files: {@code load FILE … [--repair]}, {@code save FILE [PROGRAM]}. A
 * name with blanks stands in quotes or has {@code \} in front of each; {@code ~} is the user's own
 * folder.
 *
 * @param verb what to do
 * @param rest what stands behind it
 */
record FileLine(Verb verb, String rest) {

  /** What can be done with files. */
  enum Verb {
    LOAD,
    SAVE,
    /** Saves in place of a file that is there, {@code save!}. */
    SAVE_OVER
  }

  private static final Pattern LINE = Pattern.compile("(?i):?(load|save!?)\\s+(.*)");
  private static final Pattern WORD = Pattern.compile("(?:\\\\.|\"[^\"]*\"?|[^\\s\"])+");
  private static final Pattern PART = Pattern.compile("\\\\(.)|\"([^\"]*)\"?");
  private static final String REPAIR = "--repair";

  /** In place of the file: the printer's paper is to be saved, in the file behind it. */
  static final String PAPER = "paper";

  /** The line that a text is, if it begins like one. */
  static Optional<FileLine> of(String text) {
    Matcher line = LINE.matcher(text);
    return line.matches()
        ? Optional.of(new FileLine(verb(line.group(1)), line.group(2)))
        : Optional.empty();
  }

  private static Verb verb(String word) {
    return Verb.valueOf(word.toUpperCase(Locale.ROOT).replace("!", "_OVER"));
  }

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
    return verb != Verb.LOAD && behindFile && !words.get(0).equalsIgnoreCase(PAPER);
  }

  /** Whether what is whole of damaged files is wanted. */
  boolean repair() {
    return WORD.matcher(rest).results().anyMatch(word -> word.group().equals(REPAIR));
  }

  /** All that stands behind the verb but {@code --repair} as one name, blanks and all. */
  String whole() {
    String name = rest.replaceAll("(?<!\\S)" + REPAIR + "(?!\\S)", "").strip();
    return withHome(name);
  }

  /** The word that is being typed, as it stands there; empty behind a blank. */
  String lastWord() {
    String last = "";
    Matcher word = WORD.matcher(rest);
    while (word.find()) {
      last = word.end() == rest.length() ? word.group() : "";
    }
    return last;
  }

  /** A word as a name, without quotes and {@code \}. */
  static String plain(String word) {
    return withHome(
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

  /** A name in which {@code ~} stands for the home folder, spelled out. */
  static String withHome(String name) {
    return name.equals("~") || name.startsWith("~/")
        ? System.getProperty("user.home") + name.substring(1)
        : name;
  }
}
