package hp41.files;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A test in a comment of a listing: a {@link ProgramExample}, or one line with the words to type
 * and what is shown then, {@code ; test: 3 XEQ "AREA" → 28.2743}. The arrow can be written {@code
 * ->}. A line without an arrow or without words is a test that nothing passes.
 *
 * @param line the number of the line, starting with 1
 * @param title what is tested
 * @param words the words to type; empty for an example
 * @param example the example, if it is one
 * @param expected what is shown, one text for each stop of an example; none if the line is wrong
 */
public record ProgramTest(
    int line, String title, String words, Optional<ProgramExample> example, List<String> expected) {

  /** A comment with a test, after a step. A semicolon in a text begins no comment. */
  private static final Pattern COMMENT =
      Pattern.compile("(?:\"[^\"]*\"|[^\";])*;\\s*test:\\s*(.*?)\\s*");

  /** The words and what is shown. An arrow in a text is part of the words. */
  private static final Pattern PARTS =
      Pattern.compile("((?:\"[^\"]*\"|[^\"])+?)\\s*(?:→|->)\\s*([^→]*)");

  /** Returns the tests of a listing, in its order. */
  public static List<ProgramTest> of(byte[] listing) {
    List<String> lines = new String(listing, StandardCharsets.UTF_8).lines().toList();
    List<ProgramTest> tests = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      int line = i + 1;
      Matcher comment = COMMENT.matcher(lines.get(i));
      if (comment.matches()) {
        tests.add(of(line, comment.group(1)));
      }
      ProgramExample.at(lines, i)
          .ifPresent(
              example ->
                  tests.add(
                      new ProgramTest(
                          line,
                          example.title(),
                          "",
                          Optional.of(example),
                          example.rows().stream().map(ProgramExample.Step::display).toList())));
    }
    return tests;
  }

  private static ProgramTest of(int line, String text) {
    Matcher parts = PARTS.matcher(text);
    return parts.matches()
        ? new ProgramTest(
            line, parts.group(1), parts.group(1), Optional.empty(), List.of(parts.group(2)))
        : new ProgramTest(line, text, "", Optional.empty(), List.of());
  }

  /** Returns the number of data registers that a comment of a listing states, or 0. */
  public static int size(byte[] listing) {
    Stream<String> lines = new String(listing, StandardCharsets.UTF_8).lines();
    return NeededSize.stated(lines.filter(line -> line.startsWith(";"))).orElse(0);
  }

  /** Returns whether it is an example, or a line with words and what is shown. */
  public boolean isComplete() {
    return example.isPresent() || !expected.isEmpty();
  }

  /** Returns whether the test expects what was shown. Of a line, only the last text is compared. */
  public boolean accepts(List<String> shown) {
    List<String> texts = displayed(shown);
    int first = example.isPresent() ? 0 : Math.max(0, texts.size() - 1);
    return isComplete() && texts.subList(first, texts.size()).equals(displayed(expected));
  }

  /** Returns texts without blanks around them, and with the display's character for {@code ^}. */
  private static List<String> displayed(List<String> texts) {
    return texts.stream().map(it -> it.strip().replace('^', '↑')).toList();
  }
}
