package hp41.files;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The questions that programs ask, each with a description of its answers, and an example of each
 * program. Listings contain them as comments: {@code ; asks SIZE? a number from 1 to 12}, with two
 * or more blanks between question and description. Questions of bundled programs are always
 * available, those of other listings once they have been loaded.
 */
public final class Questions {

  private static final Pattern COMMENT =
      Pattern.compile(
          "^[ \\t]*;[ \\t]*asks[ \\t]+(\\S+(?: \\S+)*)[ \\t]{2,}(\\S.*?)[ \\t]*$",
          Pattern.MULTILINE);

  private final Map<String, Map<String, String>> programs = new LinkedHashMap<>();
  private final Map<String, Optional<ProgramExample>> examples = new LinkedHashMap<>();

  /** Creates an empty table. */
  public Questions() {}

  /** Stores the questions that a listing describes for its program. */
  public void learn(String program, byte[] listing) {
    ProgramExample.of(listing).stream()
        .findFirst()
        .ifPresent(it -> examples.put(program, Optional.of(it)));
    Map<String, String> questions = read(listing);
    if (!questions.isEmpty()) {
      programs.put(program, questions);
    }
  }

  /** Returns the questions of a program, in the order of the listing, with their descriptions. */
  public Map<String, String> of(String program) {
    return programs.computeIfAbsent(
        program, name -> BundledProgram.named(name).map(it -> read(it.listing())).orElse(Map.of()));
  }

  /**
   * Returns the description of the answers to a question, or to one with other digits, such as
   * {@code A1,1=?} for {@code A2,3=?}. Empty if there is none.
   */
  public String of(String program, String question) {
    Map<String, String> described = of(program);
    String pattern = digitsAlike(question);
    return described.entrySet().stream()
        .filter(it -> digitsAlike(it.getKey()).equals(pattern))
        .map(Map.Entry::getValue)
        .findFirst()
        .filter(it -> !described.containsKey(question))
        .orElseGet(() -> described.getOrDefault(question, ""));
  }

  private static String digitsAlike(String question) {
    return question.replaceAll("-?\\d[\\d.,]*(E-?\\d+)?", "0");
  }

  /** Returns the first example of a program; empty if its listing has none. */
  public Optional<ProgramExample> example(String program) {
    return examples.computeIfAbsent(
        program,
        name ->
            BundledProgram.named(name).stream()
                .flatMap(it -> ProgramExample.of(it.listing()).stream())
                .findFirst());
  }

  private static Map<String, String> read(byte[] listing) {
    Map<String, String> questions = new LinkedHashMap<>();
    Matcher comments = COMMENT.matcher(new String(listing, StandardCharsets.UTF_8));
    while (comments.find()) {
      questions.put(comments.group(1), comments.group(2));
    }
    return questions;
  }
}
