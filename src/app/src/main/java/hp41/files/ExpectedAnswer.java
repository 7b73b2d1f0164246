package hp41.files;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The answers that a program accepts at a question, as a comment of its listing describes them.
 *
 * @param text the description, such as {@code yes or no} or {@code 1 to 8, such as 158}; empty if
 *     the listing has none. What follows a semicolon is a remark.
 */
public record ExpectedAnswer(String text) {

  /** No description. */
  public static final ExpectedAnswer UNKNOWN = new ExpectedAnswer("");

  private static final Pattern EXAMPLE = Pattern.compile("such as ([^\\s,;]+)");

  /** The words with which a listing asks for the label of a program that the user has written. */
  private static final String LABEL = "label of your program";

  /** Returns whether the answer is the label of a program that the user has to write. */
  public boolean isOwnProgram() {
    return text.startsWith(LABEL);
  }

  /**
   * Returns whether an answer is one of the described words. Every answer is accepted if the
   * description is not a choice of words.
   */
  public boolean accepts(String answer) {
    List<String> words = choice();
    return words.isEmpty() || words.stream().anyMatch(answer::equalsIgnoreCase);
  }

  /**
   * Returns the words among which the answer is chosen; empty if the answer is not a choice of
   * words.
   */
  private List<String> choice() {
    List<String> words = List.of(text.replaceFirst(";.*", "").split(" or |, "));
    return words.size() > 1 && words.stream().allMatch(it -> it.matches("\\S+"))
        ? words
        : List.of();
  }

  /** Returns the answers that the description names, such as YES and NO. */
  public List<String> examples() {
    if (text.startsWith("yes ")) {
      return List.of("YES", "NO");
    }
    Matcher example = EXAMPLE.matcher(text);
    return example.find() ? List.of(example.group(1)) : choice();
  }
}
