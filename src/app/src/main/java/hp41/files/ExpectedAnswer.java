package hp41.files;

import java.util.List;

/**
 * The answers that a program accepts at a question, as a comment of its listing describes them.
 *
 * @param text the description, such as {@code yes or no} or {@code 1 to 8, such as 158}; empty if
 *     the listing has none. What follows a semicolon is a remark.
 */
public record ExpectedAnswer(String text) {

  /** No description. */
  public static final ExpectedAnswer UNKNOWN = new ExpectedAnswer("");

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
    List<String> words = List.of(text.replaceFirst(";.*", "").split(" or |, "));
    boolean choice = words.size() > 1 && words.stream().allMatch(it -> it.matches("\\S+"));
    return !choice || words.stream().anyMatch(answer::equalsIgnoreCase);
  }
}
