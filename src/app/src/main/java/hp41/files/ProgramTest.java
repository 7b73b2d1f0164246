package hp41.files;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A test in a comment of a listing: a {@link ProgramExample}, or one line with the words to type
 * and what is shown then, {@code ; test: 3 XEQ "AREA" → 28.2743}. The arrow can be written {@code
 * ->}.
 *
 * @param line the number of the line, starting with 1
 * @param title what is tested
 * @param words the words to type; empty for an example
 * @param example the example, if it is one
 * @param expected what is shown, one text for each stop of an example
 */
public record ProgramTest(
    int line, String title, String words, Optional<ProgramExample> example, List<String> expected) {

  private static final Pattern LINE =
      Pattern.compile("[^\"]*?;\\s*test:\\s*(\\S.*?)\\s*(?:→|->)\\s*([^→]*?)\\s*");

  /** Returns the tests of a listing, in its order. */
  public static List<ProgramTest> of(byte[] listing) {
    List<String> lines = new String(listing, StandardCharsets.UTF_8).lines().toList();
    List<ProgramTest> tests = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      int line = i + 1;
      Matcher test = LINE.matcher(lines.get(i));
      if (test.matches()) {
        String words = test.group(1);
        tests.add(new ProgramTest(line, words, words, Optional.empty(), List.of(test.group(2))));
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

  /** Returns the number of data registers that a comment of a listing states, or 0. */
  public static int size(byte[] listing) {
    return new String(listing, StandardCharsets.UTF_8)
        .lines()
        .filter(line -> line.startsWith(";"))
        .flatMap(line -> NeededSize.stated(line).stream())
        .findFirst()
        .orElse(0);
  }

  /** Returns whether the test expects what was shown. Of a line, only the last text is compared. */
  public boolean accepts(List<String> shown) {
    List<String> texts = shown.stream().map(String::strip).toList();
    return example.isPresent()
        ? texts.equals(expected)
        : !texts.isEmpty() && texts.get(texts.size() - 1).equals(expected.get(0));
  }
}
