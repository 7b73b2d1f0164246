package hp41.files;

import hp41.Internals;
import hp41.format.ProgramFile;
import hp41.memory.ProgramMemory;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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

  private final Map<String, ProgramComments> programs = new LinkedHashMap<>();

  private final Set<String> learned = new HashSet<>();

  /** The sizes of bundled programs. In memory, a program is up to a register larger or smaller. */
  private final Map<String, List<Integer>> sizes = new HashMap<>();

  /** What the comments of a listing describe. */
  private record ProgramComments(Map<String, String> questions, Optional<ProgramExample> example) {

    static final ProgramComments NONE = new ProgramComments(Map.of(), Optional.empty());

    static ProgramComments in(byte[] listing) {
      Map<String, String> questions = new LinkedHashMap<>();
      Matcher comments = COMMENT.matcher(new String(listing, StandardCharsets.UTF_8));
      while (comments.find()) {
        questions.put(comments.group(1), comments.group(2));
      }
      return new ProgramComments(questions, ProgramExample.of(listing).stream().findFirst());
    }

    /** Returns these comments, with those of another listing in place of missing ones. */
    ProgramComments or(ProgramComments other) {
      return new ProgramComments(
          questions.isEmpty() ? other.questions : questions, example.or(other::example));
    }
  }

  /** Creates an empty table. */
  public Questions() {}

  /** Stores the questions that a listing describes for its program. */
  public void learn(String program, byte[] listing) {
    programs.put(program, ProgramComments.in(listing).or(comments(program)));
    if (!of(program).isEmpty()) {
      learned.add(program);
    }
  }

  private ProgramComments comments(String program) {
    return programs.computeIfAbsent(
        program,
        name ->
            BundledProgram.named(name)
                .map(it -> ProgramComments.in(it.listing()))
                .orElse(ProgramComments.NONE));
  }

  /**
   * Returns whether a program comes with the calculator, in a module, or its listing was loaded in
   * this session.
   *
   * @param inModule whether the program is in a module
   */
  public boolean knows(String program, boolean inModule) {
    return inModule ? BundledProgram.named(program).isPresent() : learned.contains(program);
  }

  /**
   * Returns whether the description of a program's questions is about the program in memory, and
   * not about a bundled one of the same name, whose size differs.
   *
   * @param bytes the size of the program in memory, including END
   */
  public boolean describes(String program, int bytes) {
    return learned.contains(program)
        || sizes.computeIfAbsent(program, Questions::sizes).stream()
            .anyMatch(size -> Math.abs(size - bytes) < ProgramMemory.BYTES);
  }

  private static List<Integer> sizes(String program) {
    return BundledProgram.named(program).stream()
        .flatMap(it -> ProgramFile.read(it.listing(), Internals.known()).programs().stream())
        .map(bytes -> bytes.length)
        .toList();
  }

  /** Returns the questions of a program, in the order of the listing, with their descriptions. */
  public Map<String, String> of(String program) {
    return comments(program).questions();
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
    return comments(program).example();
  }
}
