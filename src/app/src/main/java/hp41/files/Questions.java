package hp41.files;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The questions that programs ask, each with a description of its answers. Listings contain them as
 * comments: {@code ; asks SIZE? a number from 1 to 12}, with two or more blanks between question
 * and description. Questions of bundled programs are always available, those of other listings once
 * they have been loaded.
 */
public final class Questions {

  private static final Pattern COMMENT =
      Pattern.compile("^\\h*;\\h*asks\\h+(\\S+(?: \\S+)*)\\h{2,}(\\S.*?)\\h*$", Pattern.MULTILINE);

  private final Map<String, Map<String, String>> programs = new LinkedHashMap<>();

  /** Creates an empty table. */
  public Questions() {}

  /** Stores the questions that a listing describes for its program. */
  public void learn(String program, byte[] listing) {
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

  private static Map<String, String> read(byte[] listing) {
    Map<String, String> questions = new LinkedHashMap<>();
    Matcher comments = COMMENT.matcher(new String(listing, StandardCharsets.UTF_8));
    while (comments.find()) {
      questions.put(comments.group(1), comments.group(2));
    }
    return questions;
  }
}
