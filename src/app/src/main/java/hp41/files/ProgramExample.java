package hp41.files;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * An example of how a program is used. It is a comment in the program's listing: {@code ; example
 * TITLE}, and rows that are indented by three blanks. {@code with LINES} is a program that the
 * example needs, {@code xeq LABEL WORDS} starts another label than the first one or enters numbers
 * first. Each other row is what the program shows, and after at least two blanks the answer before
 * R/S.
 *
 * @param title what is computed
 * @param with the lines of a program that the example needs; may be empty
 * @param start the label to execute, and the words to execute before; empty for the first label
 * @param rows what is shown, with the answers
 */
public record ProgramExample(String title, String with, String start, List<Step> rows) {

  private static final String HEADING = "; example ";
  private static final String ROW = ";   ";
  private static final String WITH = "with ";
  private static final String START = "xeq ";

  /**
   * A stop of the program.
   *
   * @param display what is shown
   * @param answer what the user types before R/S; may be empty
   */
  public record Step(String display, String answer) {

    static Step of(String row) {
      String[] columns = row.split(" {2,}", 2);
      return new Step(columns[0], columns.length < 2 ? "" : columns[1]);
    }
  }

  /** Returns the examples of a listing. */
  public static List<ProgramExample> of(byte[] listing) {
    List<String> lines = new String(listing, StandardCharsets.UTF_8).lines().toList();
    return IntStream.range(0, lines.size()).boxed().flatMap(i -> at(lines, i).stream()).toList();
  }

  /** Returns the example that begins at a line of a listing. */
  static Optional<ProgramExample> at(List<String> lines, int index) {
    return Optional.of(lines.get(index))
        .filter(it -> it.startsWith(HEADING))
        .map(
            heading ->
                of(
                    heading.substring(HEADING.length()).strip(),
                    lines.stream()
                        .skip(index + 1L)
                        .takeWhile(it -> it.startsWith(ROW))
                        .map(it -> it.substring(ROW.length()).strip())
                        .toList()));
  }

  private static ProgramExample of(String title, List<String> rows) {
    List<Step> steps =
        rows.stream()
            .filter(it -> !it.startsWith(WITH) && !it.startsWith(START))
            .map(Step::of)
            .toList();
    return new ProgramExample(title, after(WITH, rows), after(START, rows), steps);
  }

  private static String after(String word, List<String> rows) {
    return rows.stream()
        .filter(it -> it.startsWith(word))
        .map(it -> it.substring(word.length()).strip())
        .findFirst()
        .orElse("");
  }

  /** Returns the answers, one in a line. */
  public String answers() {
    return rows.stream().map(Step::answer).collect(Collectors.joining("\n"));
  }

  /** Returns the labels and words of {@link #start}. */
  public List<String> startWords() {
    return start.isEmpty() ? List.of() : Arrays.asList(start.split(" +"));
  }
}
